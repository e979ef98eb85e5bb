package cataclysm

import (
	"slices"
	"testing"
)

// The surrender of France, as 5.5.4 tells it: Germany has Lorraine and wins the combat for
// Paris; the UK is allied and has an army in North Africa.
func fallOfFrance(t *testing.T) *Table {
	t.Helper()
	table := europe(t)
	war(table, SetOf(Germany), SetOf(France, UK))
	ally(table, France, UK)
	commit(table, Mobilization, Germany, France, UK)
	cube(t, table, Germany, "lorraine")
	table.Powers[France].Stability = Unstable + 1 // wavering: two failures reach collapse
	put(t, table, UK, "north-africa", "infantry")
	put(t, table, UK, "provence", "tactical")
	put(t, table, France, "provence", "infantry")
	give(t, table, France, Cup, Flag, 1)
	table.Acting = Germany
	return table
}

// conquest stands for the end of a combat: an area changes hands.
type conquest struct {
	silent
	By   Power
	Area Area
	Done bool
}

func (c *conquest) Next(t *Table, _ step) (step, bool, events) {
	if c.Done {
		return nil, true, nil
	}
	c.Done = true
	return nil, false, t.takeControl(c.By, c.Area, "10.9.1", true)
}

func init() { register[conquest]("test-conquest") }

