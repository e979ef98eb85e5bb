package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/players"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
	_ "interbellum/engine/words/triumph" // the test reads what openings are called
)

func TestOpeningsCount(t *testing.T) {
	var seats []engine.Seat
	for _, f := range blockwar.AllFactions {
		seats = append(seats, blockwar.SeatOf(f))
	}
	players.Openings(t, triumph.Game(), mind.New(), "1936", seats, func(slug string) bool {
		_, is := triumph.Book().ParseNation(slug)
		return is
	})
}
