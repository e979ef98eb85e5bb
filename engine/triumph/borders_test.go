package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

// border is the kind of the border between two areas, or NoBorder.
func border(t *testing.T, a, b string) blockwar.Border {
	t.Helper()
	n, _ := printed().Map.Board.Between(at(t, a), at(t, b))
	return n.Via
}

func TestBorders(t *testing.T) {
	t.Run("11.52 three over plains, two over rivers and forests, one over mountains, coasts and straits", func(t *testing.T) {
		usual, lsts := BorderLimits(false), BorderLimits(true)
		for b, n := range map[blockwar.Border][2]int{blockwar.Plains: {3, 3}, blockwar.River: {2, 2}, blockwar.Forest: {2, 2}, blockwar.Mountain: {1, 1},
			blockwar.Coastal: {1, 2}, blockwar.Strait: {1, 2}, blockwar.SeaBorder: {blockwar.NoLimit, blockwar.NoLimit}, blockwar.OceanBorder: {blockwar.NoLimit, blockwar.NoLimit}} {
			if usual[b] != n[0] || lsts[b] != n[1] {
				t.Errorf("%s: %d, with LSTs %d; want usual[b] %v and lsts[b] %v", b, usual[b], lsts[b], n[0], n[1])
			}
		}
	})
	t.Run("14.24 one border leads around Africa", func(t *testing.T) {
		a, b := at(t, "south_atlantic_ocean"), at(t, "west_indian_ocean")
		if !printed().Hooks.IsAroundAfrica(a, b) || !printed().Hooks.IsAroundAfrica(b, a) || printed().Hooks.IsAroundAfrica(a, at(t, "mid_atlantic_ocean")) {
			t.Errorf("the way around Africa lies elsewhere: got IsAroundAfrica(a, b) %v, IsAroundAfrica(b, a) %v and IsAroundAfrica(a, mid_atlantic_ocean) %v; want true, true and false",
				printed().Hooks.IsAroundAfrica(a, b), printed().Hooks.IsAroundAfrica(b, a), printed().Hooks.IsAroundAfrica(a, at(t, "mid_atlantic_ocean")))
		}
		if border(t, "south_atlantic_ocean", "west_indian_ocean") != blockwar.OceanBorder {
			t.Errorf("it is an Ocean border: got %v, want %v", border(t, "south_atlantic_ocean", "west_indian_ocean"), blockwar.OceanBorder)
		}
	})
}

func TestBadDataIsRefused(t *testing.T) {
	for _, c := range []struct{ name, file, old, new string }{
		{"1.11 a border of the wrong kind", "borders.csv", "^abadan,iraq,[a-z]+,", "abadan,iraq,coastal,"},
		{"1.11 a border written twice", "borders.csv", "^abadan,iraq,[a-z]+,", "iraq,abadan,plains,,F\nabadan,iraq,plains,"},
		{"1.1 an unknown column", "areas.csv", "island", "isle"},
		{"1.1 an unknown nation", "areas.csv", "latin_america", "brazil"},
		{"1.1 an area less", "areas.csv", "\nabadan,", "\nabadan2,"},
		{"1.121 a Capital elsewhere", "nations.csv", "berlin", "munich2"},
		{"1.121 a Power without a Capital", "nations.csv", ",berlin,", ",,"},
		{"2.1 a fourth Faction", "factions.csv", "^ussr(.*)", "ussr$1\nreds$1"},
		{"3.14 a Combat Priority that no Round reaches", "units.csv", "^tank,G,6,", "tank,G,16,"},
		{"3.0 more blocks than can be counted", "blocks.csv", "^italy,tank,2,", "italy,tank,258,"},
		{"3.0 a type more", "units.csv", "\ninfantry,", "\nmilitia,"},
		{"8.45 USA Forces without a coast to land on", "borders.csv", "^north_atlantic_ocean,washington,.*\n", ""},
		{"5.0 units that are none", "areas.csv", "any@1[*]6", "any@1*66"},
		{"5.0 more units than there are", "blocks.csv", "^britain,fleet,[0-9]+,", "britain,fleet,0,"},
		{"7.14 a Faction that is none", "turn-order.csv", "axis", "japan"},
		{"8.44 a year that is none", "usa-entry.csv", "\n19", "\nMCM"},
		{"9.0 a Technology of another name", "technologies.csv", "\nsonar,", "\nasdic,"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Edited(blocks.Changed(t, File, c.file, c.old, c.new)); err == nil {
				t.Error("it is read all the same: got no error, want an error")
			}
		})
	}
}
