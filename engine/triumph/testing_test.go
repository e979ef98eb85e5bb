package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

// The makers that this package's tests share. A test lays a table out, pushes one step and gives the
// answers in words.

// europe is the map of 1936 with everybody at peace and no unit but those whose type is printed: the
// Government Phase, in the order Axis, West, USSR.
func europe(t *testing.T) *Table {
	t.Helper()
	table, err := setUp(scenario1936)
	if err != nil {
		t.Fatal(err)
	}
	table.Year, table.Phase, table.Order = 1936, blockwar.GovernmentPhase, Book().TurnOrder(2)
	return table
}

// hold gives a Faction cards out of the decks: "action/5", "investment/31".
func hold(t *testing.T, table *Table, f Faction, cards ...engine.Ref) {
	t.Helper()
	for _, c := range cards {
		k, n := blockwar.CardOf(c)
		if !table.Decks[k].Draw.Has(n) {
			t.Fatalf("%s is not in the deck", c)
		}
		blockwar.Move(n, &table.Decks[k].Draw, &table.Faction(f).Hand[k])
	}
}

// influence puts markers on a Neutral.
func influence(t *testing.T, table *Table, f Faction, n int, neutrals ...string) {
	t.Helper()
	for _, slug := range neutrals {
		table.Nations[nation(t, slug)].Influence = blockwar.Influence{Of: f, N: uint8(n)}
	}
}

// units puts blocks on the map: "infantry", "fleet".
func units(t *testing.T, table *Table, n Nation, area string, kinds ...string) (ids []blockwar.ID) {
	t.Helper()
	for _, k := range kinds {
		ids = append(ids, table.Put(n, Book().MustType(k), 1, at(t, area)).ID)
	}
	return ids
}

// declare begins a war, without what it does on the map.
func declare(table *Table, by, on Faction) {
	table.Side(by).Wars = table.Side(by).Wars.With(on)
	table.Side(on).Wars = table.Side(on).Wars.With(by)
	table.Faction(by).Declared = table.Faction(by).Declared.With(on)
}

// run starts a script in the middle of a match: one step on a table. Defenders fight by their orders, about which a
// script asks nobody.
func run(t *testing.T, table *Table, first step) *enginetest.Script {
	t.Helper()
	m, seen := engine.Start(rules, table, first)
	s := enginetest.NewScript(t, Game(), m)
	s.Events = seen
	s.Skip("defend")
	return s
}

// govern begins the Government Phase.
func govern(t *testing.T, table *Table) *enginetest.Script {
	return run(t, table, &blockwar.Government{})
}

// tableOf is the table as the script has left it.
func tableOf(s *enginetest.Script) *Table { return enginetest.Table[Table](s) }

// legal lists the answers of a seat that begin with some words.
func legal(s *enginetest.Script, seat, begin string) string {
	return strings.Join(slices.DeleteFunc(s.Legal(seat), func(w string) bool { return !strings.HasPrefix(w, begin) }), " ")
}

// want fails unless a number is what the rules say.
func want(t *testing.T, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, not %d", what, got, want)
	}
}

// marks is the Influence on a Neutral, as in "axis 2".
func marks(t *testing.T, table *Table, slug string) string {
	t.Helper()
	i := table.Nations[nation(t, slug)].Influence
	return strings.TrimSpace(Book().FactionFacts(i.Of).Slug + " " + string(rune('0'+i.N)))
}

// sees is the view of one Faction.
func sees(s *enginetest.Script, f Faction) *View {
	return s.Match.View(blockwar.SeenBy(f)).(*View)
}

// kit is this game's table for a test that both games with blocks have.
func kit(t *testing.T) blocks.Kit {
	t.Helper()
	return blocks.Kit{T: t, Table: europe(t), Begin: func(table *Table, first blockwar.Step) *enginetest.Script { return run(t, table, first) }}
}
