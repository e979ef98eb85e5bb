package workshop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/house"
)

// own is a copy of the first scenario under an id of its own.
func own(t *testing.T) *Bench {
	t.Helper()
	b := open(t, "cataclysm")
	do(t, b.CopyScenario("cataclysm", "three", "Three powers"))
	return b
}

func termsOf(t *testing.T, b *Bench, id string) *Terms {
	t.Helper()
	terms, found := b.Terms(id)
	if !found {
		t.Fatalf("no terms of %s", id)
	}
	return terms
}

func inUse(list []Choosing) string {
	var on []string
	for _, c := range list {
		if c.On {
			on = append(on, c.Word)
		}
	}
	return strings.Join(on, " ")
}

func TestAScenarioOfThreePowersOnOneMap(t *testing.T) {
	b := own(t)
	for _, p := range []string{"us", "japan", "ussr", "france"} {
		do(t, b.UsePower("three", p, false))
	}
	do(t, b.UseMap("three", "pacific", false))
	x := termsOf(t, b, "three")
	check(t, "maps", inUse(x.Maps), "europe")
	check(t, "powers", inUse(x.Powers), "germany italy uk")
	check(t, "players", x.Deals, "[{2 [[germany italy] [uk]]} {3 [[germany] [italy] [uk]]}]")
	check(t, "ties", x.Ties, "[{fascism Fascism} {democracy Democracy}]")
	check(t, "faults", b.Faults(), "[]")
	if _, ok := b.Playable(); !ok {
		t.Error("got an edition that cannot be played, want one that can")
	}
	check(t, "units of Malaya", listOf(rowOf(t, b, "three", "status,uk"), "force_pool_available"), "[infantry infantry surface]")
	do(t, b.UsePower("three", "france", true))
	check(t, "powers with France", inUse(termsOf(t, b, "three").Powers), "france germany italy uk")
	check(t, "players with France", termsOf(t, b, "three").Deals[0], "{2 [[germany italy] [uk france]]}")
	check(t, "faults with France", b.Faults(), "[]")
}

// Every power and every map is taken in or out, in each scenario. It is one act, and what the cubes come to is always right.
func TestPowersAndMapsOfEveryScenario(t *testing.T) {
	for _, s := range gameOf(t, "cataclysm").Scenarios {
		b := open(t, "cataclysm")
		x := termsOf(t, b, s.ID)
		try := func(what string, err error, on bool) {
			t.Helper()
			if err != nil {
				if on {
					t.Errorf("%s of %s: got %v, want no refusal", what, s.ID, err)
				}
				return
			}
			for _, f := range b.Faults() {
				if strings.HasPrefix(f.Row, "starting_victory_points") || f.Field == "powers" || f.Field == "players" || f.Field == "victory" {
					t.Errorf("%s of %s: got %s %s: %v, want it right", what, s.ID, f.Row, f.Field, f.Why)
				}
			}
			b.Undo()
			check(t, what+" of "+s.ID+", undone", fmt.Sprint(b.Changed(""), b.CanUndo()), "0 false")
		}
		for _, p := range x.Powers {
			try(p.Word, b.UsePower(s.ID, p.Word, !p.On), !p.On)
		}
		for _, m := range x.Maps {
			try(m.Word, b.UseMap(s.ID, m.Word, !m.On), !m.On)
		}
	}
}

func TestPowersAreDividedAmongPlayers(t *testing.T) {
	b := own(t)
	for _, p := range []string{"us", "japan", "ussr", "france"} {
		do(t, b.UsePower("three", p, false))
	}
	deals := func() []Deal { return termsOf(t, b, "three").Deals }
	check(t, "too far", b.DealTo("three", 0, "italy", 3), "there is no such way to divide the powers, or it is the last one")
	do(t, b.DealTo("three", 0, "italy", 2))
	check(t, "a player more", deals()[0], "{3 [[germany] [uk] [italy]]}")
	do(t, b.DealTo("three", 1, "italy", 0))
	check(t, "a player less", deals()[1], "{2 [[germany italy] [uk]]}")
	do(t, b.DropDeal("three", 0))
	check(t, "the last", b.DropDeal("three", 0), "there is no such way to divide the powers, or it is the last one")
	do(t, b.AddDeal("three"))
	check(t, "another", deals()[1], "{3 [[germany] [italy] [uk]]}")
	check(t, "no other", b.AddDeal("three"), "the powers are divided in every way already: each has a player of its own")
}

func TestVictoryTurnsAndNotes(t *testing.T) {
	b := own(t)
	do(t, b.TieTo("three", "democracy"))
	check(t, "ties", termsOf(t, b, "three").Ties[0].Word, "democracy")
	check(t, "no ideology", b.TieTo("three", "anarchy"), `Victory cannot be "Anarchy"`)
	do(t, b.Set("scenarios/three~cataclysm.json", house.Scenario, field("last_turn", `"1937-38"`), ""))
	check(t, "last turn", termsOf(t, b, "three").Last, "1937-38")
	do(t, b.Write("three", "", "  Ends early. "))
	note := func() Note { return termsOf(t, b, "three").Notes[2] }
	check(t, "note", note(), "{note-a Ends early. false}")
	do(t, b.Write("three", "note-a", "Ends in 1938."))
	check(t, "changed", note().Text, "Ends in 1938.")
	check(t, "empty", b.Write("three", "", " "), "Text cannot be empty")
	do(t, b.Write("three", "note-a", ""))
	check(t, "gone", len(termsOf(t, b, "three").Notes), 2)
	check(t, "faults", b.Faults(), "[]")
}

func TestTermsAreRefused(t *testing.T) {
	b := own(t)
	check(t, "one map", b.UseMap("three", "asia", true), `Maps cannot be "asia"`)
	do(t, b.UseMap("three", "pacific", false))
	check(t, "no map", b.UseMap("three", "europe", false), "a scenario has at least one map")
	check(t, "no power", b.UsePower("three", "spain", true), "Spain has no part in this setup")
	for _, p := range []string{"us", "japan", "ussr", "france", "italy"} {
		do(t, b.UsePower("three", p, false))
	}
	before := string(b.Encode())
	check(t, "one power", b.UsePower("three", "uk", false), "a scenario has at least two powers")
	check(t, "unchanged", string(b.Encode()), before)
	check(t, "other games", open(t, "triumph").UsePower("basic", "uk", false), "this scenario cannot be copied")
	list := b.SetUps()
	if i, last := slices.IndexFunc(list, func(c Choice) bool { return c.Word == "three" }), len(list)-1; i != last || last < 8 {
		t.Errorf("got the scenario at %d of %d, want it after the eight and any added since", i, last)
	}
}
