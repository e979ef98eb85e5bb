package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// rulesRevision counts the changes of the rules' code after which a position may offer other answers. Raise it
// with such a change: a match that began before it then counts as one of an older edition, not as a damaged one.
const rulesRevision = "2"

// editionOf names the rules and the data that they read.
func editionOf(b *Book) string {
	return engine.EditionOf(slices.Concat([]string{rulesRevision}, b.files)...)
}
