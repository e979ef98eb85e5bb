package workshop

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/house"
)

// A scenario of the games with blocks, copied: it begins as the one that it was copied from, under its own rules, and goes its own way when
// it is changed.
func TestABlockScenarioIsCopied(t *testing.T) {
	for _, c := range []struct{ game, of, side, piece, area string }{
		{"triumph", "1936", "germany", "any@1", "berlin"}, {"triumph", "1939", "germany", "any@1", "berlin"},
		{"conquest", "1936", "japan", "fleet@4", "tokyo"}, {"conquest", "rising-sun", "japan", "fleet@4", "tokyo"},
	} {
		t.Run(c.game+" "+c.of, func(t *testing.T) {
			b := open(t, c.game)
			if err := b.CopyScenario(c.of, "our-war", "Our war"); err != nil {
				t.Fatal(err)
			}
			game, err := b.Game()
			if err != nil {
				t.Fatal(err)
			}
			s, found := game.ScenarioByID("our-war")
			like, _ := game.ScenarioByID(c.of)
			if !found || s.Name != "Our war" || s.Seats != like.Seats || len(s.Players) != len(like.Players) {
				t.Fatalf("got %+v, want a scenario for the players of %+v", s, like)
			}
			if got, want := beginning(t, game, "our-war"), beginning(t, game, c.of); got != want {
				t.Errorf("got it begin\n%s\nwant\n%s", got, want)
			}
			for _, f := range b.Faults() { // of any grade
				t.Errorf("got %v of a mere copy, want nothing wrong", f)
			}
			if !b.OwnScenario("our-war") || b.OwnScenario(c.of) {
				t.Error("got it unclear which of them is the owner's")
			}
			takenAway(t, b, c.side, c.piece, c.area)
			if err := b.Set("scenarios.csv", "our-war", []house.Field{{Name: "last_year", Value: "1941"}}, ""); err != nil {
				t.Error(err)
			}
			if err := b.DropScenario("our-war"); err != nil || b.Changed("") != 0 {
				t.Errorf("got %v and %d changes left, want it gone", err, b.Changed(""))
			}
			if !b.Undo() || len(b.SetUps()) < 2 {
				t.Error("got it not back by undo")
			}
		})
	}
}

// takenAway takes a piece out of the copy, which changes no other scenario.
func takenAway(t *testing.T, b *Bench, side, piece, area string) {
	t.Helper()
	count := func(id string) (n int) {
		s, _ := b.SetUp(id)
		for _, x := range s.Sides {
			for _, k := range x.Stacks {
				if k.Area == area {
					n += k.Count
				}
			}
		}
		return n
	}
	was, others := count("our-war"), count(b.SetUps()[0].Word)
	if err := b.Take("our-war", side, piece, area, ""); err != nil {
		t.Fatal(err)
	}
	if got := count("our-war"); got != was-1 || count(b.SetUps()[0].Word) != others {
		t.Errorf("got %d pieces in %s and %d in the other scenario, want %d and %d", got, area, count(b.SetUps()[0].Word), was-1, others)
	}
}

// beginning are the units with which a scenario begins.
func beginning(t *testing.T, game *engine.Game, scenario string) string {
	t.Helper()
	text := opening(t, game, scenario)
	var w struct {
		Year  int
		Units []struct {
			Nation, Type, Area string
			CV                 int
		}
		China json.RawMessage
	}
	if err := json.Unmarshal([]byte(text), &w); err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, u := range w.Units {
		list = append(list, fmt.Sprintln(u.Nation, u.Type, u.Area, u.CV))
	}
	slices.Sort(list)
	return fmt.Sprintln(w.Year, list, string(w.China))
}

func TestABlockScenarioIsNotCopied(t *testing.T) {
	b := open(t, "triumph")
	for _, c := range []struct{ of, id, title, says string }{
		{"1950", "our-war", "Our war", "1950"}, {"1936", "1939", "Our war", "small letters"}, {"1936", "Our", "Our war", "small letters"},
		{"1936", "our-war", "Ours, theirs", "comma"}, {"1936", "printed", "Our war", "small letters"},
	} {
		if err := b.CopyScenario(c.of, c.id, c.title); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: got %v, want it refused with %q", c, err, c.says)
		}
	}
	if b.Changed("") != 0 {
		t.Errorf("got %d changes, want none", b.Changed(""))
	}
}

// Scenarios that begin with the same printed units share a set-up, which names both; and no new scenario takes the name of either.
func TestASharedSetUpNamesItsScenarios(t *testing.T) {
	b := open(t, "triumph")
	var of []Choice // those that begin with them, however many scenarios have come since
	for _, c := range b.SetUps() {
		if strings.Contains(c.Label, "1936") || strings.Contains(c.Label, "1939") {
			of = append(of, c)
		}
	}
	if len(of) != 1 || of[0].Word != "1936" || !strings.HasPrefix(of[0].Label+",", "Scenario: 1936, 1939,") {
		t.Errorf("got %v, want one set-up of 1936 and 1939", of)
	}
	for _, title := range []string{"1936", "1939"} {
		if err := b.CopyScenario("1936", "our-war", title); err == nil || err.Error() != title+" already exists" {
			t.Errorf("a copy called %s: got %v, want it refused", title, err)
		}
	}
}
