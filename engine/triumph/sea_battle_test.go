package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestSeaBattle(t *testing.T) {
	t.Run("12.23 Rounds follow one another until one side is gone", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 2"))
		s := combat(t, table)
		for round := 1; round <= 3; round++ {
			want(t, "Round", int(tableOf(s).Combat.Battle.Round), round)
			fires(s, "west", "britain-fleet-1", "naval", 6, 6)
			fires(s, "axis", "germany-fleet-1", "naval", 6, 6)
		}
		fires(s, "west", "britain-fleet-1", "naval", 6, 6)
		fires(s, "axis", "germany-fleet-1", "naval", 3, 3)
		ended(s)
		same(t, "the North Sea", standing(s, "north_sea")+" "+poses(s, "north_sea"), "germany-fleet 2 germany up")
	})
	t.Run("12.23 a Sea Battle with a new Enemy must be resolved too", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		put(t, table, Germany, "north_sea", "fleet 2")
		combat(t, table).Asked("west", "action")
	})
	t.Run("9.3 who has secret Technologies is asked once for a type, not in each Round", func(t *testing.T) {
		table := wartime(t, Axis, West)
		vault(table, Axis, NavalRadar)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 2"))
		s := combat(t, table)
		s.Asked("axis", "vault")
		s.Pass("axis")
		fires(s, "west", "britain-fleet-1", "naval", 6, 6)
		fires(s, "axis", "germany-fleet-1", "naval", 6, 6)
		s.Asked("west", "action")
	})
	t.Run("12.71 one BattleGroup joins in each Round, the first at once; those still to come are not shown", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 2"))
		group(table, 2, enter(t, table, Germany, "english_channel", "north_sea", "sub 2"))
		s := combat(t, table)
		same(t, "who may join", strings.Join(s.Legal("axis"), " "), "join:area/north_sea#1 join:area/north_sea#2")
		s.Play("axis", "join:area/north_sea#2")
		want(t, "upright ones that the West sees", sees(s, West).Upright[0].N, 1)
		fires(s, "axis", "germany-sub-1", "naval", 6, 6)
		fires(s, "west", "britain-fleet-1", "submarine", 6, 6)
		s.Play("axis", "done")
		want(t, "upright ones in the second Round", len(sees(s, West).Upright), 0)
		want(t, "units that take part", len(sees(s, West).Battle.Units), 3)
	})
	t.Run("12.71 the next joins though all before it are gone", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 1"))
		group(table, 2, enter(t, table, Germany, "english_channel", "north_sea", "fleet 1"))
		s := combat(t, table)
		s.Play("axis", "join:area/north_sea#1")
		fires(s, "west", "britain-fleet-1", "naval", 1, 1)
		want(t, "Round", int(tableOf(s).Combat.Battle.Round), 2)
		fires(s, "west", "britain-fleet-1", "naval", 6, 6)
		s.Asked("axis", "action")
	})
	t.Run("12.71 where no Enemy is left the others need not be shown", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 1")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "carrier 2"))
		group(table, 2, enter(t, table, Germany, "english_channel", "north_sea", "sub 1"))
		s := combat(t, table)
		s.Play("axis", "join:area/north_sea#1")
		fires(s, "axis", "germany-carrier-1", "naval", 1, 1)
		ended(s)
		for _, e := range s.Events {
			if e.Kind == "unit-shown" && e.On == "block/germany-sub" {
				t.Error("the second BattleGroup: got it shown, want it hidden")
			}
		}
	})
	t.Run("12.73 Subs may Escape at the end of a Round, and are Engaged no more", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "sub 2", "sub 1"))
		s := combat(t, table)
		fires(s, "axis", "germany-sub-1", "naval", 6, 6)
		fires(s, "axis", "germany-sub-2", "naval", 6)
		fires(s, "west", "britain-fleet-1", "submarine", 6, 6)
		s.Play("axis", "escape:block/germany-sub-1", "escape:block/germany-sub-2")
		ended(s)
		table = tableOf(s)
		if len(table.Battlefields(Axis)) > 0 || !table.Friendly(West, at(t, "north_sea")) {
			t.Errorf("the North Sea is still contested: got Battlefields(Axis) %v and Friendly(West, north_sea) %v; want none and true", table.Battlefields(Axis), table.Friendly(West, at(t, "north_sea")))
		}
		if v := sees(s, West); len(v.Escaped) != 1 || v.Escaped[0] != (blockwar.StackView{Area: at(t, "north_sea"), Nation: Germany, N: 2}) {
			t.Errorf("the West sees %v; want Escaped 1 and Escaped[0] %v", v.Escaped, (blockwar.StackView{Area: at(t, "north_sea"), Nation: Germany, N: 2}))
		}
	})
	t.Run("12.73 a Battle goes on with those that stay", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "sub 2", "fleet 1"))
		s := combat(t, table)
		fires(s, "axis", "germany-sub-1", "naval", 6, 6)
		fires(s, "west", "britain-fleet-1", "submarine", 6, 6)
		fires(s, "axis", "germany-fleet-1", "naval", 6)
		s.Play("axis", "escape:block/germany-sub-1")
		same(t, "what the West may fire at", legal(s, "west", "fire"), "fire:block/britain-fleet-1>class/naval")
	})
	t.Run("12.75 Air units that have joined leave at the end of a Round, of both sides", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2", "airforce 1")
		group(table, 1, enter(t, table, Germany, "ruhr", "north_sea", "airforce 2", "fleet 1"))
		group(table, 2, enter(t, table, Germany, "berlin", "north_sea", "airforce 1"))
		s := combat(t, table)
		s.Play("axis", "join:area/north_sea#1")
		fires(s, "west", "britain-airforce-1", "air", 6)
		fires(s, "axis", "germany-airforce-1", "naval", 6, 6)
		fires(s, "west", "britain-fleet-1", "naval", 6, 6)
		fires(s, "axis", "germany-fleet-1", "naval", 6)
		if d := s.Asked("axis", "withdraw"); d.Rule != "13.2" {
			t.Errorf(`got %+v, want Rule "13.2"`, d)
		}
		s.Play("axis", "rebase:area/north_sea>area/berlin")
		s.Play("west", "rebase:area/north_sea>area/london")
		same(t, "the North Sea", standing(s, "north_sea"), "germany-airforce 1 germany-fleet 1 britain-fleet 2")
		want(t, "Round", int(tableOf(s).Combat.Battle.Round), 2)
	})
	t.Run("13.2 an Air unit without a base is eliminated", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "mid_atlantic_ocean", "fleet 2")
		group(table, 1, enter(t, table, Germany, "madeira_sea", "mid_atlantic_ocean", "airforce 2"))
		s := combat(t, table)
		fires(s, "axis", "germany-airforce-1", "naval", 6, 6)
		fires(s, "west", "britain-fleet-1", "air", 6, 6)
		s.Saw("unit-lost", "block/germany-airforce", "area/mid_atlantic_ocean")
		ended(s)
	})
	t.Run("13.12 when it is resolved, Active ANS units may ReBase, forward too; where to everybody sees", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "carrier 1")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "carrier 2", "sub 1"))
		put(t, table, Germany, "oslo", "infantry")
		s := combat(t, table)
		fires(s, "west", "britain-carrier-1", "naval", 6)
		fires(s, "axis", "germany-carrier-1", "naval", 1, 6)
		same(t, "what the Axis may do", strings.Join(s.Legal("axis"), " "), "done rebase#1")
		s.Play("axis", "rebase#1", "unit:block/germany-sub#1", "rebase:area/north_sea>area/oslo", "done")
		same(t, "Oslo", standing(s, "oslo"), "germany-sub 1 germany-infantry 1")
		ended(s)
	})
	t.Run("13.12 of BattleGroups that have not had to join their owner alone knows which unit goes", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 1")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "carrier 2"))
		group(table, 2, enter(t, table, Germany, "english_channel", "north_sea", "sub 1", "fleet 1"))
		s := combat(t, table)
		s.Play("axis", "join:area/north_sea#1")
		fires(s, "axis", "germany-carrier-1", "naval", 1, 1)
		s.Play("axis", "rebase")
		if d := s.Asked("axis", "rebase-unit"); d.Seen != blockwar.SeenBy(Axis) || len(d.Legal) != 2 {
			t.Errorf("got %+v; want Seen %v and Legal 2", d, blockwar.SeenBy(Axis))
		}
		s.Play("axis", "unit:unit/germany-sub-1", "rebase:area/north_sea>area/ruhr")
		for _, e := range s.Events {
			if e.Kind == "unit-left" && e.Seen != blockwar.SeenBy(Axis) {
				t.Errorf("what has gone to the Ruhr: got it seen by %v, want by the Axis alone", e.Seen)
			}
		}
		ended(s)
	})
	t.Run("13.12 where such stand, their owner is asked though nobody can ReBase: silence would tell what they are", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "mid_atlantic_ocean", "fleet 1")
		group(table, 1, enter(t, table, Germany, "madeira_sea", "mid_atlantic_ocean", "carrier 2"))
		group(table, 2, enter(t, table, Germany, "south_atlantic_ocean", "mid_atlantic_ocean", "fleet 1"))
		s := combat(t, table)
		s.Play("axis", "join:area/mid_atlantic_ocean#1")
		fires(s, "axis", "germany-carrier-1", "naval", 1, 1)
		same(t, "what the Axis may do", strings.Join(s.Legal("axis"), " "), "done")
	})
	t.Run("13.12 Defenders do not, nor do Escaped Subs", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "sub 1"))
		s := combat(t, table)
		fires(s, "axis", "germany-sub-1", "naval", 6)
		fires(s, "west", "britain-fleet-1", "submarine", 6, 6)
		s.Play("axis", "escape:block/germany-sub-1")
		want(t, "questions", len(s.Match.Open()), 0)
	})
	t.Run("12.72 Convoys alone with Convoys fight to no end", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "infantry")
		put(t, table, Germany, "north_sea", "infantry")
		ended(combat(t, table))
	})
	t.Run("3.23 what Escapes keeps its CV, and is a Sub", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "sub 3", "fleet 1"))
		s := combat(t, table)
		fires(s, "axis", "germany-sub-1", "naval", 6, 6, 6)
		fires(s, "west", "britain-fleet-1", "naval", 6, 6)
		fires(s, "axis", "germany-fleet-1", "naval", 6)
		same(t, "who may Escape", strings.Join(s.Legal("axis"), " "), "done escape:block/germany-sub-1")
		s.Play("axis", "escape:block/germany-sub-1")
		if b := tableOf(s).UnitOf("unit/germany-sub-1"); b.CV != 3 || !b.Has(blockwar.Escaped) || b.Has(blockwar.FaceUp) {
			t.Errorf("got %+v; want CV 3, Has(Escaped) true and Has(FaceUp) false", b)
		}
	})
}
