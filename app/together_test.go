package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
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

func TestWhatIsNotAskedAsForeseenIsLeftToThePlayer(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "triumph", 1)
	q, before := until(t, d, &pick, "command"), 0
	for n := 0; ; n++ {
		if before = d.Table.Session.Play.Seq(); q.Allows(engine.Choice{Verb: "commit"}) {
			answer(t, d, q.Seat, "commit card:action/999")
			if d.Table.Sight().Asked[0].Kind == "command-card" {
				break
			}
		}
		if n > 40 {
			t.Fatal("got no question which card is committed, want one")
		}
		step(t, d, &pick)
		q = until(t, d, &pick, "command")
	}
	if got := d.Table.Session.Play.Seq(); got != before+1 {
		t.Errorf("after a card that is not in the hand: got %d answers, want 1", got-before)
	}
	card := d.Table.Sight().Asked[0].Legal[0]
	d.Table.Undo()
	answer(t, d, q.Seat, "commit "+card.Words())
	if got := d.Table.Session.Play.Seq(); got < before+2 {
		t.Errorf("a card in the hand: got %d answers by one tap, want 2", got-before)
	}
	if !strings.HasPrefix(card.Words(), "card:") {
		t.Errorf("got the answer %q, want a card", card)
	}
}
