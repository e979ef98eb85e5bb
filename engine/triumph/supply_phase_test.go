package triumph

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// bluffed is a Season for which a card was committed and nobody has a Player Turn.
func bluffed(t *testing.T, table *Table) *enginetest.Script {
	t.Helper()
	hold(t, table, West, "investment/4")
	s := run(t, table, &blockwar.Season{})
	s.Pass("axis")
	s.Play("west", "commit", "card:investment/4")
	s.Pass("ussr", "axis", "west")
	return s
}

func TestSupplyPhase(t *testing.T) {
	// cutOff leaves Tripoli without a way to Italy.
	cutOff := func(t *testing.T) *Table {
		table := front(t)
		for _, sea := range []string{"central_mediterranean", "tyrrhenian_sea"} {
			units(t, table, Britain, sea, "sub")
		}
		units(t, table, Italy, "tripoli", "infantry", "tank", "airforce")
		table.Put(Italy, blockwar.Fortress, 2, at(t, "tripoli"))
		return table
	}
	strength := func(table *Table, unit engine.Ref) int {
		if b := table.UnitOf(unit); b != nil {
			return int(b.CV)
		}
		return 0
	}
	t.Run("14.1 Unsupplied Ground units lose one CV, Fortresses and others nothing", func(t *testing.T) {
		table := cutOff(t)
		table.UnitOf("unit/italy-infantry-1").CV = 3
		s := run(t, table, &blockwar.SupplyPhase{})
		now := tableOf(s)
		for unit, cv := range map[engine.Ref]int{"unit/italy-infantry-1": 2, "unit/italy-tank-1": 0, "unit/italy-airforce-1": 1, "unit/italy-fortress-1": 2} {
			want(t, string(unit), strength(now, unit), cv)
		}
		want(t, "units that everybody sees suffer", count(s.Events, "unsupplied"), 2)
		want(t, "and go", count(s.Events, "unit-lost"), 1)
		want(t, "Tanks to be built", int(now.Pool[Italy][blockwar.Tank]), printed().BlocksOf(Italy, blockwar.Tank))
	})
	t.Run("14.0 the check comes at the end of every Season, for Factions at War alone", func(t *testing.T) {
		for _, phase := range []blockwar.Phase{blockwar.Spring, blockwar.Summer, blockwar.Fall} {
			table := cutOff(t)
			table.Phase = phase
			s := bluffed(t, table)
			want(t, phase.String(), strength(tableOf(s), "unit/italy-infantry-1"), 0)
		}
		table := cutOff(t)
		table.Sides[Axis].Wars, table.Sides[West].Wars = 0, 0
		s := bluffed(t, table)
		want(t, "at Peace", strength(tableOf(s), "unit/italy-infantry-1"), 1)
	})
	t.Run("10.1 where nobody commits a card the Season ends with a Supply Phase all the same", func(t *testing.T) {
		table := cutOff(t)
		besiege(t, table)
		declare(table, Axis, USSR)
		units(t, table, Germany, "urals", "infantry")
		s := run(t, table.Clone(), &blockwar.Season{})
		s.Pass("axis", "west", "ussr")
		s.Saw("unsupplied", "area/tripoli")
		s.Saw("blockaded", "area/paris")
		table.Phase = blockwar.Winter
		s = run(t, table, &blockwar.Season{})
		s.Pass("ussr")
		s.Saw("unsupplied", "area/urals")
		want(t, "units that suffer in Winter", count(s.Events, "unsupplied"), 1)
	})
	t.Run("10.4 in Winter it touches units within the USSR alone", func(t *testing.T) {
		table := cutOff(t)
		table.Phase = blockwar.Winter
		declare(table, Axis, USSR)
		units(t, table, Germany, "urals", "infantry")
		hold(t, table, USSR, "investment/4")
		s := run(t, table, &blockwar.Season{})
		s.Play("ussr", "commit", "card:investment/4")
		s.Pass("ussr")
		want(t, "in Tripoli", strength(tableOf(s), "unit/italy-infantry-1"), 1)
		want(t, "beyond the Volga", strength(tableOf(s), "unit/germany-infantry-1"), 0)
	})
	t.Run("10.3 after the Player Turns come the checks and, in Summer, Blockades", func(t *testing.T) {
		table := cutOff(t)
		besiege(t, table)
		s := bluffed(t, table)
		s.Saw("unsupplied", "area/tripoli")
		s.Saw("blockaded", "area/paris")
	})
	t.Run("9.3 in each Supply Phase a Faction with a secret Technology may Reveal it", func(t *testing.T) {
		table := cutOff(t)
		table.Decks[blockwar.InvestmentDeck].Draw &^= 1<<13 | 1<<15
		table.Faction(USSR).Vault = []blockwar.Secret{{Tech: Jets, Card: 13, Pair: 15}}
		s := run(t, table, &blockwar.SupplyPhase{})
		s.NotAsked("west")
		s.Asked("ussr", "vault")
		s.Play("ussr", blockwar.Unveil(13, 15).Words())
		s.Saw("unsupplied")
		if !tableOf(s).Has(USSR, Jets) {
			t.Error("it is not in effect: got false, want true")
		}
	})
	t.Run("14.11 Paris retaken after the Defeat of France supplies the West again", func(t *testing.T) {
		table := front(t)
		garrison := units(t, table, Germany, "paris", "infantry")[0]
		table.EndTurn()
		if !table.Nations[France].Defeated {
			t.Fatal("France is not Defeated: got false, want true")
		}
		supplies := func(what string, f Faction, want bool) {
			if got := slices.Contains(table.Sources(f), at(t, "paris")); got != want {
				t.Errorf("%s: got %v, want %v", what, got, want)
			}
		}
		supplies("the Axis", Axis, false)
		supplies("the West before", West, false)
		table.TakeOff(garrison)
		units(t, table, Britain, "paris", "infantry")
		table.EvaluateControl()
		supplies("the West after", West, true)
	})
	t.Run("14.11 a Faction that has lost its last Supply Source supplies nobody", func(t *testing.T) {
		table := front(t)
		for _, slug := range []string{"berlin", "ruhr", "rome"} {
			table.Control[at(t, slug)] = West
		}
		units(t, table, Germany, "munich", "infantry")
		table.SupplyChecks()
		want(t, "in Munich", strength(table, "unit/germany-infantry-1"), 0)
	})
	t.Run("12.73 an Escaped Sub stops trade and Strategic Movement, not supply, movement or control", func(t *testing.T) {
		table := front(t)
		ids := besiege(t, table)
		for _, id := range ids {
			table.Blocks.Get(id).Marks |= blockwar.Escaped
		}
		if !table.Supplied(West, at(t, "gibraltar")) || table.Engaged(West, at(t, "north_sea")) {
			t.Errorf("it stops supply, or is Engaged: got Supplied(West, gibraltar) %v and Engaged(West, north_sea) %v; want true and false", table.Supplied(West, at(t, "gibraltar")), table.Engaged(West, at(t, "north_sea")))
		}
		same(t, "trade from Paris", route(table, West, at(t, "paris")), "none")
		goes(t, table, Britain, "glasgow", "fleet", "north_sea norwegian_sea nordkapp_sea !white_sea")
		goes(t, front(t), Britain, "glasgow", "fleet", "white_sea")
		units(t, table, Britain, "north_sea", "fleet")
		if g := table.Survey(Axis); g.Engaged(table.Blocks.Get(ids[2])) || len(g.Moving(table.Blocks.Get(ids[2])).Areas()) == 0 {
			t.Errorf("it may not move: got Engaged(Get(ids[2])) %v; want Engaged(Get(ids[2])) false and Areas some", g.Engaged(table.Blocks.Get(ids[2])))
		}
	})
}
