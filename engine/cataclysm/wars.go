package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.6 War: which powers are at war. A war is a set of powers on each side; each is the enemy
// of each on the other.

// enemiesByPower is the set of enemies of each power.
func (t *Table) enemiesByPower() (m [PowerCount + 1]Powers) {
	for _, p := range AllPowers.List() {
		m[p] = t.enemies(p)
	}
	return m
}

// setWars rebuilds the wars: for each two ideologies, powers with the same enemies are on one side
// together.
func (t *Table) setWars(m [PowerCount + 1]Powers) {
	t.Wars = nil
	for _, p := range AllPowers.List() {
		kin := t.powersOf(t.ideology(p))
		for i := t.ideology(p) + 1; i <= Democracy; i++ {
			foes := m[p].And(t.powersOf(i))
			if foes.Empty() {
				continue
			}
			at := slices.IndexFunc(t.Wars, func(w War) bool { return w.B == foes && !w.A.And(kin).Empty() })
			if at < 0 {
				t.Wars = append(t.Wars, War{SetOf(p), foes})
			} else {
				t.Wars[at].A = t.Wars[at].A.With(p)
			}
		}
	}
}

// beginWar puts two powers at war, and combines the wars between their ideologies that then share
// a power: powers of one ideology with a common enemy are in one war, allied or not, and each on
// one side is the enemy of each on the other (5.6). Within a war, powers at peace by an armistice
// stay at peace.
func (t *Table) beginWar(p, q Power, rule engine.Rule) events {
	before := t.enemiesByPower()
	m := before
	ours, theirs := t.warOf(p, t.powersOf(t.ideology(q)))
	foes, kin := t.warOf(q, t.powersOf(t.ideology(p)))
	unite := func(a, b Powers) {
		for _, r := range a.List() {
			m[r] = m[r].Or(b)
		}
		for _, r := range b.List() {
			m[r] = m[r].Or(a)
		}
	}
	if ours == kin && theirs == foes {
		unite(SetOf(p), SetOf(q))
	} else {
		unite(ours, foes)
		unite(kin, theirs)
	}
	t.setWars(m)
	var seen events
	for _, r := range ours.Or(kin).List() {
		for _, e := range m[r].Minus(before[r]).List() {
			seen = append(seen, say("at-war", rule, r, powerRef(r), powerRef(e), 0))
		}
	}
	return seen
}

// warOf lists both sides of the war of p against powers of an ideology, p's own first.
func (t *Table) warOf(p Power, against Powers) (ours, theirs Powers) {
	kin := t.powersOf(t.ideology(p))
	ours = SetOf(p)
	for grown := true; grown; {
		grown = false
		for _, r := range ours.List() {
			theirs = theirs.Or(t.enemies(r).And(against))
		}
		for _, r := range theirs.List() {
			if more := t.enemies(r).And(kin).Minus(ours); !more.Empty() {
				ours, grown = ours.Or(more), true
			}
		}
	}
	return ours, theirs
}

// endWar makes peace between each of some powers and each of others (5.6.2).
func (t *Table) endWar(ours, theirs Powers, rule engine.Rule) events {
	before := t.enemiesByPower()
	m := before
	for _, r := range ours.List() {
		m[r] = m[r].Minus(theirs)
	}
	for _, r := range theirs.List() {
		m[r] = m[r].Minus(ours)
	}
	t.setWars(m)
	var seen events
	for _, r := range ours.List() {
		for _, e := range before[r].Minus(m[r]).List() {
			seen = append(seen, say("peace", rule, r, powerRef(r), powerRef(e), 0))
		}
	}
	t.queueEvictAfterFriendship()
	return seen
}
