package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

// threeInBelgrade has the Axis attack the West and the USSR in one area.
func threeInBelgrade(t *testing.T) *Table {
	t.Helper()
	table := wartime(t, Axis, West, USSR)
	declare(table, West, USSR)
	put(t, table, Britain, "belgrade", "infantry 2")
	put(t, table, SovietUnion, "belgrade", "infantry 2", "tank 1")
	enter(t, table, Germany, "budapest", "belgrade", "infantry 3")
	owned(t, table, West, "belgrade")
	return table
}

func TestThreeWayBattle(t *testing.T) {
	t.Run("12.41s the Attacker says whom it targets, and who goes first of equals", func(t *testing.T) {
		s := combat(t, threeInBelgrade(t))
		same(t, "whom", strings.Join(s.Legal("axis"), " "), "target:area/belgrade>faction/ussr target:area/belgrade>faction/west target-all:area/belgrade")
		s.Play("axis", "target-all:area/belgrade")
		same(t, "the Tank of the USSR", legal(s, "ussr", "fire"), "fire:block/ussr-tank-1>class/ground")
		fires(s, "ussr", "ussr-tank-1", "ground", 6)
		same(t, "who first", strings.Join(s.Legal("axis"), " "), "first:area/belgrade>faction/ussr first:area/belgrade>faction/west")
		s.Play("axis", "first:area/belgrade>faction/west")
		same(t, "Defenders fire at the Attacker alone", legal(s, "west", "fire"), "fire:block/britain-infantry-1>class/ground")
		fires(s, "west", "britain-infantry-1", "ground", 6, 6)
		fires(s, "ussr", "ussr-infantry-1", "ground", 1, 6)
		same(t, "the Attacker names class and Faction", legal(s, "axis", "fire"), "fire:block/germany-infantry-1>class/ground#2 fire:block/germany-infantry-1>class/ground#3")
		s.Play("axis", "fire:block/germany-infantry-1>class/ground#3")
		s.Chance(1, 6)
		same(t, "Belgrade", standing(s, "belgrade"), "germany-infantry 2 britain-infantry 2 ussr-tank 1 ussr-infantry 1")
		ended(s)
		same(t, "the Owner stands, the others do not", poses(s, "belgrade"), "germany flat britain up ussr flat")
	})
	t.Run("12.41s who is not targeted takes no part", func(t *testing.T) {
		s := combat(t, threeInBelgrade(t))
		s.Play("axis", "target:area/belgrade>faction/west")
		fires(s, "west", "britain-infantry-1", "ground", 6, 6)
		fires(s, "axis", "germany-infantry-1", "ground", 1, 1, 1)
		ended(s)
		same(t, "Belgrade", standing(s, "belgrade"), "germany-infantry 3 ussr-tank 1 ussr-infantry 2")
		if table := tableOf(s); table.Faction(USSR).Fought || !table.Faction(West).Fought {
			t.Errorf("who was in a Battle: got Fought %v and Fought %v; want false and true", table.Faction(USSR).Fought, table.Faction(West).Fought)
		}
		if s.Saw("battle-over").Seat != 0 {
			t.Errorf("the Axis has won, though the USSR is there: got %v, want 0", s.Saw("battle-over").Seat)
		}
	})
	t.Run("12.41s at sea all Enemies are fought", func(t *testing.T) {
		table := wartime(t, Axis, West, USSR)
		put(t, table, Britain, "baltic_sea", "fleet 1")
		put(t, table, SovietUnion, "baltic_sea", "sub 1")
		group(table, 1, enter(t, table, Germany, "north_sea", "baltic_sea", "carrier 2"))
		s := combat(t, table)
		same(t, "what the Carrier can do", legal(s, "axis", "fire"), "fire:block/germany-carrier-1>class/naval#2 fire:block/germany-carrier-1>class/submarine#3")
	})
	t.Run("12.41s the forces of an Armed Minor are a side of their own", func(t *testing.T) {
		table := wartime(t, Axis, West)
		table.Arm(nation(t, "poland"), Axis)
		put(t, table, Britain, "warsaw", "infantry 2")
		enter(t, table, Germany, "berlin", "warsaw", "infantry 3")
		table.EvaluateControl()
		s := run(t, table, &blockwar.CombatPhase{Faction: Axis})
		same(t, "whom", strings.Join(s.Legal("axis"), " "), "target:area/warsaw>faction/minor target:area/warsaw>faction/west target-all:area/warsaw")
		s.Play("axis", "target-all:area/warsaw")
		s.Chance(6, 6, 6)
		fires(s, "west", "britain-infantry-1", "ground", 6, 6)
		same(t, "at whom", legal(s, "axis", "fire"), "fire:block/germany-infantry-1>class/ground#2 fire:block/germany-infantry-1>class/ground#4")
		s.Play("axis", "fire:block/germany-infantry-1>class/ground#4")
		s.Chance(1, 1, 6)
		same(t, "Warsaw", standing(s, "warsaw"), "germany-infantry 3 britain-infantry 2 neutral-fortress 1")
	})
}
