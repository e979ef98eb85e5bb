package match

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record/recordtest"
)

func TestWhatABotIsHanded(t *testing.T) {
	run := pebblesRun(t, dice.SeededName)
	play := &Play{run: run}
	for bots, want := range map[engine.Seats]bool{0: false, engine.Only(recordtest.South): false, engine.Only(recordtest.North): true} {
		b := Bots{play: play, device: &Device{play: play, bots: bots}}
		if d, found := b.Asked(); found != want || found && d.Seat != recordtest.North {
			t.Errorf("bots %b: got a question to seat %d: %v, want %v", bots, d.Seat, found, want)
		}
	}
	b := Bots{play: play, device: &Device{play: play}}
	if got, want := b.View(recordtest.East).For(), engine.Only(recordtest.East); got != want {
		t.Errorf("got a view for the seats %b, want %b: not what North of the same player sees", got, want)
	}
	enter(t, run, recordtest.North, "pass", "")
	if _, last := b.Rights(recordtest.North); last.Verb != "pass" {
		t.Errorf("got %v as North's last answer, want the pass", last)
	}
	rights, last := b.Rights(recordtest.South)
	if len(rights) == 0 {
		t.Error("got no rights of South, want the one to shout")
	}
	for _, d := range rights {
		if d.Seat != recordtest.South || d.Kind == engine.OrderVerb {
			t.Errorf("got the right %v, want South's own and no order", d)
		}
	}
	if last.Verb != "" {
		t.Errorf("got %v as South's last answer, want none", last)
	}
}
