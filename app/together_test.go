package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
)

// tapped are the taps on units of the board that give two answers at once, the first of which begins with this word.
func tapped(d *Desk, verb string) (taps []string) {
	for _, m := range regexp.MustCompile(`data-answer="(`+verb+`:[^" ]+ [^" ]+)"`).FindAllStringSubmatch(html(d), -1) {
		taps = append(taps, strings.ReplaceAll(m[1], "&gt;", ">"))
	}
	return taps
}

// Every unit that glows goes by one tap, and one Undo puts it back. What is asked then is never which unit is meant.
func TestAUnitIsTakenByOneTapAndPutBackByOneUndo(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		for verb, kind := range map[string]string{"move": "move", "step": "production"} {
			t.Run(game+", "+verb, func(t *testing.T) {
				d, pick := deskAt(store.NewMemory(), "m"), chance(3)
				begin(t, d, game, 1)
				var taps []string
				for n := 0; len(taps) < 2; n++ {
					if n > 40 {
						t.Fatalf("at none of %d questions %q got two units to tap, want them", n, kind)
					}
					if until(t, d, &pick, kind); n > 0 {
						step(t, d, &pick)
						until(t, d, &pick, kind)
					}
					taps = tapped(d, verb)
				}
				before, q := d.Table.Session.Play.Seq(), d.Table.Sight().Asked[0]
				for _, words := range taps {
					answer(t, d, q.Seat, words)
					given := []string{}
					for _, e := range d.Table.Session.Play.Record().Entries[before:] {
						given = append(given, e.Choice.Words())
					}
					if want := strings.Fields(words); len(given) < 2 || !slices.Equal(given[:2], want) {
						t.Errorf("a tap on a unit: got the answers %q, want %q first", given, want)
					}
					if asked := d.Table.Sight().Asked[0].Kind; asked == "move-unit" || asked == "step" {
						t.Errorf("after the tap: got the question %q, want another than which unit is meant", asked)
					}
					d.Table.Undo()
					if got := d.Table.Session.Play.Seq(); got != before || d.Table.Sight().Asked[0].Kind != kind {
						t.Fatalf("after one Undo: got %d answers and the question %q, want %d and %q", got, d.Table.Sight().Asked[0].Kind, before, kind)
					}
				}
			})
		}
	}
}

// A unit that is not where the first answer says is not moved, and the player says which one is.
func TestASecondAnswerThatIsNotLegalIsLeftToThePlayer(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "triumph", 1)
	q := until(t, d, &pick, "production")
	taps := tapped(d, "step")
	if len(taps) == 0 {
		t.Fatal("got no unit to tap, want one")
	}
	first, _, _ := strings.Cut(taps[0], " ")
	before := d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, first+" strengthen:unit/nothing-1")
	for _, e := range d.Table.Session.Play.Record().Entries[before:] {
		if e.Choice.Words() == "strengthen:unit/nothing-1" {
			t.Errorf("got %q among the answers, want only what is legal", e.Choice.Words())
		}
	}
}
