package cataclysm

import (
	"fmt"
	"slices"
	"testing"

	"interbellum/engine/enginetest/walk"
)

// The second reading goes on: ranges and lines, the boards, and the comparison.

// lines lists where a line of communications of the power may end (4.3).
func (r referenceRules) lines() map[Area]bool {
	seen := map[Area]bool{}
	var front []Area
	for a := Area(1); a <= AreaCount; a++ {
		if r.friendly(a) && r.t.productionSite(r.p, a) {
			seen[a] = true
			front = append(front, a)
		}
	}
	sites := len(front)
	for i := 0; i < len(front); i++ {
		a := front[i]
		if i >= sites && (r.delay(a) || r.blocksLine(a) || r.hasSpecialBase(a)) {
			continue
		}
		for _, b := range Board().Neighbours(a) {
			to := b.To
			sea := to.Place().IsSea()
			open := r.friendly(to) || sea && r.t.inPlay(to) && !r.enemyWaters(to) && (!r.t.belligerent(r.p) || r.inRange(to))
			open = open || r.hasSpecialBase(to) && b.Via.Naval && (b.Via.Coast == NoCoast || b.Via.Coast == SouthCoast)
			if b.Via.Adjacent() && open && !seen[to] {
				seen[to] = true
				front = append(front, to)
			}
		}
	}
	return seen
}

// blocksLine reports whether a line ends in the area: restricted land without friendly logistics
// (2.3.10, 12.3.1).
func (r referenceRules) blocksLine(a Area) bool {
	pl := a.Place()
	if pl.Kind != LandArea || !pl.Restricted || r.t.anyUnit(a, func(u *Unit) bool { return u.Kind == Logistics && r.friend(u.Owner) }) {
		return false
	}
	return !(r.p == USSR && pl.Owner == USSR && pl.IsHome() && (pl.Map == EuropeMap || r.t.Markers.Has(TransSiberianRailroad)))
}

// attackRanges lists the areas that a ship or an aircraft could attack, with their distance (7.3).
func (r referenceRules) attackRanges(u *Unit) map[Area]int {
	came := map[Area]int{}
	front := []node{{u.At, u.Coast}}
	if u.Kind.IsNaval() && !r.port(front[0]) || u.Kind.IsAir() && !r.airfield(u.At) {
		return came
	}
	seen := map[node]bool{front[0]: true}
	for far := 1; far <= rangeOf(u)+1; far++ {
		var next []node
		for _, n := range front {
			for _, m := range r.flights(u, n) {
				if seen[m] {
					continue
				}
				seen[m] = true
				if _, known := came[m.At]; !known {
					came[m.At] = far
				}
				if r.mayPass(u, m.At) {
					next = append(next, m)
				}
			}
		}
		front = next
	}
	return came
}

func (r referenceRules) flights(u *Unit, n node) (list []node) {
	if u.Kind.IsNaval() {
		return sails(n)
	}
	for _, b := range Board().Neighbours(n.At) {
		if b.Via.Air {
			list = append(list, node{At: b.To})
		}
	}
	return list
}

func (r referenceRules) mayPass(u *Unit, a Area) bool {
	sea := a.Place().IsSea() && r.t.inPlay(a)
	if u.Kind.IsNaval() {
		return sea && !r.enemyWaters(a)
	}
	enemy := r.t.inPlay(a) && !a.Place().Remote && r.t.enemies(r.p).Has(r.t.controller(a))
	return (sea || r.mayEnter(a) || r.hasSpecialBase(a) || enemy) && !r.enemyAirspace(a) && !r.delay(a)
}

// canInvade reports whether an army could invade one area from another over one or two areas with
// friendly fleets, each adjacent to the next (9.3.2).
func (r referenceRules) canInvade(from, to Area) bool {
	fleet := func(a Area) bool {
		return a != from && a != to && a.Place().Kind != LandArea && r.t.anyUnit(a, func(u *Unit) bool { return u.Kind == Fleet && r.friend(u.Owner) })
	}
	for _, x := range adjacent(from) {
		if !fleet(x) {
			continue
		}
		for _, y := range adjacent(x) {
			if y == to {
				return true
			}
			if fleet(y) && slices.Contains(adjacent(y), to) {
				return true
			}
		}
	}
	return false
}

func adjacent(a Area) (list []Area) {
	for _, b := range Board().Neighbours(a) {
		if b.Via.Adjacent() {
			list = append(list, b.To)
		}
	}
	return list
}

