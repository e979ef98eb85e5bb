package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	mind "interbellum/engine/cataclysm/bot"
	"interbellum/engine/enginetest/players"
	_ "interbellum/engine/words/cataclysm" // the test reads what openings are called
)

func TestOpeningsCount(t *testing.T) {
	var seats []engine.Seat
	for p := cataclysm.France; p <= cataclysm.PowerCount; p++ {
		seats = append(seats, engine.Seat(p))
	}
	players.Openings(t, cataclysm.Game(), mind.Mind{}, "cataclysm", seats, func(slug string) bool {
		_, is := cataclysm.ParseArea(slug)
		return is
	})
}
