package cataclysm

import (
	"embed"
	"testing"

	"interbellum/engine/enginetest"
)

//go:embed testdata/positions
var positions embed.FS

// Matches from the written positions come to every procedure and give every answer that the
// game knows; nothing is wrong at any question. The positions are those that `make soak`
// starts from as well. With other data a match may take another course and miss one.
func TestShippedReach(t *testing.T) {
	judgeTheData(t)
	enginetest.Shipped(t, Game())
	verbs := enginetest.VerbsHere(t)
	for _, v := range operationVerbs {
		verbs = append(verbs, v.verb)
	}
	enginetest.Reach(t, Game(), positions, "testdata/positions", verbs, nil, 16)
}
