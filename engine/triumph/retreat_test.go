package triumph

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// exitsOf lists where a unit can leave its area to: "retreat lvov, rebase berlin".
func exitsOf(table *Table, id blockwar.ID, way blockwar.WayOut) string {
	var words []string
	for _, c := range table.Exits(table.Blocks.Get(id), way) {
		words = append(words, c.Verb+" "+c.To.Name())
	}
	return strings.Join(words, ", ")
}

// leaveTo wants a unit's ways out of a Battle to be these.
func leaveTo(t *testing.T, table *Table, id blockwar.ID, want string) {
	t.Helper()
	same(t, string(printed().UnitRef(id))+" may leave to", exitsOf(table, id, blockwar.OutOfBattle), want)
}

func TestRetreats(t *testing.T) {
	// The Axis attacks Kharkov out of Kiev; the USSR controls all around it.
	kharkov := func(t *testing.T) (table *Table, defender, attacker blockwar.ID) {
		t.Helper()
		table = wartime(t, Axis, USSR)
		defender = put(t, table, SovietUnion, "kharkov", "infantry 3")[0]
		put(t, table, Germany, "kiev", "infantry")
		attacker = enter(t, table, Germany, "kiev", "kharkov", "tank 3")[0]
		table.EvaluateControl()
		table.Combat.Fields = table.Battlefields(Axis)
		return table, defender, attacker
	}
	t.Run("12.5 Defenders go to adjacent Friendly areas, not to the sea", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		leaveTo(t, table, defender, "retreat bryansk, retreat kuban, retreat odessa, retreat sevastopol, retreat stalingrad, retreat voronezh")
	})
	t.Run("12.5 not where the Enemy came from, though it be Friendly", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		table.Turn.Entered.Add(at(t, "odessa"), at(t, "kharkov"), true)
		leaveTo(t, table, defender, "retreat bryansk, retreat kuban, retreat sevastopol, retreat stalingrad, retreat voronezh")
	})
	t.Run("12.5 Attackers go back to where they Engaged from, if they did in this Player Turn", func(t *testing.T) {
		table, _, attacker := kharkov(t)
		owned(t, table, Axis, "odessa")
		leaveTo(t, table, attacker, "retreat kiev")
		table.Blocks.Get(attacker).From = blockwar.Nowhere
		leaveTo(t, table, attacker, "retreat kiev, retreat odessa")
	})
	t.Run("12.5 not into Enemy, Rival or Neutral areas", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		owned(t, table, Axis, "bryansk")
		owned(t, table, West, "kuban")
		owned(t, table, blockwar.NoFaction, "odessa")
		leaveTo(t, table, defender, "retreat sevastopol, retreat stalingrad, retreat voronezh")
	})
	t.Run("12.5 not into areas that held Battles in this Player Turn, but for Raids", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		put(t, table, SovietUnion, "bryansk", "infantry")
		put(t, table, Germany, "bryansk", "infantry")
		put(t, table, SovietUnion, "voronezh", "infantry")
		enter(t, table, Germany, "bryansk", "voronezh", "airforce")
		table.Combat.Fields = table.Battlefields(Axis)
		table.ShowBattles(Axis)
		leaveTo(t, table, defender, "retreat kuban, retreat odessa, retreat sevastopol, retreat stalingrad, retreat voronezh")
		for _, b := range table.Here(at(t, "bryansk"), func(b *blockwar.Block) bool { return printed().SideOf(b.ID.Nation) == Axis }) {
			table.TakeOff(b.ID)
		}
		leaveTo(t, table, defender, "retreat kuban, retreat odessa, retreat sevastopol, retreat stalingrad, retreat voronezh")
	})
	t.Run("12.5 Ground units go to sea only where Friendly units are", func(t *testing.T) {
		table := wartime(t, Axis, West)
		defender := put(t, table, Britain, "london", "infantry")[0]
		put(t, table, France, "english_channel", "fleet")
		enter(t, table, Germany, "north_sea", "london", "infantry")
		leaveTo(t, table, defender, "retreat english_channel, retreat glasgow")
	})
	t.Run("11.52 border limits apply anew to Retreats", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		owned(t, table, Axis, "kuban", "odessa", "sevastopol", "bryansk", "voronezh")
		table.Turn.Crossed.Add(at(t, "kharkov"), at(t, "stalingrad"), true)
		leaveTo(t, table, defender, "retreat stalingrad")
		table.Leave(table.Blocks.Get(put(t, table, SovietUnion, "kharkov", "tank")[0]), retreatTo(t, "kharkov", "stalingrad"), "12.5")
		leaveTo(t, table, defender, "")
	})
	t.Run("12.5 ships go to seas and along the coast", func(t *testing.T) {
		table := wartime(t, West, Axis)
		fleet := put(t, table, Germany, "ruhr", "fleet 2", "infantry")[0]
		enter(t, table, Britain, "amsterdam", "ruhr", "infantry")
		leaveTo(t, table, fleet, "retreat baltic_sea, retreat berlin, rebase konigsberg, retreat north_sea")
		put(t, table, Britain, "north_sea", "fleet")
		leaveTo(t, table, fleet, "retreat baltic_sea, retreat berlin, rebase konigsberg")
	})
	t.Run("12.5 a unit that has Retreated stands upright", func(t *testing.T) {
		table, defender, _ := kharkov(t)
		table.TurnUp(table.Blocks.Get(defender))
		table.Leave(table.Blocks.Get(defender), retreatTo(t, "kharkov", "kuban"), "12.5")
		if b := table.Blocks.Get(defender); b.At != at(t, "kuban") || b.Has(blockwar.FaceUp) || b.CV != 3 {
			t.Errorf("got %+v; want At %v, Has(FaceUp) false and CV 3", b, at(t, "kuban"))
		}
	})
	t.Run("12.51 Air Forces Retreat by ReBasing alone, others may", func(t *testing.T) {
		table := wartime(t, West, Axis)
		af := put(t, table, Germany, "ruhr", "airforce 2", "infantry")[0]
		enter(t, table, Britain, "amsterdam", "ruhr", "infantry")
		leaveTo(t, table, af, "rebase berlin, rebase konigsberg, rebase munich")
	})
	t.Run("13.0 to undisputed Friendly land within movement range", func(t *testing.T) {
		table := wartime(t, West, Axis)
		af := put(t, table, Germany, "ruhr", "airforce 2", "infantry")[0]
		enter(t, table, Britain, "amsterdam", "ruhr", "infantry")
		put(t, table, Germany, "munich", "infantry")
		put(t, table, Britain, "munich", "infantry")
		leaveTo(t, table, af, "rebase berlin, rebase konigsberg")
		owned(t, table, Axis, "warsaw", "lvov")
		leaveTo(t, table, af, "rebase berlin, rebase konigsberg, rebase warsaw")
		reveals(table, Axis, HeavyBombers)
		leaveTo(t, table, af, "rebase berlin, rebase konigsberg, rebase lvov, rebase warsaw")
	})
	t.Run("13.0 ships go by land to the next area on the same coast, where Enemies close the sea", func(t *testing.T) {
		table := wartime(t, Axis, West)
		fleet := put(t, table, Germany, "ruhr", "fleet")[0]
		put(t, table, Britain, "baltic_sea", "fleet")
		put(t, table, Britain, "north_sea", "fleet")
		same(t, "the Fleet", exitsOf(table, fleet, blockwar.ToBase), "rebase berlin")
	})
	t.Run("13.11 not to where there was a Battle in this Player Turn, though it is won", func(t *testing.T) {
		table := wartime(t, West, Axis)
		af := put(t, table, Germany, "ruhr", "airforce 2", "infantry")[0]
		enter(t, table, Britain, "amsterdam", "ruhr", "infantry")
		table.Combat.Fields.Activate(at(t, "berlin"))
		leaveTo(t, table, af, "rebase konigsberg, rebase munich")
		same(t, "once it is resolved", exitsOf(table, af, blockwar.ToBase), "rebase berlin, rebase konigsberg, rebase munich")
	})
	t.Run("13.11 an Air Force does not ReBase into the area that the Enemy Engaged from, by any way", func(t *testing.T) {
		table := wartime(t, Axis, West)
		ids := put(t, table, France, "paris", "airforce 2", "infantry")
		enter(t, table, Germany, "lorraine", "paris", "tank 3") // out of Munich, through empty Lorraine
		table.EvaluateControl()
		same(t, "who has Lorraine", printed().FactionFacts(table.Controller(at(t, "lorraine"))).Slug, "west")
		leaveTo(t, table, ids[0], "rebase gascony, rebase glasgow, rebase london, rebase marseille")
		table.Turn.Entered = nil
		leaveTo(t, table, ids[0], "rebase gascony, rebase glasgow, rebase london, rebase lorraine, rebase marseille")
	})
	t.Run("18.0 no Ally goes to where the other is", func(t *testing.T) {
		table := wartime(t, Axis, West)
		own(table).TwoPlayer = true
		fleet := put(t, table, Britain, "north_sea", "fleet", "sub")[0]
		put(t, table, SovietUnion, "norwegian_sea", "sub")
		put(t, table, SovietUnion, "glasgow", "infantry")
		leaveTo(t, table, fleet, "retreat english_channel, rebase gascony, retreat london, retreat paris")
	})
	t.Run("13.0 Subs pass Enemy ships on their way, Fleets do not", func(t *testing.T) {
		table := wartime(t, Axis, West)
		ids := put(t, table, Italy, "central_mediterranean", "sub", "fleet")
		put(t, table, Britain, "central_mediterranean", "fleet")
		for _, a := range []string{"taranto", "sicily", "tripoli", "cyrenaica"} {
			owned(t, table, West, a)
		}
		put(t, table, Britain, "adriatic_sea", "fleet")
		same(t, "the Sub", exitsOf(table, ids[0], blockwar.ToBase), "rebase venice")
		same(t, "the Fleet", exitsOf(table, ids[1], blockwar.ToBase), "")
	})
	t.Run("13.0 Air Forces fly home over Enemy units", func(t *testing.T) {
		table := wartime(t, Axis, West)
		af := put(t, table, Germany, "gascony", "airforce")[0]
		for _, a := range []string{"marseille", "munich"} {
			put(t, table, France, a, "infantry")
		}
		same(t, "the Air Force", exitsOf(table, af, blockwar.ToBase), "rebase milan")
	})
	t.Run("13.11 ReBasing out of a Battle under way begins the way that the unit came", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet")
		af := enter(t, table, Germany, "ruhr", "north_sea", "airforce 2")[0]
		owned(t, table, Axis, "oslo")
		leaveTo(t, table, af, "rebase berlin, rebase munich, rebase ruhr")
		same(t, "once it is resolved", exitsOf(table, af, blockwar.ToBase), "rebase berlin, rebase munich, rebase oslo, rebase ruhr")
	})
	t.Run("13.11 Defenders do not begin it the way that the Enemy came", func(t *testing.T) {
		table := wartime(t, West, Axis)
		fleet := put(t, table, Germany, "north_sea", "fleet")[0]
		enter(t, table, Britain, "norwegian_sea", "north_sea", "fleet")
		owned(t, table, Axis, "copenhagen", "oslo")
		leaveTo(t, table, fleet, "rebase berlin, retreat copenhagen, retreat english_channel, rebase konigsberg, retreat oslo, retreat ruhr")
		table.Turn.Entered.Add(at(t, "ruhr"), at(t, "north_sea"), false)
		table.Turn.Entered.Add(at(t, "copenhagen"), at(t, "north_sea"), false)
		leaveTo(t, table, fleet, "retreat english_channel, retreat oslo")
	})
}

