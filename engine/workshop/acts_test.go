package workshop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/house"
)

// refused are acts that change nothing, and what is said.
var refused = []struct {
	game string
	act  func(b *Bench) error
	want string
}{
	{"cataclysm", set("border.csv", "iraq,persia", "kind", "strait"), "the game has no file border.csv"},
	{"cataclysm", set("borders.csv", "iraq,berlin", "kind", "strait"), "there is no row iraq,berlin"},
	{"cataclysm", set("borders.csv", "iraq,persia", "kind", "swamp"), `Kind cannot be "swamp"`},
	{"cataclysm", set("borders.csv", "iraq,persia", "kind", ""), "Kind cannot be empty"},
	{"cataclysm", set("borders.csv", "iraq,persia", "width", "2"), "the file has no column width"},
	{"cataclysm", set("borders.csv", "iraq,persia", "a", "berlin"), "From names the row; remove the row and add another"},
	{"cataclysm", set("borders.csv", "iraq,persia", "source", "R"), "the file has no column source"},
	{"cataclysm", set("areas.csv", "persia", "resistance", "3"), "Resistance is a whole number from 0 to 2"},
	{"cataclysm", set("areas.csv", "persia", "resistance", "one"), "Resistance is a whole number from 0 to 2"},
	{"cataclysm", set("areas.csv", "persia", "resistance", "01"), "Resistance is a whole number from 0 to 2"},
	{"cataclysm", set("areas.csv", "persia", "adverse", "yes"), `Adverse cannot be "yes"`},
	{"cataclysm", set("areas.csv", "persia", "name", ""), "Name cannot be empty"},
	{"cataclysm", set("areas.csv", "persia", "name", "Per\nsia"), "areas.csv, row persia, name: this text is too long or has characters that cannot be shown; it can have at most 400 characters, in one line"},
	{"cataclysm", set("areas.csv", "persia", "name", strings.Repeat("P", 401)), "areas.csv, row persia, name: this text is too long or has characters that cannot be shown; it can have at most 400 characters, in one line"},
	{"cataclysm", set("powers.csv", "uk", "capital", "atlantis"), `Capital cannot be "atlantis"`},
	{"cataclysm", set("powers.csv", "uk", "armies", "-1"), "Armies is a whole number from 0 to 99"},
	{"cataclysm", set("powers.csv", "uk", "provokes", "japan|uk|mars"), `Provokes cannot be "mars"`},
	{"cataclysm", set("commitment.csv", "france,civilian", "builds_per_resource", "1/3"), `Builds per resource cannot be "1/3"`},
	{"cataclysm", set("crises.json", "peacetime,6-5", "areas", `["benelux"`), "Areas is not written as this file writes it"},
	{"cataclysm", set("crises.json", "peacetime,6-5", "areas", `["atlantis"]`), `Areas cannot be "atlantis"`},
	{"cataclysm", set("crises.json", "peacetime,6-5", "effect", `"earthquake"`), `Effect cannot be "earthquake"`},
	{"cataclysm", set("scenarios/cataclysm.json", "status,uk", "stability", `"calm"`), `Stability cannot be "calm"`},
	{"cataclysm", set("scenarios/cataclysm.json", "scenario", "first_turn", `"1933"`), `First turn cannot be "1933"`},
	{"cataclysm", set("scenarios/cataclysm.json", "scenario", "id", `"mine"`), "Name in the data names the row; remove the row and add another"},
	{"cataclysm", add("borders.csv", "iraq,persia", "kind", "strait"), "Iraq – Persia already exists; change it instead"},
	{"cataclysm", add("borders.csv", "iraq,atlantis", "kind", "strait"), `To cannot be "Atlantis"`},
	{"cataclysm", add("borders.csv", "iraq,iraq", "kind", "strait"), "Iraq has no border with itself"},
	{"cataclysm", add("borders.csv", "iraq", "kind", "strait"), "the row needs 2 names"},
	{"cataclysm", add("scenarios/cataclysm.json", "fleets,uk", "cubes", "1"), "fleets,uk is in no list of this scenario"},
	{"cataclysm", func(b *Bench) error { return b.Remove("scenarios/cataclysm.json", "scenario", "") }, "this row holds what every scenario needs; it cannot be removed"},
	{"cataclysm", func(b *Bench) error { return b.Restore("borders.csv", "iraq,persia") }, "this row is still as shipped"},
	{"cataclysm", func(b *Bench) error { return b.Set("borders.csv", "iraq,persia", nil, "photo") }, "change something in this row before you give a reason"},
	{"cataclysm", func(b *Bench) error { return b.Insist("4.3 borders.csv iraq,persia", true) }, "no rule says otherwise here"},
	{"cataclysm", func(b *Bench) error { return b.Entitle(strings.Repeat("x", 65), "") }, "its title is missing, too long, or has characters that cannot be shown"},
	{"cataclysm", func(b *Bench) error { return b.Date("today") }, "its date is not written as 2026-11-26"},
	{"cataclysm", func(b *Bench) error { return b.Join("iraq", "iraq", "strait", "") }, "choose two different areas of this game"},
	{"cataclysm", func(b *Bench) error {
		return b.Set("borders.csv", "iraq,persia", field("kind", "strait"), strings.Repeat("y", 401))
	}, "borders.csv, row iraq,persia: the reason can have at most 400 characters, in one line"},
	{"cataclysm", func(b *Bench) error {
		return b.Set("borders.csv", "iraq,persia", append(field("kind", "strait"), field("kind", "normal")...), "")
	}, "Kind is given twice"},
	{"triumph", set("areas.csv", "ottawa", "city", "village"), `City cannot be "village"`},
	{"triumph", set("factions.csv", "axis", "factory_cost_levels", "5;44;3"), "Factory cost levels is a whole number from 1 to 9"},
	{"triumph", set("action-cards.csv", "1", "end_a", "mars"), `One end cannot be "mars"`},
	{"triumph", set("action-cards.csv", "56", "end_a", "spain"), "there is no row 56"},
	{"triumph", set("turn-order.csv", "1", "first", "west;ussr"), `First cannot be "west;ussr"`},
	{"triumph", set("technologies.csv", "jets", "from_year", "1999"), "From the year is a whole number from 1936 to 1946"},
	{"conquest", set("borders.csv", "aleutians,bering-sea", "kind", "air-only"), `Kind cannot be "air-only"`},
	{"conquest", set("wildcards.csv", "ties-that-bind-33", "japan", "thailand;moon"), `there is no row ties-that-bind-33`},
	{"conquest", set("blocks.csv", "japan,fortress", "count", "100"), "Count is a whole number from 0 to 99"},
	{"conquest", set("year-track.csv", "1939", "us_naval_cv", ""), "Combat Value of US ships cannot be empty"},
	{"conquest", add("setup.csv", "1936,japan,tokyo", "count", "2"), "the row needs 5 names"},
}

