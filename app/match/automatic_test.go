package match

import (
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

func TestForcedAnswersAreGivenOrAskedFor(t *testing.T) {
	for name, test := range map[string]struct {
		askForced bool
		sit       []int
		answers   int
	}{
		"given":                                {false, []int{0, 1}, 2},
		"asked for":                            {true, []int{0, 1}, 1},
		"given for a player on another device": {true, []int{0}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			run := pebblesRun(t, dice.SeededName)
			v := viewing(run, 0, 0)
			v.device.sit(test.sit)
			a := Automatic{AskForced: test.askForced, play: v.play, device: v.device, viewer: v}
			enter(t, run, recordtest.North, "take:heap/own#2", "") // South can only thank
			if err := a.advance(); err != nil {
				t.Fatal(err)
			}
			if got := v.play.Seq(); got != test.answers {
				t.Errorf("got %d answers, want %d", got, test.answers)
			}
			if last := run.Record.Entries[v.play.Seq()-1]; test.answers == 2 && last.By != record.ByForced {
				t.Errorf("got the thanks by %q, want them forced", last.By)
			}
		})
	}
}