func TestSurrender(t *testing.T) {
	const flagsAndTests = "cup:flag/germany cup:flag/germany 1 1 "
	t.Run("5.5.4 the surrender of France, threshold 4", func(t *testing.T) {
		table := fallOfFrance(t)
		p, seen := play(t, table, &conquest{By: Germany, Area: at(t, "paris")}, flagsAndTests, "3 cup:flag/germany 5 1 1")
		if table.surrenderThreshold(France) != 4 || saw(seen, "surrender", France) != 1 || flags(table, Germany, Cup) != 3 {
			t.Fatalf("threshold %d", table.surrenderThreshold(France))
		}
		d := asked(t, p, "take-over")
		if w := words(d.Legal); powerAt(d.Seat) != UK || !slices.Equal(w, []string{"pass", "take:area/north-africa"}) {
			t.Fatalf("the UK may take %v", w)
		}
		seen = reply(t, p, "take:area/north-africa")
		if table.controller(at(t, "north-africa")) != UK {
			t.Error("no British cube in North Africa")
		}
		for len(p.Open()) > 0 && p.Open()[0].Kind != "opportunity-order" {
			seen = append(seen, reply(t, p, p.Open()[0].Legal[0].Words())...) // the air force leaves Provence
		}
		d = asked(t, p, "opportunity-order")
		if w := words(d.Legal); powerAt(d.Seat) != Germany || !slices.Equal(w, []string{"next:area/brittany", "next:area/provence"}) {
			t.Fatalf("%s orders %v", powerAt(d.Seat), w)
		}
		reply(t, p, "next:area/provence attempt 4 1 1 attempt 5 1 1")
		if !p.Over() {
			t.Fatalf("still asked: %v", p.Open())
		}
		if table.controller(at(t, "brittany")) != Germany || table.resistance(at(t, "provence")) != 1 {
			t.Error("not a historical Vichy")
		}
		if table.Powers[France].Taken != Ideologies(0).With(Fascism) || table.active(France) || table.allies(UK) != 0 {
			t.Error("the marker, the power or the alliance")
		}
		for _, u := range table.Units {
			if u.Owner == France || u.Owner == UK && u.At == at(t, "provence") {
				t.Errorf("%s is still there", u.Ref())
			}
		}
		if table.atWar(Germany, France) || !table.atWar(Germany, UK) || flags(table, France, Cup, Available, Reserve) != 0 {
			t.Error("France still plays")
		}
	})
	t.Run("5.5.4 the dice of the example are for Germany's three, one of five is enough", func(t *testing.T) {
		table := fallOfFrance(t)
		p, _ := play(t, table, &conquest{By: Germany, Area: at(t, "paris")}, flagsAndTests, "5 cup:flag/germany 5 1 1")
		if !table.active(France) || table.Powers[France].Commitment != Exhaustion || !p.Over() {
			t.Error("a 5 is above the threshold: France is exhausted, not gone")
		}
	})
	t.Run("5.5.4 without a home area a power surrenders at once, without a die", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris", "brittany", "lorraine")
		war(table, SetOf(Germany), SetOf(France))
		seen := finish(t, table, &conquest{By: Germany, Area: at(t, "provence")}, "cup:flag/germany cup:flag/germany")
		if saw(seen, "surrender", France) != 1 || saw(seen, "die", NoPower) != 0 {
			t.Errorf("%v", seen)
		}
	})
	t.Run("5.5.4 step 9: most cubes in the home areas, a tie gives it to both, none to nobody", func(t *testing.T) {
		for _, x := range []struct {
			lay  func(*Table)
			want Ideologies
		}{
			{func(tb *Table) { tb.Areas[MustArea("paris")] = AreaState{Owner: Germany, Cubes: 2} }, Ideologies(0).With(Fascism)},
			{func(tb *Table) {
				tb.Areas[MustArea("paris")] = AreaState{Owner: USSR, Cubes: 2}
				give1(tb, Germany, "lorraine")
				give1(tb, Italy, "provence")
			}, Ideologies(0).With(Fascism).With(Communism)},
			{func(tb *Table) { give1(tb, Germany, "north-africa") }, 0},
			{func(tb *Table) { give1(tb, UK, "paris") }, 0},
		} {
			table := europe(t)
			x.lay(table)
			table.giveSurrenderMarker(France)
			if table.Powers[France].Taken != x.want {
				t.Errorf("%b instead of %b", table.Powers[France].Taken, x.want)
			}
		}
	})
	t.Run("5.5.4 step 5: counters, cubes and bases of the power leave", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		cube(t, table, Germany, "brittany")
		give1(table, Germany, "austria")
		cube(t, table, Germany, "london")
		owned := 0
		for a := range table.Areas {
			if table.Areas[a].Base == Germany {
				owned++
			}
		}
		table.eliminate(Germany)
		for a := range table.Areas {
			if s := &table.Areas[a]; s.Owner == Germany && s.Cubes > 0 || s.Base == Germany {
				t.Errorf("German still: %s", Area(a))
			}
		}
		if table.controller(at(t, "brittany")) != France || table.controller(at(t, "austria")) != NoPower || table.controller(at(t, "london")) != UK {
			t.Error("areas do not return to their owners")
		}
		n := map[Power]int{}
		for _, d := range table.Queue {
			if d.Kind == DueGain {
				n[d.Power]++
			}
		}
		if n[UK] != 2 || n[France] != 1 {
			t.Errorf("5.2.4 flags for cubes that leave home areas: %v", n)
		}
		if table.Areas[at(t, "berlin")] != (AreaState{Owner: Neutral, Cubes: 2}) || table.resistance(at(t, "ruhr")) != 1 {
			t.Error("no neutral cubes at home")
		}
		if table.belligerent(France) || len(table.Wars) != 0 {
			t.Error("5.6.2 the war goes on against nobody")
		}
		for b := Aside; b < Spent; b++ {
			for k, c := range table.Boxes[Germany][b] {
				if c > 0 {
					t.Errorf("%d %s in %s", c, Kind(k), b)
				}
			}
		}
	})
	t.Run("5.5.4 step 7: areas of a power that fell before get neutral cubes and are open again", func(t *testing.T) {
		table := europe(t)
		table.eliminate(France)
		cube(t, table, Germany, "lorraine", "north-africa")
		_, homes := table.eliminate(Germany)
		if !slices.Contains(homes, at(t, "lorraine")) || slices.Contains(homes, at(t, "north-africa")) {
			t.Errorf("open: %v", homes)
		}
		if table.Areas[at(t, "lorraine")].Owner != Neutral || table.Areas[at(t, "north-africa")].Owner != Neutral {
			t.Error("no neutral cubes")
		}
	})
	t.Run("5.5.4 a civil war at home is no diplomatic opportunity", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "brittany")] = AreaState{Owner: Neutral, Cubes: 1, CivilWar: true}
		_, homes := table.eliminate(France)
		if slices.Contains(homes, at(t, "brittany")) || !table.Areas[at(t, "brittany")].CivilWar {
			t.Error("Brittany is open, or at peace")
		}
	})
	t.Run("5.5.4 step 3: the UK's special bases go to nobody", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "spain")].SpecialBase = true
		finish(t, table, &surrender{Power: UK})
		if table.Areas[at(t, "spain")].SpecialBase {
			t.Error("Gibraltar stands")
		}
	})
	t.Run("5.5.4 step 3: an ally's ship takes a base over", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(France, UK))
		base := Nowhere
		for a := range table.Areas {
			if table.Areas[a].Base == UK && Area(a).Place().Base == NavalBase {
				base = Area(a)
			}
		}
		put(t, table, France, base.String(), "surface")
		p, _ := play(t, table, &surrender{Power: UK}, "cup:flag/germany 5")
		reply(t, p, "take:"+string(areaRef(base)))
		if table.Areas[base].Base != France {
			t.Errorf("%s has the base in %s", table.Areas[base].Base, base)
		}
	})
	t.Run("1.6 the game ends when an ideology has lost all its powers, once the surrender is complete", func(t *testing.T) {
		table := europe(t)
		table.queue(Due{Kind: DueSurrender, Power: USSR})
		p, seen := play(t, table, &evict{})
		if !p.Over() || saw(seen, "game-over", NoPower) != 1 || table.active(USSR) {
			t.Error("the game goes on")
		}
	})
}