func set(file, row, column, value string) func(*Bench) error {
	return func(b *Bench) error { return b.Set(file, row, field(column, value), "photo") }
}

func add(file, row, column, value string) func(*Bench) error {
	return func(b *Bench) error { return b.Add(file, row, field(column, value), "photo") }
}

func TestRefusedActsChangeNothing(t *testing.T) {
	for _, c := range refused {
		b := open(t, c.game)
		first := b.Areas()[0]
		do(t, b.Set("areas.csv", first, field("name", "Elsewhere"), "box"))
		before := string(b.Encode())
		err := c.act(b)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %q", c.game, err, c.want)
		}
		if got := string(b.Encode()); got != before || len(b.past) != 1 || b.CanRedo() {
			t.Errorf("%q: got another draft, want it as it was:\n%s", c.want, got)
		}
	}
	check(t, "kinds of refused acts", len(refused) >= 30, true)
}

// A draft that its game refuses is kept, and says why and where.
func TestFaultsKeepADraftFromBeingPlayed(t *testing.T) {
	b := open(t, "cataclysm")
	_, ok := b.Playable()
	check(t, "playable without changes", ok, false)
	do(t, b.Join("spain", "portugal", "strait", "board"))
	packed, ok := b.Playable()
	check(t, "playable", ok && len(packed) > 0, true)
	g, err := b.Game()
	do(t, err)
	check(t, "the game's own edition", string(g.House) == string(packed), true)
	do(t, b.Set("areas.csv", "persia", field("status", "home"), ""))
	_, ok = b.Playable()
	check(t, "playable with a fault", ok, false)
	faults := b.Faults()
	check(t, "faults", len(faults), 1)
	check(t, "where", faults[0].File+" "+faults[0].Row+" "+faults[0].Field, "areas.csv persia nation")
	check(t, "it is undone", b.Undo(), true)
	_, ok = b.Playable()
	check(t, "playable again", ok, true)
}

func TestUndoAndRedo(t *testing.T) {
	b := open(t, "conquest")
	acts := []func() error{
		func() error { return b.Entitle("Jan's box", "Jan") },
		func() error { return b.Join("aleutians", "bering-sea", NoBorder, "photo 3") },
		func() error { return b.Join("omsk", "tokyo", "mountain", "") },
		func() error { return b.Set("borders.csv", "omsk,tokyo", field("kind", "desert"), "photo 4") },
		func() error { return b.Set("action-cards.csv", "1", field("value", "6"), "card") },
		func() error { return b.Set("action-cards.csv", "1", nil, "the card itself") },
		func() error { return b.Restore("action-cards.csv", "1") },
		func() error { return b.Remove("borders.csv", "tokyo,omsk", "") },
		func() error { return b.Join("bering-sea", "aleutians", "strait", "") },
	}
	stages := []string{string(b.Encode())}
	for i, act := range acts {
		if err := act(); err != nil {
			t.Fatalf("act %d: got %v, want no refusal", i, err)
		}
		stages = append(stages, string(b.Encode()))
	}
	check(t, "all taken back one by one", b.Changed(""), 0)
	for i := len(acts) - 1; i >= 0; i-- {
		b.Undo()
		check(t, "undone", string(b.Encode()), stages[i])
	}
	check(t, "nothing more to undo", b.Undo(), false)
	for i := range acts {
		b.Redo()
		check(t, "done again", string(b.Encode()), stages[i+1])
	}
	check(t, "nothing more to do again", b.Redo(), false)
	b.Undo()
	do(t, b.Entitle("Other", ""))
	check(t, "a new act ends what could be done again", b.CanRedo(), false)
}

