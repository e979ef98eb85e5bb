// Package blocks is the catalogue that Triumph & Tragedy and Conquest & Consequence share.
package blocks

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("blocks", english, nil)
