package cataclysm

import "interbellum/engine"

// 3.3 Action phase. Before each draw powers may interrupt. Then one counter is drawn and resolved,
// until a Crisis marker drawn in sudden death ends the phase.
type actionPhase struct {
	noQuestions
}

func (a *actionPhase) Next(t *Table, ended step) (step, bool, events) {
	t.Acting = NoPower
	switch s := ended.(type) {
	case nil:
		return &interrupt{}, false, nil
	case *interrupt:
		if s.Claim == NoPower {
			return a.draw(t)
		}
		return a.playInterrupt(t, s.Claim)
	case *draw:
		return t.resolveDrawn(s.Owner, s.Kind)
	case *suddenDeath:
		if s.Over {
			return nil, true, events{say("action-phase-over", "3.7.5", NoPower, turnRef(t.Turn), "", 0)}
		}
	}
	return &interrupt{}, false, nil
}

// draw asks for a counter. An empty cup ends the phase. Only a written position can empty it,
// since the Crisis markers end the phase earlier (see RULINGS.md).
func (a *actionPhase) draw(t *Table) (step, bool, events) {
	if t.inCup() == 0 {
		return nil, true, events{say("action-phase-over", "3.7.5", NoPower, turnRef(t.Turn), "", 0)}
	}
	return &draw{}, false, nil
}

// playInterrupt plays the interrupting power's reserve instead of drawing.
func (a *actionPhase) playInterrupt(t *Table, p Power) (step, bool, events) {
	k := t.reserve(p)
	seen := events{say("interrupt", "3.5", p, counterRef(p, k), "", 0)}
	return &playing{Power: p, Kind: k, From: Reserve}, false, seen
}

// chooseDrawer is the power that draws, and decides what the drawer decides, this turn (3.3): the
// power with the lowest score of the ideology with the lowest score. Ties go to the first in
// increasing effectiveness order (see RULINGS.md).
func (t *Table) chooseDrawer() Power {
	side := t.lowestIdeology()
	drawer := NoPower
	for _, p := range t.increasing(t.activePowers()) {
		if t.ideology(p) == side && (drawer == NoPower || t.points(p) < t.points(drawer)) {
			drawer = p
		}
	}
	return drawer
}

// lowestIdeology is the ideology with the lowest score that has an active power. Ties go to the
// last in decreasing effectiveness order (3.1).
func (t *Table) lowestIdeology() Ideology {
	low := NoIdeology
	for _, i := range []Ideology{Democracy, Communism, Fascism} {
		if t.hasActivePower(i) && (low == NoIdeology || t.ideologyPoints(i) < t.ideologyPoints(low)) {
			low = i
		}
	}
	return low
}

func (t *Table) hasActivePower(i Ideology) bool {
	for _, p := range t.activePowers().List() {
		if t.ideology(p) == i {
			return true
		}
	}
	return false
}

// drawer is the power that draws this turn or, if it has surrendered, the one that would draw now.
func (t *Table) drawer() Power {
	if !t.active(t.Drawer) {
		return t.chooseDrawer()
	}
	return t.Drawer
}

// draw takes one counter out of the cup at random (2.9): it has no order until then.
type draw struct {
	Owner Power // result
	Kind  Kind
}

func (d *draw) Waiting(*Table) bool { return d.Kind == NoKind }

func (d *draw) Open(t *Table) []engine.Decision {
	q := engine.Decision{Seat: engine.Chance, Kind: "draw", Rule: "3.3", About: "cup", Seen: engine.Everybody}
	for p := France; p <= Neutral; p++ {
		for k := Flag; int(k) < KindCount; k++ {
			if n := t.count(p, Cup, k); n > 0 {
				q.Legal = append(q.Legal, engine.Choice{Verb: "draw", On: counterRef(p, k)})
				q.Weights = append(q.Weights, n)
			}
		}
	}
	return []engine.Decision{q}
}

func (d *draw) Take(t *Table, e engine.Entry) events {
	d.Owner, d.Kind = counterOf(e.Choice.On)
	t.move(d.Owner, d.Kind, Cup, Hand)
	t.LastDrawn = t.ideology(d.Owner)
	return events{say("draw", "3.3", t.inPlayOrNone(d.Owner), e.Choice.On, "", t.inCup())}
}

func (d *draw) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// resolveDrawn starts what a drawn counter calls for (3.7).
func (t *Table) resolveDrawn(p Power, k Kind) (step, bool, events) {
	setback := t.Setback
	t.Setback = false
	switch {
	case k == Crisis:
		return t.drawCrisis()
	case k == CivilWarResolution:
		return &civilWars{}, false, nil
	case k == LendLeaseCounter, p != Neutral && !t.Powers[p].InPlay:
		return t.resolveForeign(p, k)
	case k == HomeFront:
		t.Acting = p
		return &homeFront{Power: p}, false, nil
	case setback && k != ABomb: // the event does not take the bomb
		t.giveBack(p, k, Hand)
		return nil, false, events{say("setback", "3.7.4", p, counterRef(p, k), "", 0)}
	}
	t.Acting = p
	return &drawn{Power: p, Kind: k}, false, nil
}

// drawCrisis counts the Crisis markers. The first three of a turn are events; each further one
// asks whether the phase ends (3.7.4, 3.7.5).
func (t *Table) drawCrisis() (step, bool, events) {
	if t.SuddenDeath {
		return &suddenDeath{}, false, nil
	}
	t.Crises++
	if t.Crises < 3 {
		return &crisis{}, false, nil
	}
	t.SuddenDeath = true
	return &crisis{}, false, events{say("sudden-death", "3.7.5", NoPower, turnRef(t.Turn), "", 0)}
}

// 3.7.5 Sudden Death. The phase continues if any power has as many counters left in the cup as its
// commitment requires; the marker then goes back into the cup.
type suddenDeath struct {
	noQuestions
	Over bool // result
}

func (s *suddenDeath) Next(t *Table, _ step) (step, bool, events) {
	var seen events
	s.Over = true
	for _, p := range t.decreasing(t.activePowers()) {
		n := t.ownInCup(p)
		seen = append(seen, say("sudden-death-count", "3.7.5", p, powerRef(p), "", n))
		if n >= t.Card(p, t.Powers[p].Commitment).SuddenDeath {
			s.Over = false
		}
	}
	to := Cup
	if s.Over {
		to = Track
	}
	t.move(Neutral, Crisis, Hand, to)
	return nil, true, seen
}

// ownInCup counts a power's own counters in the cup, its Home Front marker among them.
func (t *Table) ownInCup(p Power) (n int) {
	for _, c := range t.Boxes[p][Cup] {
		n += int(c)
	}
	return n
}

var (
	_ = register("action-phase", &actionPhase{})
	_ = register("draw", &draw{})
	_ = register("sudden-death", &suddenDeath{})
)
