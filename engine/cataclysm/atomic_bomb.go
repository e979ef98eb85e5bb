package cataclysm

// 12.2.2 The Atomic Bomb. The marker waits in storage until the United States goes to total
// war, then on the turn track. It is built, drawn and placed in Washington DC: then it is in
// Table.Markers, and its counter in the box Away.

// orderBomb puts the marker on the turn track two turns ahead. Beyond the last space of
// the track it comes too late to matter.
func (t *Table) orderBomb() events {
	s, found := t.ScenarioByID(t.Scenario)
	due := t.Turn + 2
	if t.count(US, Storage, ABomb) == 0 || due > Turn1949 || found && s.Removed(ABombMarker) {
		return nil
	}
	t.move(US, ABomb, Storage, Track)
	t.BombTurn = due
	return events{say("bomb-ordered", "12.2.2", US, counterRef(US, ABomb), turnRef(due), 1)}
}

// receiveBomb adds the marker to the available ones at the start of its turn.
func (t *Table) receiveBomb() events {
	if t.BombTurn == NoTurn || t.Turn < t.BombTurn {
		return nil
	}
	t.BombTurn = NoTurn
	t.move(US, ABomb, Track, Available)
	return events{say("bomb-available", "12.2.2", US, counterRef(US, ABomb), "", 1)}
}

// placeBomb puts a bomb that is played into Washington DC.
func (t *Table) placeBomb(p Power) events {
	t.move(p, ABomb, Hand, OnMap)
	t.Markers = t.Markers.With(ABombMarker)
	return events{say("marker", "12.2.2", p, markerRef(ABombMarker), areaRef(t.Capital(p)), 1)}
}

// hasBomb reports whether p could drop the bomb: only the United States, if it is in Washington
// DC.
func (t *Table) hasBomb(p Power) bool { return p == US && t.Markers.Has(ABombMarker) }

// spendBomb returns the marker to the card at the start of the operation. It may be built again.
func (t *Table) spendBomb(p Power) events {
	t.move(p, ABomb, OnMap, Available)
	t.Markers = t.Markers.Without(ABombMarker)
	return events{say("return", "12.2.2", p, counterRef(p, ABomb), "", 1)}
}

// atomicTarget reports whether the area is a home area that a hostile power controls, with or
// without a resource (see RULINGS.md).
func (t *Table) atomicTarget(a Area, hostile Powers) bool {
	c := t.controller(a)
	return hostile.Has(c) && t.isHome(c, a)
}

// testAfterAtomicBomb is the stability test of the power whose home was bombed, if the combat
// dealt its side any losses, even with no unit there to take them.
func (t *Table) testAfterAtomicBomb() (list []Due) {
	b := t.Battle
	hit := b.Outcome.Fought && (b.Outcome.Tie || b.Outcome.Loser == defending) && b.Outcome.Losses > 0
	if p := t.controller(b.Target); b.Verb == "atomic" && hit && t.active(p) {
		list = append(list, Due{Kind: DueTest, Power: p, Rule: "12.2.2", Losses: uint8(b.Outcome.Losses)})
	}
	return list
}

// addLossesToCollapse notes the losses on the collapse that a failed test has caused.
func (t *Table) addLossesToCollapse(p Power, losses uint8) {
	for i := range t.Queue {
		if d := &t.Queue[i]; d.Kind == DueCollapse && d.Power == p {
			d.Losses = losses
		}
	}
}
