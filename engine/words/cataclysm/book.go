// Package cataclysm is the catalogue of Cataclysm.
package cataclysm

import (
	_ "embed"

	"interbellum/engine/words"
)

//go:embed en.tsv
var english string

// Book has the texts.
var Book = words.Register("cataclysm", english, nil)
