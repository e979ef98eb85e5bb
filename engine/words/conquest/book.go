// Package conquest is the catalogue of Conquest & Consequence.
package conquest

import (
	_ "embed"

	"interbellum/engine/words"
	"interbellum/engine/words/blocks"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("conquest", english, blocks.Book)
