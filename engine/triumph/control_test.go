package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
)

func TestControl(t *testing.T) {
	t.Run("1.14 the Axis controls Berlin, Rome and Tripoli without a marker", func(t *testing.T) {
		table := europe(t)
		for slug, f := range map[string]string{"berlin": "axis", "rome": "axis", "tripoli": "axis", "cyrenaica": "axis", "bombay": "west", "dakar": "west", "perm": "ussr", "warsaw": "", "washington": ""} {
			same(t, slug, governs(t, table, slug), f)
		}
		for _, n := range []Nation{Germany, Italy, Britain, France, SovietUnion} {
			if table.Nations[n].Marker != blockwar.NoFaction {
				t.Errorf("a marker lies in %s: got Nations[n].Marker %v, want %v", printed().Place(printed().NationFacts(n).Capital).Slug, table.Nations[n].Marker, blockwar.NoFaction)
			}
		}
	})
	t.Run("1.14 who takes Rome rules unoccupied Italy until another does", func(t *testing.T) {
		table := europe(t)
		ids := units(t, table, Britain, "rome", "infantry")
		same(t, "rome", governs(t, table, "rome"), "west")
		same(t, "taranto", governs(t, table, "taranto"), "west")
		same(t, "tripoli, which goes with its own Capital", governs(t, table, "tripoli"), "axis")
		table.TakeOff(ids[0])
		same(t, "rome, left empty", governs(t, table, "rome"), "west")
		back := units(t, table, Italy, "rome", "infantry")
		same(t, "rome, taken back", governs(t, table, "taranto"), "axis")
		if table.TakeOff(back[0]); table.Nations[Italy].Marker != blockwar.NoFaction {
			t.Errorf("the marker still lies there: got %v, want %v", table.Nations[Italy].Marker, blockwar.NoFaction)
		}
	})
	t.Run("1.14 unoccupied Territory of a Great Power is always its Faction's", func(t *testing.T) {
		table := europe(t)
		units(t, table, SovietUnion, "berlin", "infantry")
		same(t, "berlin", governs(t, table, "berlin"), "ussr")
		same(t, "munich", governs(t, table, "munich"), "axis")
	})
	t.Run("1.14 a disputed area is controlled by the one that was there first", func(t *testing.T) {
		table := europe(t)
		units(t, table, France, "lorraine", "infantry")
		table.EvaluateControl()
		units(t, table, Germany, "lorraine", "tank", "tank")
		same(t, "lorraine", governs(t, table, "lorraine"), "west")
		for i := len(table.Blocks) - 1; i >= 0; i-- {
			if b := table.Blocks[i]; b.ID.Nation == France && b.At == at(t, "lorraine") {
				table.TakeOff(b.ID)
			}
		}
		same(t, "lorraine, once the French are gone", governs(t, table, "lorraine"), "axis")
	})
	t.Run("1.14 control stands as it was evaluated until the next phase", func(t *testing.T) {
		table := europe(t)
		units(t, table, Britain, "rome", "infantry")
		same(t, "rome", printed().FactionFacts(table.Controller(at(t, "rome"))).Slug, "axis")
	})
	t.Run("1.21 a sea with Enemy units is theirs, one with a Rival's is open", func(t *testing.T) { kit(t).OpenSeas(Germany, "north_sea") })
	t.Run("2.31 a Colony goes with its own Capital, and with nobody once its Power is Defeated", func(t *testing.T) {
		table := europe(t)
		units(t, table, Italy, "algiers", "infantry")
		same(t, "dakar", governs(t, table, "dakar"), "axis")
		same(t, "damascus", governs(t, table, "damascus"), "west")
		table.Nations[France].Defeated = true
		same(t, "damascus, France being Defeated", governs(t, table, "damascus"), "")
		same(t, "dakar, whose Capital another holds", governs(t, table, "dakar"), "axis")
	})
	t.Run("2.11 without its MainCapital a Faction has no Production", func(t *testing.T) {
		table := europe(t)
		want(t, "Production", table.ProductionLevel(USSR, true), 9)
		units(t, table, Germany, "moscow", "tank")
		table.EvaluateControl()
		want(t, "Production", table.ProductionLevel(USSR, true), 0)
	})
	t.Run("15.42 an Armed Minor stays its own until its forces are gone", func(t *testing.T) {
		table := europe(t)
		poland := nation(t, "poland")
		table.Nations[poland] = blockwar.NationState{Armed: true, Violators: blockwar.SetOf(Axis)}
		table.Put(printed().Forces(), printed().MustType("fortress"), 3, at(t, "warsaw"))
		units(t, table, Germany, "warsaw", "tank")
		same(t, "warsaw", governs(t, table, "warsaw"), "")
		if !table.Engaged(Axis, at(t, "warsaw")) || table.Engaged(USSR, at(t, "warsaw")) {
			t.Errorf("the Violator alone is Engaged: got Engaged(Axis, warsaw) %v and Engaged(USSR, warsaw) %v; want true and false", table.Engaged(Axis, at(t, "warsaw")), table.Engaged(USSR, at(t, "warsaw")))
		}
		table.TakeOff(blockwar.ID{Nation: printed().Forces(), Type: printed().MustType("fortress"), No: 1})
		same(t, "warsaw, conquered", governs(t, table, "warsaw"), "axis")
		same(t, "lvov goes with it", governs(t, table, "lvov"), "axis")
	})
}
