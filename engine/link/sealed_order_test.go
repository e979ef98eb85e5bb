package link_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Nor can two of another player's answers change places, where both orders are legal.
func TestTheOrderOfAnotherPlayersAnswersStays(t *testing.T) {
	for _, g := range real() {
		if g.Hidden {
			continue // its turns have too few answers
		}
		t.Run(g.ID, func(t *testing.T) {
			for most := 20; most < 400; most += 10 {
				a := underway(t, g, most)
				for i := len(a.rec.Entries) - 2; i > 0; i-- {
					one, other := a.rec.Entries[i], a.rec.Entries[i+1]
					if one.Seat == engine.Chance || one.Seat != other.Seat || one.Choice == other.Choice || one.By != "" || other.By != "" {
						continue
					}
					if a.rec.Header.Holder(one.Seat) != sender(a.rec) {
						break
					}
					run, _, err := record.Begin(g, a.rec.Header, nil)
					if err != nil {
						t.Fatal(err)
					}
					if err := run.CarrySeals(a.rec.Seals, nil); err != nil {
						t.Fatal(err)
					}
					if err := run.Again(a.rec.Entries[:i]); err != nil {
						t.Fatal(err)
					}
					one.Seq, other.Seq = other.Seq, one.Seq
					if run.Again([]engine.Entry{other, one}) != nil || run.Again(a.rec.Entries[i+2:]) != nil {
						continue
					}
					a.refused(t, "another order", a.link(t, run.Seal()), "")
					return
				}
			}
			t.Fatal("no two answers of a turn can change places: got none, want two")
		})
	}
}

// sender is who chose the last answer.
func sender(rec *record.Record) int {
	for i := len(rec.Entries) - 1; ; i-- {
		if e := rec.Entries[i]; e.Seat != engine.Chance && record.Chosen(e.By) {
			return rec.Header.Holder(e.Seat)
		}
	}
}
