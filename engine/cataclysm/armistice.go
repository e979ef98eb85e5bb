package cataclysm

import "interbellum/engine"

// armistice is an offer of peace (5.6.2). A forced one, after a collapse in exhaustion, goes to
// every enemy, and each decides for itself. A free one goes to one enemy; if it accepts, the
// allies of both decide whether they make peace too. All are asked in increasing effectiveness
// order, and each answer binds.
type armistice struct {
	Power         Power
	To            Powers // powers that are asked first
	Forced        bool
	Answered      Powers
	OfferingSide  Powers // powers of the offering side that accept, besides the power itself
	ReceivingSide Powers // powers of the other side that accept
}

// decidingPower is the power that decides now, or NoPower.
func (a *armistice) decidingPower(t *Table) Power {
	left := a.To.And(t.enemies(a.Power))
	if !a.Forced && !a.ReceivingSide.Empty() {
		left = t.allies(a.Power)
		if left.Minus(a.Answered).Empty() {
			left = t.allies(a.To.List()[0])
		}
	}
	for _, p := range t.increasing(left.Minus(a.Answered)) {
		return p
	}
	return NoPower
}

func (a *armistice) Waiting(t *Table) bool { return a.decidingPower(t) != NoPower }

func (a *armistice) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(a.decidingPower(t), "armistice", "5.6.2", powerRef(a.Power), verb("accept"), verb("refuse"))}
}

func (a *armistice) Take(t *Table, e engine.Entry) events {
	p := powerAt(e.Seat)
	a.Answered = a.Answered.With(p)
	if e.Choice.Verb == "refuse" {
		return events{say("armistice-refused", "5.6.2", p, powerRef(a.Power), "", 0)}
	}
	if t.ideology(p) == t.ideology(a.Power) {
		a.OfferingSide = a.OfferingSide.With(p)
	} else {
		a.ReceivingSide = a.ReceivingSide.With(p)
	}
	return events{say("armistice-accepted", "5.6.2", p, powerRef(a.Power), "", 0)}
}

func (a *armistice) Next(t *Table, _ step) (step, bool, events) {
	if a.ReceivingSide.Empty() {
		return nil, true, nil
	}
	ours := a.OfferingSide.With(a.Power)
	seen := t.endWar(ours, a.ReceivingSide, "5.6.2")
	seen = append(seen, t.leaveAlliancesAfterPeace(ours)...)
	return nil, true, append(seen, t.leaveAlliancesAfterPeace(a.ReceivingSide)...)
}

// noProcedureUnderWay reports whether no procedure is running that depends on who is at war, who
// goes first or where units may be.
func noProcedureUnderWay(stack []step) bool {
	for _, s := range stack {
		switch s.(type) {
		case *operation, *flagPlay, *outbreak, *collapse, *surrender, *armistice, *precedence, *opportunity, *retreat, *evict, *placement,
			*deployment, *crisis, *civilWars:
			return false
		}
	}
	return true
}

// armisticeRights lists the offers of peace that belligerent powers may make at any time (5.6.2).
// They may not while a procedure runs that depends on who is at war or where units may be: an
// operation, a political action, a deployment, a collapse, a surrender, a retreat, a crisis.
func (t *Table) armisticeRights(stack []step) (rights []engine.Decision) {
	if len(t.Wars) == 0 || !noProcedureUnderWay(stack) {
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
