package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// newYear is the table as a New Year begins.
func newYear(t *testing.T, year int) *Table {
	t.Helper()
	table := europe(t)
	table.Year, table.Phase = uint16(year-1), blockwar.YearStartPhase
	return table
}

func TestYearStart(t *testing.T) {
	t.Run("7.11 the Year advances and IND may be raised anew", func(t *testing.T) {
		table := newYear(t, 1938)
		table.Faction(West).Raised = 2
		s := run(t, table, &blockwar.YearStart{})
		s.Chance("chit", "chit#1", "chit#2", 2)
		if tableOf(s).Year != 1938 || tableOf(s).Faction(West).Raised != 0 {
			t.Errorf("year %d, raised %d times; want Year 1938 and Raised 0", tableOf(s).Year, tableOf(s).Faction(West).Raised)
		}
	})
	t.Run("7.12 both decks take their discards back", func(t *testing.T) {
		table := newYear(t, 1938)
		hold(t, table, Axis, "action/3", "investment/9", "action/4")
		table.Discard(Axis, blockwar.ActionDeck, 3)
		table.Discard(Axis, blockwar.InvestmentDeck, 9)
		s := run(t, table, &blockwar.YearStart{})
		s.Chance("chit", "chit", "chit", 1)
		d := tableOf(s).Decks
		want(t, "Action cards to draw", d[blockwar.ActionDeck].Draw.Len(), 54)
		want(t, "Investment cards to draw", d[blockwar.InvestmentDeck].Draw.Len(), 55)
		want(t, "discards", d[blockwar.ActionDeck].Discard.Len()+d[blockwar.InvestmentDeck].Discard.Len(), 0)
	})
	t.Run("7.13 a Peace Dividend for who is at Peace, had no Battle and Violated nobody", func(t *testing.T) {
		for name, c := range map[string]struct {
			change func(*Table)
			paid   int
		}{
			"everybody":              {func(*Table) {}, 3},
			"two are at war":         {func(x *Table) { declare(x, Axis, West) }, 1},
			"one Violated a Neutral": {func(x *Table) { x.Faction(USSR).Violated = true }, 2},
			"two fought":             {func(x *Table) { x.Faction(USSR).Fought, x.Faction(Axis).Fought = true, true }, 1},
		} {
			table := newYear(t, 1937)
			c.change(table)
			s := run(t, table, &blockwar.YearStart{})
			s.Deal(1)
			dealt := 0
			for _, f := range blockwar.AllFactions {
				dealt += tableOf(s).Faction(f).Chits.Len()
			}
			want(t, name, dealt, c.paid)
			if tableOf(s).Faction(USSR).Violated || tableOf(s).Faction(USSR).Fought {
				t.Errorf("%s: it counts for another year: got Violated %v and Fought %v; want false and false", name, tableOf(s).Faction(USSR).Violated, tableOf(s).Faction(USSR).Fought)
			}
		}
	})
	t.Run("4.4 what a chit is worth only its owner knows", func(t *testing.T) {
		s := run(t, newYear(t, 1936), &blockwar.YearStart{})
		s.Chance("chit#2", "chit", "chit#1", 1)
		if v := sees(s, Axis); v.Factions[0].Own.Chits != (blockwar.Chits{0, 0, 1}) || v.Factions[1].Own != nil || v.Factions[1].Dividends != 1 {
			t.Errorf("the Axis sees %+v: got Chits %v; want Chits %v, Factions[1].Own none and Factions[1].Dividends 1", v.Factions, v.Factions[0].Own.Chits, (blockwar.Chits{0, 0, 1}))
		}
		if v := sees(s, Axis); v.Factions[0].Own.Total != v.Factions[0].Points.Public+2 {
			t.Errorf("the Axis counts %d, in public %d, want %v", v.Factions[0].Own.Total, v.Factions[0].Points.Public, v.Factions[0].Points.Public+2)
		}
		want(t, "chits left", tableOf(s).Chits.Len(), 29)
	})
	t.Run("7.14 a die of two: Axis, West, USSR", func(t *testing.T) {
		s := run(t, newYear(t, 1936), &blockwar.YearStart{})
		s.Chance("chit", "chit", "chit", 2)
		if got := tableOf(s).Order; got != (blockwar.Order{Axis, West, USSR}) {
			t.Errorf("got %v, want %v", got, (blockwar.Order{Axis, West, USSR}))
		}
	})
	t.Run("7.15 the Year track brings the USA closer from 1941 on", func(t *testing.T) {
		for year, n := range map[int]int{1940: 0, 1941: 1, 1942: 1, 1943: 1, 1944: 1, 1945: 0} {
			s := run(t, newYear(t, year), &blockwar.YearStart{})
			s.Deal(1)
			want(t, "Influence", int(tableOf(s).Nations[USA].Influence.N), n)
		}
	})
}

