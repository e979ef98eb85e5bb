package shelf_test

import (
	"slices"
	"testing"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/record"
)

func TestWhoPlaysHereIsWrittenAndRead(t *testing.T) {
	for _, test := range []struct {
		players []int
		words   string
	}{{[]int{0}, "0"}, {[]int{2, 0}, "2 0"}, {nil, shelf.HereNone}} {
		if got := shelf.WriteHere(test.players); got != test.words {
			t.Errorf("%v: got %q, want %q", test.players, got, test.words)
		}
		if got := shelf.ReadHere(test.words); !slices.Equal(got, test.players) {
			t.Errorf("%q: got %v, want %v", test.words, got, test.players)
		}
	}
	for _, words := range []string{shelf.HereAll, shelf.HereAsk} {
		if got := shelf.ReadHere(words); got != nil {
			t.Errorf("%q: got %v, want no players", words, got)
		}
	}
}

func TestWhoPlaysHereIsAskedWhereSeveralPlay(t *testing.T) {
	one, two := record.Player{Seats: engine.Only(1)}, record.Player{Seats: engine.Only(2)}
	for name, test := range map[string]struct {
		players []record.Player
		want    string
	}{
		"one player":                     {[]record.Player{one}, shelf.HereAll},
		"one, and one without a seat":    {[]record.Player{one, {}}, shelf.HereAll},
		"two players":                    {[]record.Player{one, two}, shelf.HereAsk},
		"two, and one without any seats": {[]record.Player{one, {}, two}, shelf.HereAsk},
	} {
		if got := shelf.HereOnArrival(test.players); got != test.want {
			t.Errorf("%s: got %q, want %q", name, got, test.want)
		}
	}
}