// retreatTo is the answer that a unit Retreats from one area to another.
func retreatTo(t *testing.T, from, to string) engine.Choice {
	t.Helper()
	return engine.Choice{Verb: "retreat", On: printed().AreaRef(at(t, from)), To: printed().AreaRef(at(t, to))}
}

func TestForcedRetreats(t *testing.T) {
	t.Run("12.52 ANS units without Ground Support leave Enemy Territory at the end of a Round", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "infantry 2")
		group(table, 1, enter(t, table, Germany, "north_sea", "london", "fleet 2"))
		s := combat(t, table)
		fires(s, "axis", "germany-fleet-1", "ground", 6, 6)
		fires(s, "west", "britain-infantry-1", "naval", 6, 6)
		if d := s.Asked("axis", "withdraw"); d.Rule != "12.52" {
			t.Errorf(`got %+v, want Rule "12.52"`, d)
		}
		s.Play("axis", "retreat:area/london>area/north_sea")
		ended(s)
		same(t, "London", poses(s, "london"), "britain up")
	})
	t.Run("12.52 Active units that must leave may ReBase as after any Battle", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "infantry 2")
		put(t, table, Germany, "gascony", "infantry")
		fleet := enter(t, table, Germany, "north_sea", "london", "fleet 2")[0]
		table.EvaluateControl()
		leaveTo(t, table, fleet, "retreat north_sea, rebase ruhr")
		same(t, "when it must", exitsOf(table, fleet, blockwar.ForcedOut), "rebase gascony, retreat north_sea, rebase ruhr")
	})
	t.Run("12.52 who has nowhere to go is eliminated", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "infantry 2")
		put(t, table, Britain, "north_sea", "fleet")
		enter(t, table, Germany, "north_sea", "london", "fleet 2")
		s := combat(t, table)
		fires(s, "axis", "germany-fleet-1", "ground", 6, 6)
		fires(s, "west", "britain-infantry-1", "naval", 6, 6)
		ended(s)
		s.Saw("unit-lost", "block/germany-fleet", "area/london")
	})
	t.Run("12.52 the Owner's ANS units leave where only the Enemy has Ground Support", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "fleet 2", "infantry 1")
		enter(t, table, Germany, "north_sea", "london", "infantry 4", "tank 4")
		s := combat(t, table)
		fires(s, "west", "britain-fleet-1", "ground", 6, 6)
		fires(s, "axis", "germany-tank-1", "ground", 1, 6, 6, 6)
		fires(s, "axis", "germany-infantry-1", "naval", 6, 6, 6, 6)
		s.Asked("west", "withdraw")
		same(t, "not where the Enemy came from", legal(s, "west", "retreat:area/london>area/north"), "")
		s.Play("west", "retreat:area/london>area/irish_sea")
		ended(s)
		same(t, "London", poses(s, "london"), "germany up")
	})
	t.Run("11.551 with Ground Support ANS units stay", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "infantry 2")
		invade(table, enter(t, table, Germany, "north_sea", "london", "infantry 2"))
		enter(t, table, Germany, "north_sea", "london", "fleet 2")
		s := combat(t, table)
		fires(s, "axis", "germany-fleet-1", "ground", 6, 6)
		fires(s, "west", "britain-infantry-1", "naval", 6, 6)
		ended(s)
		same(t, "London", poses(s, "london"), "germany flat britain up")
	})
	t.Run("12.52 at the end of the Combat Phase too, out of Battles that were not resolved", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "infantry 2")
		put(t, table, Germany, "london", "fleet 2")
		owned(t, table, West, "london")
		s := combat(t, table)
		s.Play("axis", "done")
		s.Saw("unit-shown", "block/germany-fleet", "area/london")
		s.Play("axis", "retreat:area/london>area/english_channel")
		ended(s)
		same(t, "the Channel", poses(s, "english_channel"), "germany up")
	})
	t.Run("12.63 Raiders take no land and leave, and do not block Retreats", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "airforce")
		enter(t, table, Germany, "north_sea", "london", "fleet 2")
		s := combat(t, table)
		s.Saw("raid", "area/london")
		if f := tableOf(s).Combat.Fields.Get(at(t, "london")); !f.Raid || tableOf(s).Combat.Fields.Bars(f.Area) {
			t.Errorf("it is no Raid: got Raid %v and Bars(Area) %v; want true and false", f.Raid, tableOf(s).Combat.Fields.Bars(f.Area))
		}
		fires(s, "west", "britain-airforce-1", "naval", 6)
		fires(s, "axis", "germany-fleet-1", "air", 1, 1)
		s.Play("axis", "retreat:area/london>area/north_sea")
		ended(s)
		if table = tableOf(s); table.EndTurn() != nil || table.Controller(at(t, "london")) != West {
			t.Errorf("London is taken: got EndTurn %v and Controller(london) %v; want none and %v", table.EndTurn(), table.Controller(at(t, "london")), West)
		}
	})
	t.Run("12.63 with Ground Support it is no Raid, nor is a counterattack", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, Germany, "ruhr", "infantry")
		enter(t, table, Britain, "north_sea", "ruhr", "fleet", "infantry")
		put(t, table, Britain, "london", "airforce")
		put(t, table, Germany, "london", "infantry")
		owned(t, table, West, "london")
		s := combat(t, table)
		s.Play("west", "resolve:area/london")
		s.NotSaw("raid")
	})
}