func TestUSA(t *testing.T) {
	t.Run("8.41 the Axis and the USSR hold at most three markers, and use nothing", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 3, "usa")
		hold(t, table, Axis, "action/17")
		if got := table.Levels(Axis, false); got.Pop != 11 || got.Res != 6 {
			t.Errorf("the Axis uses %+v: got Pop %v and Res %v; want 11 and 6", got, got.Pop, got.Res)
		}
		s := govern(t, table)
		s.Refused("axis", "wildcard:action/17>nation/usa")
		seen := table.Press(USA, Axis, "7.4")
		if len(seen) != 1 || seen[0].Kind != "influence-without-effect" || marks(t, table, "usa") != "axis 3" {
			t.Errorf(`%v; %s; want seen 1, seen[0].Kind "influence-without-effect" and marks(table, usa) "axis 3"`, seen, marks(t, table, "usa"))
		}
		if call, _ := table.Convert(USA); call != nil || !table.Neutral(USA) {
			t.Errorf("the USA is a Satellite of the Axis: got call %v and Neutral(USA) %v; want none and true", call, table.Neutral(USA))
		}
	})
	t.Run("8.42 one or two markers give the West three POP and four RES", func(t *testing.T) {
		for n := 1; n <= 2; n++ {
			table := europe(t)
			influence(t, table, West, n, "usa")
			if got := table.Levels(West, false); got.Pop != 15 || got.Res != 15 {
				t.Errorf("%d markers: %+v: got Pop %v and Res %v; want 15 and 15", n, got, got.Pop, got.Res)
			}
		}
	})
	t.Run("8.43 three make it a Satellite: Fortresses, cheaper factories, its own units", func(t *testing.T) {
		table := newYear(t, 1941)
		influence(t, table, West, 2, "usa")
		want(t, "Factory Cost", table.FactoryCost(West), 6)
		s := run(t, table, &blockwar.YearStart{})
		s.Deal(1)
		table = tableOf(s)
		want(t, "Factory Cost", table.FactoryCost(West), 5)
		for slug, cv := range map[string]int{"washington": 4, "new_york": 2} {
			list := table.Here(at(t, slug), func(b *blockwar.Block) bool { return b.ID.Nation == USA && b.ID.Type == blockwar.Fortress })
			if len(list) != 1 || int(list[0].CV) != cv {
				t.Errorf("%s: %v; want list 1 and int(list[0].CV) %v", slug, list, cv)
			}
		}
		if table.Controller(washington(printed())) != West || table.Neutral(USA) || len(table.Builder(West).CadreTypes(USA, newYork(printed()))) == 0 {
			t.Errorf("the USA is not with the West: got Controller(washington) %v, Neutral(USA) %v and CadreTypes(USA, newYork) %v; want %v, false and some",
				table.Controller(washington(printed())), table.Neutral(USA), len(table.Builder(West).CadreTypes(USA, newYork(printed()))), West)
		}
		if len(europe(t).Builder(West).CadreTypes(USA, newYork(printed()))) > 0 {
			t.Errorf("USA units could be built before: got %v, want none", europe(t).Builder(West).CadreTypes(USA, newYork(printed())))
		}
	})
	t.Run("8.44 Public Opinion takes a Rival marker away first, and stops at a Satellite", func(t *testing.T) {
		table := europe(t)
		table.Year = 1943
		influence(t, table, Axis, 2, "usa")
		publicOpinion(table, nil)
		same(t, "markers", marks(t, table, "usa"), "axis 1")
		usaJoins(table)
		if _, _, seen := publicOpinion(table, nil); seen != nil {
			t.Errorf("got %v, want none", seen)
		}
	})
	t.Run("8.45 USA Forces of 1942 to 1944 arrive at no cost, stronger each year", func(t *testing.T) {
		for year, cv := range map[int]uint8{1941: 0, 1942: 1, 1943: 2, 1944: 3, 1945: 0} {
			table := europe(t)
			usaJoins(table)
			table.Year, table.Phase = uint16(year), blockwar.ProductionPhase
			s := run(t, table, &blockwar.Spending{Faction: West})
			if cv == 0 {
				s.Asked("west", "production")
				continue
			}
			s.Asked("west", "usa-forces")
			s.Play("west", "land:area/washington#3", "land:type/tank>area/washington", "land:type/fleet>area/washington", "land:type/airforce>area/washington")
			for slug, n := range map[string]int{"washington": 4, "new_york": 2} {
				want(t, slug, len(table.Here(at(t, slug), func(*blockwar.Block) bool { return true })), n)
			}
			for _, u := range primaryTypes {
				if b := table.Blocks.Get(blockwar.ID{Nation: USA, Type: u, No: 1}); b == nil || b.CV != cv || b.Has(blockwar.Built) {
					t.Errorf("%d: %v; want b one, CV %v and Has(Built) false", year, b, cv)
				}
			}
			want(t, "Production", s.Asked("west", "production").Left+1, 7)
		}
	})
	t.Run("8.45 USA Forces arrive in a disputed area too, and are strengthened where they are not Engaged", func(t *testing.T) {
		table := europe(t)
		usaJoins(table)
		table.DeclareWar(West, Axis)
		table.Put(Germany, blockwar.Tank, 2, at(t, "washington"))
		table.Year, table.Phase = 1942, blockwar.ProductionPhase
		s := run(t, table, &blockwar.Spending{Faction: West})
		s.Play("west", "land:area/washington#2", "land:type/tank>area/washington", "land:type/fleet>area/washington")
		d := s.Asked("west", "production")
		for slug, may := range map[string]bool{"washington": false, "new_york": true} {
			if got := d.Allows(engine.Choice{Verb: "step", On: printed().AreaRef(at(t, slug)), To: printed().NationRef(USA)}); got != may {
				t.Errorf("%s: %v, want %v", slug, got, may)
			}
		}
	})
	t.Run("8.45 and not before the USA is with the West", func(t *testing.T) {
		table := europe(t)
		table.Year = 1942
		run(t, table, &blockwar.Spending{Faction: West}).Asked("west", "production")
	})
}
