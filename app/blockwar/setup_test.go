package blockwar_test

import (
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	rules "interbellum/engine/triumph"
	texts "interbellum/engine/words/triumph"
)

func TestAScenarioIsToldInItsOwnSentenceOrByItsPlayers(t *testing.T) {
	for want, s := range map[string]engine.Scenario{
		texts.Book.Say("about.1939"): {ID: "1939", Seats: engine.Only(1, 2, 3)},
		"For 2 players.":             {ID: "without-a-sentence", Seats: engine.Only(1, 2)},
	} {
		if got := triumph.New().About(s); got != want {
			t.Errorf("%s: got %q, want %q", s.ID, got, want)
		}
	}
}

// filled lets the Axis fill in its set-up in one way, and counts what then stands.
func filled(t *testing.T, way string) (count look.Template, units int) {
	t.Helper()
	s := enginetest.Start(t, rules.Game(), "1936")
	for n := uint32(0); len(s.Legal("axis")) > 0 && n < 100; n++ {
		d := s.Asked("axis", "place-unit")
		sight := &face.Sight{View: s.Match.View(engine.Only(d.Seat)), Asked: []engine.Decision{d}}
		s.Play("axis", triumph.New().Fill(sight, d, way, n*2654435761).Words())
	}
	for _, u := range s.Match.View(engine.Only(engine.Seat(rules.Axis))).(*blockwar.View).Units {
		if u.Unit != "" {
			count[u.Type]++
			units++
		}
	}
	return count, units
}

func TestSetupIsFilledIn(t *testing.T) {
	for _, f := range triumph.New().Fills(engine.Decision{Kind: "place-unit"}) {
		t.Run("5.1 every way of filling in sets up all 22 units: "+f.ID, func(t *testing.T) {
			if _, units := filled(t, f.ID); units != 22 {
				t.Errorf("got %d units, want 22", units)
			}
		})
	}
	t.Run("5.0 templates differ in what they raise", func(t *testing.T) {
		army, _ := filled(t, "army")
		navy, _ := filled(t, "navy")
		if army[blockwar.Infantry] <= navy[blockwar.Infantry] || navy[blockwar.Fleet] <= army[blockwar.Fleet] || navy[blockwar.Sub] == 0 {
			t.Errorf("got an army of %v and a navy of %v, want more Infantry in one, more Fleets and some Subs in the other", army, navy)
		}
	})
	t.Run("7.2 Production is never filled in", func(t *testing.T) {
		if triumph.New().Fills(engine.Decision{Kind: "cadre", Rule: "7.2"}) != nil {
			t.Error("got a way to fill in a cadre, want none")
		}
	})
}
