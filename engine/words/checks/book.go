// Package checks is the catalogue of what the checks find in printed data.
package checks

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("checks", english, nil)
