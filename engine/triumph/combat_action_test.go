package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// order plays a Battle to the end of its first Round with misses alone and lists who acted: "west-tank".
func order(t *testing.T, table *Table) (list string) {
	t.Helper()
	s := combat(t, table)
	for range 500 {
		open := s.Match.Open()
		if len(open) > 0 && open[0].Seat == engine.Chance {
			s.Chance(6)
			continue
		}
		if len(open) == 0 || open[0].Kind != "action" || tableOf(s).Combat.Battle.Round > 1 {
			return list
		}
		d := open[0]
		b := tableOf(s).Combat.Battle
		list += printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug + "-" + printed().Chart[b.Type].Slug + " "
		s.Play(printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug, d.Legal[0].Words())
	}
	return list
}

func TestCombatActions(t *testing.T) {
	t.Run("3.14 types act in the order of the Unit Table, Defenders of each before Attackers", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "odessa", "infantry 3", "tank 3", "fleet 3", "airforce 3", "fortress 3", "sub 3", "carrier 3")
		enter(t, table, Germany, "lvov", "odessa", "infantry 3", "tank 3", "fleet 3", "airforce 3", "sub 3", "carrier 3")
		same(t, "the order", order(t, table), "ussr-fortress ussr-airforce axis-airforce ussr-carrier axis-carrier ussr-sub axis-sub ussr-fleet axis-fleet "+
			"ussr-tank axis-tank ussr-infantry axis-infantry ")
	})
	t.Run("12.3 the order of fire in the example: Tanks, then Infantry, Defenders first", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "tank 3", "infantry 3")
		enter(t, table, Germany, "lvov", "kiev", "tank 3", "infantry 3")
		same(t, "the order", order(t, table), "ussr-tank axis-tank ussr-infantry axis-infantry ")
	})
	t.Run("12.3 a unit fires or Retreats, not both", func(t *testing.T) {
		table := invasionOfUkraine(t)
		table.Control[at(t, "lvov")] = Axis
		put(t, table, Germany, "lvov", "infantry")
		s := combat(t, table)
		s.Play("axis", "retreat:block/germany-tank-1", "retreat:area/kiev>area/lvov")
		s.Asked("ussr", "action")
		same(t, "in Lvov", standing(s, "lvov"), "germany-tank 3 germany-infantry 1")
		same(t, "upright", poses(s, "lvov"), "germany up")
	})
	t.Run("12.3 who has begun to Retreat goes, whatever happens besides: nobody disbands what it goes to", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "london", "tank 2")
		put(t, table, Britain, "glasgow", "infantry")
		put(t, table, Britain, "irish_sea", "fleet")
		enter(t, table, Germany, "north_sea", "london", "tank 3")
		s := combat(t, table)
		s.Offered("west", "disband:area/irish_sea>nation/britain")
		s.Play("west", "retreat:block/britain-tank-1")
		s.Refused("west", "disband:area/irish_sea>nation/britain")
		s.Play("west", "retreat:area/london>area/irish_sea")
		ended(s)
	})
	t.Run("12.3 who can hit nobody and go nowhere holds", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "odessa", "fleet 3")
		enter(t, table, Germany, "lvov", "odessa", "tank 3")
		s := combat(t, table)
		fires(s, "ussr", "ussr-fleet-1", "ground", 6, 6, 6)
		same(t, "the Tank", legal(s, "axis", ""), "hold:block/germany-tank-1")
	})
	t.Run("9.0 FirstFire: an Attacker with the Technology acts before a Defender without it", func(t *testing.T) {
		for _, c := range []struct {
			kind string
			tech Tech
		}{{"airforce", Jets}, {"fleet", NavalRadar}, {"tank", HeavyTanks}, {"infantry", RocketArtillery}} {
			table := wartime(t, Axis, USSR)
			put(t, table, SovietUnion, "odessa", c.kind+" 3")
			enter(t, table, Germany, "lvov", "odessa", c.kind+" 3")
			reveals(table, Axis, c.tech)
			same(t, "with "+printed().TechFacts(c.tech).Slug, order(t, table.Clone()), "axis-"+c.kind+" ussr-"+c.kind+" ")
			reveals(table, USSR, c.tech)
			same(t, "both with it", order(t, table), "ussr-"+c.kind+" axis-"+c.kind+" ")
		}
	})
	t.Run("9.0 FirstFire never takes a type out of the order of types", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "tank 3", "infantry 3")
		enter(t, table, Germany, "lvov", "kiev", "infantry 3")
		reveals(table, Axis, RocketArtillery)
		same(t, "the order", order(t, table), "ussr-tank axis-infantry ussr-infantry ")
	})
	t.Run("15.22 Surprise: all units of the declarer have FirstFire, but for Technologies of the Enemy's alone", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "odessa", "tank 3", "carrier 3", "infantry 3")
		enter(t, table, Germany, "lvov", "odessa", "tank 3", "carrier 3", "infantry 3")
		table.Side(Axis).Surprise = true
		reveals(table, USSR, HeavyTanks, RocketArtillery)
		reveals(table, Axis, RocketArtillery)
		same(t, "the order", order(t, table), "axis-carrier ussr-carrier ussr-tank axis-tank axis-infantry ussr-infantry ")
	})
	t.Run("9.3 secret Technologies can be Revealed before the first fire of each type, by every Faction that has any", func(t *testing.T) {
		table := invasionOfUkraine(t)
		vault(table, USSR, HeavyTanks)
		put(t, table, SovietUnion, "kiev", "tank 1")
		s := combat(t, table)
		s.NotAsked("axis")
		s.Asked("ussr", "vault")
		s.Pass("ussr")
		s.Asked("ussr", "action")
		fires(s, "ussr", "ussr-tank-1", "ground", 6)
		fires(s, "axis", "germany-tank-1", "ground", 6, 6, 6)
		s.Asked("ussr", "vault")
		s.Pass("ussr")
		if d := s.Asked("ussr", "action"); d.Rule != "12.3" {
			t.Errorf(`got %+v, want Rule "12.3"`, d)
		}
	})
	t.Run("9.3 what is Revealed before the first fire counts for it", func(t *testing.T) {
		table := invasionOfUkraine(t)
		vault(table, Axis, HeavyTanks)
		put(t, table, SovietUnion, "kiev", "tank 1")
		s := combat(t, table)
		s.Play("axis", s.Legal("axis")[1])
		if d := s.Asked("axis", "action"); len(d.Legal) == 0 {
			t.Error("nothing to do: got none, want some")
		}
		s.NotAsked("ussr")
	})
	t.Run("11.54s Fortresses fire when their Owner counterattacks", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, France, "lorraine", "fortress 3")
		put(t, table, Germany, "lorraine", "infantry 2")
		s := combat(t, table)
		s.Play("west", "resolve:area/lorraine")
		if table := tableOf(s); table.Combat.Battle.Attacker != West || table.Controller(at(t, "lorraine")) != West {
			t.Errorf("the Owner does not attack: got Attacker %v and Controller(lorraine) %v; want %v and %v", table.Combat.Battle.Attacker, table.Controller(at(t, "lorraine")), West, West)
		}
		fires(s, "west", "france-fortress-1", "ground", 4, 4, 6)
		ended(s)
		same(t, "the map", standing(s, "lorraine"), "france-fortress 3")
	})
	t.Run("3.241 a Fortress does not Retreat", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, France, "lorraine", "fortress 3")
		enter(t, table, Germany, "munich", "lorraine", "infantry 2")
		s := combat(t, table)
		same(t, "what it can do", legal(s, "west", ""), "fire:block/france-fortress-1>class/ground")
	})
	t.Run("12.61 Invaders have no Combat Action in the Player Turn in which they came, but take Hits", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, Germany, "ruhr", "infantry 2")
		invade(table, enter(t, table, Britain, "north_sea", "ruhr", "tank 3"))
		enter(t, table, Britain, "north_sea", "ruhr", "fleet 1")
		s := combat(t, table)
		if d := s.Asked("west", "action"); len(d.Legal) == 0 || d.Left != 0 {
			t.Errorf("got %+v; want Legal some and Left 0", d)
		}
		fires(s, "west", "britain-fleet-1", "ground", 6)
		fires(s, "axis", "germany-infantry-1", "ground", 1, 3)
		same(t, "in the Ruhr", standing(s, "ruhr"), "germany-infantry 2 britain-fleet 1 britain-tank 1")
		ended(s)
		same(t, "face up, as Aggressors are", poses(s, "ruhr"), "germany up britain flat")
		table = tableOf(s)
		table.EndTurn()
		s = combat(t, table)
		s.Play("west", "resolve:area/ruhr")
		s.Play("west", "fire:block/britain-fleet-1>class/ground")
		s.Chance(6)
		s.Offered("west", "fire:block/britain-tank-1>class/ground")
		if tableOf(s).UnitOf("unit/britain-tank-1").Has(blockwar.Invading) {
			t.Error("it still Invades: got true, want false")
		}
	})
}
