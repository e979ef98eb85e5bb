package triumph

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
)

// cuts tells what closes a route, as in "gibraltar enemy-land axis".
func cuts(r *blockwar.Route) (text string) {
	for _, c := range r.Cuts {
		text += printed().Place(c.Area).Slug + " " + string(c.Why) + " " + printed().FactionFacts(c.By).Slug + ";"
	}
	return text
}

// tradeFrom is the Trade Route of an area as its user sees it.
func tradeFrom(t *testing.T, table *Table, f Faction, area string) *blockwar.TradeRoute {
	t.Helper()
	list := rules().View(table, nil, blockwar.SeenBy(f)).(*View).TradeRoutes(f)
	i := slices.IndexFunc(list, func(r blockwar.TradeRoute) bool { return r.Area == at(t, area) })
	if i < 0 {
		t.Fatalf("%s has no use of %s: got i %v, want at least 0", printed().FactionFacts(f).Slug, area, i)
	}
	return &list[i]
}

func TestRoutesForAPlayer(t *testing.T) {
	war := func(t *testing.T) *Table {
		table := europe(t)
		declare(table, Axis, West)
		return table
	}
	t.Run("14.21 the route is drawn from end to end, or the place is named where it is cut", func(t *testing.T) {
		table := war(t)
		r := tradeFrom(t, table, West, "delhi")
		if r.Way[0] != at(t, "delhi") || r.Way[len(r.Way)-1] != at(t, "london") || r.Cuts != nil || r.Now != blockwar.NotBlockaded {
			t.Errorf("got %+v; want Way[0] %v, Way[len(r.Way) - 1] %v, Cuts none and Now %v", r, at(t, "delhi"), at(t, "london"), blockwar.NotBlockaded)
		}
		for i, a := range r.Way[1:] {
			if !printed().Map.Board.Touch(r.Way[i], a) {
				t.Errorf("%s and %s do not touch: got false, want true", printed().Place(r.Way[i]).Slug, printed().Place(a).Slug)
			}
		}
		besiege(t, table)
		table.TakeNation(nation(t, "norway"), Axis)
		r = tradeFrom(t, table, West, "ottawa")
		if r.Now != blockwar.FullBlockade || len(r.Cuts) != 1 || r.Cuts[0].Why != blockwar.EnemyUnits || r.Cuts[0].By != Axis || !slices.Contains(r.Way, r.Cuts[0].Area) {
			t.Errorf("got %s, Blockade %d; want one cut on the way by the Axis, and a full Blockade", cuts(&r.Route), r.Now)
		}
	})
	t.Run("12.73 an Escaped Sub cuts trade and is named for it", func(t *testing.T) {
		table := war(t)
		for _, id := range besiege(t, table) {
			table.Blocks.Get(id).Marks |= blockwar.Escaped
		}
		r := tradeFrom(t, table, West, "ottawa")
		if len(r.Cuts) != 1 || r.Cuts[0].Why != blockwar.EscapedSubs || r.Cuts[0].By != Axis {
			t.Errorf("got %v, Cuts %v; want Cuts 1, Cuts[0].Why %v and Cuts[0].By %v", cuts(&r.Route), r.Cuts, blockwar.EscapedSubs, Axis)
		}
		if line := rules().View(table, nil, blockwar.SeenBy(West)).(*View).SupplyLine(West, at(t, "ottawa")); line.Cuts != nil {
			t.Errorf("it cuts supply: %s: got Cuts %v, want none", cuts(&line), line.Cuts)
		}
	})
	t.Run("14.24 a Med Blockade shows the way around Africa, and what shuts the other", func(t *testing.T) {
		table := war(t)
		fence(t, table)
		units(t, table, Italy, "gibraltar", "infantry")
		table.TakeOff(blockwar.ID{Nation: Britain, Type: printed().MustType("fortress"), No: 1})
		table.EvaluateControl()
		r := tradeFrom(t, table, West, "delhi")
		if r.Now != blockwar.MedBlockade || cuts(&r.Route) != "gibraltar enemy-land axis;" || !slices.Contains(r.Way, at(t, "south_atlantic_ocean")) {
			t.Errorf(`%s over %v, Blockade %d; want Now %v, cuts(Route) "gibraltar enemy-land axis;" and Way %v among them`, cuts(&r.Route), r.Way, r.Now, blockwar.MedBlockade, at(t, "south_atlantic_ocean"))
		}
	})
	t.Run("14.24 of a full Blockade in Summer and a Med Blockade at Production the lesser holds", func(t *testing.T) {
		for _, c := range []struct{ summer, now, holds blockwar.Blockade }{{blockwar.FullBlockade, blockwar.MedBlockade, blockwar.MedBlockade}, {blockwar.MedBlockade, blockwar.FullBlockade, blockwar.MedBlockade}, {blockwar.NotBlockaded, blockwar.FullBlockade, blockwar.NotBlockaded}} {
			r := blockwar.TradeRoute{Marked: c.summer, Now: c.now}
			if r.InProduction() != c.holds {
				t.Errorf("%d in Summer and %d now: %d, want %v", c.summer, c.now, r.InProduction(), c.holds)
			}
		}
	})
	t.Run("14.11 a Supply Line is drawn, or the place is named where it is cut", func(t *testing.T) {
		table := war(t)
		line := rules().View(table, nil, blockwar.SeenBy(Axis)).(*View).SupplyLine(Axis, at(t, "tripoli"))
		if end := line.Way[len(line.Way)-1]; end != at(t, "rome") || line.Cuts != nil {
			t.Errorf("%v, %s: got line %+v and end %v; want end %v and Cuts none", line.Way, cuts(&line), line, end, at(t, "rome"))
		}
		for _, sea := range []string{"central_mediterranean", "tyrrhenian_sea"} {
			units(t, table, Britain, sea, "sub")
		}
		v := rules().View(table, nil, blockwar.SeenBy(Axis)).(*View)
		if line = v.SupplyLine(Axis, at(t, "tripoli")); len(line.Cuts) == 0 || line.Cuts[0].Why != blockwar.EnemyUnits || line.Cuts[0].By != West {
			t.Errorf("%v, %s: got Cuts %v; want Cuts some, Cuts[0].Why %v and Cuts[0].By %v", line.Way, cuts(&line), line.Cuts, blockwar.EnemyUnits, West)
		}
		units(t, table, Italy, "tripoli", "infantry")
		v = rules().View(table, nil, blockwar.SeenBy(Axis)).(*View)
		if list := v.Unsupplied(Axis); !slices.Equal(list, []Area{at(t, "tripoli")}) {
			t.Errorf("out of supply: %v, want %v", list, []Area{at(t, "tripoli")})
		}
		if v = rules().View(table, nil, blockwar.SeenBy(West)).(*View); v.Unsupplied(Axis) != nil {
			t.Errorf("the West knows what stands in Tripoli: got %v, want none", v.Unsupplied(Axis))
		}
	})
	t.Run("11.52 border limits left are the Active Player's alone to know", func(t *testing.T) {
		table := wartime(t, Axis, West)
		table.Turn.Crossed.Add(at(t, "munich"), at(t, "lorraine"), true)
		used := func(f Faction) blockwar.BorderUse {
			for _, b := range rules().View(table, nil, blockwar.SeenBy(f)).(*View).Borders(at(t, "munich")) {
				if b.To == at(t, "lorraine") {
					return b
				}
			}
			return blockwar.BorderUse{}
		}
		if b := used(Axis); b.Limit != 2 || b.Left() != 1 {
			t.Errorf("got %+v; want Limit 2 and Left 1", b)
		}
		if b := used(West); b.Limit != 0 {
			t.Errorf("the West sees %+v: got Limit %v, want 0", b, b.Limit)
		}
	})
	t.Run("11.0 everybody sees how many moves are left", func(t *testing.T) {
		table := wartime(t, Axis, West)
		v := rules().View(table, []step{&blockwar.MovementPhase{Faction: Axis, Left: 3}}, blockwar.SeenBy(West)).(*View)
		want(t, "moves", v.Turn.Moves, 3)
	})
}
