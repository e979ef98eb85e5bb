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
			t.Error("Subs of a Rival at Peace matter")
		}
		if seen := table.DeclareBlockades(West); seen != nil || table.FactoryCost(West) != 6 {
			t.Errorf("%v, Factory Cost %d", seen, table.FactoryCost(West))
		}
		goes(t, table, Britain, "glasgow", "fleet", "north_sea norwegian_sea bay_of_biscay")
		goes(t, table, Germany, "berlin", "infantry", "!warsaw !amsterdam !lorraine")
		declare(table, Axis, West)
		if !table.Engaged(West, at(t, "north_sea")) || table.ProductionLevel(Axis, true) != 6 {
			t.Error("at War nothing has changed")
		}
	})
	t.Run("2.4 Minor Nations begin as Unaligned Neutrals", func(t *testing.T) {
		table := europe(t)
		minors := 0
		for n := Nation(1); n <= Book().LastNation; n++ {
			if Book().NationFacts(n).Kind != blockwar.Minor {
				continue
			}
			minors++
			if !table.NeutralMinor(n) || table.Status(n, Axis) != 0 || table.Nations[n] != (blockwar.NationState{}) {
				t.Errorf("%s: %+v", Book().NationFacts(n).Slug, table.Nations[n])
			}
			for _, a := range Book().AreasOf(n) {
				if table.Controller(a) != blockwar.NoFaction || table.User(a) != blockwar.NoFaction {
					t.Errorf("%s is somebody's", Book().Place(a).Slug)
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
			table.Order = map[Faction]blockwar.Order{Axis: Book().TurnOrder(2), West: Book().TurnOrder(3), USSR: Book().TurnOrder(6)}[f]
			s := govern(t, table)
			s.Play(Book().FactionFacts(f).Slug, "diplomacy:action/3>nation/usa")
			for len(s.Match.Open()) > 0 {
				s.Pass(Book().FactionFacts(blockwar.FactionAt(s.Match.Open()[0].Seat)).Slug)
			}
			if joined := !tableOf(s).Neutral(USA); joined != (f == West) {
				t.Errorf("with %s: %v", Book().FactionFacts(f).Slug, joined)
			}
		}
	})
	t.Run("14.2 what cannot come to the MainCapital is denied to Production, and returns when it can", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		ids := besiege(t, table)
		table.DeclareBlockades(West)
		if l := table.Levels(West, true); l.Pop != 4 || l.Res != 2 {
			t.Errorf("%+v is left to the West", l)
		}
		for _, id := range ids {
			table.TakeOff(id)
		}
		table.ConfirmBlockades(West)
		if l := table.Levels(West, true); l.Pop != 12 || l.Res != 11 {
			t.Errorf("%+v is back", l)
		}
	})
}
