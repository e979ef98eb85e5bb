// Package shop is the catalogue of the Workshop's screens (app/workshop).
package shop

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("shop", english, nil)
