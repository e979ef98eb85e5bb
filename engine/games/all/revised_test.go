package all_test

import (
	"os"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// revised is a game under later rules, which would offer other answers somewhere, with the same data.
func revised(g *engine.Game) *engine.Game {
	later := *g
	later.Revision++
	names := g.NamesAt(later.Revision)
	later.Edition, later.Scenarios, names = names[0], slices.Clone(g.Scenarios), names[1:]
	for i := range later.Scenarios {
		if s := &later.Scenarios[i]; s.Edition != "" {
			s.Edition, names = names[0], names[1:]
		}
	}
	return &later
}

// After a change of the rules a match opens whole if its answers are still legal, by the data that it was begun with: those of the program,
// or earlier ones. So it does again once it has gone on under the new rules.
func TestAMatchOfEarlierRulesKeepsItsData(t *testing.T) {
	for n, c := range corrections {
		shipped, _ := games.Find(c.game)
		for name, game := range map[string]*engine.Game{
			"data as shipped": underRules(shipped, n, c.file, c.earlier, revised),
			"corrected data":  laterUnder(t, shipped, n, true, revised),
		} {
			t.Run(c.game+"/"+name, func(t *testing.T) {
				rec, err := record.Decode([]byte(matchOf(t, shipped, c.scenario, 11)))
				if err != nil {
					t.Fatal(err)
				}
				for range 2 {
					run, report, err := record.Open(game, rec, nil)
					if err != nil || report.Way != record.Whole || report.Answers != len(rec.Entries) {
						t.Fatalf("got %v, %v, want all %d answers", err, report, len(rec.Entries))
					}
					if got, want := run.Game.Edition, revised(shipped).Edition; got != want || run.Edition() != want {
						t.Fatalf("got edition %s, it goes on by %s; want the data as they were under the new rules: %s", got, run.Edition(), want)
					}
					rec = run.Seal()
				}
			})
		}
	}
}

// What was sent or made before a change of the rules is still of use after it: a link to look at, a house edition, the list of earlier data.
func TestAChangeOfRulesCostsNothingElse(t *testing.T) {
	for n, c := range corrections {
		shipped, _ := games.Find(c.game)
		game := underRules(shipped, n, c.file, c.earlier, revised)
		look, err := os.ReadFile("../testdata/looks/" + c.game + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := link.OpenLook(string(look), func(string) *engine.Game { return game }, nil); err != nil || got.ID != "m1" {
			t.Errorf("%s, a link to look at: got %v, want it to open", c.game, err)
		}
		if got, err := game.Under(packed(t, shipped, corrected[n].change, shipped.Edition)); err != nil || len(got.Changed) == 0 {
			t.Errorf("%s, a house edition: got %v, want the game with its changes", c.game, err)
		}
		list, err := house.ReadEarlier(c.earlier)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list.Editions {
			if _, found := game.Named(e.Edition); !found {
				t.Errorf("%s, edition %s: got none, want its data", c.game, e.Edition)
			}
		}
	}
}

// A link to look at that was sent by an earlier release still opens: a view is written field by field, so that one field more refuses all
// that were sent before.
func TestALinkToLookAtOfAnEarlierReleaseOpens(t *testing.T) {
	for _, c := range corrections {
		text, err := os.ReadFile("../testdata/looks/" + c.game + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := link.OpenLook(string(text), func(id string) *engine.Game { g, _ := games.Find(id); return g }, nil); err != nil || got.ID != "m1" {
			t.Errorf("%s: got %v, want it to open", c.game, err)
		}
	}
}
