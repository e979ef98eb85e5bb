// Package page is the catalogue of the page: what no game says.
package page

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("page", english, nil)
