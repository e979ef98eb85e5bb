package link_test

import (
	"os"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// Sealed dice cost hardly a hand-over, strict ones some: what it comes to in each scenario, in matches played at random, is logged: with LONG=1 in all of them. Where
// dice come before all players have played, the match must go round to all of them once, and back to the first: the last who joins could
// else look for a chain that suits.
func TestHandOversOfSealedMatches(t *testing.T) {
	for _, g := range real()[1:] {
		for i, s := range g.Scenarios {
			if os.Getenv("LONG") == "" && i > 0 {
				break
			}
			all, extra := handOvers(t, g, s.ID, dice.SealedName)
			strictAll, strictExtra := handOvers(t, g, s.ID, dice.StrictName)
			t.Logf("%s %s: sealed %d more than %d, strict %d more than %d (%.0f %%)", g.ID, s.ID, extra, all-extra, strictExtra, strictAll-strictExtra,
				100*float64(strictExtra)/float64(max(1, strictAll-strictExtra)))
			if most := len(players(g, s.ID)); extra > most {
				t.Errorf("%s %s: got %d more hand-overs with sealed dice, want at most %d", g.ID, s.ID, extra, most)
			}
		}
	}
}

func players(g *engine.Game, scenario string) []record.Player {
	return recordtest.Header(g, scenario, dice.SealedName).Players
}

// handOvers counts how often a match goes to another player, and how often of these only for the dice.
func handOvers(t *testing.T, g *engine.Game, scenario, dealer string) (all, extra int) {
	t.Helper()
	h := record.Header{ID: "hands", Game: g.ID, Scenario: scenario, Dealer: dealer, Players: players(g, scenario)}
	var secrets []sealed.Secret
	for i := range h.Players {
		secrets = append(secrets, sealed.Secret{byte(i + 1)})
	}
	rec, err := recordtest.Rounds(g, h, secrets, 4, 900, nil)
	if err != nil {
		t.Fatal(err)
	}
	last, lastAnswer, answers := record.Nobody, record.Nobody, 0
	for _, e := range rec.Entries {
		if e.Seat == engine.Chance || e.By != "" {
			continue
		}
		p := h.Holder(e.Seat)
		if p != last {
			last, all = p, all+1
		}
		if e.Choice.Verb != record.BeginVerb && p != lastAnswer {
			lastAnswer, answers = p, answers+1
		}
	}
	return all, all - answers
}