// randomBoard is the world with wars, alliances, cubes, bases and units at random, each unit where
// its power may have it.
func randomBoard(t *testing.T, w *walk.Walker) *Table {
	t.Helper()
	s, _ := ScenarioByID([]string{"cataclysm", "war-without-mercy", "eagle-and-sun"}[w.N(3)])
	table := setUp(s)
	powers := table.activePowers().List()
	if w.N(3) > 0 {
		table.Markers = 0
	}
	if w.N(2) == 0 {
		table.Markers = table.Markers.With(TransSiberianRailroad)
	}
	for range w.N(5) {
		p, q := powers[w.N(len(powers))], powers[w.N(len(powers))]
		if table.opposing(p, q) && !table.atWar(p, q) {
			table.beginWar(p, q, "5.6")
		}
	}
	for i := Fascism; i <= Democracy; i++ {
		table.Alliance[i] = 0
		for _, p := range powers {
			if table.ideology(p) == i && w.N(3) > 0 {
				table.Alliance[i] = table.Alliance[i].With(p)
			}
		}
		if table.Alliance[i].Len() < 2 {
			table.Alliance[i] = 0
		}
	}
	for range 60 {
		a, p := Area(w.N(AreaCount)+1), powers[w.N(len(powers))]
		pl := a.Place()
		switch {
		case !table.inPlay(a) || pl.Remote:
		case pl.Base != NoBase:
			table.Areas[a].Base = p
		case !pl.IsSea():
			table.Areas[a].Owner, table.Areas[a].Cubes = p, cubesFor(a)
			if pl.Owner == p {
				table.Areas[a].Owner, table.Areas[a].Cubes = NoPower, 0
			}
			if w.N(4) == 0 && table.cubesLeft(p) > 0 {
				table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
			}
		}
	}
	for i := len(table.Units) - 1; i >= 0; i-- {
		if u := table.Units[i]; u.Owner != Neutral && table.theatre(u.Owner, u.UnitID).occupationLimit(u.face(), u.At) == 0 {
			table.remove(u.UnitID, Storage)
		}
	}
	for range 150 {
		p := powers[w.N(len(powers))]
		k := []Kind{Army, Fleet, Submarine, AirForce, AirForce, Fortress, Logistics}[w.N(7)]
		up := k.UpgradedBy() != NoKind && w.N(2) == 0
		b := Area(w.N(AreaCount+3) + 1)
		if a, c := areaAndCoast(b); table.count(p, Storage, k) > 0 && table.theatre(p, UnitID{}).canStop(CounterFace{k, up}, b) {
			if !k.IsNaval() {
				c = NoCoast
			}
			table.unit(table.place(p, k, Storage, a, c)).Upgraded = up
		}
	}
	return table
}

func TestChapter7ReadTwice(t *testing.T) {
	for seed := range uint64(120) {
		w := walk.New(seed)
		table := randomBoard(t, w)
		powers := table.activePowers().List()
		p := powers[w.N(len(powers))]
		r, th := referenceRules{table, p, map[Area]int{}}, table.theatre(p, UnitID{})
		t.Run(fmt.Sprint("7.1 both readings let the same units stop on board ", seed), func(t *testing.T) { agreeOnStops(t, r, th) })
		t.Run(fmt.Sprint("7.2 both readings move alike on board ", seed), func(t *testing.T) { agreeOnDeployments(t, r, th) })
		t.Run(fmt.Sprint("7.3 both readings strike alike on board ", seed), func(t *testing.T) { agreeOnAttacks(t, r) })
		t.Run(fmt.Sprint("4.3 both readings draw the same lines on board ", seed), func(t *testing.T) {
			got, want := table.supplyLines(p), r.lines()
			for a := Area(1); a <= AreaCount; a++ {
				if got.reached.Has(a) != want[a] {
					t.Errorf("a line of %s to %s: %v", p, a, want[a])
				}
			}
		})
	}
}

// berthsFor calls look for every place where a unit of the kind could stop.
func berthsFor(k Kind, look func(b berth, n node)) {
	for b := berth(1); b <= AreaCount+3; b++ {
		a, c := areaAndCoast(b)
		switch {
		case k.IsNaval():
			look(b, node{a, c})
		case b <= AreaCount:
			look(b, node{At: a})
		}
	}
}

func agreeOnStops(t *testing.T, r referenceRules, th *theatre) {
	for _, f := range []CounterFace{{Army, false}, {Fleet, false}, {Submarine, false}, {AirForce, false}, {AirForce, true}, {Fortress, false}, {Logistics, false}} {
		berthsFor(f.Kind, func(b berth, n node) {
			if got, want := th.canStop(f, b), r.canStop(f, n); got != want {
				t.Errorf("%s of %s in %v: %v, want %v", f, r.p, n, got, want)
			}
		})
	}
}

func agreeOnDeployments(t *testing.T, r referenceRules, th *theatre) {
	for i := range r.t.Units {
		u := &r.t.Units[i]
		if u.Owner != r.p {
			continue
		}
		got, want := th.reach(u.Kind, unitBerth(u)), r.reachable(u.Kind, node{u.At, u.Coast})
		berthsFor(u.Kind, func(b berth, n node) {
			if got.Has(b) != want[n] && r.canStop(u.face(), n) {
				t.Errorf("%s of %s from %s to %v: got %v, want %v", u.face(), r.p, u.At, n, got.Has(b), want[n])
			}
		})
	}
}

func agreeOnAttacks(t *testing.T, r referenceRules) {
	for _, s := range r.t.attackUnits(r.p, 0) {
		u := s.unit
		if u.Owner != r.p {
			continue
		}
		var want map[Area]int
		if u.Kind != Army {
			want = r.attackRanges(u)
		}
		for a := Area(1); a <= AreaCount; a++ {
			far, can := want[a]
			can = can && a != u.At
			switch {
			case u.Kind == Army && s.acrossWater.Has(a) != (!a.Place().IsSea() && a != u.At && r.canInvade(u.At, a)):
				t.Errorf("%s of %s invades %s from %s: got %v, want %v", u.face(), r.p, a, u.At, s.acrossWater.Has(a), !s.acrossWater.Has(a))
			case u.Kind == Army:
			case s.normalRange.Has(a) != (can && far <= rangeOf(u)) || s.extendedRange.Has(a) != can:
				t.Errorf("%s of %s strikes %s from %s: %v, %v; %d, want %v and %v", u.face(), r.p, a, u.At, s.normalRange.Has(a), s.extendedRange.Has(a), far, can && far <= rangeOf(u), can)
			}
		}
	}
}
