package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
)

func TestPeace(t *testing.T) {
	t.Run("15.1 Factions at Peace ignore RES, supply and trade, and share the seas", func(t *testing.T) {
		table := europe(t)
		besiege(t, table)
		units(t, table, Britain, "north_sea", "fleet")
		want(t, "Production of the West", table.ProductionLevel(West, true), 7)
		want(t, "Production of the Axis, with RES of six", table.ProductionLevel(Axis, true), 11)
		if !table.Supplied(West, at(t, "delhi")) || table.Engaged(West, at(t, "north_sea")) {
			t.Errorf("Subs of a Rival at Peace matter: got Supplied(West, delhi) %v and Engaged(West, north_sea) %v; want true and false", table.Supplied(West, at(t, "delhi")), table.Engaged(West, at(t, "north_sea")))
		}
		if seen := table.DeclareBlockades(West); seen != nil || table.FactoryCost(West) != 6 {
			t.Errorf("%v, Factory Cost %d; want seen none and FactoryCost(West) 6", seen, table.FactoryCost(West))
		}
		goes(t, table, Britain, "glasgow", "fleet", "north_sea norwegian_sea bay_of_biscay")
		goes(t, table, Germany, "berlin", "infantry", "!warsaw !amsterdam !lorraine")
		declare(table, Axis, West)
		if !table.Engaged(West, at(t, "north_sea")) || table.ProductionLevel(Axis, true) != 6 {
			t.Errorf("at War nothing has changed: got Engaged(West, north_sea) %v and ProductionLevel(Axis, true) %v; want true and 6", table.Engaged(West, at(t, "north_sea")), table.ProductionLevel(Axis, true))
		}
	})
	t.Run("2.4 Minor Nations begin as Unaligned Neutrals", func(t *testing.T) {
		table := europe(t)
		minors := 0
		for n := Nation(1); n <= printed().LastNation; n++ {
			if printed().NationFacts(n).Kind != blockwar.Minor {
				continue
			}
			minors++
			if !table.NeutralMinor(n) || table.Status(n, Axis) != 0 || table.Nations[n] != (blockwar.NationState{}) {
				t.Errorf("%s: %+v: got NeutralMinor(n) %v and Status(n, Axis) %v; want NeutralMinor(n) true, Status(n, Axis) 0 and Nations[n] %v",
					printed().NationFacts(n).Slug, table.Nations[n], table.NeutralMinor(n), table.Status(n, Axis), (blockwar.NationState{}))
			}
			for _, a := range printed().AreasOf(n) {
				if table.Controller(a) != blockwar.NoFaction || table.User(a) != blockwar.NoFaction {
					t.Errorf("%s is somebody's: got Controller(a) %v and User(a) %v; want %v and %v", printed().Place(a).Slug, table.Controller(a), table.User(a), blockwar.NoFaction, blockwar.NoFaction)
				}
			}
		}
		want(t, "Minor Nations", minors, 22)
	})
	t.Run("8.4 the USA begins Neutral and can be Influenced, but joins the West alone", func(t *testing.T) {
		for _, f := range blockwar.AllFactions {
			table := europe(t)
			influence(t, table, f, 2, "usa")
			hold(t, table, f, "action/3")
			table.Order = map[Faction]blockwar.Order{Axis: printed().TurnOrder(2), West: printed().TurnOrder(3), USSR: printed().TurnOrder(6)}[f]
			s := govern(t, table)
			s.Play(printed().FactionFacts(f).Slug, "diplomacy:action/3>nation/usa")
			for len(s.Match.Open()) > 0 {
				s.Pass(printed().FactionFacts(blockwar.FactionAt(s.Match.Open()[0].Seat)).Slug)
			}
			if joined := !tableOf(s).Neutral(USA); joined != (f == West) {
				t.Errorf("with %s: %v, want %v", printed().FactionFacts(f).Slug, joined, (f == West))
			}
		}
	})
	t.Run("14.2 what cannot come to the MainCapital is denied to Production, and returns when it can", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		ids := besiege(t, table)
		table.DeclareBlockades(West)
		if l := table.Levels(West, true); l.Pop != 4 || l.Res != 2 {
			t.Errorf("%+v is left to the West: got Pop %v and Res %v; want 4 and 2", l, l.Pop, l.Res)
		}
		for _, id := range ids {
			table.TakeOff(id)
		}
		table.ConfirmBlockades(West)
		if l := table.Levels(West, true); l.Pop != 12 || l.Res != 11 {
			t.Errorf("%+v is back: got Pop %v and Res %v; want 12 and 11", l, l.Pop, l.Res)
		}
	})
}
