package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

// invasionOfUkraine is the worked example: an Axis Tank of 3 and Infantry of 4 attack a USSR Infantry of 3
// and one of 2.
func invasionOfUkraine(t *testing.T) *Table {
	t.Helper()
	table := wartime(t, Axis, USSR)
	put(t, table, SovietUnion, "kiev", "infantry 3", "infantry 2")
	enter(t, table, Germany, "lvov", "kiev", "tank 3", "infantry 4")
	return table
}

func TestFightingOnByOrder(t *testing.T) {
	t.Run("12.2 an order to fight on ends with the Battle", func(t *testing.T) { blocks.FightsOn(t, learnedGame(), "1936") })
}

func TestLandBattle(t *testing.T) {
	t.Run("12.22 the example: a Tank of 3 and an Infantry of 4 against Infantry of 3 and 2", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		same(t, "the map", poses(s, "kiev"), "germany flat ussr flat")
		fires(s, "axis", "germany-tank-1", "ground", 2, 4, 6)
		same(t, "after the Tank", standing(s, "kiev"), "germany-tank 3 germany-infantry 4 ussr-infantry 2 ussr-infantry 2")
		fires(s, "ussr", "ussr-infantry-1", "ground", 3, 5)
		same(t, "after the first Infantry", standing(s, "kiev"), "germany-tank 3 germany-infantry 3 ussr-infantry 2 ussr-infantry 2")
		fires(s, "ussr", "ussr-infantry-2", "ground", 1, 6)
		s.Play("axis", "hit:block/germany-tank-1")
		fires(s, "axis", "germany-infantry-1", "ground", 1, 3, 5)
		same(t, "after the Round", standing(s, "kiev"), "germany-tank 2 germany-infantry 3 ussr-infantry 1 ussr-infantry 1")
		same(t, "the Owner stands up, the Aggressor does not", poses(s, "kiev"), "germany flat ussr up")
		ended(s)
	})
	t.Run("12.22 a Land Battle has one Round in a Player Turn, and goes on in another", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		fires(s, "axis", "germany-tank-1", "ground", 6, 6, 6)
		fires(s, "ussr", "ussr-infantry-1", "ground", 6, 6, 6)
		fires(s, "ussr", "ussr-infantry-2", "ground", 6, 6)
		fires(s, "axis", "germany-infantry-1", "ground", 6, 6, 6, 6)
		ended(s)
		if s.Saw("battle-over").Seat != 0 {
			t.Errorf("somebody has won: got %v, want 0", s.Saw("battle-over").Seat)
		}
		table := tableOf(s)
		table.EndTurn()
		table.Active = USSR
		s = combat(t, table)
		s.Play("ussr", "resolve:area/kiev")
		if d := s.Asked("axis", "action"); d.About != "area/kiev" {
			t.Errorf(`the defending Tank does not fire first: got %v, want "area/kiev"`, d.About)
		}
	})
	t.Run("12.21 each unit has one Combat Action in a Round", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		fires(s, "axis", "germany-tank-1", "ground", 6, 6, 6)
		fires(s, "ussr", "ussr-infantry-2", "ground", 6, 6)
		s.Refused("ussr", "fire:block/ussr-infantry-2>class/ground")
		s.Offered("ussr", "fire:block/ussr-infantry-1>class/ground")
	})
	t.Run("12.24 a Battle ends at once when one side is gone, and the victors stand up", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "infantry")
		enter(t, table, Germany, "lvov", "kiev", "tank 3", "infantry 4")
		s := combat(t, table)
		fires(s, "axis", "germany-tank-1", "ground", 1, 1, 6)
		ended(s)
		same(t, "the map", poses(s, "kiev"), "germany up")
		if s.Saw("battle-over").Seat != blockwar.SeatOf(Axis) {
			t.Errorf("the Axis has not won: got %v, want %v", s.Saw("battle-over").Seat, blockwar.SeatOf(Axis))
		}
	})
	t.Run("1.14 what the Owner has lost to the last unit is the Aggressor's when the Combat Phase is over", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "infantry")
		enter(t, table, Germany, "lvov", "kiev", "tank 3")
		s := combat(t, table)
		fires(s, "axis", "germany-tank-1", "ground", 1, 1, 6)
		table = tableOf(s)
		if table.Controller(at(t, "kiev")) != USSR {
			t.Errorf("control changes within the phase: got %v, want %v", table.Controller(at(t, "kiev")), USSR)
		}
		if table.EndTurn(); table.Controller(at(t, "kiev")) != Axis {
			t.Errorf("Kiev is not the Axis's: got %v, want %v", table.Controller(at(t, "kiev")), Axis)
		}
	})
	t.Run("12.0 Enemies in one area are in a Battle, Rivals at Peace and Escaped Subs are not", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, Germany, "baltic_sea", "fleet")
		put(t, table, Britain, "baltic_sea", "fleet")
		subs := put(t, table, SovietUnion, "baltic_sea", "sub")
		table.Blocks.Get(subs[0]).Marks = blockwar.Escaped
		want(t, "Battles", len(table.Battlefields(Axis)), 0)
		table.Blocks.Get(subs[0]).Marks = 0
		want(t, "Battles", len(table.Battlefields(Axis)), 1)
	})
}
