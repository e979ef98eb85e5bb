package conquest

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
)

// viewOf is what a Faction sees.
func viewOf(table *Table, f Faction) *View {
	return rules().View(table, nil, blockwar.SeenBy(f)).(*View)
}

func TestRoutesForAPlayer(t *testing.T) {
	t.Run("1.13 14.23 a Trade Route of oil brings Japan twice as much", func(t *testing.T) {
		table := atWar(t, Japan)
		conquered(t, table, Japan, "dei")
		for _, r := range viewOf(table, Japan).TradeRoutes(Japan) {
			if r.Area == at(t, "sumatra") {
				same(t, "RES of Sumatra", r.Res, 4)
				return
			}
		}
		t.Error("got no Trade Route of Sumatra, want one")
	})
	t.Run("15.23 a Faction whose Enemies are Chinese alone is not At War; these are", func(t *testing.T) {
		table := asia(t)
		hostilities(table, Japan, Nationalists)
		v := viewOf(table, Japan)
		if list := v.Warring(); !slices.Equal(list, []Side{Nationalists, Reds}) {
			t.Errorf("At War: %v, want %v", list, []Side{Nationalists, Reds})
		}
		same(t, "Japan", v.Factions[Japan-1].AtWar(), false)
		declare(table, Japan, USA)
		if v = viewOf(table, Japan); !v.Factions[Japan-1].AtWar() || !slices.Contains(v.Warring(), Japan) {
			t.Errorf("At War: %v: got Factions[Japan - 1].AtWar %v; want Factions[Japan - 1].AtWar true and Warring %v among them", v.Warring(), v.Factions[Japan-1].AtWar(), Japan)
		}
	})
	t.Run("16.12 Regulars of a Proxy Power without supply are told, its Militia is not", func(t *testing.T) {
		table := asia(t)
		put(t, table, NatChina, "tibet", "infantry 2")
		put(t, table, NatChina, "sinkiang", "militia")
		list := viewOf(table, USA).Unsupplied(Nationalists)
		if !slices.Contains(list, at(t, "tibet")) || slices.Contains(list, at(t, "sinkiang")) {
			t.Errorf("Unsupplied: %v; want list %v among them and list no %v", list, at(t, "tibet"), at(t, "sinkiang"))
		}
	})
	t.Run("3.244 SNLFs on an Islet without supply are not told, Infantry is", func(t *testing.T) {
		table := atWar(t, USA)
		conquered(t, table, Japan, "wake")
		subs(t, table, Japan, "mariana-sea", "marshall-sea", "central-pacific-ocean")
		for _, c := range []struct {
			kind string
			told bool
		}{{"marine", false}, {"infantry", true}} {
			put(t, table, ImperialJapan, "wake", c.kind)
			same(t, c.kind, slices.Contains(viewOf(table, Japan).Unsupplied(Japan), at(t, "wake")), c.told)
		}
	})
}
