package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/players"
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
