package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// effects lists what differs after a branch, and what then waits to be resolved: flags, stability
// tests, questions, wars, markers, areas, points.
func effects(before *matchPosition, after branch) (list events) {
	b, a := before.Table(), after.Table()
	for _, e := range after.seen {
		switch e.Kind {
		case "war-canceled":
			e.N = 1
			list = append(list, e)
		case "alliance-broken", "alliance", "operation-canceled", "destroyed", "collapse", "surrender", "game-over":
			list = append(list, e)
		}
	}
	list = append(list, flagsDue(before, after)...)
	list = append(list, warsChanged(b, a)...)
	list = append(list, after.upholding()...)
	list = append(list, changes(b, a)...)
	list = append(list, testsDue(before, after)...)
	return list
}

// consequence is an effect of an answer that is not an event of the table.
func consequence(kind string, rule engine.Rule, p Power, on, to engine.Ref, n int) engine.Event {
	return say(kind, rule, p, on, to, n)
}

func controllerRef(p Power) engine.Ref {
	if p == NoPower {
		return ""
	}
	return powerRef(p)
}

// flagsDue lists the powers that have gained flags or are about to (5.2.2). N is how many, and no
// more than are left.
func flagsDue(before *matchPosition, after branch) (list events) {
	a := after.Table()
	due := pendingFlags(after.matchPosition)
	old := pendingFlags(before)
	for _, p := range AllPowers.List() {
		n, rule := due[p].n-old[p].n, due[p].rule
		n = min(n, flagsLeft(a, p))
		for _, e := range after.seen {
			if _, k := counterOf(e.On); e.Kind == "gain" && e.Seat == seatOf(p) && (k == Flag || k == IlDuce) {
				n, rule = n+e.N, string(e.Rule)
			}
		}
		if n > 0 {
			list = append(list, say("gain", engine.Rule(rule), p, counterRef(p, Flag), "", n))
		}
	}
	return list
}

func flagsLeft(t *Table, p Power) int {
	return t.count(p, Available, Flag) + t.count(p, Available, IlDuce)
}

type pendingFlag struct {
	n    int
	rule string
}

// pendingFlags counts the flags that each power is about to place, including those of a war that
// is breaking out (6.2).
func pendingFlags(p *matchPosition) (due [PowerCount + 1]pendingFlag) {
	add := func(q Power, rule string) { due[q] = pendingFlag{due[q].n + 1, rule} }
	for _, s := range p.Running() {
		switch s := s.(type) {
		case *gain:
			if s.Kind == Flag && !s.Done {
				add(s.Power, s.Rule)
			}
		case *outbreak:
			for _, q := range s.Targets.List() {
				if !s.Surprise && s.Stage < outbreakTargetsAllies {
					add(q, "6.2")
				}
			}
		}
	}
	for _, d := range p.Table().Queue {
		if d.Kind == DueGain && d.Counter == Flag {
			add(d.Power, d.Rule)
		}
	}
	return due
}

// testsDue lists the stability tests that wait (5.5.1). N is the modifier of the cause.
func testsDue(before *matchPosition, after branch) (list events) {
	old := pendingTests(before)
	for _, e := range pendingTests(after.matchPosition) {
		if i := slices.Index(old, e); i >= 0 {
			old = slices.Delete(old, i, i+1)
			continue
		}
		list = append(list, e)
	}
	return list
}

// pendingTests lists the tests under way, innermost first, then those in the queue.
func pendingTests(p *matchPosition) (list events) {
	test := func(q Power, mod int8, rule string) {
		list = append(list, say("stability-test", engine.Rule(rule), q, powerRef(q), "", int(mod)))
	}
	for _, s := range p.Running() {
		if s, is := s.(*stabilityTest); is {
			test(s.Power, s.Mod, s.Rule)
		}
	}
	for _, d := range p.Table().Queue {
		if d.Kind == DueTest {
			test(d.Power, d.Mod, d.Rule)
		}
	}
	return list
}

// warsChanged lists new enemies, and powers at peace again.
func warsChanged(b, a *Table) (list events) {
	old, now := b.enemiesByPower(), a.enemiesByPower()
	for _, p := range AllPowers.List() {
		for _, q := range now[p].Minus(old[p]).List() {
			if p < q {
				list = append(list, say("at-war", "5.6", p, powerRef(p), powerRef(q), 0))
			}
		}
		for _, q := range old[p].Minus(now[p]).List() {
			if p < q {
				list = append(list, say("peace", "5.6.2", p, powerRef(p), powerRef(q), 0))
			}
		}
	}
	return list
}

// upholding lists the allies that a war which is breaking out will ask, and those that must leave
// their alliance since they may not join (6.1.3).
func (c branch) upholding() (list events) {
	t := c.Table()
	for _, s := range c.Running() {
		o, is := s.(*outbreak)
		if !is {
			continue
		}
		for rest := *o; rest.Stage <= outbreakTargetsAllies; rest.Stage++ {
			for p := rest.decidingPower(t); p != NoPower; p = rest.decidingPower(t) {
				rest.Answered = rest.Answered.With(p)
				switch {
				case rest.undecided(t, p):
					list = append(list, consequence("asked", "6.1.3", p, powerRef(rest.By), "question/uphold-alliance", 0))
				case rest.Stage == outbreakAttackersAllies && !rest.Targets.Minus(t.enemies(p)).Empty():
					list = append(list, say("alliance-broken", "6.1.3", p, powerRef(p), ideologyRef(t.ideology(p)), 0))
				}
			}
		}
	}
	return list
}

// changes lists what differs on the table itself.
func changes(b, a *Table) (list events) {
	if a.Status != b.Status {
		list = append(list, say("war-status", "5.6.4", NoPower, engine.Ref("status/"+a.Status.String()), "", 0))
	}
	if a.LastTurn != b.LastTurn {
		list = append(list, consequence("last-turn", "5.6.5", NoPower, turnRef(a.LastTurn), "", 0))
	}
	for m := Marker(1); int(m) < MarkerCount; m++ {
		if b.Markers.Has(m) && !a.Markers.Has(m) {
			list = append(list, say("marker-removed", "12.0", NoPower, markerRef(m), "", 0))
		}
	}
	for x := Area(1); x <= AreaCount; x++ {
		if now, old := a.controller(x), b.controller(x); now != old {
			list = append(list, say("control", "2.2.4", now, areaRef(x), controllerRef(old), 0))
		}
	}
	for _, p := range AllPowers.List() {
		now, old := &a.Powers[p], &b.Powers[p]
		if n := a.points(p) - b.points(p); n != 0 {
			list = append(list, consequence("points", "1.7.1", p, powerRef(p), "", n))
		}
		if n := int(now.Stability) - int(old.Stability); n != 0 {
			list = append(list, say("stability", "5.5", p, stabilityRef(now.Stability), "", n))
		}
		if now.Commitment != old.Commitment {
			list = append(list, say("commitment", "6.4", p, commitmentRef(now.Commitment), "", 0))
		}
		if n := a.ownInCup(p); n != b.ownInCup(p) {
			list = append(list, say("sudden-death-count", "3.7.5", p, powerRef(p), "", n))
		}
	}
	return list
}
