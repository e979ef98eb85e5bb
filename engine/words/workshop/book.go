// Package workshop is the catalogue of the Workshop's model: the names of data files, columns and words in them, and why an act is refused.
package workshop

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("workshop", english, nil)