func TestOpportunity(t *testing.T) {
	t.Run("5.7 in decreasing effectiveness order, the first success ends it, resistance does not count", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, UK)
		a := at(t, "greece")
		p, _ := play(t, table, &opportunity{Area: a, Eligible: SetOf(Germany, Italy, UK), Rule: "5.7"}, "pass")
		if d := asked(t, p, "opportunity"); powerAt(d.Seat) != UK {
			t.Errorf("%s is next", powerAt(d.Seat))
		}
		reply(t, p, "attempt 5 1 1 cup:flag/italy")
		if !p.Over() || table.controller(a) != UK {
			t.Error("the UK has not gained it")
		}
	})
	t.Run("5.7 the second group tries only if the first has not gained it", func(t *testing.T) {
		table := europe(t)
		o := &opportunity{Area: at(t, "austria"), Eligible: SetOf(UK), Then: SetOf(USSR), Rule: "9.7.2"}
		p, _ := play(t, table, o, "attempt 4 1")
		if d := asked(t, p, "opportunity"); powerAt(d.Seat) != USSR {
			t.Errorf("%s is next", powerAt(d.Seat))
		}
		reply(t, p, "pass")
		if !p.Over() || table.controller(at(t, "austria")) != NoPower {
			t.Error("it is not over, or Austria has a master")
		}
	})
	t.Run("5.7 posture is no matter: it is no political action", func(t *testing.T) {
		table := europe(t)
		table.Powers[USSR].Posture = PoliticalPurges
		finish(t, table, &opportunity{Area: at(t, "austria"), Eligible: SetOf(USSR), Rule: "5.7"}, "attempt 5 1 cup:flag/italy cup:flag/germany")
		if table.controller(at(t, "austria")) != USSR {
			t.Error("a 5 has failed")
		}
	})
}

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
			t.Errorf("%v, alliance %s", table.Wars, table.Alliance[Democracy])
		}
	})
	t.Run("5.6.2 refused, nothing changes", func(t *testing.T) {
		table := lay(t)
		finish(t, table, &armistice{Power: France, To: SetOf(Germany)}, "refuse")
		enemiesAre(t, table, France, Germany, Italy)
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Error("the alliance is broken")
		}
	})
	t.Run("6.1.4 France accepts, the UK and the US do not: those two stay allied", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France, UK, US))
		ally(table, France, UK, US)
		finish(t, table, &armistice{Power: Germany, To: SetOf(France)}, "accept refuse refuse")
		if table.Alliance[Democracy] != SetOf(UK, US) || table.belligerent(France) {
			t.Error("the wrong alliance, or France at war")
		}
		enemiesAre(t, table, Germany, UK, US)
	})
	t.Run("6.1.3 an ally that fights on is left", func(t *testing.T) {
		table := lay(t)
		finish(t, table, &armistice{Power: France, To: SetOf(Germany)}, "accept refuse refuse")
		enemiesAre(t, table, France, Italy)
		enemiesAre(t, table, Germany, UK)
		if table.Alliance[Democracy]|table.Alliance[Fascism] != 0 {
			t.Error("an alliance has lasted")
		}
	})
	t.Run("5.6.2 a right of belligerents, but not in the middle of an operation", func(t *testing.T) {
		table := lay(t)
		rights := table.armisticeRights([]step{&actionPhase{}, &interrupt{}})
		if len(rights) != 4 || len(rights[0].Legal) != 2 {
			t.Fatalf("%v", rights)
		}
		if r := table.armisticeRights([]step{&actionPhase{}, &operation{}}); len(r) != 0 {
			t.Error("offered within an operation")
		}
		table.Wars = nil
		if r := table.armisticeRights([]step{&actionPhase{}, &interrupt{}}); len(r) != 0 {
			t.Error("offered in peace")
		}
	})
	t.Run("1.6 in Global War a general peace ends the game", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		table.Status = GlobalWar
		p, seen := play(t, table, &armistice{Power: France, To: SetOf(Germany)}, "accept")
		if !p.Over() || saw(seen, "game-over", NoPower) != 1 {
			t.Error("the game goes on")
		}
	})
}

