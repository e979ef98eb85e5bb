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
	noQuestions
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

var _ = register("test-conquest", &conquest{})

func TestSurrender(t *testing.T) {
	const flagsAndTests = "cup:flag/germany cup:flag/germany 1 1 "
	t.Run("5.5.4 the dice of the example are for Germany's three, one of five is enough", func(t *testing.T) {
		table := fallOfFrance(t)
		p, _ := play(t, table, &conquest{By: Germany, Area: at(t, "paris")}, flagsAndTests, "5 cup:flag/germany 5 1 1")
		if !table.active(France) || table.Powers[France].Commitment != Exhaustion || !p.Over() {
			t.Errorf("a 5 is above the threshold: France is exhausted, not gone; got active(France) %v, %v, p.Over() %v; want true, %v and true", table.active(France), table.Powers[France].Commitment, p.Over(), Exhaustion)
		}
	})
	t.Run("5.5.4 without a home area a power surrenders at once, without a die", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris", "brittany", "lorraine")
		war(table, SetOf(Germany), SetOf(France))
		seen := finish(t, table, &conquest{By: Germany, Area: at(t, "provence")}, "cup:flag/germany cup:flag/germany")
		if saw(seen, "surrender", France) != 1 || saw(seen, "die", NoPower) != 0 {
			t.Errorf("%v: got %v, %v; want 1 and 0", seen, saw(seen, "surrender", France), saw(seen, "die", NoPower))
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
				markCountry(tb, Germany, "lorraine")
				markCountry(tb, Italy, "provence")
			}, Ideologies(0).With(Fascism).With(Communism)},
			{func(tb *Table) { markCountry(tb, Germany, "north-africa") }, 0},
			{func(tb *Table) { markCountry(tb, UK, "paris") }, 0},
		} {
			table := europe(t)
			x.lay(table)
			table.giveSurrenderMarker(France)
			if table.Powers[France].SurrenderMarker != x.want {
				t.Errorf("%b instead of %b", table.Powers[France].SurrenderMarker, x.want)
			}
		}
	})
	t.Run("5.5.4 step 5: counters, cubes and bases of the power leave", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		cube(t, table, Germany, "brittany")
		markCountry(table, Germany, "austria")
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
				t.Errorf("%s: got German cubes or base %v, want none", Area(a), *s)
			}
		}
		if table.controller(at(t, "brittany")) != France || table.controller(at(t, "austria")) != NoPower || table.controller(at(t, "london")) != UK {
			t.Errorf("areas do not return to their owners: got %v, %v, %v; want %v, no power and %v", table.controller(at(t, "brittany")), table.controller(at(t, "austria")), table.controller(at(t, "london")), France, UK)
		}
		n := map[Power]int{}
		for _, d := range table.Queue {
			if d.Kind == DueGain {
				n[d.Power]++
			}
		}
		if n[UK] != 2 || n[France] != 1 {
			t.Errorf("5.2.4 flags for cubes that leave home areas: %v, want [UK] 2 and [France] 1", n)
		}
		if table.Areas[at(t, "berlin")] != (AreaState{Owner: Neutral, Cubes: 2}) || table.resistance(at(t, "ruhr")) != 1 {
			t.Errorf("no neutral cubes at home: got %v, %v; want %v and 1",
				table.Areas[at(t, "berlin")], table.resistance(at(t, "ruhr")), AreaState{Owner: Neutral, Cubes: 2})
		}
		if table.belligerent(France) || len(table.Wars) != 0 {
			t.Errorf("5.6.2 the war goes on against nobody: got belligerent(France) %v, %v; want false and 0", table.belligerent(France), len(table.Wars))
		}
		for b := Storage; b < OutOfGame; b++ {
			for k, c := range table.Boxes[Germany][b] {
				if c > 0 {
					t.Errorf("%d %s in %s, want 0", c, Kind(k), b)
				}
			}
		}
	})
	t.Run("5.2.3 an area that falls back to its first owner provokes, after a surrender and after a crisis", func(t *testing.T) {
		for name, fall := range map[string]func(*Table, Area){
			"a surrender":                        func(table *Table, a Area) { table.eliminate(Germany) },
			"a crisis":                           func(table *Table, a Area) { table.removeCube(a, "3.7.4") },
			"a taker without a cube left for it": func(table *Table, a Area) { table.takeControl(USSR, a, "6.3", false) },
		} {
			table := europe(t)
			provence := at(t, "provence")
			cube(t, table, Germany, "provence")
			war(table, SetOf(Germany), SetOf(UK))
			for a := Area(1); table.cubesLeft(USSR) > 0; a++ {
				if pl := a.Place(); !pl.IsSea() && pl.Owner != USSR && a != provence && pl.Map == PacificMap {
					table.Areas[a].Owner, table.Areas[a].Cubes = USSR, min(3, table.cubesLeft(USSR))
				}
			}
			fall(table, provence)
			n := map[Power]int{}
			for _, d := range table.Queue {
				if d.Kind == DueGain {
					n[d.Power]++
				}
			}
			if got := table.controller(provence); got != France || n[Italy] != 1 {
				t.Errorf("after %s: got %s in control and %d flags for Italy next door, want France and 1", name, got, n[Italy])
			}
		}
	})
	t.Run("5.5.4 step 5: the limited and special resources of its own land leave, those of countries stay", func(t *testing.T) {
		table := europe(t)
		for _, m := range []Marker{RuhrLimitedResource, RomeLimitedResource, SwedenLimitedResource, VolgaSpecialResource, UralsSpecialResource} {
			table.layResource(m)
		}
		cube(t, table, USSR, "ruhr")
		table.Areas[ruhr].Damaged = 1<<len(ruhr.Place().Resources) | 1
		table.eliminate(Germany)
		if s := table.Areas[ruhr]; s.Limited || s.Damaged != 1 || table.controller(ruhr) != USSR {
			t.Errorf("the Soviet Ruhr: %+v; got s.Limited %v, %v, %v; want false, 1 and %v", s, s.Limited, s.Damaged, table.controller(ruhr), USSR)
		}
		if !table.Areas[rome].Limited || !table.Areas[at(t, "sweden")].Limited || !table.Areas[urals].Special {
			t.Errorf("others have lost theirs: got Areas[rome].Limited %v, Areas[sweden].Limited %v, Areas[urals].Special %v; want true, true and true",
				table.Areas[rome].Limited, table.Areas[at(t, "sweden")].Limited, table.Areas[urals].Special)
		}
		cube(t, table, Italy, "volga")
		table.eliminate(USSR)
		if table.Areas[urals].Special || table.Areas[at(t, "volga")].Special || !table.Areas[rome].Limited {
			t.Errorf("the Soviet special resources stay, or Rome's limited one goes: got Areas[urals].Special %v, Areas[volga].Special %v, Areas[rome].Limited %v; want false, false and true",
				table.Areas[urals].Special, table.Areas[at(t, "volga")].Special, table.Areas[rome].Limited)
		}
	})
	t.Run("5.5.4 step 5: a captured base is its first owner's again, if that one still is", func(t *testing.T) {
		for _, fallen := range []bool{false, true} {
			table := europe(t)
			malta := at(t, "central-mediterranean")
			table.setBase(malta, Italy)
			table.Powers[UK].Surrendered = fallen
			table.eliminate(Italy)
			if got := table.baseOwner(malta); got == UK && fallen || got != UK && !fallen {
				t.Errorf("fallen %v: the base is %s, want the UK's only before the fall", fallen, got)
			}
		}
	})
	t.Run("2.2.8 the Urals of a fallen Soviet Union are nobody's opportunity", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "moscow")
		_, homes := table.eliminate(USSR)
		if len(homes) == 0 || slices.Contains(homes, at(t, "urals")) {
			t.Errorf("open: %v, want at least 1 of them and it without %v", homes, at(t, "urals"))
		}
		if s := table.Areas[at(t, "urals")]; s.Owner != Neutral || s.Cubes != 1 {
			t.Errorf("got %+v, want Owner %v and Cubes 1", s, Neutral)
		}
	})
	t.Run("5.7 a colony of the fallen power opens none of its home areas", func(t *testing.T) {
		table := europe(t)
		table.eliminate(France)
		cube(t, table, Italy, "north-africa")
		if set := table.homeHolders(France); !set.Empty() {
			t.Errorf("eligible: %s: set.Empty() = false, want true", set)
		}
		cube(t, table, UK, "brittany")
		if set := table.homeHolders(France); set != SetOf(UK) {
			t.Errorf("eligible: %s, want %v", set, SetOf(UK))
		}
	})
	t.Run("6.1.4 who loses a friend by a conquest may go home by way of the cup", func(t *testing.T) {
		table := withoutFlags(fallOfFrance(t))
		put(t, table, Germany, "lorraine", "infantry")
		p, _ := fight(t, table, Germany, "land", "paris", 1, "done 6 1 1 done 1 1 3 5 1 1")
		asked(t, p, "take-over")
		reply(t, p, "pass")
		d := asked(t, p, "retreat")
		if w := inWords(d.Legal); powerAt(d.Seat) != UK || !offers(w, "cup:unit/uk-air-force-1") && !offers(w, "cup:unit/uk-army-1") {
			t.Errorf("%s is offered %v, want the UK to move a unit into the cup", powerAt(d.Seat), w)
		}
	})
	t.Run("5.5.4 step 6: a capital gets two neutral cubes, other areas and colonies one", func(t *testing.T) {
		table := europe(t)
		table.eliminate(France)
		for area, want := range map[string]uint8{"paris": 2, "lorraine": 1, "north-africa": 1} {
			if s := table.Areas[at(t, area)]; s.Owner != Neutral || s.Cubes != want {
				t.Errorf("%s: %+v, want Owner %v and Cubes %v", area, s, Neutral, want)
			}
		}
	})
	t.Run("5.5.4 step 7: areas of a power that fell before get neutral cubes and are open again", func(t *testing.T) {
		table := europe(t)
		table.eliminate(France)
		cube(t, table, Germany, "lorraine", "north-africa")
		_, homes := table.eliminate(Germany)
		if !slices.Contains(homes, at(t, "lorraine")) || slices.Contains(homes, at(t, "north-africa")) {
			t.Errorf("open: %v, want %v among them and it without %v", homes, at(t, "lorraine"), at(t, "north-africa"))
		}
		if table.Areas[at(t, "lorraine")].Owner != Neutral || table.Areas[at(t, "north-africa")].Owner != Neutral {
			t.Errorf("no neutral cubes: got %v, %v; want %v and %v", table.Areas[at(t, "lorraine")].Owner, table.Areas[at(t, "north-africa")].Owner, Neutral, Neutral)
		}
	})
	t.Run("5.5.4 a civil war at home is no diplomatic opportunity", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "brittany")] = AreaState{Owner: Neutral, Cubes: 1, CivilWar: true}
		_, homes := table.eliminate(France)
		if slices.Contains(homes, at(t, "brittany")) || !table.Areas[at(t, "brittany")].CivilWar {
			t.Errorf("Brittany is open, or at peace: got %v, Areas[brittany].CivilWar %v; want it without %v and true",
				homes, table.Areas[at(t, "brittany")].CivilWar, at(t, "brittany"))
		}
	})
	t.Run("5.5.4 step 3: the UK's special bases go to nobody", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "spain")].SpecialBase = true
		finish(t, table, &surrender{Power: UK})
		if table.Areas[at(t, "spain")].SpecialBase {
			t.Error("Gibraltar stands: Areas[spain].SpecialBase = true, want false")
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
			t.Errorf("%s has the base in %s, want %v", table.Areas[base].Base, base, France)
		}
	})
	t.Run("1.6 the game ends when an ideology has lost all its powers, once the surrender is complete", func(t *testing.T) {
		table := europe(t)
		table.queue(Due{Kind: DueSurrender, Power: USSR})
		p, seen := play(t, table, &evict{})
		if !p.Over() || saw(seen, "game-over", NoPower) != 1 || table.active(USSR) {
			t.Errorf("the game goes on: got p.Over() %v, %v, active(USSR) %v; want true, 1 and false", p.Over(), saw(seen, "game-over", NoPower), table.active(USSR))
		}
	})
}
