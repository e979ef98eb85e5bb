package blockwar

import (
	"slices"

	"interbellum/engine"
)

// What a Combat Round is made of: who acts when, what a unit is as a target, who takes a Hit.

// Order lists the types in the order in which they act, Convoys left out: they have no Combat Action.
func (c Chart) Order() []Type {
	var list []Type
	for i := range c {
		if t := c[i].Type; t != NoType && t != Convoy {
			list = append(list, t)
		}
	}
	engine.Sort(list, func(a, b Type) int { return c[a].Priority - c[b].Priority })
	return list
}

// ActsWith is the type with which units of a type act: the first that has its Combat Priority.
func (c Chart) ActsWith(t Type) Type {
	for i := range c {
		if c[i].Type != NoType && c[i].Type != Convoy && c[i].Priority == c[t].Priority {
			return c[i].Type
		}
	}
	return t
}

// Firing picks, out of the sides that have units of one type still to act, those that act next:
// Defenders before the Attacker, unless the Attacker fires first at them.
func Firing[S comparable](waiting []S, attacker S, before func(defender S) bool) []S {
	var early, late []S
	for _, s := range waiting {
		switch {
		case s == attacker:
		case before(s):
			late = append(late, s)
		default:
			early = append(early, s)
		}
	}
	switch {
	case len(early) > 0:
		return early
	case slices.Contains(waiting, attacker):
		return []S{attacker}
	}
	return late
}

// Target is the Target Class of a unit on land or at sea.
func (u *Unit) Target(sea bool) Class {
	if sea && u.Class == Ground {
		return Convoys
	}
	return u.Class
}

// Firepower is what a unit hits a Target Class with; Convoys are hit as naval units are.
func (u *Unit) Firepower(at Class) int {
	if at == Convoys {
		at = Naval
	}
	return u.Fire[at]
}

// Loss is how many CV a Hit costs a unit on land or at sea.
func (u *Unit) Loss(sea bool) uint8 {
	if u.DoubleHits || u.Target(sea) == Convoys {
		return 2
	}
	return 1
}

// Hits counts the dice that show no more than the Firepower.
func Hits(faces []uint8, power uint8) (n int) {
	for _, f := range faces {
		if f <= power {
			n++
		}
	}
	return n
}

// Strongest keeps of some blocks those with the highest CV: one of them takes the next Hit.
func Strongest(targets []*Block) (list []*Block) {
	for _, b := range targets {
		if len(list) > 0 && b.CV > list[0].CV {
			list = list[:0]
		}
		if len(list) == 0 || b.CV == list[0].CV {
			list = append(list, b)
		}
	}
	return list
}
