package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// reach lists where a unit of a Faction can go from an area.
func reach(t *testing.T, table *Table, n Nation, area, kind string) string {
	t.Helper()
	fresh := table.Clone()
	if fresh.Phase != blockwar.Winter {
		fresh.Phase = blockwar.Summer
	}
	id := fresh.Put(n, printed().MustType(kind), 1, at(t, area)).ID
	var list []string
	for _, a := range fresh.Survey(printed().SideOf(n)).Moving(fresh.Blocks.Get(id)).Areas() {
		list = append(list, printed().Place(a).Slug)
	}
	return " " + strings.Join(list, " ") + " "
}

// goes wants a unit to be able to go to some areas and not to others, which begin with "!".
func goes(t *testing.T, table *Table, n Nation, area, kind, to string) {
	t.Helper()
	list := reach(t, table, n, area, kind)
	for _, slug := range strings.Fields(to) {
		bare, no := strings.CutPrefix(slug, "!")
		at(t, bare)
		if strings.Contains(list, " "+bare+" ") == no {
			t.Errorf("%s of %s from %s to %s: %v: got Contains(list, ' ' + bare + ' ') %v, want not %v", kind, printed().NationFacts(n).Slug, area, bare, no, strings.Contains(list, " "+bare+" "), no)
		}
	}
}

