package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
)

// tapped is what a tap on a unit of the board answers with two answers at once, the first that begins with this word; "" where none does.
func tapped(d *Desk, verb string) string {
	for _, m := range regexp.MustCompile(`data-answer="(`+verb+`:[^" ]+ [^" ]+)"`).FindAllStringSubmatch(html(d), -1) {
		return strings.ReplaceAll(m[1], "&gt;", ">")
	}
	return ""
}

func TestAUnitIsTakenByOneTapAndPutBackByOneUndo(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		for verb, kind := range map[string]string{"move": "move", "step": "production"} {
			t.Run(game+", "+verb, func(t *testing.T) {
				d, pick := deskAt(store.NewMemory(), "m"), chance(3)
				begin(t, d, game, 1)
				words := ""
				for n := 0; words == ""; n++ {
					if n > 40 {
						t.Fatalf("at none of %d questions %q got a unit to tap, want one", n, kind)
					}
					if until(t, d, &pick, kind); n > 0 {
						step(t, d, &pick)
						until(t, d, &pick, kind)
					}
					words = tapped(d, verb)
				}
				before, q := d.Table.Session.Play.Seq(), d.Table.Sight().Asked[0]
				answer(t, d, q.Seat, words)
				given := []string{}
				for _, e := range d.Table.Session.Play.Record().Entries[before:] {
					given = append(given, e.Choice.Words())
				}
				if want := strings.Fields(words); !slices.Equal(given[:min(2, len(given))], want) {
					t.Errorf("a tap on a unit: got the answers %q, want %q", given, want)
				}
				if asked := d.Table.Sight().Asked[0].Kind; asked == "move-unit" || asked == "step" {
					t.Errorf("after the tap: got the question %q, want another than which unit is meant", asked)
				}
				d.Table.Undo()
				if got := d.Table.Session.Play.Seq(); got != before || d.Table.Sight().Asked[0].Kind != kind {
					t.Errorf("after one Undo: got %d answers and the question %q, want %d and %q", got, d.Table.Sight().Asked[0].Kind, before, kind)
				}
			})
		}
	}
}

// A tap names a unit that cannot move. Where several others can, the player says which; where one other can, nothing moves.
func TestATapMovesNoOtherUnit(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "triumph", 1)
	left, takenBack := 0, 0
	for n := 0; left == 0 || takenBack == 0; n++ {
		if n > 40 {
			t.Fatalf("got %d questions left to the player and %d taps taken back, want some of either", left, takenBack)
		}
		q := until(t, d, &pick, "move")
		for _, c := range q.Legal {
			if c.Verb != "move" {
				continue
			}
			before := d.Table.Session.Play.Seq()
			answer(t, d, q.Seat, c.Words()+" unit:unit/none")
			asked, given := d.Table.Sight().Asked[0].Kind, d.Table.Session.Play.Seq()-before
			switch {
			case asked == "move-unit" && given == 1:
				left++
				d.Table.Undo()
			case asked == "move" && given == 0:
				takenBack++
			default:
				t.Fatalf("%s and a unit that cannot move: got %d answers and the question %q, want 1 and which unit, or 0 and the same question", c, given, asked)
			}
		}
		step(t, d, &pick)
	}
}
