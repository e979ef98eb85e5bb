package cataclysm

// 6.1.3 Alliances and war: allies have the same enemies, or are allies no longer. When one
// of them becomes belligerent, the others decide (outbreak); when a belligerent forms or joins
// an alliance, all must be able to join its wars, and do; when some make peace, they leave.

// canAlly reports whether those powers could be allies (6.1.3, 12.2.2): each that would have to
// join a war may declare it, and the United States needs Lend Lease in play.
func (t *Table) canAlly(members Powers) bool {
	if members.Has(US) && !t.Markers.Has(LendLease) {
		return false
	}
	foes := t.warsOf(members)
	trade := members.Has(US) && t.Markers.Has(USJapanTrade)
	for _, p := range members.List() {
		more := foes.Minus(t.enemies(p))
		if more.Empty() {
			continue
		}
		if !t.Card(p, t.Powers[p].Commitment).MayDeclareWar || trade && more.Has(Japan) || t.pactBinds(p, more) {
			return false
		}
	}
	return true
}

// shareWars puts every member at war with every enemy of another.
func (t *Table) shareWars(members Powers) (seen events) {
	for _, p := range members.List() {
		for _, q := range t.warsOf(members).List() {
			if !t.atWar(p, q) && t.opposing(p, q) {
				seen = append(seen, t.beginWar(p, q, "6.1.3")...)
			}
		}
	}
	return seen
}

// warsOf is the set of their enemies.
func (t *Table) warsOf(members Powers) (set Powers) {
	for _, p := range members.List() {
		set = set.Or(t.enemies(p))
	}
	return set
}

// mayWar reports whether p meets the requirements for declaring war on those powers, or
// for joining such a war that an ally begins (6.1.3, 6.2).
func (t *Table) mayWar(p Power, against Powers) bool {
	if !t.Card(p, t.Powers[p].Commitment).MayDeclareWar || t.pactBinds(p, against) {
		return false
	}
	return !against.Has(Japan) || !t.Markers.Has(USJapanTrade) || !t.allies(p).With(p).Has(US)
}

// leaveAlliancesAfterPeace makes the powers that have made peace leave their alliance if an ally
// has not: it is still at war with a power that they are no longer at war with.
func (t *Table) leaveAlliancesAfterPeace(peaceful Powers) (seen events) {
	var all Powers
	for _, p := range peaceful.List() {
		all = all.Or(t.allies(p))
	}
	if all.Minus(peaceful).Empty() {
		return nil
	}
	for _, p := range t.increasing(peaceful) {
		seen = append(seen, t.breakAlliance(p, "5.6.2")...)
	}
	return seen
}
