package cataclysm

import "testing"

func TestArmistice(t *testing.T) {
	lay := func(t *testing.T) *Table {
		table := europe(t)
		war(table, SetOf(Germany, Italy), SetOf(France, UK))
		ally(table, Germany, Italy)
		ally(table, France, UK)
		return table
	}
	t.Run("5.6.2 by consent of all, the war ends", func(t *testing.T) {
		table := lay(t)
		table.Alliance[Fascism] = 0
		table.Wars = []War{{SetOf(Germany), SetOf(France, UK)}}
		finish(t, table, &armistice{Power: France, To: SetOf(Germany)}, "accept accept")
		if len(table.Wars) != 0 || table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("%v, alliance %s, want none and %v", table.Wars, table.Alliance[Democracy], SetOf(France, UK))
		}
	})
	t.Run("5.6.2 who is at war no longer has friends: units in allied land retreat or go into the cup", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany, Italy), SetOf(UK))
		ally(table, Germany, Italy)
		cube(t, table, Germany, "austria")
		put(t, table, Germany, "lombardy", "infantry")
		pos, _ := play(t, table, &armistice{Power: UK, To: SetOf(Germany)}, "accept accept")
		if len(table.Wars) != 0 || table.Alliance[Fascism] != SetOf(Germany, Italy) {
			t.Fatalf("wars: %v alliance: %v, want none and %v", table.Wars, table.Alliance[Fascism], SetOf(Germany, Italy))
		}
		if d := asked(t, pos, "retreat"); !offered(pos, "retreat:unit/germany-army-1>area/austria") || !offered(pos, "cup:unit/germany-army-1") {
			t.Errorf("%v: got offered(pos, 'retreat:unit/germany-army-1>area/austria') %v, offered(pos, 'cup:unit/germany-army-1') %v; want true and true",
				d, offered(pos, "retreat:unit/germany-army-1>area/austria"), offered(pos, "cup:unit/germany-army-1"))
		}
	})
	t.Run("5.6.2 refused, nothing changes", func(t *testing.T) {
		table := lay(t)
		finish(t, table, &armistice{Power: France, To: SetOf(Germany)}, "refuse")
		enemiesAre(t, table, France, Germany, Italy)
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("the alliance is broken: got %v, want %v", table.Alliance[Democracy], SetOf(France, UK))
		}
	})
	t.Run("6.1.4 France accepts, the UK and the US do not: those two stay allied", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France, UK, US))
		ally(table, France, UK, US)
		finish(t, table, &armistice{Power: Germany, To: SetOf(France)}, "accept refuse refuse")
		if table.Alliance[Democracy] != SetOf(UK, US) || table.belligerent(France) {
			t.Errorf("the wrong alliance, or France at war: got %v, belligerent(France) %v; want %v and false", table.Alliance[Democracy], table.belligerent(France), SetOf(UK, US))
		}
		enemiesAre(t, table, Germany, UK, US)
	})
	t.Run("6.1.3 an ally that fights on is left", func(t *testing.T) {
		table := lay(t)
		finish(t, table, &armistice{Power: France, To: SetOf(Germany)}, "accept refuse refuse")
		enemiesAre(t, table, France, Italy)
		enemiesAre(t, table, Germany, UK)
		if table.Alliance[Democracy]|table.Alliance[Fascism] != 0 {
			t.Errorf("an alliance has lasted: got %v, want 0", table.Alliance[Democracy]|table.Alliance[Fascism])
		}
	})
	t.Run("5.6.2 a right of belligerents, but not in the middle of an operation", func(t *testing.T) {
		table := lay(t)
		rights := table.armisticeRights([]step{&actionPhase{}, &interrupt{}})
		if len(rights) != 4 || len(rights[0].Legal) != 2 {
			t.Fatalf("%v; want len(rights) 4, len(rights[0].Legal) 2", rights)
		}
		if r := table.armisticeRights([]step{&actionPhase{}, &operation{}}); len(r) != 0 {
			t.Errorf("offered within an operation: got %v, want 0", len(r))
		}
		table.Wars = nil
		if r := table.armisticeRights([]step{&actionPhase{}, &interrupt{}}); len(r) != 0 {
			t.Errorf("offered in peace: got %v, want 0", len(r))
		}
	})
	t.Run("1.6 in Global War a general peace ends the game", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		table.Status = GlobalWar
		p, seen := play(t, table, &armistice{Power: France, To: SetOf(Germany)}, "accept")
		if !p.Over() || saw(seen, "game-over", NoPower) != 1 {
			t.Errorf("the game goes on: got p.Over() %v, %v; want true and 1", p.Over(), saw(seen, "game-over", NoPower))
		}
	})
}
