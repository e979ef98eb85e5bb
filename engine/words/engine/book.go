// Package engine is the catalogue of the kernel: what records, links, saves and the dealer refuse, and why.
package engine

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("engine", english, nil)