func TestARemovedRowComesBackWithOtherFields(t *testing.T) {
	b := open(t, "cataclysm")
	do(t, b.Remove("borders.csv", "persia,iraq", ""))
	_, r, _ := b.row("borders.csv", "iraq,persia")
	check(t, "gone", r == nil, true)
	check(t, "it cannot be changed", b.Set("borders.csv", "iraq,persia", field("kind", "strait"), ""), "this row is removed; restore it first")
	do(t, b.Add("borders.csv", "persia,iraq", field("kind", "strait"), "board"))
	d := b.Differences()
	check(t, "one change", len(d), 1)
	check(t, "of the shipped row", d[0].Row+" "+d[0].Fields[0].Value+" "+d[0].Was[0].Value+" "+d[0].Reason, "iraq,persia strait normal board")
	do(t, b.Set("borders.csv", "iraq,persia", field("kind", "normal"), ""))
	check(t, "as shipped is no change", b.Changed(""), 0)
}

func TestDrafts(t *testing.T) {
	b := open(t, "cataclysm")
	do(t, b.Set("areas.csv", "persia", field("status", "home"), "wrong on purpose"))
	b.Tick("borders.csv", "persia,iraq", true)
	b.Tick("borders.csv", "iraq,berlin", true)
	again, err := Decode(b.game, b.Encode())
	do(t, err)
	check(t, "the draft", string(again.Encode()), string(b.Encode()))
	check(t, "its tick", again.Ticked("borders.csv", "iraq,persia"), true)
	check(t, "its ticks", len(again.ticks), 1)
	file, err := Decode(b.game, house.Encode(b.Edition()))
	do(t, err)
	check(t, "an edition's file", file.Changed(""), 1)
	_, err = Decode(b.game, []byte("[]"))
	check(t, "no draft", err, "this is not a draft of the Workshop")
	_, err = Decode(gameOf(t, "triumph"), b.Encode())
	check(t, "another game's", err, "it is an edition of cataclysm, not of triumph")
}

func TestCards(t *testing.T) {
	b := open(t, "cataclysm")
	c, _ := b.Pair("persia", "iraq")
	check(t, "a border", c.Title+" "+c.Kind+" "+c.Row.Key, "Persia – Iraq normal iraq,persia")
	check(t, "the first kind", c.Kinds[0].Word+" "+c.Kinds[0].Label, "none no border")
	c, _ = b.Pair("persia", "berlin")
	check(t, "no border", c.Kind+c.Row.Key, NoBorder)
	do(t, b.Join("persia", "berlin", "strait", ""))
	area, _ := b.Area("persia")
	i := slices.IndexFunc(area.Borders, func(n Neighbour) bool { return n.Slug == "berlin" })
	check(t, "the new border on the card", area.Borders[i].Name+" "+area.Borders[i].Kind, "Berlin Strait")
	check(t, "its state", area.Borders[i].Row.State == Added && area.Borders[i].Row.Source == Mine, true)
	var others []string
	for _, m := range area.Others {
		others = append(others, m.FileTitle+": "+m.Title)
	}
	check(t, "what names Persia", slices.Contains(others, "Map connectors: C"), true)
	_, found := b.Area("atlantis")
	check(t, "an unknown area", found, false)
}

func TestFilter(t *testing.T) {
	b := open(t, "cataclysm")
	table, _ := b.Table("borders.csv")
	p := &table.Parts[0]
	check(t, "reconstructed borders", len(p.Filter(Rebuilt, "")), 253)
	check(t, "with Persia", len(p.Filter(0, "persia")) > 2, true)
	check(t, "of the rules with Persia", len(p.Filter(FromRules, "persia")) < len(p.Filter(0, "persia")), true)
	check(t, "none", len(p.Filter(0, "no such words")), 0)
}

func TestAnEditionOfEarlierDataIsRenewed(t *testing.T) {
	b := open(t, "conquest")
	do(t, b.Join("canton", "kwangsi", "mountain", ""))
	e := b.Edition()
	e.Base = strings.Repeat("0", len(e.Base))
	e.Changes = append(e.Changes, house.Change{File: "areas.csv", Row: "atlantis", Fields: field("res", "1")})
	again, err := Renewed(b.game, e)
	do(t, err)
	check(t, "changes", again.Changed(""), 1)
	check(t, "left out", again.left, 1)
	check(t, "base", again.Edition().Base, b.game.Edition)
	draft, err := Decode(b.game, house.Encode(e))
	do(t, err)
	n, renewed := draft.Left()
	check(t, "a draft", fmt.Sprint(n, renewed), "1 true")
	_, err = Renewed(gameOf(t, "triumph"), e)
	if err == nil {
		t.Error("got an edition of another game renewed, want it refused")
	}
}
