package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.12 Triumph and disaster.

// markTriumph marks a triumph and a disaster when a land or naval combat inflicts more losses than
// there are to lose (10.12). They follow at once, before the aftermath, as in the rulebook's
// example.
func (c *combat) markTriumph(t *Table) events {
	b := t.Battle
	if c.Kind == "air" || c.Excess == 0 || c.Tie || !c.Applying.Triumph {
		return nil
	}
	winner := t.primary(1 - int(c.Loser))
	seen := events{say("triumph", "10.12", winner, b.ref(), engine.Ref(c.Kind), int(c.Excess))}
	if t.active(winner) {
		t.gainFlag(winner, 1, "10.12")
	}
	for _, p := range t.increasing(c.Applying.DisasterFor) {
		seen = append(seen, say("disaster", "10.12", p, b.ref(), engine.Ref(c.Kind), 0))
		t.test(p, 0, "10.12")
	}
	return seen
}

// triumphPossible reports whether excess losses of this side are a triumph for the other, and
// which powers would suffer the disaster: on land both sides need a land unit (10.12.1), at sea
// the loser needs a fleet (10.12.2).
func (t *Table) triumphPossible(side int, kind string) (triumph bool, hurt Powers) {
	units := t.fighters(side, combatUnits(kind))
	for _, u := range units {
		if t.active(u.Owner) {
			hurt = hurt.With(u.Owner)
		}
	}
	if kind == "naval" {
		return slices.ContainsFunc(units, func(u *Unit) bool { return u.Kind == Fleet }), hurt
	}
	return len(units) > 0 && len(t.fighters(1-side, isLandUnit)) > 0, hurt
}
