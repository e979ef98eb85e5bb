// Package toy is the catalogue of the toy game.
package toy

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("toy", english, nil)
