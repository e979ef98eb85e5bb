package cataclysm

import "interbellum/engine"

// The rows that roll on a list: two dice, of which the higher counts (two sixes are a six
// here).

// listRoll rolls on the list of a row and carries out the result. Void reports that it could
// change nothing.
type listRoll struct {
	Table  CrisisTable
	High   uint8
	Low    uint8
	Effect CrisisEffect
	Faces  []uint8
	Void   bool
}

func (l *listRoll) void() bool { return l.Void }

func (l *listRoll) row(t *Table) *CrisisEvent { return t.CrisisRow(l.Table, int(l.High), int(l.Low)) }

func (l *listRoll) Waiting(*Table) bool { return len(l.Faces) < 2 }

func (l *listRoll) Open(*Table) []engine.Decision {
	q := dieQuestion("crisis-list", "3.7.4", crisisRef(l.Table, int(l.High), int(l.Low)))
	q.Left = 1 - len(l.Faces)
	return []engine.Decision{q}
}

func (l *listRoll) Take(t *Table, e engine.Entry) events {
	l.Faces = append(l.Faces, uint8(e.Choice.N))
	return events{say("die", "3.7.4", t.drawer(), crisisRef(l.Table, int(l.High), int(l.Low)), "crisis-list", e.Choice.N)}
}

func (l *listRoll) Next(t *Table, ended step) (step, bool, events) {
	if ended != nil {
		if v, is := ended.(interface{ void() bool }); is {
			l.Void = v.void()
		}
		return nil, true, nil
	}
	die := int(max(l.Faces[0], l.Faces[1]))
	switch l.Effect {
	case CivilWarBreaksOut:
		return l.civilWar(t, die)
	case IncidentFlags:
		return nil, true, l.incident(t, die)
	default:
		return l.coup(t, die)
	}
}

// civilWar finds the area in which civil war breaks out (11.1). An area that is in civil war
// already, not in play, or an absent power's passes it on to the next lower die of the list. A
// power's garrison suppresses the civil war, which counts as an event.
func (l *listRoll) civilWar(t *Table, die int) (step, bool, events) {
	for ; die >= 1; die-- {
		a, elsewhere := t.Target(l.row(t), die)
		if elsewhere != nil {
			high, low, _ := splitRoll(elsewhere.Roll)
			return &listRoll{Table: elsewhere.Table, High: uint8(high), Low: uint8(low), Effect: l.Effect}, false, nil
		}
		if !t.canHaveCivilWar(a) {
			continue
		}
		if t.garrisoned(a) {
			return nil, true, events{say("civil-war-suppressed", "11.1", NoPower, areaRef(a), "", 0)}
		}
		return &civilWarOutbreak{Area: a}, true, nil
	}
	l.Void = true
	return nil, true, nil
}

// canHaveCivilWar reports whether civil war can break out in the area at all.
func (t *Table) canHaveCivilWar(a Area) bool {
	if !t.inPlay(a) || t.Areas[a].CivilWar || t.outOfPlay(a) {
		return false
	}
	owner := t.Place(a).Owner
	if owner != NoPower && t.controller(a) != NoPower && t.neutralCubesLeft() < t.cubesFor(a) {
		return false
	}
	return owner == NoPower || t.Powers[owner].InPlay
}

// incident gives flags to two powers: P2-1, W2-1. Of two enemies only the one with the lower score
// gains one; in a tie neither does.
func (l *listRoll) incident(t *Table, die int) (seen events) {
	gainers := l.gainers(t, die)
	l.Void = !t.anyFlagToGain(gainers)
	for _, p := range gainers {
		if t.active(p) {
			seen = append(seen, say("incident", "3.7.4", p, powerRef(p), "", 0))
			t.gainFlag(p, 1, "3.7.4")
		}
	}
	return seen
}

func (l *listRoll) gainers(t *Table, die int) (gainers []Power) {
	pair := l.row(t).Pairs[die-1]
	gainers = []Power{pair[0], pair[1]}
	if l.row(t).EnemiesLowerScoreOnly && t.atWar(pair[0], pair[1]) {
		gainers = nil
		switch a, b := t.points(pair[0]), t.points(pair[1]); {
		case a < b:
			gainers = []Power{pair[0]}
		case b < a:
			gainers = []Power{pair[1]}
		}
	}
	return gainers
}

// coup has the powers of its ideology check in turn; the first that passes gains control. If none
// does and the country is uncontrolled, the others have a diplomatic opportunity (5.7).
func (l *listRoll) coup(t *Table, die int) (step, bool, events) {
	a, _ := t.Target(l.row(t), die)
	side := l.row(t).Ideology
	c := t.controller(a)
	if !t.inPlay(a) || t.outOfPlay(a) || t.garrisoned(a) || c != NoPower && t.ideology(c) == side {
		l.Void = true
		return nil, true, nil
	}
	s := &coup{Area: a, Ideology: side, Todo: t.decreasing(t.activePowers() & t.powersOf(side))}
	l.Void = !t.coupMatters(a, side)
	return s, false, events{say("coup", "3.7.4", NoPower, areaRef(a), engine.Ref("ideology/"+side.String()), 0)}
}

// coupMatters reports whether a coup could change anything: a power of its ideology may take the
// country, or another power may if it is uncontrolled.
func (t *Table) coupMatters(a Area, side Ideology) bool {
	c, own := t.controller(a), t.activePowers().And(t.powersOf(side))
	return t.inPlay(a) && !t.garrisoned(a) && (c == NoPower || t.ideology(c) != side) &&
		(!own.Empty() || c == NoPower && !t.activePowers().Minus(own).Empty())
}

// coup has the powers of its ideology check in turn; the first that passes gains control.
// If none does and nobody controls the country, the others have a diplomatic opportunity
// (5.7).
type coup struct {
	noQuestions
	Area     Area
	Ideology Ideology
	Todo     []Power
	Failed   bool
}

func (c *coup) Next(t *Table, ended step) (step, bool, events) {
	if k, is := ended.(*check); is && k.Passed && t.active(k.Power) {
		return nil, true, t.takeControl(k.Power, c.Area, "3.7.4", false)
	}
	for len(c.Todo) > 0 {
		p := c.Todo[0]
		c.Todo = c.Todo[1:]
		if t.active(p) {
			return &check{Power: p, Kind: "coup", Rule: "3.7.4", About: areaRef(c.Area)}, false, nil
		}
	}
	if c.Failed || t.controller(c.Area) != NoPower {
		return nil, true, nil
	}
	c.Failed = true
	others := t.activePowers().Minus(t.powersOf(c.Ideology))
	return &opportunity{Area: c.Area, Eligible: others, Rule: "3.7.4"}, true, nil
}

var (
	_ = register("crisis-list", &listRoll{})
	_ = register("crisis-coup", &coup{})
)
