package match

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// viewing is a viewer with what the part needs.
func viewing(run *record.Run, player int, bots engine.Seats) *Viewer {
	play := &Play{run: run}
	floor := &Floor{play: play}
	floor.Raise()
	return &Viewer{play: play, device: &Device{play: play, bots: bots}, floor: floor, player: player}
}

func TestWhatTheViewerSeesAndIsAsked(t *testing.T) {
	north := engine.Only(recordtest.North)
	for name, test := range map[string]struct {
		player int
		bots   engine.Seats
		asked  int
	}{
		"the player who is asked":           {0, 0, 1},
		"another player":                    {1, 0, 0},
		"a covered board":                   {record.Nobody, 0, 0},
		"the player whose seat a bot plays": {0, north, 0},
	} {
		t.Run(name, func(t *testing.T) {
			v := viewing(pebblesRun(t, dice.SeededName), test.player, test.bots)
			if got := len(v.Asked()); got != test.asked {
				t.Errorf("got %d questions, want %d", got, test.asked)
			}
			if got, want := v.View().For(), v.play.Seats(test.player); got != want || v.Seats() != want {
				t.Errorf("got a view for the seats %b, want %b", got, want)
			}
		})
	}
}

func TestDiceByHandAreAskedOfAnyViewer(t *testing.T) {
	run := pebblesRun(t, dice.HandName)
	enter(t, run, recordtest.North, "throw:die/one", "")
	for player, want := range map[int]int{0: 1, 1: 1, record.Nobody: 0} {
		if got := len(viewing(run, player, 0).Asked()); got != want {
			t.Errorf("player %d: got %d questions, want %d", player, got, want)
		}
	}
}

func TestTheDeviceIsPassedAndTheFloorRises(t *testing.T) {
	run := pebblesRun(t, dice.SeededName)
	v := viewing(run, 0, 0)
	enter(t, run, recordtest.North, "pass", "")
	if v.pass(1); v.Player() != 1 || v.floor.Seq() != 1 {
		t.Errorf("got player %d and the floor %d, want player 1 and the floor 1", v.Player(), v.floor.Seq())
	}
}

func TestWhoHoldsTheDeviceNext(t *testing.T) {
	run := pebblesRun(t, dice.SeededName)
	for _, seat := range []engine.Seat{recordtest.North, recordtest.South, recordtest.East} {
		enter(t, run, seat, "pass", "")
	}
	if got := len(run.Match.Open()); got != 3 {
		t.Fatalf("got %d questions, want all three seats asked to bid", got)
	}
	for name, test := range map[string]struct {
		viewer int
		sit    []int
		bots   engine.Seats
		next   int
		due    bool
		waits  []int
	}{
		"nobody looks: the first who is asked": {record.Nobody, []int{0, 1}, 0, 0, true, []int{0, 1}},
		"the viewer goes on":                   {1, []int{0, 1}, 0, 1, false, []int{0, 1}},
		"the other plays elsewhere":            {record.Nobody, []int{1}, 0, 1, true, []int{0, 1}},
		"a bot is asked":                       {1, []int{0, 1}, engine.Only(recordtest.South), 0, true, []int{0}},
		"only bots are asked here":             {record.Nobody, []int{1}, engine.Only(recordtest.South), record.Nobody, false, []int{0}},
	} {
		t.Run(name, func(t *testing.T) {
			v := viewing(run, test.viewer, test.bots)
			v.device.sit(test.sit)
			h := Handover{play: v.play, device: v.device, viewer: v}
			if to, due := h.Due(); to != test.next || due != test.due {
				t.Errorf("got player %d, due: %v; want player %d, due: %v", to, due, test.next, test.due)
			}
			if got := h.Waiting(); !slices.Equal(got, test.waits) {
				t.Errorf("got the players %v waited for, want %v", got, test.waits)
			}
		})
	}
}
