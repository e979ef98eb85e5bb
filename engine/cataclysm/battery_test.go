package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
)

// The battery looks at every question of a few matches and at some of many more, and
// follows every offered answer of a few questions to a legal end.
func TestBattery(t *testing.T) {
	t.Run("every question", func(t *testing.T) {
		enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{Seeds: 3, Follow: 1, Check: sound})
	})
	t.Run("many matches", func(t *testing.T) {
		enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{First: 100, Seeds: 50, Every: 25, Check: sound})
	})
}

// sound is the watch over the table: what holds at every question, and what holds while
// a counter is drawn and nothing else goes on.
func sound(tb testing.TB, m engine.Match) {
	tb.Helper()
	p := m.(*engine.Position[Table])
	t, stack := p.Table(), p.Stack()
	under := func(names ...string) bool {
		return slices.ContainsFunc(names, func(n string) bool { return slices.Contains(stack, n) })
	}
	for _, p := range t.activePowers().List() {
		soundPower(tb, t, p, under("escalation", "force-pool-fill", "force-pool-cut", "collapse", "surrender"))
	}
	for i := Fascism; i <= Democracy; i++ {
		if set := t.Alliance[i]; set.Len() == 1 || set.Minus(t.activePowers()) != 0 && !under("surrender") {
			tb.Errorf("6.1 the alliance of %q, %v", set, stack)
		}
	}
	for _, w := range t.Wars {
		if w.A.Empty() || w.B.Empty() || (w.A|w.B).Minus(t.activePowers()) != 0 && !under("surrender") {
			tb.Errorf("5.6 the war of %q and %q, %v", w.A, w.B, stack)
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		s := &t.Areas[a]
		if (s.Cubes == 0) != (s.Owner == NoPower) || s.CivilWar && t.controller(a) != NoPower || s.Cubes > 0 && !t.inPlay(a) {
			tb.Errorf("2.2.4 %s: %+v, %v", a, *s, stack)
		}
	}
	if len(stack) > 0 && stack[len(stack)-1] == "draw" {
		soundAtRest(tb, t)
	}
}

func soundPower(tb testing.TB, t *Table, p Power, changing bool) {
	tb.Helper()
	kept := 0
	for _, n := range t.Boxes[p][Reserve] {
		kept += int(n)
	}
	if kept > 1 {
		tb.Errorf("3.4 %s holds %d counters in reserve", p, kept)
	}
	aid, bases := 0, 0
	for _, x := range t.Aid {
		if x.Power == p {
			aid += int(x.N)
		}
	}
	if t.ChinaInfluence.Has(p) {
		aid++
	}
	for a := range t.Areas {
		if t.Areas[a].Base == p && Area(a).Place().BaseOwner != p {
			bases++
		}
	}
	if aid != t.count(p, Away, Offensive) || bases != t.count(p, Away, BaseMarker) {
		tb.Errorf("11.2, 9.4.2 %s has %d aid and %d bases on the map, %d and %d markers away", p, aid, bases,
			t.count(p, Away, Offensive), t.count(p, Away, BaseMarker))
	}
	if limit := Card(p, t.Powers[p].Commitment).ForcePool; t.poolSize(p) > limit && !changing {
		tb.Errorf("4.1.1 %s has %d counters in a pool of %d", p, t.poolSize(p), limit)
	}
	due := func(d Due) bool { return d.Kind == DueCollapse && d.Power == p }
	if t.Powers[p].Stability == Collapsed && !changing && !slices.ContainsFunc(t.Queue, due) {
		tb.Errorf("5.5.2 %s lies on collapse", p)
	}
}

// soundAtRest is what holds before a draw: no counter in hand, nothing waiting, no battle
// left over, every unit where it may be, the limits of every area kept.
func soundAtRest(tb testing.TB, t *Table) {
	tb.Helper()
	for p := range t.Boxes {
		for k, n := range t.Boxes[p][Hand] {
			if n > 0 {
				tb.Errorf("3.7 %d of %s is still in hand", n, counterRef(Power(p), Kind(k)))
			}
		}
	}
	if len(t.Queue) > 0 || t.Battle != nil || t.Acting != NoPower {
		tb.Errorf("3.3 left over: %v %v %v", t.Queue, t.Battle, t.Acting)
	}
	for i := range t.Units {
		u := &t.Units[i]
		if u.Deployed {
			tb.Errorf("8.4.2 %s is still marked as deployed", u.Ref())
		}
		if u.Kind != MinorArmy && !t.canOccupy(u.Owner, Face{u.Kind, u.Up}, u.At, u.Coast, u.UnitID) {
			tb.Errorf("7.1 %s may not be in %s", u.Ref(), u.At)
		}
	}
	for _, p := range t.activePowers().List() {
		if !t.holdsHome(p) {
			tb.Errorf("5.5.4 %s holds no home area", p)
		}
	}
}
