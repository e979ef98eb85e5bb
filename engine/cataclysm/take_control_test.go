package cataclysm

import "testing"

// What an operation takes must be nobody's or an enemy's when it falls, not only when it is attacked.
func TestTakingFromEnemiesOnly(t *testing.T) {
	// guests is the Axis at peace and the western allies at war with the Soviet Union, so that France
	// may stand in British areas.
	guests := func(t *testing.T) *Table {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		war(table, SetOf(USSR), SetOf(France, UK))
		commit(table, Mobilization, Germany, Italy)
		return table
	}
	t.Run("9.3.1 an area is not conquered from a power that stays out of its guest's war", func(t *testing.T) {
		table := guests(t)
		egypt := at(t, "egypt")
		put(t, table, Italy, "libya", "tank")
		put(t, table, France, "egypt", "infantry")
		seen := fightToEnd(t, table, Italy, "land", "egypt", 1, "break 6 5 2 6")
		if table.atWar(Italy, UK) || saw(seen, "combat-won", Italy) != 1 || saw(seen, "not-taken", UK) != 1 {
			t.Fatalf("got wars %v, want Italy to win against France alone", table.Wars)
		}
		if table.controller(egypt) != UK || whoStands(table, egypt) != "" || whoStands(table, at(t, "libya")) != "italy tank" {
			t.Errorf("got %s with %q in Egypt, %q in Libya; want the UK, nobody, the Italian tank army",
				table.controller(egypt), whoStands(table, egypt), whoStands(table, at(t, "libya")))
		}
	})
	t.Run("5.6.2 an area is not conquered from a power that has made peace in the operation", func(t *testing.T) {
		table := atWar(t, Italy, France, UK)
		ally(table, France, UK)
		commit(table, Exhaustion, UK)
		table.Powers[UK].Stability = Unstable
		egypt := at(t, "egypt")
		put(t, table, Italy, "libya", "tank", "infantry")
		put(t, table, France, "egypt", "infantry")
		put(t, table, UK, "egypt", "infantry")
		fightToEnd(t, table, Italy, "land", "egypt", 1, `activate:unit/italy-army-1 activate:unit/italy-army-2 go defender:power/france
			6 6 1 lose:unit/france-army-1 6 1 1 6 6 accept regroup:unit/italy-army-1>area/libya`)
		if table.atWar(Italy, UK) || !table.atWar(Italy, France) {
			t.Fatalf("got wars %v, want peace with the UK alone", table.Wars)
		}
		if table.controller(egypt) != UK || whoStands(table, egypt) != "" {
			t.Errorf("got %s with %q in Egypt, want the UK and nobody", table.controller(egypt), whoStands(table, egypt))
		}
	})
	t.Run("9.4.2 a base is not captured from a power that stays out of its guest's war", func(t *testing.T) {
		table := guests(t)
		sea := at(t, "central-mediterranean")
		put(t, table, Italy, "sicily", "carrier")
		put(t, table, France, "central-mediterranean", "surface")
		fightToEnd(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 break 6 5 2 6 regroup:unit/italy-fleet-1>area/sicily")
		if table.baseOwner(sea) != UK || whoStands(table, sea) != "" {
			t.Errorf("got a base of %s with %q, want the UK and nobody", table.baseOwner(sea), whoStands(table, sea))
		}
	})
	t.Run("9.5.2 resources of a power that stays out of its guest's war are not damaged", func(t *testing.T) {
		table := guests(t)
		london := at(t, "london")
		put(t, table, Germany, "ruhr", "strategic")
		put(t, table, France, "london", "tactical")
		fightToEnd(t, table, Germany, "bomb", "london", 1, "activate:unit/germany-air-force-1 go break 6 5 1 1")
		if table.Areas[london].Damaged != 0 {
			t.Error("got a damaged resource in London, want none")
		}
	})
	for _, x := range []struct {
		name   string
		lay    func(*Table)
		direct bool // the country was attacked for itself
		want   bool
	}{
		{"an enemy's home", func(*Table) {}, false, true},
		{"a home at peace", func(table *Table) { table.Wars = nil }, false, false},
		{"land of a power that has fallen", func(table *Table) { table.Powers[France].Surrendered = true }, false, true},
		{"land of the attacker's ideology", func(table *Table) { cube(t, table, Italy, "lorraine") }, false, false},
		{"a garrisoned country at peace", func(table *Table) { cube(t, table, UK, "lorraine") }, false, false},
		{"a country without a garrison, at peace", func(table *Table) { cube(t, table, UK, "lorraine") }, true, true},
		{"such a country that is a home again, at peace", func(table *Table) { table.Wars = nil }, true, false},
	} {
		t.Run("10.9.1 conquered or not: "+x.name, func(t *testing.T) {
			table := atWar(t, Germany, France)
			table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France}
			if x.direct {
				table.Battle.Defender = Neutral
			}
			x.lay(table)
			if got := table.conquersTarget(); got != x.want {
				t.Errorf("got %v, want %v", got, x.want)
			}
		})
	}
}
