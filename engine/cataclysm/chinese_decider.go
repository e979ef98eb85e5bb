package cataclysm

// 11.4.4 B, faction decisions: who decides for a Chinese faction, in its war and whenever one of
// its armies is attacked.

// decider is the power that decides for a faction (11.4.4 B): the one with the most cubes where
// its armies stand. Ties go to the one with the most aid or influence with the faction, then to
// the faction's natural patron, then to the most effective.
func (t *Table) decider(s Faction) Power {
	areas := t.chineseAreas(s)
	list := t.withHighest(t.activePowers(), func(p Power) (n int) {
		for _, a := range areas.List() {
			if t.Areas[a].Owner == p {
				n += int(t.Areas[a].Cubes)
			}
		}
		return n
	})
	if list.Len() > 1 {
		list = t.withHighest(list, func(p Power) (n int) {
			for _, a := range areas.List() {
				n += t.aidAt(p, a, s)
			}
			if t.ChinaInfluence.Has(p) {
				n++
			}
			return n
		})
	}
	patron := US
	if s == ChiCom {
		patron = USSR
	}
	if list.Len() > 1 && t.active(patron) {
		return patron
	}
	for _, p := range t.decreasing(list) {
		return p
	}
	return NoPower
}

// withHighest is those of a set with the highest score, or the whole set if all scores are zero.
func (t *Table) withHighest(set Powers, score func(Power) int) (best Powers) {
	high := 0
	for _, p := range set.List() {
		switch n := score(p); {
		case n > high:
			high, best = n, SetOf(p)
		case n == high:
			best = best.With(p)
		}
	}
	return best
}
