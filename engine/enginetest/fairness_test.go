package enginetest_test

import (
	"encoding/json"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
)

// nosy answers by every byte of what it is handed.
func nosy(v engine.View, d engine.Decision) engine.Choice {
	text, _ := json.Marshal(v)
	n := 0
	for _, b := range text {
		n = (n*31 + int(b)) % 65521
	}
	return d.Legal[n%len(d.Legal)]
}

func TestUnfairPlayersAreFound(t *testing.T) {
	hands := flaw{view: func(m engine.Match, seats engine.Seats) engine.View {
		return leaky{m.View(seats), slices.Clone(m.(*engine.Position[toy.Table]).Table().Houses[:])}
	}}
	game := hands.game()
	wantFailure(t, failing(t, func(tb testing.TB) {
		for seed := uint64(0); seed < 8 && !tb.Failed(); seed++ {
			enginetest.Fair(tb, game, "full", swapDeck(game), seed, 400, nosy)
		}
	}), "where what it cannot see is otherwise")
	wantFailure(t, failing(t, func(tb testing.TB) {
		enginetest.Fair(tb, game, "full", swapDeck(game), 1, 400, func(engine.View, engine.Decision) engine.Choice { return engine.Choice{Verb: "peek"} })
	}), "peek")
}
