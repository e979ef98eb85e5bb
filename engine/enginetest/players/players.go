// Package players is what the tests of every game's computer players share.
package players

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest/walk"
)

// Sensible is what the strongest player says to a question with these legal answers, written with spaces between. Good sense is no
// matter of luck: it must say the same by any seed.
func Sensible(t *testing.T, mind bot.Evaluator, v engine.View, d engine.Decision, legal string) string {
	t.Helper()
	for words := range strings.FieldsSeq(legal) {
		c, err := engine.ParseChoice(words)
		if err != nil {
			t.Fatal(err)
		}
		d.Legal = append(d.Legal, c)
	}
	first := ""
	for seed := range uint64(3) {
		c := bot.New(mind, bot.Style{Strength: bot.Hard}, seed).Choose(v, d)
		if first != "" && c.Words() != first {
			t.Errorf("%s and %s are the same to it", first, c.Words())
		}
		first = c.Words()
	}
	return first
}

// ToTheEnd lets a player play a match with all seats, and chance by a seed. asked, if any, is called with every question to it.
func ToTheEnd(t *testing.T, g *engine.Game, p bot.Chooser, scenario string, options []string, seed uint64, asked func(engine.View, engine.Decision)) {
	t.Helper()
	m, _, err := g.New(scenario, options)
	if err != nil {
		t.Fatal(err)
	}
	dealer := walk.New(seed)
	for n := 0; len(m.Open()) > 0; n++ {
		if n > endless {
			t.Fatal("no end")
		}
		d := m.Open()[0]
		c := dealer.Answer(d)
		if d.Seat != engine.Chance {
			v := m.View(engine.Only(d.Seat))
			if asked != nil {
				asked(v, d)
			}
			c = p.Choose(v, d)
		}
		if _, err := m.Apply(d.Answer(m.Seq(), c, "bot")); err != nil {
			t.Fatal(err)
		}
	}
}
