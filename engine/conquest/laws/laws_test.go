package laws

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest"
)

func TestMatchesKeepTheLaws(t *testing.T) { enginetest.KeepLaws(t, conquest.Game(), Code, 3) }

// quiet is a move in Spring that changes nothing, on a map with no unit.
func quiet(t testing.TB) *move {
	t.Helper()
	start := func() *table {
		table := conquest.Book().Bare("1936")
		table.Phase, table.Year, table.Active = blockwar.Spring, 1937, conquest.Japan
		return table
	}
	under := []string{"game", "seasons", "player-turn", "movement-phase"}
	return &move{Before: start(), After: start(), Was: under, Under: under}
}

func put(t *table, n blockwar.Nation, u blockwar.Type, area string) {
	t.Put(n, u, 1, t.AreaOf(engine.Ref("area/"+area)))
}

var breaches = []enginetest.Breach[table]{
	{Name: "1.41 two Japanese units on christmas", Break: func(m *move) {
		m.Events = []engine.Event{{Kind: "player-turn"}}
		for range 2 {
			put(m.After, conquest.ImperialJapan, blockwar.Infantry, "christmas")
		}
	}},
	{Name: "2.2 a British Tank in Wakhan", Break: func(m *move) {
		put(m.After, conquest.BritishEmpire, blockwar.Tank, "wakhan")
		m.After.Nations[m.After.NationOf("nation/wakhan")].Armed = true
	}},
	{Name: "3.244 a second SNLF on Formosa", Break: func(m *move) {
		m.Asked.Kind = "cadre"
		put(m.Before, conquest.ImperialJapan, conquest.Marine, "formosa")
		put(m.After, conquest.ImperialJapan, conquest.Marine, "formosa")
		put(m.After, conquest.ImperialJapan, conquest.Marine, "formosa")
	}},
	{Name: "16.12 a Nationalist Tank in Calcutta", Break: func(m *move) { put(m.After, conquest.NatChina, blockwar.Tank, "calcutta") }},
	{Name: "16.31 a US Tank in Wuhan", Break: func(m *move) { put(m.After, conquest.US, blockwar.Tank, "wuhan") }},
	{Name: "16.3 a Russian Tank enters China at Peace", Break: func(m *move) {
		m.Asked.Kind = "move-to"
		put(m.Before, conquest.Russia, blockwar.Tank, "chita")
		put(m.After, conquest.Russia, blockwar.Tank, "sian")
	}},
}

func TestEveryLawCanBreak(t *testing.T) { enginetest.BreakLaws(t, own, quiet, breaches) }
