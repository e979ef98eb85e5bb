package triumph

import "testing"

// route tells whether a Trade Route exists, and whether without going around Africa.
func route(table *Table, f Faction, a Area) string {
	switch table.tradeOf(f).blockade(a) {
	case NotBlockaded:
		return "direct"
	case MedBlockade:
		return "around"
	}
	return "none"
}

// fence shuts the way by land from India and Greece to the Baltic, which Neutrals would leave open.
func fence(t *testing.T, table *Table) {
	t.Helper()
	for _, slug := range []string{"persia", "afghanistan", "turkey", "bulgaria", "yugoslavia", "albania"} {
		table.takeNation(nation(t, slug), Axis)
	}
}

// besiege puts Enemy Subs into every sea around Britain.
func besiege(t *testing.T, table *Table) (ids []blockID) {
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
		if !table.supplied(West, at(t, "delhi")) || !table.supplied(West, at(t, "ottawa")) || !table.supplied(Axis, at(t, "tripoli")) {
			t.Error("Delhi, Ottawa and Tripoli are in supply")
		}
		for _, sea := range []string{"central_mediterranean", "tyrrhenian_sea"} {
			units(t, table, Britain, sea, "sub")
		}
		if table.supplied(Axis, at(t, "tripoli")) || !table.supplied(Axis, at(t, "milan")) {
			t.Error("Tripoli is cut off, Milan is not")
		}
	})
	t.Run("1.3 supply passes Straits of Rivals and Neutrals, not those of an Enemy", func(t *testing.T) {
		table := war(t)
		for _, sea := range []string{"north_sea", "north_atlantic_ocean", "mid_atlantic_ocean", "south_atlantic_ocean", "irish_sea", "norwegian_sea"} {
			units(t, table, Germany, sea, "sub")
		}
		units(t, table, SovietUnion, "malta", "infantry")
		table.evaluateControl()
		if !table.passable(West, at(t, "malta")) || !table.passable(West, at(t, "istanbul")) {
			t.Error("Straits of a Rival at peace and of a Neutral are open")
		}
		declare(table, USSR, West)
		if table.passable(West, at(t, "malta")) || !table.passable(Axis, at(t, "malta")) {
			t.Error("those of an Enemy are shut")
		}
	})
	t.Run("14.21 one Sea Segment and one Land Segment: Gibraltar being blocked, Delhi has no way through France", func(t *testing.T) {
		table := war(t)
		same(t, "delhi", route(table, West, at(t, "delhi")), "direct")
		fence(t, table)
		units(t, table, Italy, "gibraltar", "infantry")
		table.takeOff(blockID{Nation: Britain, Type: mustType("fortress"), No: 1})
		table.evaluateControl()
		same(t, "gibraltar", table.controller(at(t, "gibraltar")).String(), "axis")
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
			table.takeNation(nation(t, slug), USSR)
		}
		units(t, table, Britain, "western_black_sea", "sub")
		same(t, "bucharest, behind Rivals", route(table, Axis, at(t, "bucharest")), "none")
	})
	t.Run("14.24 Med Blockade: black RES do not go around Africa, red ones and POP do", func(t *testing.T) {
		table := war(t)
		units(t, table, Italy, "suez", "infantry")
		table.evaluateControl()
		table.takeNation(nation(t, "greece"), West)
		fence(t, table)
		units(t, table, Britain, "athens", "infantry")
		table.declareBlockades(West)
		for slug, b := range map[string]Blockade{"bombay": MedBlockade, "delhi": MedBlockade, "athens": NotBlockaded} {
			if table.Blockade[at(t, slug)] != b {
				t.Errorf("%s: %d", slug, table.Blockade[at(t, slug)])
			}
		}
		free, blocked := table.levels(West, false), table.levels(West, true)
		want(t, "POP lost", free.Pop-blocked.Pop, 0)
		want(t, "RES lost: one black one in Delhi, one in Bombay", free.Res-blocked.Res, 2)
		units(t, table, Italy, "malta", "infantry")
		units(t, table, Italy, "western_mediterranean", "fleet")
		table.declareBlockades(West)
		if table.Blockade[at(t, "athens")] != FullBlockade {
			t.Error("Athens trades with London, though both ways out are shut")
		}
	})
	t.Run("14.24 no Med marker lies where there are no black RES", func(t *testing.T) {
		table := war(t)
		influence(t, table, West, 1, "persia")
		table.takeNation(nation(t, "turkey"), Axis)
		units(t, table, Italy, "suez", "infantry")
		units(t, table, Italy, "eastern_mediterranean", "sub")
		table.evaluateControl()
		same(t, "tehran", route(table, West, at(t, "tehran")), "around")
		table.declareBlockades(West)
		if table.Blockade[at(t, "tehran")] != NotBlockaded || table.Blockade[at(t, "abadan")] != MedBlockade {
			t.Errorf("Tehran %d, Abadan %d", table.Blockade[at(t, "tehran")], table.Blockade[at(t, "abadan")])
		}
	})
	t.Run("14.22 Blockades are declared in Summer, for Factions at War", func(t *testing.T) {
		table := europe(t)
		if seen := table.declareBlockades(West); seen != nil {
			t.Errorf("at Peace: %v", seen)
		}
		declare(table, Axis, West)
		besiege(t, table)
		for _, phase := range []Phase{Spring, Summer} {
			fresh := table.clone()
			fresh.Phase = phase
			s := bluffed(t, fresh)
			if got := tableOf(s).Blockade[at(t, "ottawa")]; (got == FullBlockade) != (phase == Summer) {
				t.Errorf("%s: %d", phase, got)
			}
		}
	})
	t.Run("7.211 what was Blockaded in Summer and is so still does not count", func(t *testing.T) {
		table := war(t)
		want(t, "Production", table.productionLevel(West, true), 7)
		besiege(t, table)
		table.declareBlockades(West)
		s := run(t, table, &production{})
		for range 3 {
			for _, f := range AllFactions {
				if f == West && len(s.Legal("west")) > 0 {
					want(t, "Production level", s.Saw("production-level").N, 2)
				}
				s.PlayIf(f.String(), "production", "done")
			}
		}
		if tableOf(s).Blockade != (blockades{}) {
			t.Error("markers stay after Production")
		}
	})
	t.Run("14.23 a marker goes when a Trade Route can be traced again", func(t *testing.T) {
		table := war(t)
		ids := besiege(t, table)
		table.declareBlockades(West)
		if table.Blockade[at(t, "paris")] != FullBlockade {
			t.Fatal("Paris trades all the same")
		}
		for _, id := range ids {
			table.takeOff(id)
		}
		table.confirmBlockades(West)
		if table.Blockade != (blockades{}) {
			t.Errorf("%v", table.Blockade)
		}
	})
	t.Run("14.24s of a Med Blockade and a full one the lesser holds", func(t *testing.T) {
		for _, first := range []Blockade{MedBlockade, FullBlockade} {
			table := war(t)
			a := at(t, "delhi")
			fence(t, table)
			table.Blockade[a] = first
			units(t, table, Italy, "suez", "infantry")
			if first == MedBlockade {
				units(t, table, Germany, "west_indian_ocean", "sub")
			}
			table.evaluateControl()
			table.confirmBlockades(West)
			if table.Blockade[a] != MedBlockade {
				t.Errorf("first %d, then %d", first, table.Blockade[a])
			}
		}
	})
}
