package enginetest_test

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
	"interbellum/engine/words"
)

// swapDeck exchanges a card of Birch's hand for one of the deck.
func swapDeck(game *engine.Game) enginetest.Swap {
	return func(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
		b := m.(*broken)
		t, from, to := b.table(), 1+pick.N(6), 1+pick.N(6)
		if seats.Has(toy.Birch) || slices.Contains(m.Stack(), "inspection") || !t.Exchange(&t.Houses[toy.Birch], from, to) {
			return nil, false
		}
		fresh, err := saves.Read(game, saves.Write(m))
		return fresh, err == nil
	}
}

func TestInterferenceIsFound(t *testing.T) {
	for _, c := range []struct {
		name, says string
		flaw       flaw
	}{
		{"a view that shows all hands", "notice a change", flaw{view: func(m engine.Match, seats engine.Seats) engine.View {
			return leaky{m.View(seats), slices.Clone(m.(*engine.Position[toy.Table]).Table().Houses[:])}
		}}},
		{"events that show a card and do not say so", "notice a change", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			for i := range seen {
				seen[i].Reveals = 0
			}
			return seen, err
		}}},
		{"a refusal that tells", "a refusal tells", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			if err != nil && b.table().Houses[toy.Birch].Hand[6] > 0 {
				err.(*engine.Illegal).Why = words.To("Birch has a 6")
			}
			return seen, err
		}}},
		{"a question that is asked only with a 6", "notice a change", flaw{open: func(m engine.Match, open []engine.Decision) []engine.Decision {
			if m.(*engine.Position[toy.Table]).Table().Houses[toy.Birch].Hand[6] > 0 {
				open[0].About = "house/birch"
			}
			return open
		}}},
		{"a question that is put to Birch only with a 6", "notice a change", flaw{open: func(m engine.Match, open []engine.Decision) []engine.Decision {
			for i := range open {
				if open[i].Seat == toy.Birch && m.(*engine.Position[toy.Table]).Table().Houses[toy.Birch].Hand[6] == 0 {
					open[i].Legal = open[i].Legal[:1]
				}
			}
			return open
		}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			game := c.flaw.game()
			r := failing(t, func(tb testing.TB) {
				for seed := uint64(0); seed < 8 && !tb.Failed(); seed++ {
					enginetest.Interfere(tb, game, "full", swapDeck(game), seed)
				}
			})
			wantFailure(t, r, c.says)
		})
	}
}
