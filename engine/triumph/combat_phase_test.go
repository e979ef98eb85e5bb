package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

// twoFronts has the Axis in an old Battle in Kiev, and one in Lorraine that it has begun in this Player Turn.
func twoFronts(t *testing.T) *Table {
	t.Helper()
	table := wartime(t, Axis, USSR, West)
	put(t, table, SovietUnion, "kiev", "infantry")
	put(t, table, Germany, "kiev", "tank")
	put(t, table, France, "lorraine", "fortress 3")
	enter(t, table, Germany, "munich", "lorraine", "infantry 2")
	return table
}

func TestCombatPhase(t *testing.T) {
	t.Run("12.1 what one has Aggressed in must be resolved, other Battles may be", func(t *testing.T) {
		s := combat(t, twoFronts(t))
		same(t, "what the Axis may have resolved", strings.Join(s.Legal("axis"), " "), "done resolve:area/kiev")
		s.Play("axis", "done")
		if d := s.Asked("west", "action"); d.About != "area/lorraine" {
			t.Errorf(`the Battle is in %s, want "area/lorraine"`, d.About)
		}
		same(t, "those in Kiev", poses(s, "kiev"), "germany up ussr up")
	})
	t.Run("12.1 all units in Active Battles are turned face up before the first is resolved", func(t *testing.T) {
		s := combat(t, twoFronts(t))
		same(t, "before all are named", poses(s, "lorraine"), "germany up france up")
		s.Play("axis", "resolve:area/kiev")
		same(t, "Lorraine", poses(s, "lorraine"), "germany flat france flat")
		same(t, "Kiev", poses(s, "kiev"), "germany flat ussr flat")
		shown := 0
		for _, u := range sees(s, USSR).Units {
			if u.Area == at(t, "lorraine") && u.Unit == "" {
				shown++
			}
		}
		want(t, "units that the USSR sees in Lorraine", shown, 2)
	})
	t.Run("12.1 there is no question where nobody fights", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "infantry")
		put(t, table, Germany, "lvov", "tank")
		ended(combat(t, table))
	})
	t.Run("12.1 the Battles of others are not one's own to resolve", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		declare(table, USSR, West)
		put(t, table, SovietUnion, "kiev", "infantry")
		put(t, table, Britain, "kiev", "infantry")
		ended(combat(t, table))
	})
	t.Run("12.2 in the order that the Active Player chooses", func(t *testing.T) {
		s := combat(t, twoFronts(t))
		s.Play("axis", "resolve:area/kiev")
		same(t, "the Battles", strings.Join(s.Legal("axis"), " "), "battle:area/kiev battle:area/lorraine")
		s.Play("axis", "battle:area/lorraine")
		fires(s, "west", "france-fortress-1", "ground", 6, 6, 6)
		fires(s, "axis", "germany-infantry-1", "ground", 6, 6)
		if d := s.Asked("axis", "action"); d.About != "area/kiev" {
			t.Errorf(`then in %s, want "area/kiev"`, d.About)
		}
	})
	t.Run("10.4 in Winter there are Battles within the USSR alone", func(t *testing.T) {
		table := wartime(t, USSR, Axis)
		table.Phase = blockwar.Winter
		for _, a := range []string{"kiev", "warsaw"} {
			put(t, table, Germany, a, "infantry")
			put(t, table, SovietUnion, a, "infantry")
		}
		put(t, table, Germany, "baltic_sea", "fleet")
		put(t, table, SovietUnion, "baltic_sea", "fleet")
		s := combat(t, table)
		same(t, "what may be resolved", strings.Join(s.Legal("ussr"), " "), "done resolve:area/kiev")
		s.Play("ussr", "done")
		ended(s)
	})
	t.Run("7.13 who was in a Battle has no Peace Dividend next", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		table := tableOf(s)
		if !table.Faction(Axis).Fought || !table.Faction(USSR).Fought || table.Faction(West).Fought {
			t.Errorf("who was in a Battle: got Fought %v, Fought %v and Fought %v; want true, true and false", table.Faction(Axis).Fought, table.Faction(USSR).Fought, table.Faction(West).Fought)
		}
	})
	t.Run("12.73s Escaped Subs may engage again, the own and the Enemy's", func(t *testing.T) {
		table := wartime(t, Axis, West)
		for _, id := range append(put(t, table, Germany, "north_sea", "sub 2"), put(t, table, Britain, "bay_of_biscay", "sub 3")...) {
			table.Blocks.Get(id).Marks |= blockwar.Escaped
		}
		put(t, table, Britain, "north_sea", "fleet")
		put(t, table, Germany, "bay_of_biscay", "fleet")
		s := combat(t, table)
		same(t, "what the Axis may do", strings.Join(s.Legal("axis"), " "), "done hunt:area/bay_of_biscay re-engage:area/north_sea")
		away := s.Fork()
		away.Play("axis", "done")
		ended(away)
		s.Play("axis", "re-engage:area/north_sea", "done")
		same(t, "the North Sea", poses(s, "north_sea"), "germany flat britain flat")
		same(t, "the Bay of Biscay", poses(s, "bay_of_biscay"), "germany up britain down")
		fires(s, "axis", "germany-sub-1", "naval", 1, 6)
		ended(s)
	})
	t.Run("12.73s a Sub that was hunted can Escape again after a Round", func(t *testing.T) {
		table := wartime(t, West, Axis)
		subs := put(t, table, Germany, "north_sea", "sub 2")
		table.Blocks.Get(subs[0]).Marks |= blockwar.Escaped
		put(t, table, Britain, "north_sea", "fleet")
		s := combat(t, table)
		s.Play("west", "hunt:area/north_sea")
		fires(s, "axis", "germany-sub-1", "naval", 6, 6)
		fires(s, "west", "britain-fleet-1", "submarine", 6)
		s.Play("axis", "escape:block/germany-sub-1")
		ended(s)
		same(t, "the North Sea", poses(s, "north_sea"), "germany down britain up")
	})
}
