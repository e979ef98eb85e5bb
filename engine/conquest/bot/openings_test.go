package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/enginetest/players"
	_ "interbellum/engine/words/conquest" // the test reads what openings are called
)

func TestOpeningsCount(t *testing.T) {
	var seats []engine.Seat
	for _, f := range blockwar.AllFactions {
		seats = append(seats, blockwar.SeatOf(f))
	}
	players.Openings(t, conquest.Game(), mind.New(), "1936", seats, func(slug string) bool {
		_, is := conquest.Book().ParseNation(slug)
		return is
	})
}

// TestTheBombIsStudiedFor puts the questions of 9.6 to a player that set out for the bomb, and to one that did not.
func TestTheBombIsStudiedFor(t *testing.T) {
	for _, c := range []struct {
		name         string
		q            question
		studies, not string
	}{
		{"7.244 the next card before a step, though there is a war",
			question{Position: position{Phase: blockwar.ProductionPhase, Wars: "japan-usa", Units: with("hawaii us infantry 1", "bonin-sea japan fleet 4"), Cards: hand(usa, []int{1, 28, 29, 50}, nil)}, Bought: 7,
				Asked: usa, Kind: "production", Legal: "buy:deck/action buy:deck/investment done step:area/hawaii>nation/us"},
			"buy:deck/investment", "step:area/hawaii>nation/us"},
		{"7.32 no IND for a card that the next stage wants",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "britemp=usa 2", Cards: hand(usa, nil, []int{18, 23, 28, 42})},
				Asked: usa, Kind: "government", Legal: "industry pass"},
			"pass", "industry"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.q.Year = 1940
			for opening, want := range map[string]string{"conquest/opening.manhattan-project": c.studies, blocks.NoOpening: c.not} {
				q := c.q
				q.Follows = opening
				if got := seminar.Answer(t, &q); got != want {
					t.Errorf("with opening %q it answers %s, not %s", opening, got, want)
				}
			}
		})
	}
}
