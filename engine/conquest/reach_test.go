package conquest

import (
	"embed"
	"testing"

	"interbellum/engine/enginetest"
)

//go:embed testdata/positions
var positions embed.FS

// Matches from the written positions come to every procedure, give every answer that this game alone knows and are won in every way
// (18.2 to 18.5); nothing is wrong at any question. The positions are those that `make soak` starts from as well.
func TestReach(t *testing.T) {
	enginetest.Reach(t, Game(), positions, "testdata/positions", enginetest.VerbsHere(t), []string{"economic", "military", "atomic", "hegemony"}, 12)
}
