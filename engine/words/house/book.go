// Package house is the catalogue of house editions: what is wrong with one, and where.
package house

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("house", english, nil)
