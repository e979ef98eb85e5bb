package cataclysm

import "interbellum/engine"

// 6.1 Alliance.

// formAlliance forms or enlarges the alliance of an ideology, and provokes the powers that its
// members' status cards name, each once (6.1, 6.1.1). Then its members share their wars (6.1.3); a
// power that could not was never offered the attempt.
func (t *Table) formAlliance(members Powers) (seen events) {
	i := t.ideology(members.List()[0])
	t.Alliance[i] = t.Alliance[i].Or(members)
	members = t.Alliance[i]
	for _, p := range members.List() {
		seen = append(seen, say("alliance", "6.1", p, powerRef(p), ideologyRef(i), members.Len()))
	}
	for _, q := range t.increasing(t.provokedByAlliance(members)) {
		t.gainFlag(q, 1, "6.1")
	}
	return append(seen, t.shareWars(members)...)
}

// provokedByAlliance lists the powers that gain a flag: opposing, named on a member's card, and
// not at war with that member (5.2.3).
func (t *Table) provokedByAlliance(members Powers) (set Powers) {
	for _, p := range members.List() {
		set = set.Or(t.provokes(p).And(t.provokable(p)))
	}
	return set
}

// partners lists the powers of p's ideology that p could form an alliance with: they have a flag
// in reserve (6.1) and could ally with p and those already won for the attempt.
func (t *Table) partners(p Power, with, refused Powers) (set Powers) {
	i := t.ideology(p)
	if !t.Alliance[i].Empty() {
		return 0
	}
	for _, q := range t.activePowers().And(t.powersOf(i)).Minus(with).Minus(refused).Without(p).List() {
		k := t.reserve(q)
		if (k == Flag || k == IlDuce) && t.canAlly(with.With(p).With(q)) {
			set = set.With(q)
		}
	}
	return set
}

// canJoin reports whether p could join the alliance of its ideology (6.1.1).
func (t *Table) canJoin(p Power) bool {
	members := t.Alliance[t.ideology(p)]
	return !members.Empty() && !members.Has(p) && t.canAlly(members.With(p))
}

// breakAlliance takes p out of its alliance (6.1.4). Two others stay allied; a single power is no
// alliance.
func (t *Table) breakAlliance(p Power, rule engine.Rule) events {
	i := t.ideology(p)
	if !t.Alliance[i].Has(p) {
		return nil
	}
	seen := events{say("alliance-broken", rule, p, powerRef(p), ideologyRef(i), 0)}
	if t.Alliance[i] = t.Alliance[i].Without(p); t.Alliance[i].Len() < 2 {
		t.Alliance[i] = 0
	}
	t.queueEvictAfterFriendship()
	return seen
}

func ideologyRef(i Ideology) engine.Ref { return engine.Ref("ideology/" + i.String()) }
