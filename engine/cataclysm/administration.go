package cataclysm

import "interbellum/engine"

// 3.2 Administration phase: counters of the turn track, flags, production, and the final
// disposition, each in increasing effectiveness order. 3.2.2 names no order and uses the same.

type administrationStep uint8

const (
	distributeStep administrationStep = iota
	flagStep
	productionStep
	dispositionStep
	administrationDone
)

type administration struct {
	noQuestions
	Step administrationStep
	Todo []Power // of the current step, the next one first

	TransfersSettled bool // the transfers of the United States are settled (4.4.1)
	Transfers        []Transfer
}

func (a *administration) Next(t *Table, ended step) (step, bool, events) {
	if x, is := ended.(*transfers); is {
		a.Transfers = x.Made
	}
	if a.Step == distributeStep {
		if n := t.secondFrontCount(); n > 0 && ended == nil {
			return &secondFront{Left: n}, false, nil
		}
		seen := t.distribute()
		a.startStep(t, flagStep)
		return nil, false, seen
	}
	for len(a.Todo) > 0 {
		p := a.Todo[0]
		a.Todo = a.Todo[1:]
		if !t.active(p) {
			continue
		}
		switch a.Step {
		case flagStep:
			return &gainFlags{Power: p}, false, nil
		case productionStep:
			s := &production{Power: p, Received: transfersTo(a.Transfers, p)}
			if p == US {
				s.Given = a.Transfers
			}
			return s, false, nil
		case dispositionStep:
			return &disposition{Power: p}, false, nil
		}
	}
	if a.Step == flagStep && !a.TransfersSettled && t.transfersDue() {
		a.TransfersSettled = true
		return &transfers{}, false, nil
	}
	if a.Step == productionStep {
		t.repairAll()
	}
	a.startStep(t, a.Step+1)
	if a.Step == administrationDone {
		return nil, true, t.emptyHolding()
	}
	return nil, false, nil
}

func (a *administration) startStep(t *Table, s administrationStep) {
	a.Step, a.Todo = s, t.increasing(t.activePowers())
}

// 3.2.1 Distribute turn track counters: neutral and Home Front markers go into the cup, other
// counters of a power into its holding box, and a scenario's own counters into the cup. The A-Bomb
// goes to the status card in its own turn (12.2.2).
func (t *Table) distribute() events {
	t.enterOnTurn()
	seen := t.receiveBomb()
	for p := France; p <= Neutral; p++ {
		for k := Flag; int(k) < KindCount; k++ {
			to := Holding
			if !t.active(p) || k == HomeFront {
				to = Cup
			}
			if k != ABomb {
				t.moveAll(p, k, Track, to)
			}
		}
	}
	return append(seen, say("distribute", "3.2.1", NoPower, "cup", "", t.inCup()))
}

// 3.2.2 Gain flags: one for each power, two for Germany under the Night of the Long Knives. A
// power that gains its flag only with a stability test is asked, if it has a flag left: the
// Democracies while the Status Quo holds (except the United States, which gains none), and a
// Communist power in Military Reforms.
type gainFlags struct {
	Power    Power
	Answered bool
	Test     bool // the power took its flag and still owes the test
	Done     bool
}

// flagPrice reports whether the power must take a stability test for its flag now, and whether it
// may gain one at all.
func (t *Table) flagPrice(p Power) (test, may bool) {
	switch {
	case t.ideology(p) == Democracy && t.Markers.Has(StatusQuo):
		return true, p != US
	case t.ideology(p) == Communism && t.Powers[p].Posture == MilitaryReforms:
		return true, true
	}
	return false, true
}

func (g *gainFlags) Waiting(t *Table) bool {
	test, may := t.flagPrice(g.Power)
	return !g.Answered && !g.Done && test && may && t.active(g.Power) && t.count(g.Power, Available, Flag) > 0
}

func (g *gainFlags) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(g.Power, "flag-for-test", "3.2.2", powerRef(g.Power),
		verb("gain"), verb(engine.Pass))}
}

func (g *gainFlags) Take(t *Table, e engine.Entry) events {
	g.Answered = true
	if e.Choice.Verb == engine.Pass {
		g.Done = true
		return events{say("pass-flag", "3.2.2", g.Power, counterRef(g.Power, Flag), "", 0)}
	}
	g.Test = true
	return nil
}

func (g *gainFlags) Next(t *Table, _ step) (step, bool, events) {
	if g.Done || !t.active(g.Power) {
		return nil, true, nil
	}
	g.Done = true
	test, _ := t.flagPrice(g.Power)
	switch {
	case g.Test:
		t.gainFlag(g.Power, 1, "3.2.2")
		t.test(g.Power, 0, "3.2.2")
	case test:
	case g.Power == Germany && t.nightOfLongKnives():
		t.gainFlag(g.Power, 2, "3.2.2")
	default:
		t.gainFlag(g.Power, 1, "3.2.2")
	}
	return nil, true, nil
}

// 3.2.4 Final disposition of production counters: one may be kept in reserve, resources return to
// the status card, and everything else goes into the cup.
type disposition struct {
	Power Power
	Done  bool
}

func (d *disposition) Waiting(t *Table) bool {
	return !d.Done && t.active(d.Power) && len(t.reservable(d.Power)) > 0
}

// reservable lists the kinds in the holding box that may be kept in reserve (3.4).
func (t *Table) reservable(p Power) (kinds []Kind) {
	for k := Flag; int(k) < KindCount; k++ {
		if t.count(p, Holding, k) > 0 && canReserve(k) {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// canReserve reports whether a counter of the kind may be held in reserve (3.4); the bomb
// never is (12.2.2).
func canReserve(k Kind) bool {
	return k == Flag || k == IlDuce || k == Offensive || k == Resource || k.CountsInPool()
}

func (d *disposition) Open(t *Table) []engine.Decision {
	q := ask(d.Power, "disposition", "3.2.4", powerRef(d.Power), verb(engine.Pass))
	for _, k := range t.reservable(d.Power) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "reserve", On: counterRef(d.Power, k)})
	}
	return []engine.Decision{q}
}

func (d *disposition) Take(t *Table, e engine.Entry) events {
	d.Done = true
	if e.Choice.Verb == engine.Pass {
		return nil
	}
	_, k := counterOf(e.Choice.On)
	return t.putInReserve(d.Power, k, Holding)
}

func (d *disposition) Next(t *Table, _ step) (step, bool, events) {
	return nil, true, t.holdingToCup(d.Power)
}

// holdingToCup empties a power's holding box into the cup.
func (t *Table) holdingToCup(p Power) (seen events) {
	for k := Flag; int(k) < KindCount; k++ {
		for t.count(p, Holding, k) > 0 {
			if k == Resource {
				t.giveBack(p, k, Holding)
				seen = append(seen, say("return", "3.2.4", p, counterRef(p, k), "", 1))
				continue
			}
			n := t.moveAll(p, k, Holding, Cup)
			seen = append(seen, say("into-cup", "3.2.4", p, counterRef(p, k), "", n))
		}
	}
	return seen
}

// emptyHolding empties the holding boxes of counters that came late.
func (t *Table) emptyHolding() (seen events) {
	for _, p := range t.activePowers().List() {
		seen = append(seen, t.holdingToCup(p)...)
	}
	return seen
}

var (
	_ = register("administration", &administration{})
	_ = register("gain-flags", &gainFlags{})
	_ = register("disposition", &disposition{})
)
