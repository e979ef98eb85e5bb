package games

import (
	"bytes"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// wholeMatches are played to their end by the tests themselves, so that no new edition makes them old.
var wholeMatches = []struct{ game, scenario string }{
	{"cataclysm", "days-of-decision"}, {"triumph", "1939"}, {"conquest", "rising-sun"}, {"toy", "full"},
}

// played is a random match of today's edition, to its end or for so many answers.
func played(t testing.TB, id, scenario string, seed uint64, most int) *record.Run {
	t.Helper()
	game, found := ByID(id)
	if !found {
		t.Fatalf("there is no game %s: got false, want true", id)
	}
	run, _, err := record.Begin(game, recordtest.Header(game, scenario, dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, most); err != nil {
		t.Fatal(err)
	}
	return run
}

const toItsEnd = 1 << 20

// A thousand edits of one character of the link of a whole match: a character changed, left out, put in, or two that
// changed places. Every one is refused, or opens as the same match to the letter.
func TestAThousandEditsOfALink(t *testing.T) {
	for _, m := range wholeMatches {
		t.Run(m.game+" "+m.scenario, func(t *testing.T) {
			run := played(t, m.game, m.scenario, 7, toItsEnd)
			save := record.Encode(run.Seal())
			text, err := link.Encode(run.Game, link.Letter{Record: run.Record, Note: "Your turn"})
			if err != nil {
				t.Fatal(err)
			}
			w, refused, same := walk.New(1945), 0, 0
			for range 1000 {
				edited := edit([]byte(text), w)
				again, _, err := link.Open(string(edited), func(string) *engine.Game { return run.Game })
				if err != nil {
					refused++
					continue
				}
				same++
				if !bytes.Equal(record.Encode(again.Seal()), save) {
					t.Fatalf("another match was opened from\n%s: got Encode(Seal) %s, want %s", edited, record.Encode(again.Seal()), save)
				}
			}
			if refused < 700 || same < 10 {
				t.Errorf("got %d refused and %d the same, which shows little; want refused at least 700 and same at least 10", refused, same)
			}
		})
	}
}

func edit(whole []byte, w *walk.Walker) []byte {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .~%+/=<>#\n"
	at, c := w.N(len(whole)), letters[w.N(len(letters))]
	edited := bytes.Clone(whole)
	switch w.N(4) {
	case 0:
		edited = append(edited[:at], edited[at+1:]...)
	case 1:
		edited = append(edited[:at], append([]byte{c}, whole[at:]...)...)
	case 2:
		next := min(at+1, len(edited)-1)
		edited[at], edited[next] = edited[next], edited[at]
	default:
		edited[at] = c
	}
	return edited
}
