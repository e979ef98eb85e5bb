package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func TestDefeat(t *testing.T) {
	t.Run("15.421 an Armed Minor is Defeated with its Capital, and its units go", func(t *testing.T) {
		table := europe(t)
		poland := nation(t, "poland")
		table.Arm(poland, Axis)
		units(t, table, Germany, "warsaw", "infantry")
		if seen := table.Captures(); seen != nil {
			t.Errorf("while its Fortress holds out: %v, want none", seen)
		}
		table.TakeOff(table.UnitOf("unit/neutral-fortress-3").ID) // that in Warsaw
		table.EndTurn()
		same(t, "who has Lvov", printed().FactionFacts(table.Controller(at(t, "lvov"))).Slug, "axis")
		want(t, "Neutral Fortresses", table.Blocks.Count(printed().Forces(), blockwar.Fortress), 0)
		if s := table.Nations[poland]; s.Armed || s.Marker != Axis || s.Violators != 0 {
			t.Errorf("got %+v; want Armed false, Marker %v and Violators 0", s, Axis)
		}
		want(t, "POP of the Axis", table.Levels(Axis, false).Pop, 13)
	})
	t.Run("15.421 if another conquers the Capital later, the marker changes", func(t *testing.T) {
		table := europe(t)
		poland := nation(t, "poland")
		table.TakeNation(poland, Axis)
		declare(table, USSR, Axis)
		units(t, table, SovietUnion, "warsaw", "infantry")
		table.EndTurn()
		same(t, "who has Poland", printed().FactionFacts(table.Nations[poland].Marker).Slug+" "+printed().FactionFacts(table.Controller(at(t, "lvov"))).Slug, "ussr ussr")
	})
	t.Run("15.421 Albania, which has no Capital, goes with its one area", func(t *testing.T) {
		table := europe(t)
		albania := nation(t, "albania")
		table.Arm(albania, Axis)
		units(t, table, Italy, "albania", "infantry")
		table.EndTurn()
		same(t, "who has Albania", printed().FactionFacts(table.Nations[albania].Marker).Slug, "axis")
	})
	t.Run("1.121 a Capital is Captured by the Enemy's Ground units alone in it, at the end of a Combat Phase", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "airforce")
		units(t, table, France, "marseille", "infantry")
		if seen := table.Captures(); seen != nil {
			t.Errorf("by an Air Force: %v, want none", seen)
		}
		units(t, table, Germany, "paris", "infantry")
		disputed := table.Clone()
		disputed.Put(France, blockwar.Infantry, 1, at(t, "paris"))
		if seen := disputed.Captures(); seen != nil {
			t.Errorf("while it is Disputed: %v, want none", seen)
		}
		emergency := table.Clone()
		emergency.Turn.Calm = true
		emergency.EndTurn()
		if emergency.Nations[France].Defeated {
			t.Errorf("10.11 without a Combat Phase: got %v, want false", emergency.Nations[France].Defeated)
		}
		table.EndTurn()
		if !table.Nations[France].Defeated || table.Nations[France].Marker != Axis {
			t.Errorf("got %+v; want Nations[France].Defeated true and Nations[France].Marker %v", table.Nations[France], Axis)
		}
	})
	t.Run("2.21 a Defeated Major Power's units leave play for good", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "infantry")
		units(t, table, France, "marseille", "infantry", "fleet")
		table.EndTurn()
		for _, u := range printed().Types() {
			want(t, "French on the map: "+printed().Chart[u].Slug, table.Blocks.Count(France, u), 0)
			want(t, "French to be built: "+printed().Chart[u].Slug, int(table.Pool[France][u]), 0)
		}
		same(t, "Marseille", printed().FactionFacts(table.Controller(at(t, "marseille"))).Slug, "axis")
		if table.Home(France) != blockwar.NoFaction {
			t.Errorf("France still belongs to the West: got %v, want %v", table.Home(France), blockwar.NoFaction)
		}
		for _, err := range rules().Check(table, nil) {
			t.Error(err)
		}
	})
	t.Run("2.31 its Colonies become Armed Minors, unless another Power is in their Capitals", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "infantry")
		units(t, table, Britain, "damascus", "infantry")
		table.EndTurn()
		africa, syria := table.Nations[nation(t, "french_north_africa")], table.Nations[nation(t, "syria")]
		if !africa.Armed || africa.Violators != 0 || syria.Armed || syria.Marker != West {
			t.Errorf("%+v, %+v: got Armed %v, Violators %v, Armed %v and Marker %v; want true, 0, false and %v", africa, syria, africa.Armed, africa.Violators, syria.Armed, syria.Marker, West)
		}
		list := table.Here(at(t, "algiers"), func(*blockwar.Block) bool { return true })
		if len(list) != 1 || list[0].ID.Nation != printed().Forces() || list[0].CV != 2 {
			t.Errorf("in Algiers: %v; want list 1, Nation %v and list[0].CV 2", list, printed().Forces())
		}
		same(t, "Morocco", printed().FactionFacts(table.Controller(at(t, "morocco"))).Slug, "")
		same(t, "Damascus", printed().FactionFacts(table.Controller(at(t, "damascus"))).Slug, "west")
	})
	t.Run("2.31 a Colony that another Faction controls stays with it", func(t *testing.T) {
		table := front(t)
		africa := nation(t, "french_north_africa")
		table.Nations[africa].Marker = Axis
		units(t, table, Germany, "paris", "infantry")
		table.EndTurn()
		if s := table.Nations[africa]; s.Armed || s.Marker != Axis {
			t.Errorf("got %+v; want Armed false and Marker %v", s, Axis)
		}
	})
	t.Run("15.42s the Colony of a Defeated Power can be Violated, and its Fortresses are in place", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "infantry")
		table.EndTurn()
		goes(t, table, Italy, "sardinia", "infantry", "!algiers")
		goes(t, table, Britain, "gibraltar", "infantry", "!algiers")
		units(t, table, Italy, "western_mediterranean", "infantry")
		before := table.Blocks.Count(printed().Forces(), blockwar.Fortress)
		s := takeTurn(t, table, Axis)
		s.Deal(1)
		s.Play("axis", "violate:nation/french_north_africa", "done")
		want(t, "Fortresses", tableOf(s).Blocks.Count(printed().Forces(), blockwar.Fortress), before)
		want(t, "cards for the West", tableOf(s).Faction(West).Hand.Len(), 2)
		pick(s, Axis, "italy-infantry-1")
		s.Play("axis", "enter:area/western_mediterranean>area/algiers", "done")
		if n := tableOf(s).Nations[nation(t, "french_north_africa")]; n.Violators != blockwar.SetOf(Axis) {
			t.Errorf("got %+v, want Violators %v", n, blockwar.SetOf(Axis))
		}
	})
	t.Run("16.3 two Rival capitals win at the end of the Player Turn", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		units(t, table, Germany, "paris", "infantry")
		table.TakeOff(table.UnitOf("unit/britain-fleet-1").ID)
		units(t, table, Germany, "north_sea", "infantry")
		table.EvaluateControl()
		s := takeTurn(t, table, Axis)
		s.Play("axis", "done")
		pick(s, Axis, "germany-infantry-3")
		s.Play("axis", "enter:area/north_sea>area/london", "done")
		if r, over := s.Match.Result(); !over || r.Kind != "military" || !r.Winners.Has(blockwar.SeatOf(Axis)) {
			t.Errorf("%+v\n%s: got over %v; want over true, Kind \"military\" and Has(SeatOf(Axis)) true", r, s.Open(), over)
		}
	})
}

