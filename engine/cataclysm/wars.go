package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.6 War: who is at war with whom. A war is one list of powers on each side; each is the
// enemy of each on the other.

// enmities is the set of enemies of each power.
func (t *Table) enmities() (m [PowerCount + 1]Powers) {
	for p := range AllPowers.Each() {
		m[p] = t.enemies(p)
	}
	return m
}

// setEnmities writes the wars down anew: for each two ideologies, powers with the same
// enemies stand on one side together.
func (t *Table) setEnmities(m [PowerCount + 1]Powers) {
	t.Wars = nil
	for p := range AllPowers.Each() {
		kin := t.side(t.ideology(p))
		for i := t.ideology(p) + 1; i <= Democracy; i++ {
			foes := m[p].And(t.side(i))
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

// beginWar puts two powers at war and combines the war with those between the same two
// ideologies in which either takes part: powers of one ideology with a common enemy share
// one war, allied or not (5.6). Wars that an armistice has parted are not joined by it:
// only a new war of one of their own powers draws them together.
func (t *Table) beginWar(p, q Power, rule engine.Rule) events {
	before := t.enmities()
	ours, theirs := SetOf(p), SetOf(q)
	kin, foes := t.side(t.ideology(p)), t.side(t.ideology(q))
	for _, w := range t.Wars {
		a, b := w.A, w.B
		if kin.And(a).Empty() {
			a, b = b, a
		}
		same := !kin.And(a).Empty() && !foes.And(b).Empty()
		if same && (a.Has(p) || b.Has(q)) {
			ours, theirs = ours.Or(a), theirs.Or(b)
		}
	}
	m := before
	for r := range ours.Each() {
		m[r] = m[r].Or(theirs)
	}
	for r := range theirs.Each() {
		m[r] = m[r].Or(ours)
	}
	t.setEnmities(m)
	var seen events
	for r := range ours.Each() {
		for e := range m[r].Minus(before[r]).Each() {
			seen = append(seen, say("at-war", rule, r, powerRef(r), powerRef(e), 0))
		}
	}
	return seen
}

// endWar makes peace between each of some powers and each of others (5.6.2).
func (t *Table) endWar(ours, theirs Powers, rule engine.Rule) events {
	before := t.enmities()
	m := before
	for r := range ours.Each() {
		m[r] = m[r].Minus(theirs)
	}
	for r := range theirs.Each() {
		m[r] = m[r].Minus(ours)
	}
	t.setEnmities(m)
	var seen events
	for r := range ours.Each() {
		for e := range before[r].Minus(m[r]).Each() {
			seen = append(seen, say("peace", rule, r, powerRef(r), powerRef(e), 0))
		}
	}
	t.queueEvict()
	return seen
}

// mayWar reports whether p meets the requirements for declaring war on those powers, or
// for joining such a war that an ally begins (6.1.3, 6.2).
func (t *Table) mayWar(p Power, against Powers) bool {
	if !Card(p, t.Powers[p].Commitment).MayDeclareWar {
		return false
	}
	return !against.Has(Japan) || !t.Markers.Has(USJapanTrade) || !t.allies(p).With(p).Has(US)
}
