// Package hidden is the catalogue of cards that lie face down as commitments.
package hidden

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("hidden", english, nil)
