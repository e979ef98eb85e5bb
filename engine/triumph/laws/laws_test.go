package laws

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/triumph"
)

func TestMatchesKeepTheLaws(t *testing.T) { enginetest.KeepLaws(t, triumph.Game(), Code, 3) }

// quiet is a move in Spring that changes nothing, on a map with no unit.
func quiet(t testing.TB) *move {
	t.Helper()
	start := func() *table {
		table := triumph.Book().Bare("1936")
		table.Phase, table.Year, table.Active = blockwar.Spring, 1937, triumph.USSR
		return table
	}
	under := []string{"game", "seasons", "player-turn", "movement-phase"}
	return &move{Before: start(), After: start(), Was: under, Under: under}
}

func put(t *table, n, kind, area string) {
	t.Put(t.NationOf(engine.Ref("nation/"+n)), t.MustType(kind), 2, t.AreaOf(engine.Ref("area/"+area)))
}

func war(m *move, f, g side) {
	for _, t := range []*table{m.Before, m.After} {
		t.Sides[f].Wars, t.Sides[g].Wars = t.Sides[f].Wars.With(g), t.Sides[g].Wars.With(f)
	}
}

// checked ends the move after the Supply Checks.
func checked(m *move) { m.Under = []string{"game", "seasons", "command-phase"} }

var breaches = []enginetest.Breach[table]{
	{Name: "2.21 a French unit after the Defeat of France", Break: func(m *move) {
		put(m.After, "france", "tank", "marseille")
		m.After.Nations[m.After.NationOf("nation/france")].Defeated = true
	}},
	{Name: "8.43 a unit of the USA in London at Peace", Break: func(m *move) { put(m.After, "usa", "tank", "london") }},
	{Name: "10.4 a Soviet unit leaves the USSR in Winter", Break: func(m *move) {
		m.Before.Phase, m.After.Phase, m.Asked.Kind = blockwar.Winter, blockwar.Winter, "move-to"
		put(m.Before, "ussr", "tank", "leningrad")
		put(m.After, "ussr", "tank", "baltic_sea")
	}},
	{Name: "14.1 a unit in supply starves", Break: func(m *move) {
		war(m, triumph.Axis, triumph.West)
		put(m.Before, "germany", "tank", "munich")
		put(m.After, "germany", "tank", "munich")
		m.After.Blocks[0].CV = 1
		checked(m)
	}},
	{Name: "14.1 a unit behind the Enemy does not starve", Break: func(m *move) {
		war(m, triumph.Axis, triumph.USSR)
		for _, t := range []*table{m.Before, m.After} {
			put(t, "germany", "tank", "moscow")
		}
		checked(m)
	}},
}

func TestEveryLawCanBreak(t *testing.T) { enginetest.BreakLaws(t, own, quiet, breaches) }
