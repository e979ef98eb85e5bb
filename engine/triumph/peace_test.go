package triumph

import (
	"testing"
)

func TestPeace(t *testing.T) {
	t.Run("15.1 Factions at Peace ignore RES, supply and trade, and share the seas", func(t *testing.T) {
		table := europe(t)
		besiege(t, table)
		units(t, table, Britain, "north_sea", "fleet")
		want(t, "Production of the West", table.productionLevel(West, true), 7)
		want(t, "Production of the Axis, with RES of six", table.productionLevel(Axis, true), 11)
		if !table.supplied(West, at(t, "delhi")) || table.engaged(West, at(t, "north_sea")) {
			t.Error("Subs of a Rival at Peace matter")
		}
		if seen := table.declareBlockades(West); seen != nil || table.factoryCost(West) != 6 {
			t.Errorf("%v, Factory Cost %d", seen, table.factoryCost(West))
		}
		goes(t, table, Britain, "glasgow", "fleet", "north_sea norwegian_sea bay_of_biscay")
		goes(t, table, Germany, "berlin", "infantry", "!warsaw !amsterdam !lorraine")
		declare(table, Axis, West)
		if !table.engaged(West, at(t, "north_sea")) || table.productionLevel(Axis, true) != 6 {
			t.Error("at War nothing has changed")
		}
	})
	t.Run("2.4 Minor Nations begin as Unaligned Neutrals", func(t *testing.T) {
		table := europe(t)
		minors := 0
		for n := Nation(1); n <= NationCount; n++ {
			if n.Facts().Kind != Minor {
				continue
			}
			minors++
			if !table.neutralMinor(n) || table.status(n, Axis) != 0 || table.Nations[n] != (NationState{}) {
				t.Errorf("%s: %+v", n, table.Nations[n])
			}
			for _, a := range n.Areas() {
				if table.controller(a) != NoFaction || table.user(a) != NoFaction {
					t.Errorf("%s is somebody's", a)
				}
			}
		}
		want(t, "Minor Nations", minors, 22)
	})
	t.Run("8.4 the USA begins Neutral and can be Influenced, but joins the West alone", func(t *testing.T) {
		for _, f := range AllFactions {
			table := europe(t)
			influence(t, table, f, 2, "usa")
			hold(t, table, f, "action/3")
			table.Order = map[Faction]Order{Axis: TurnOrder(2), West: TurnOrder(3), USSR: TurnOrder(6)}[f]
			s := govern(t, table)
			s.Play(f.String(), "diplomacy:action/3>nation/usa")
			for len(s.Match.Open()) > 0 {
				s.Pass(factionAt(s.Match.Open()[0].Seat).String())
			}
			if joined := !tableOf(s).neutral(USA); joined != (f == West) {
				t.Errorf("with %s: %v", f, joined)
			}
		}
	})
	t.Run("14.2 what cannot come to the MainCapital is denied to Production, and returns when it can", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		ids := besiege(t, table)
		table.declareBlockades(West)
		if l := table.levels(West, true); l.Pop != 4 || l.Res != 2 {
			t.Errorf("%+v is left to the West", l)
		}
		for _, id := range ids {
			table.takeOff(id)
		}
		table.confirmBlockades(West)
		if l := table.levels(West, true); l.Pop != 12 || l.Res != 11 {
			t.Errorf("%+v is back", l)
		}
	})
}
