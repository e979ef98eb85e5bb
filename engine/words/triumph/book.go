// Package triumph is the catalogue of Triumph & Tragedy.
package triumph

import (
	_ "embed"

	"interbellum/engine/words"
	"interbellum/engine/words/blocks"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("triumph", english, blocks.Book)
