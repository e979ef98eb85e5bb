package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
)

// route tells whether a Trade Route exists, and whether without going around Africa.
func route(table *Table, f Faction, a Area) string {
	switch table.TradeOf(f).Blockade(a) {
	case blockwar.NotBlockaded:
		return "direct"
	case blockwar.MedBlockade:
		return "around"
	}
	return "none"
}

// fence shuts the way by land from India and Greece to the Baltic, which Neutrals would leave open.
func fence(t *testing.T, table *Table) {
	t.Helper()
	for _, slug := range []string{"persia", "afghanistan", "turkey", "bulgaria", "yugoslavia", "albania"} {
		table.TakeNation(nation(t, slug), Axis)
	}
}

// besiege puts Enemy Subs into every sea around Britain.
func besiege(t *testing.T, table *Table) (ids []blockwar.ID) {
	t.Helper()
	for _, sea := range []string{"english_channel", "irish_sea", "north_sea", "norwegian_sea"} {
		ids = append(ids, units(t, table, Germany, sea, "sub")...)
	}
	return ids
}

func TestSupply(t *testing.T) {
	war := func(t *testing.T) *Table {
		table := europe(t)
		declare(table, Axis, West)
		return table
	}
	t.Run("14.11 a chain of Friendly areas and Open Seas to a MainCapital or SubCapital", func(t *testing.T) {
		table := war(t)
		if !table.Supplied(West, at(t, "delhi")) || !table.Supplied(West, at(t, "ottawa")) || !table.Supplied(Axis, at(t, "tripoli")) {
			t.Errorf("Delhi, Ottawa and Tripoli are in supply: got Supplied(West, delhi) %v, Supplied(West, ottawa) %v and Supplied(Axis, tripoli) %v; want true, true and true",
				table.Supplied(West, at(t, "delhi")), table.Supplied(West, at(t, "ottawa")), table.Supplied(Axis, at(t, "tripoli")))
		}
		for _, sea := range []string{"central_mediterranean", "tyrrhenian_sea"} {
			units(t, table, Britain, sea, "sub")
		}
		if table.Supplied(Axis, at(t, "tripoli")) || !table.Supplied(Axis, at(t, "milan")) {
			t.Errorf("Tripoli is cut off, Milan is not: got Supplied(Axis, tripoli) %v and Supplied(Axis, milan) %v; want false and true", table.Supplied(Axis, at(t, "tripoli")), table.Supplied(Axis, at(t, "milan")))
		}
	})
	t.Run("1.3 supply passes Straits of Rivals and Neutrals, not those of an Enemy", func(t *testing.T) {
		table := war(t)
		for _, sea := range []string{"north_sea", "north_atlantic_ocean", "mid_atlantic_ocean", "south_atlantic_ocean", "irish_sea", "norwegian_sea"} {
			units(t, table, Germany, sea, "sub")
		}
		units(t, table, SovietUnion, "malta", "infantry")
		table.EvaluateControl()
		if !table.Passable(West, at(t, "malta")) || !table.Passable(West, at(t, "istanbul")) {
			t.Errorf("Straits of a Rival at peace and of a Neutral are open: got Passable(West, malta) %v and Passable(West, istanbul) %v; want true and true", table.Passable(West, at(t, "malta")), table.Passable(West, at(t, "istanbul")))
		}
		declare(table, USSR, West)
		if table.Passable(West, at(t, "malta")) || !table.Passable(Axis, at(t, "malta")) {
			t.Errorf("those of an Enemy are shut: got Passable(West, malta) %v and Passable(Axis, malta) %v; want false and true", table.Passable(West, at(t, "malta")), table.Passable(Axis, at(t, "malta")))
		}
	})
	t.Run("14.21 one Sea Segment and one Land Segment: Gibraltar being blocked, Delhi has no way through France", func(t *testing.T) {
		table := war(t)
		same(t, "delhi", route(table, West, at(t, "delhi")), "direct")
		fence(t, table)
		units(t, table, Italy, "gibraltar", "infantry")
		table.TakeOff(blockwar.ID{Nation: Britain, Type: printed().MustType("fortress"), No: 1})
		table.EvaluateControl()
		same(t, "gibraltar", printed().FactionFacts(table.Controller(at(t, "gibraltar"))).Slug, "axis")
		same(t, "delhi", route(table, West, at(t, "delhi")), "around")
		units(t, table, Germany, "west_indian_ocean", "sub")
		same(t, "delhi, and no way around Africa either", route(table, West, at(t, "delhi")), "none")
		same(t, "marseille, by land and across the Channel", route(table, West, at(t, "marseille")), "direct")
	})
	t.Run("14.21 a Trade Route passes Neutrals, and no Rival's land", func(t *testing.T) {
		table := war(t)
		influence(t, table, Axis, 1, "rumania")
		same(t, "bucharest, through Hungary and Austria", route(table, Axis, at(t, "bucharest")), "direct")
		for _, slug := range []string{"hungary", "yugoslavia", "bulgaria", "czechoslovakia", "poland"} {
			table.TakeNation(nation(t, slug), USSR)
		}
		units(t, table, Britain, "western_black_sea", "sub")
		same(t, "bucharest, behind Rivals", route(table, Axis, at(t, "bucharest")), "none")
	})
	t.Run("14.21 a Trade Route passes an Armed Minor that is no Enemy", func(t *testing.T) {
		for _, by := range []Faction{USSR, Axis} {
			table := war(t)
			influence(t, table, Axis, 1, "rumania")
			for _, slug := range []string{"hungary", "yugoslavia", "bulgaria", "czechoslovakia", "poland"} {
				table.Arm(nation(t, slug), by)
			}
			units(t, table, Britain, "western_black_sea", "sub")
			same(t, "bucharest", route(table, Axis, at(t, "bucharest")), map[Faction]string{USSR: "direct", Axis: "none"}[by])
		}
	})
	t.Run("14.22 a Blockade marker goes when another Faction gains control", func(t *testing.T) {
		table := war(t)
		besiege(t, table)
		table.DeclareBlockades(West)
		want(t, "Marseille", int(table.Blockade[at(t, "marseille")]), int(blockwar.FullBlockade))
		for _, b := range table.Here(at(t, "marseille"), func(*blockwar.Block) bool { return true }) {
			table.TakeOff(b.ID)
		}
		units(t, table, Germany, "marseille", "infantry")
		table.EvaluateControl()
		if table.Blockade[at(t, "marseille")] != blockwar.NotBlockaded || table.Blockade[at(t, "paris")] != blockwar.FullBlockade {
			t.Errorf("the marker in Marseille is to go, that in Paris to stay: got Blockade[marseille] %v; want Blockade[marseille] %v and Blockade[paris] %v", table.Blockade[at(t, "marseille")], blockwar.NotBlockaded, blockwar.FullBlockade)
		}
	})
	t.Run("14.24 Med Blockade: black RES do not go around Africa, red ones and POP do", func(t *testing.T) {
		table := war(t)
		units(t, table, Italy, "suez", "infantry")
		table.EvaluateControl()
		table.TakeNation(nation(t, "greece"), West)
		fence(t, table)
		units(t, table, Britain, "athens", "infantry")
		table.DeclareBlockades(West)
		for slug, b := range map[string]blockwar.Blockade{"bombay": blockwar.MedBlockade, "delhi": blockwar.MedBlockade, "athens": blockwar.NotBlockaded} {
			if table.Blockade[at(t, slug)] != b {
				t.Errorf("%s: %d, want %v", slug, table.Blockade[at(t, slug)], b)
			}
		}
		free, blocked := table.Levels(West, false), table.Levels(West, true)
		want(t, "POP lost", free.Pop-blocked.Pop, 0)
		want(t, "RES lost: one black one in Delhi, one in Bombay", free.Res-blocked.Res, 2)
		units(t, table, Italy, "malta", "infantry")
		units(t, table, Italy, "western_mediterranean", "fleet")
		table.DeclareBlockades(West)
		if table.Blockade[at(t, "athens")] != blockwar.FullBlockade {
			t.Errorf("Athens trades with London, though both ways out are shut: got %v, want %v", table.Blockade[at(t, "athens")], blockwar.FullBlockade)
		}
	})
	t.Run("14.24 no Med marker lies where there are no black RES", func(t *testing.T) {
		table := war(t)
		influence(t, table, West, 1, "persia")
		table.TakeNation(nation(t, "turkey"), Axis)
		units(t, table, Italy, "suez", "infantry")
		units(t, table, Italy, "eastern_mediterranean", "sub")
		table.EvaluateControl()
		same(t, "tehran", route(table, West, at(t, "tehran")), "around")
		table.DeclareBlockades(West)
		if table.Blockade[at(t, "tehran")] != blockwar.NotBlockaded || table.Blockade[at(t, "abadan")] != blockwar.MedBlockade {
			t.Errorf("Tehran %d, Abadan %d; want Blockade[tehran] %v and Blockade[abadan] %v", table.Blockade[at(t, "tehran")], table.Blockade[at(t, "abadan")], blockwar.NotBlockaded, blockwar.MedBlockade)
		}
	})
	t.Run("14.22 Blockades are declared in Summer, for Factions at War", func(t *testing.T) {
		table := europe(t)
		if seen := table.DeclareBlockades(West); seen != nil {
			t.Errorf("at Peace: %v, want none", seen)
		}
		declare(table, Axis, West)
		besiege(t, table)
		for _, phase := range []blockwar.Phase{blockwar.Spring, blockwar.Summer} {
			fresh := table.Clone()
			fresh.Phase = phase
			s := bluffed(t, fresh)
			if got := tableOf(s).Blockade[at(t, "ottawa")]; (got == blockwar.FullBlockade) != (phase == blockwar.Summer) {
				t.Errorf("%s: %d: got == blockwar.FullBlockade %v, want %v", phase, got, (got == blockwar.FullBlockade), (phase == blockwar.Summer))
			}
		}
	})
	t.Run("7.211 what was Blockaded in Summer and is so still does not count", func(t *testing.T) {
		table := war(t)
		want(t, "Production", table.ProductionLevel(West, true), 7)
		besiege(t, table)
		table.DeclareBlockades(West)
		s := run(t, table, &blockwar.Production{})
		for range 3 {
			for _, f := range blockwar.AllFactions {
				if f == West && len(s.Legal("west")) > 0 {
					want(t, "Production level", s.Saw("production-level").N, 2)
				}
				s.PlayIf(printed().FactionFacts(f).Slug, "production", "done")
			}
		}
		if tableOf(s).Blockade != (blockwar.Blockades{}) {
			t.Errorf("markers stay after Production: got %v, want %v", tableOf(s).Blockade, (blockwar.Blockades{}))
		}
	})
	t.Run("14.23 a marker goes when a Trade Route can be traced again", func(t *testing.T) {
		table := war(t)
		ids := besiege(t, table)
		table.DeclareBlockades(West)
		if table.Blockade[at(t, "paris")] != blockwar.FullBlockade {
			t.Fatalf("Paris trades all the same: got %v, want %v", table.Blockade[at(t, "paris")], blockwar.FullBlockade)
		}
		for _, id := range ids {
			table.TakeOff(id)
		}
		table.ConfirmBlockades(West)
		if table.Blockade != (blockwar.Blockades{}) {
			t.Errorf("got %v, want %v", table.Blockade, (blockwar.Blockades{}))
		}
	})
	t.Run("14.24s of a Med Blockade and a full one the lesser holds", func(t *testing.T) {
		for _, first := range []blockwar.Blockade{blockwar.MedBlockade, blockwar.FullBlockade} {
			table := war(t)
			a := at(t, "delhi")
			fence(t, table)
			table.Blockade[a] = first
			units(t, table, Italy, "suez", "infantry")
			if first == blockwar.MedBlockade {
				units(t, table, Germany, "west_indian_ocean", "sub")
			}
			table.EvaluateControl()
			table.ConfirmBlockades(West)
			if table.Blockade[a] != blockwar.MedBlockade {
				t.Errorf("first %d, then %d, want %v", first, table.Blockade[a], blockwar.MedBlockade)
			}
		}
	})
}
