package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.11 Limits apply at the end of a regroup, so two units may change places where neither
// could move alone. An ally whose unit would move is asked.

// exchanges lists the units at a full berth that could change places with u: of the same power, or
// of an ally that has not refused.
func (r *regroup) exchanges(t *Table, u *Unit, b berth, bad int) (legal []engine.Choice) {
	var offered []*Unit
	for _, v := range t.unitsAt(areaAt(b)) {
		if !r.canReachSwap(t, u, v) || unitBerth(v) != b || t.hasSameFighter(offered, v) {
			continue
		}
		offered = append(offered, v)
		if r.canSwap(t, u, v, bad) {
			legal = append(legal, engine.Choice{Verb: "exchange", On: u.Ref(), To: v.Ref()})
		}
	}
	return legal
}

// canReachSwap reports whether v could go where u is. Two units of one power are offered once,
// from the target, and only if they differ.
func (r *regroup) canReachSwap(t *Table, u, v *Unit) bool {
	if v.Owner == u.Owner && (u.At != t.Battle.Target || u.face() == v.face()) {
		return false
	}
	if !slices.Contains(r.Side, v.Owner) || r.Refused.Has(v.Owner) || !r.eligible(v) || !sameClass(u.Kind, v.Kind) {
		return false
	}
	back := r.destinations(t, t.theatre(v.Owner, UnitID{}), v)
	return back.Has(unitBerth(u))
}

// canSwap reports whether both units may be where the other was.
func (r *regroup) canSwap(t *Table, u, v *Unit, bad int) bool {
	a, b, mark := unitBerth(u), unitBerth(v), len(r.Moved)
	r.Moved = append(r.Moved, u.UnitID, v.UnitID)
	u.moveTo(b)
	v.moveTo(a)
	fits := t.canOccupy(u.Owner, u.face(), u.At, u.Coast, u.UnitID) && t.canOccupy(v.Owner, v.face(), v.At, v.Coast, v.UnitID)
	fits = fits && r.countDisplaced(t, u.Owner) <= bad
	u.moveTo(a)
	v.moveTo(b)
	r.Moved = r.Moved[:mark]
	return fits
}

// exchange starts an exchange of two units, or carries out the answer of the ally that was asked.
func (r *regroup) exchange(t *Table, c engine.Choice) events {
	if c.Verb == "exchange" {
		r.Offer, r.Asking = t.unitOf(c.On).UnitID, t.unitOf(c.To).UnitID
		if r.Offer.Owner != r.Asking.Owner {
			return nil
		}
	}
	u, v := t.unit(r.Offer), t.unit(r.Asking)
	r.Offer, r.Asking = UnitID{}, UnitID{}
	if c.Verb == "refuse" {
		r.Refused = r.Refused.With(v.Owner)
		return events{say("refuse-units", "10.11", v.Owner, t.Battle.ref(), "", 0)}
	}
	a, b := unitBerth(u), unitBerth(v)
	return events{r.move(u, b), r.move(v, a)}
}
