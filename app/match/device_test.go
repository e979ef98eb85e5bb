package match

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// pebblesRun is a match of Pebbles in which player 0 has North and East, and player 1 has South.
func pebblesRun(t *testing.T, dealer string) *record.Run {
	t.Helper()
	game := recordtest.Pebbles(recordtest.First)
	run, _, err := record.Begin(game, recordtest.Header(game, "short", dealer), nil)
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// enter has a seat give an answer in a run.
func enter(t *testing.T, run *record.Run, seat engine.Seat, words, by string) {
	t.Helper()
	c, err := engine.ParseChoice(words)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(seat, c, by); err != nil {
		t.Fatalf("%s by seat %d: %v", words, seat, err)
	}
}

func TestWhoPlaysOnADevice(t *testing.T) {
	play := &Play{run: pebblesRun(t, dice.SeededName)}
	const north, south, east = recordtest.North, recordtest.South, recordtest.East
	for name, test := range map[string]struct {
		sit      []int // nil: all players
		bots     engine.Seats
		here     []bool
		people   []int
		onlyBots []bool
		byBot    []engine.Seat
	}{
		"all players":              {nil, 0, []bool{true, true}, []int{0, 1}, []bool{false, false}, nil},
		"one of them":              {[]int{1}, 0, []bool{false, true}, []int{1}, []bool{false, false}, nil},
		"none of them":             {[]int{}, 0, []bool{false, false}, nil, []bool{false, false}, nil},
		"players that do not play": {[]int{-1, 0, 7}, 0, []bool{true, false}, []int{0}, []bool{false, false}, nil},
		"a bot for South":          {nil, engine.Only(south), []bool{true, true}, []int{0}, []bool{false, true}, []engine.Seat{south}},
		"a bot for one of two":     {nil, engine.Only(east), []bool{true, true}, []int{0, 1}, []bool{false, false}, []engine.Seat{east}},
		"bots for all":             {nil, engine.Only(north, south, east), []bool{true, true}, nil, []bool{true, true}, []engine.Seat{north, south, east}},
		"a bot of another device":  {[]int{0}, engine.Only(south), []bool{true, false}, []int{0}, []bool{false, false}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			d := Device{play: play, bots: test.bots}
			if test.sit != nil {
				d.sit(test.sit)
			}
			if got := d.People(); !slices.Equal(got, test.people) {
				t.Errorf("people: got %v, want %v", got, test.people)
			}
			for player := range 2 {
				if got, want := d.Here(player), test.here[player]; got != want {
					t.Errorf("player %d plays here: got %v, want %v", player, got, want)
				}
				if got, want := d.OnlyBots(player), test.onlyBots[player]; got != want {
					t.Errorf("only bots play for player %d: got %v, want %v", player, got, want)
				}
			}
			for _, seat := range []engine.Seat{north, south, east} {
				if got, want := d.byBot(seat), slices.Contains(test.byBot, seat); got != want {
					t.Errorf("a bot answers for seat %d: got %v, want %v", seat, got, want)
				}
			}
			if d.Here(record.Nobody) || d.Here(2) {
				t.Error("got a player here who is not in the match, want none")
			}
		})
	}
}