func TestPartition(t *testing.T) {
	poland := func(t *testing.T) *Table {
		table := europe(t)
		table.Phase = blockwar.Summer
		table.Arm(nation(t, "poland"), Axis)
		return table
	}
	t.Run("15.422 a Rival of the Violator attacks an Armed Minor without a Violation of its own", func(t *testing.T) {
		table := poland(t)
		units(t, table, SovietUnion, "belorussia", "infantry", "infantry")
		s := takeTurn(t, table, USSR)
		s.Refused("ussr", "violate:nation/poland")
		s.Play("ussr", "done")
		pick(s, USSR, "ussr-infantry-1")
		s.Play("ussr", "enter:area/belorussia>area/vilna")
		s.Saw("partition", "nation/poland", "area/vilna")
		s.Saw("aggression", "area/belorussia", "area/vilna")
		now := tableOf(s)
		if now.Nations[nation(t, "poland")].Violators != blockwar.SetOf(Axis, USSR) || now.Faction(USSR).Violated || !now.Engaged(USSR, at(t, "vilna")) {
			t.Errorf("what Partition makes of the USSR: got Nations[nation(poland)].Violators %v, Violated %v and Engaged(USSR, vilna) %v; want %v, false and true",
				now.Nations[nation(t, "poland")].Violators, now.Faction(USSR).Violated, now.Engaged(USSR, at(t, "vilna")), blockwar.SetOf(Axis, USSR))
		}
		want(t, "World Reaction", now.Faction(West).Hand.Len(), 0)
		pick(s, USSR, "ussr-infantry-2")
		s.Play("ussr", "enter:area/belorussia>area/vilna")
		want(t, "Partitions", count(s.Events, "partition"), 1)
	})
	t.Run("15.422 it stops where it first enters, and not where a Rival is at Peace", func(t *testing.T) {
		table := poland(t)
		table.TakeOff(table.UnitOf("unit/neutral-fortress-1").ID)
		goes(t, table, SovietUnion, "belorussia", "tank", "vilna lvov !warsaw !konigsberg")
		open := poland(t)
		open.TakeOff(open.UnitOf("unit/neutral-fortress-2").ID) // that in Vilna
		goes(t, open, SovietUnion, "belorussia", "tank", "vilna !warsaw")
		open.Nations[nation(t, "poland")].Violators = blockwar.SetOf(Axis, USSR)
		goes(t, open, SovietUnion, "belorussia", "tank", "vilna warsaw")
		units(t, table, Germany, "vilna", "infantry")
		table.EvaluateControl()
		goes(t, table, SovietUnion, "belorussia", "tank", "!vilna lvov")
		declare(table, USSR, Axis)
		goes(t, table, SovietUnion, "belorussia", "tank", "vilna lvov")
	})
	t.Run("15.423 an Enemy of the Violator comes with a Ground unit, and the Fortresses become its own", func(t *testing.T) {
		table := poland(t)
		units(t, table, SovietUnion, "belorussia", "infantry", "airforce")
		s := takeTurn(t, table.Clone(), USSR)
		s.Refused("ussr", "intervene:nation/poland")
		declare(table, USSR, Axis)
		s = takeTurn(t, table, USSR)
		s.Play("ussr", "intervene:nation/poland", "done")
		s.Refused("ussr", "done")
		pick(s, USSR, "ussr-airforce-1")
		s.Play("ussr", "go:area/belorussia>area/vilna")
		s.Refused("ussr", "done")
		pick(s, USSR, "ussr-infantry-1")
		s.Play("ussr", "go:area/belorussia>area/vilna")
		s.NotSaw("partition")
		s.NotSaw("aggression")
		s.Play("ussr", "done", "place:type/airforce>area/lvov", "place:type/fortress>area/vilna", "place:type/tank>area/warsaw")
		now := tableOf(s)
		for unit, cv := range map[engine.Ref]uint8{"unit/ussr-airforce-2": 2, "unit/ussr-fortress-1": 1, "unit/ussr-tank-1": 3} {
			if b := now.UnitOf(unit); b == nil || b.CV != cv || printed().Place(b.At).Of != nation(t, "poland") {
				t.Errorf("%s: %v; want b one, CV %v and Of %v", unit, b, cv, nation(t, "poland"))
			}
		}
		if n := now.Nations[nation(t, "poland")]; n != (blockwar.NationState{Marker: USSR}) || now.Blocks.Count(printed().Forces(), blockwar.Fortress) > 0 {
			t.Errorf("got %+v, now %+v; want n %v and Count(Forces, Fortress) 0", n, now, (blockwar.NationState{Marker: USSR}))
		}
	})
	t.Run("15.423 an Enemy of the Violator may come after a Partition, unless it meets a Rival at Peace", func(t *testing.T) {
		table := poland(t)
		n := nation(t, "poland")
		table.Nations[n].Violators = blockwar.SetOf(Axis, USSR)
		units(t, table, SovietUnion, "vilna", "infantry")
		may := func(what string, f Faction, want bool) {
			if got := table.CanIntervene(f, n); got != want {
				t.Errorf("%s: got %v, want %v", what, got, want)
			}
		}
		may("at Peace with the Violator", West, false)
		declare(table, West, Axis)
		may("beside a Fortress", West, false)
		table.TakeOff(table.UnitOf("unit/neutral-fortress-2").ID) // that in Vilna
		table.EvaluateControl()
		may("an Enemy of the Violator", West, true)
		declare(table, USSR, Axis)
		may("an Enemy of the Armed Minor itself", USSR, false)
		table = poland(t)
		table.Nations[n].Violators = blockwar.SetOf(Axis, USSR)
		declare(table, West, USSR)
		may("an Enemy of the other alone", West, false)
	})
	t.Run("15.423 the Ground unit must come to land that the Armed Minor still has", func(t *testing.T) {
		table := poland(t)
		declare(table, USSR, Axis)
		table.TakeOff(table.UnitOf("unit/neutral-fortress-1").ID) // that in Lvov
		units(t, table, Germany, "lvov", "infantry")
		units(t, table, SovietUnion, "odessa", "infantry")
		table.EvaluateControl()
		s := takeTurn(t, table.Clone(), USSR)
		s.Refused("ussr", "intervene:nation/poland")
		units(t, table, SovietUnion, "belorussia", "infantry")
		s = takeTurn(t, table, USSR)
		s.Play("ussr", "intervene:nation/poland", "done")
		pick(s, USSR, "ussr-infantry-1")
		s.Play("ussr", "enter:area/odessa>area/lvov")
		s.Refused("ussr", "done")
		pick(s, USSR, "ussr-infantry-2")
		s.Play("ussr", "go:area/belorussia>area/vilna", "done")
		s.Saw("satellite", "nation/poland")
	})
	t.Run("15.423 Ground units come to help in a Battle too", func(t *testing.T) {
		table := poland(t)
		declare(table, USSR, Axis)
		units(t, table, Germany, "vilna", "infantry")
		units(t, table, SovietUnion, "belorussia", "infantry")
		s := takeTurn(t, table, USSR)
		s.Play("ussr", "intervene:nation/poland", "done")
		pick(s, USSR, "ussr-infantry-1")
		s.Play("ussr", "enter:area/belorussia>area/vilna", "done", "place:type/airforce>area/lvov", "place:type/infantry>area/vilna", "place:type/tank>area/warsaw")
		same(t, "who has Vilna", printed().FactionFacts(tableOf(s).Controller(at(t, "vilna"))).Slug, "ussr")
	})
	t.Run("15.423 the intervenor owns each Battle that the Armed Minor owned, even where it has no units", func(t *testing.T) {
		table := poland(t)
		declare(table, USSR, Axis)
		units(t, table, Germany, "warsaw", "infantry")
		units(t, table, SovietUnion, "belorussia", "infantry")
		s := takeTurn(t, table, USSR)
		s.Play("ussr", "intervene:nation/poland", "done")
		pick(s, USSR, "ussr-infantry-1")
		s.Play("ussr", "go:area/belorussia>area/vilna", "done", "place:type/airforce>area/lvov", "place:type/fortress>area/vilna", "place:type/tank>area/warsaw")
		same(t, "who has Warsaw", printed().FactionFacts(tableOf(s).Controller(at(t, "warsaw"))).Slug, "ussr")
	})
}

// count is how many events of a kind there are.
func count(seen events, kind string) (n int) {
	for _, e := range seen {
		if e.Kind == kind {
			n++
		}
	}
	return n
}
