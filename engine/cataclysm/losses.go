package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.8 Losses of one side in a combat. The power that decides for the side chooses. It must, if
// possible, keep to this order: at least one loss flips an upgraded unit, and at least half of the
// losses fall on units of the primary power.
type losses struct {
	Side        int8
	Kind        string
	Left        int8 // still to be applied; the rest is excess when no units remain
	MustFlip    bool // one must still flip an upgraded unit
	Primary     int8 // how many must still fall on the primary power's units
	Triumph     bool // a triumph is possible in this combat (10.12.1, 10.12.2)
	DisasterFor Powers
}

// newLosses prepares the losses of a side, and what they must fulfil.
func (t *Table) newLosses(side int, kind string, n int) losses {
	units := t.fighters(side, combatUnits(kind))
	l := losses{Side: int8(side), Kind: kind, Left: int8(n)}
	total := min(n, capacity(units))
	own := t.ofPrimary(side, units)
	l.MustFlip = total > 0 && slices.ContainsFunc(units, func(u *Unit) bool { return u.Upgraded })
	l.Primary = int8(min((total+1)/2, capacity(own)))
	if l.MustFlip && !slices.ContainsFunc(own, func(u *Unit) bool { return u.Upgraded }) {
		l.Primary = min(l.Primary, int8(total-1))
	}
	l.Triumph, l.DisasterFor = t.triumphPossible(side, kind)
	return l
}

func (t *Table) ofPrimary(side int, units []*Unit) (own []*Unit) {
	p := t.primary(side)
	for _, u := range units {
		if u.Owner == p {
			own = append(own, u)
		}
	}
	return own
}

// eligible lists the units that the next loss may fall on, one of each kind, so that the
// conditions can still be met.
func (l *losses) eligible(t *Table) (list []*Unit) {
	units := t.fighters(int(l.Side), combatUnits(l.Kind))
	room := min(int(l.Left), capacity(units))
	own := t.ofPrimary(int(l.Side), units)
	for _, u := range units {
		mine := slices.Contains(own, u)
		flip, primary := l.MustFlip && !u.Upgraded, int(l.Primary)
		if mine {
			primary = max(primary-1, 0)
		}
		if l.need(flip, primary, own) <= room-1 && !t.hasSameFighter(list, u) {
			list = append(list, u)
		}
	}
	return list
}

// need is the least number of further losses that meets both conditions. An upgraded unit of the
// primary power meets both at once.
func (l *losses) need(flip bool, primary int, own []*Unit) int {
	if !flip {
		return primary
	}
	if primary > 0 && slices.ContainsFunc(own, func(u *Unit) bool { return u.Upgraded }) {
		return primary
	}
	return primary + 1
}

func (l *losses) waiting(t *Table) bool {
	return l.Left > 0 && t.chooser(int(l.Side)) != NoPower && len(l.eligible(t)) > 0
}

func (l *losses) open(t *Table) []engine.Decision {
	d := ask(t.chooser(int(l.Side)), "loss", "10.8", t.Battle.ref())
	d.Left = int(l.Left) - 1
	for _, u := range l.eligible(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "lose", On: u.Ref()})
	}
	return []engine.Decision{d}
}

func (l *losses) take(t *Table, e engine.Entry) events { return l.apply(t, t.unitOf(e.Choice.On)) }

// apply flips an upgraded unit, or destroys a regular one.
func (l *losses) apply(t *Table, u *Unit) events {
	if l.primaryOf(t) == u.Owner && l.Primary > 0 {
		l.Primary--
	}
	l.Left--
	if u.Upgraded {
		l.MustFlip = false
		u.Upgraded = false
		return events{say("flipped", "10.8", u.Owner, u.Ref(), t.Battle.ref(), 0)}
	}
	id := u.UnitID
	t.remove(id, Available)
	return events{say("destroyed", "10.8", id.Owner, id.Ref(), t.Battle.ref(), 0)}
}

func (l *losses) primaryOf(t *Table) Power {
	return t.primary(int(l.Side))
}

// applyForced applies losses that no player chooses: those of a country that defends itself alone.
func (l *losses) applyForced(t *Table) (seen events) {
	for l.Left > 0 {
		list := l.eligible(t)
		if len(list) == 0 {
			return seen
		}
		seen = append(seen, l.apply(t, list[0])...)
	}
	return seen
}