func TestMovement(t *testing.T) {
	t.Run("11.0 as many units as the Command Value, each once; who moves what stays secret", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "berlin", "infantry", "tank")
		s := run(t, table, &blockwar.MovementPhase{Faction: Axis, Left: 2})
		s.Play("axis", "move:area/berlin>nation/germany")
		if d := s.Asked("axis", "move-unit"); d.Seen != blockwar.SeenBy(Axis) || len(d.Legal) != 2 {
			t.Errorf("got %+v; want Seen %v and Legal 2", d, blockwar.SeenBy(Axis))
		}
		s.Play("axis", "unit:unit/germany-tank-1", "go:area/berlin>area/munich")
		same(t, "who can still move", legal(s, "axis", "move"), "move:area/berlin>nation/germany")
		s.Play("axis", "move:area/berlin>nation/germany", "unit:unit/germany-infantry-1", "go:area/berlin>area/munich")
		same(t, "when all moves are used", strings.Join(s.Legal("axis"), " "), "done")
		if v := sees(s, West); len(v.Upright) != 1 || v.Upright[0] != (blockwar.StackView{Area: at(t, "munich"), Nation: Germany, N: 2}) {
			t.Errorf("the West sees %v; want Upright 1 and Upright[0] %v", v.Upright, (blockwar.StackView{Area: at(t, "munich"), Nation: Germany, N: 2}))
		}
		s.Play("axis", "done")
		tableOf(s).EndTurn()
		if b := tableOf(s).UnitOf("unit/germany-tank-1"); b.At != at(t, "munich") || b.Has(blockwar.Moved) {
			t.Errorf("got %+v; want At %v and Has(Moved) false", b, at(t, "munich"))
		}
	})
	t.Run("11.0 nobody enters Neutral or Rival Territory at Peace", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Germany, "munich", "tank", "berlin ruhr !vienna !lorraine !amsterdam !prague")
		goes(t, table, SovietUnion, "leningrad", "infantry", "moscow !helsinki !riga")
	})
	t.Run("8.2 units move into a Satellite of their Faction, and into no Protectorate", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 2, "poland")
		goes(t, table, Germany, "berlin", "infantry", "!warsaw !lvov")
		table.TakeNation(nation(t, "poland"), Axis)
		goes(t, table, Germany, "berlin", "infantry", "warsaw lvov")
	})
	t.Run("11.1 Infantry two areas, Tanks three, over land alone", func(t *testing.T) {
		table := europe(t)
		table.Control[at(t, "urals")] = blockwar.NoFaction // so that nothing is doubled (11.4)
		goes(t, table, SovietUnion, "urals", "infantry", "perm ufa penza voronezh !moscow !vologda")
		goes(t, table, SovietUnion, "urals", "tank", "penza moscow vologda kharkov !leningrad !kiev")
	})
	t.Run("11.1 ships go by land to the next area on the same coast only", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Germany, "ruhr", "fleet", "berlin !munich")
		goes(t, table, France, "gascony", "sub", "paris !lorraine")
	})
	t.Run("11.2 ships pass seas and stop on land", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Italy, "milan", "fleet", "western_mediterranean tyrrhenian_sea rome sardinia central_mediterranean !eastern_black_sea !berlin")
		goes(t, table, Germany, "munich", "fleet", "!north_sea !berlin")
	})
	t.Run("11.2 ships stop at Enemy units, Subs pass them", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		units(t, table, Britain, "tyrrhenian_sea", "fleet")
		goes(t, table, Italy, "rome", "sub", "western_mediterranean central_mediterranean tyrrhenian_sea")
		goes(t, table, Italy, "rome", "fleet", "!western_mediterranean tyrrhenian_sea")
	})
	t.Run("1.3 ships pass Straits of Neutrals and Rivals, and do not stop there", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Germany, "konigsberg", "fleet", "baltic_sea north_sea !copenhagen")
		goes(t, table, SovietUnion, "western_black_sea", "fleet", "aegean_sea !istanbul")
		declare(table, USSR, West)
		turkey := nation(t, "turkey")
		table.TakeNation(turkey, West)
		goes(t, table, SovietUnion, "western_black_sea", "fleet", "!aegean_sea")
	})
	t.Run("11.2 ships stop in Straits where Enemy units are, Subs too", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		goes(t, table, Britain, "western_mediterranean", "fleet", "gibraltar madeira_sea")
		units(t, table, Italy, "gibraltar", "infantry")
		table.EvaluateControl()
		goes(t, table, Britain, "western_mediterranean", "fleet", "gibraltar !madeira_sea")
		goes(t, table, Britain, "western_mediterranean", "sub", "gibraltar !madeira_sea")
	})
	t.Run("11.21 an Ocean costs two", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Britain, "irminger_sea", "sub", "north_atlantic_ocean")
		cost := printed().Map.Cheapest(at(t, "greenland_sea"), 6, func(_ Area, o board.Border[Area, blockwar.Border]) bool { return printed().Place(o.To).Sea() })
		want(t, "from the Greenland Sea", int(cost[at(t, "north_atlantic_ocean")]), 3)
		table.Control[at(t, "glasgow")] = blockwar.NoFaction // 11.4 does not double from there
		goes(t, table, Britain, "glasgow", "sub", "irish_sea !north_atlantic_ocean")
		goes(t, table, Britain, "glasgow", "fleet", "north_atlantic_ocean")
	})
	t.Run("11.22 a Ground unit at sea is a Convoy: two areas, four Strategically, and never into an Enemy sea", func(t *testing.T) {
		table := europe(t)
		goes(t, table, Britain, "london", "infantry", "paris english_channel bay_of_biscay madeira_sea !red_sea")
		declare(table, Axis, West)
		units(t, table, Germany, "english_channel", "sub")
		goes(t, table, Britain, "london", "infantry", "irish_sea !english_channel")
	})
	t.Run("11.3 Air Forces two areas over land and sea, and over no Neutral", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		units(t, table, Britain, "tyrrhenian_sea", "fleet")
		goes(t, table, Italy, "tripoli", "airforce", "cyrenaica central_mediterranean taranto !athens")
		goes(t, table, Germany, "north_sea", "airforce", "ruhr berlin !baltic_sea !london !copenhagen")
	})
	t.Run("11.4 twice as far where all is Friendly", func(t *testing.T) {
		table := europe(t)
		table.TakeNation(USA, West)
		declare(table, Axis, West)
		goes(t, table, USA, "new_york", "fleet", "south_atlantic_ocean mid_atlantic_ocean")
		units(t, table, Germany, "mid_atlantic_ocean", "sub")
		goes(t, table, USA, "new_york", "fleet", "!south_atlantic_ocean north_atlantic_ocean")
		goes(t, table, SovietUnion, "urals", "infantry", "leningrad")
		goes(t, table, SovietUnion, "urals", "infantry", "!murmansk")
		goes(t, table, SovietUnion, "urals", "tank", "murmansk")
	})
	t.Run("11.4 by air to an end on land", func(t *testing.T) {
		goes(t, europe(t), Britain, "london", "airforce", "bay_of_biscay gibraltar !madeira_sea")
	})
	t.Run("3.241 a Fortress stays where it is", func(t *testing.T) {
		same(t, "a Fortress goes to", strings.TrimSpace(reach(t, europe(t), Germany, "berlin", "fortress")), "")
	})
	t.Run("3.13 Heavy Bombers and Motorized Infantry reach three", func(t *testing.T) {
		table := europe(t)
		speed := func(kind blockwar.Type, land bool) int {
			u := table.Unit(Axis, kind)
			return u.Speed(land)
		}
		want(t, "Air Forces", speed(blockwar.AirForce, false), 2)
		want(t, "Infantry", speed(blockwar.Infantry, true), 2)
		table.Faction(Axis).Revealed = []blockwar.Revealed{{Tech: HeavyBombers, Card: 12}, {Tech: MotorizedInfantry, Card: 11}}
		want(t, "Air Forces", speed(blockwar.AirForce, false), 3)
		want(t, "Infantry by land", speed(blockwar.Infantry, true), 3)
		want(t, "Infantry by sea", speed(blockwar.Infantry, false), 2)
	})
	t.Run("8.43 USA units stay in the USA until the West is at War", func(t *testing.T) {
		table := europe(t)
		table.TakeNation(USA, West)
		goes(t, table, USA, "new_york", "fleet", "washington !north_atlantic_ocean !ottawa")
		declare(table, Axis, West)
		goes(t, table, USA, "new_york", "fleet", "north_atlantic_ocean ottawa")
	})
}
