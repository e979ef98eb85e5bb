package cataclysm

import "interbellum/engine"

// armistice is an offer of peace (5.6.2). A forced one, after a collapse in exhaustion,
// goes to every enemy, and each decides for itself. A free one goes to one enemy; if that
// accepts, the allies of both decide whether they make peace with it. All are asked in
// increasing effectiveness order, and each answer binds.
type armistice struct {
	Power  Power
	To     Powers // who is asked first
	Forced bool
	Asked  Powers
	Ours   Powers // who accepts on the side of the offer, the power itself included
	Theirs Powers // who accepts on the other
}

// asking is who decides now, or NoPower.
func (a *armistice) asking(t *Table) Power {
	left := a.To.And(t.enemies(a.Power))
	if !a.Forced && !a.Theirs.Empty() {
		left = t.allies(a.Power)
		if left.Minus(a.Asked).Empty() {
			left = t.allies(a.To.List()[0])
		}
	}
	for _, p := range t.increasing(left.Minus(a.Asked)) {
		return p
	}
	return NoPower
}

func (a *armistice) Waiting(t *Table) bool { return a.asking(t) != NoPower }

func (a *armistice) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(a.asking(t), "armistice", "5.6.2", powerRef(a.Power), verb("accept"), verb("refuse"))}
}

func (a *armistice) Take(t *Table, e engine.Entry) events {
	p := powerAt(e.Seat)
	a.Asked = a.Asked.With(p)
	if e.Choice.Verb == "refuse" {
		return events{say("armistice-refused", "5.6.2", p, powerRef(a.Power), "", 0)}
	}
	if t.ideology(p) == t.ideology(a.Power) {
		a.Ours = a.Ours.With(p)
	} else {
		a.Theirs = a.Theirs.With(p)
	}
	return events{say("armistice-accepted", "5.6.2", p, powerRef(a.Power), "", 0)}
}

func (a *armistice) Next(t *Table, _ step) (step, bool, events) {
	if a.Theirs.Empty() {
		return nil, true, nil
	}
	ours := a.Ours.With(a.Power)
	seen := t.endWar(ours, a.Theirs, "5.6.2")
	seen = append(seen, t.desert(ours)...)
	return nil, true, append(seen, t.desert(a.Theirs)...)
}

// idle reports whether no procedure is under way that looks at who is whose enemy, who
// goes first or who may be where.
func idle(stack []step) bool {
	for _, s := range stack {
		switch s.(type) {
		case *operation, *flagPlay, *outbreak, *collapse, *surrender, *armistice, *precedence, *opportunity, *retreat, *evict, *placement,
			*deployment, *crisis, *civilWars:
			return false
		}
	}
	return true
}

// armisticeRights lists the offers of peace that belligerent powers may make at any time
// (5.6.2). "At any time" ends where one procedure is being carried out that looks at who is
// whose enemy or who may be where: an operation, a political action, a deployment, a
// collapse, a surrender, a retreat, a crisis.
func (t *Table) armisticeRights(stack []step) (rights []engine.Decision) {
	if len(t.Wars) == 0 || !idle(stack) {
		return nil
	}
	for _, p := range t.activePowers().List() {
		if !t.belligerent(p) {
			continue
		}
		d := ask(p, "offer-armistice", "5.6.2", powerRef(p))
		for _, q := range t.enemies(p).List() {
			d.Legal = append(d.Legal, engine.Choice{Verb: "offer-armistice", On: powerRef(q)})
		}
		rights = append(rights, d)
	}
	return rights
}

// offerArmistice carries out that right.
func (t *Table) offerArmistice(p, to Power) (step, events) {
	return &armistice{Power: p, To: SetOf(to)}, events{say("armistice-offered", "5.6.2", p, powerRef(p), powerRef(to), 0)}
}

var _ = register("armistice", &armistice{})