func TestSpecialActions(t *testing.T) {
	t.Run("12.1.1 the Rhineland: a limited resource, and France and its ally are provoked", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, Germany, "special")
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		ally(table, France, UK)
		table, _ = flagged(t, table, Germany, "special:marker/rhineland-demilitarized 5 1 1 cup:flag/france cup:flag/uk")
		if table.Markers.Has(RhinelandDemilitarized) || !table.Areas[ruhr].Limited {
			t.Error("the marker is not turned")
		}
	})
	t.Run("12.1.2 Abyssinia: a cube and a limited resource in Rome", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 5 cup:flag/france cup:flag/uk")
		if !table.Areas[rome].Limited || table.points(Italy) != 1 || table.controller(rome) != Italy {
			t.Errorf("%+v", table.Areas[rome])
		}
		mustNotOffer(t, table, Italy, "special")
	})
	t.Run("12.1.2 not while Italy is belligerent", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		war(table, SetOf(Italy), SetOf(USSR))
		mustNotOffer(t, table, Italy, "special")
	})
	t.Run("12.1.2 Il Duce rolls one die more", func(t *testing.T) {
		table := europe(t)
		table.Powers[Italy].Stability = Unstable
		table.move(Italy, IlDuce, Aside, Hand)
		finish(t, table, &flagPlay{Power: Italy, Kind: IlDuce}, "propaganda 1 5")
		if table.Powers[Italy].Stability != Wavering || table.count(Italy, Available, IlDuce) != 1 {
			t.Error("one die only, or the flag is lost")
		}
	})
	t.Run("5.4 a failed special action has a box of its own", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 4")
		if table.Powers[Italy].Failed != AbyssiniaAction {
			t.Errorf("%s", table.Powers[Italy].Failed)
		}
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 4 cup:flag/france cup:flag/uk")
		if !table.Areas[rome].Limited {
			t.Error("a 4 and one cube do not suffice")
		}
	})
	t.Run("12.2.2 the trade ends by an American action, which provokes Japan", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade)
		table, _ = flagged(t, table, US, "special:marker/us-japan-trade 5 1 cup:flag/japan")
		if table.Markers.Has(USJapanTrade) {
			t.Error("the trade goes on")
		}
	})
	t.Run("12.2.2 Lend Lease waits for the first war", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, US, "special")
		war(table, SetOf(Germany), SetOf(UK))
		table, _ = flagged(t, table, US, "special:marker/lend-lease 5 1")
		if !table.Markers.Has(LendLease) {
			t.Error("not in play")
		}
	})
	t.Run("12.3 a change of posture needs no check, once a turn", func(t *testing.T) {
		table := europe(t)
		table, seen := flagged(t, table, USSR, "posture:posture/political-purges")
		if table.Powers[USSR].Posture != PoliticalPurges || saw(seen, "die", NoPower) != 0 {
			t.Error("no change, or a die")
		}
		mustNotOffer(t, table, USSR, "posture")
	})
}
