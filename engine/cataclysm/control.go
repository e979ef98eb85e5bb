package cataclysm

// 1.1, 2.2: relations between powers, and control of areas.

// active reports whether the power is in the scenario and has not surrendered (1.1).
func (t *Table) active(p Power) bool {
	return p != NoPower && p <= PowerCount && t.Powers[p].InPlay && !t.Powers[p].Surrendered
}

// activePowers is the set of them.
func (t *Table) activePowers() (set Powers) {
	for _, p := range AllPowers.List() {
		if t.active(p) {
			set = set.With(p)
		}
	}
	return set
}

// ideology is the ideology of a power in this scenario.
func (t *Table) ideology(p Power) Ideology {
	if p == NoPower || p > PowerCount {
		return NoIdeology
	}
	return t.Powers[p].Ideology
}

// opposing reports whether two powers are of different ideologies (1.1).
func (t *Table) opposing(p, q Power) bool {
	return p != q && t.ideology(p) != NoIdeology && t.ideology(q) != NoIdeology && t.ideology(p) != t.ideology(q)
}

// opponents is the set of active powers that oppose p.
func (t *Table) opponents(p Power) (set Powers) {
	for _, q := range t.activePowers().List() {
		if t.opposing(p, q) {
			set = set.With(q)
		}
	}
	return set
}

// enemies is the set of powers at war with p (5.6).
func (t *Table) enemies(p Power) (set Powers) {
	for _, w := range t.Wars {
		if w.A.Has(p) {
			set |= w.B
		}
		if w.B.Has(p) {
			set |= w.A
		}
	}
	return set
}

func (t *Table) atWar(p, q Power) bool { return t.enemies(p).Has(q) }

// belligerent reports whether the power is at war, or counts as belligerent by the scenario (C.3).
func (t *Table) belligerent(p Power) bool {
	return !t.enemies(p).Empty() || p == Germany && t.active(p) && t.fightsInTheWest()
}

// allies is the set of powers in alliance with p, without p (6.1.2).
func (t *Table) allies(p Power) Powers {
	set := t.Alliance[t.ideology(p)]
	if !set.Has(p) {
		return 0
	}
	return set.Without(p)
}

// friends is p and, while it is belligerent, its belligerent allies (1.1). Their areas, bases and
// counters are friendly to p.
func (t *Table) friends(p Power) Powers {
	set := SetOf(p)
	if !t.belligerent(p) {
		return set
	}
	for _, q := range t.allies(p).List() {
		if t.belligerent(q) {
			set = set.With(q)
		}
	}
	return set
}

func (t *Table) friendly(p, q Power) bool { return t.friends(p).Has(q) }

// controller is the power that controls a land or mixed area, or NoPower (2.2.4).
func (t *Table) controller(a Area) Power {
	return t.controllerOf(t.Place(a), &t.Areas[a])
}

func (t *Table) controllerOf(pl *Place, s *AreaState) Power {
	if pl.IsSea() {
		return NoPower
	}
	if s.Cubes > 0 {
		if t.active(s.Owner) {
			return s.Owner
		}
		return NoPower
	}
	if t.active(pl.Owner) {
		return pl.Owner
	}
	return NoPower
}

// isCountry reports whether the area is a country now: printed as one, or a home area or colony
// that its first owner no longer controls (2.2.3, 2.2.5).
func (t *Table) isCountry(a Area) bool {
	pl := t.Place(a)
	return !pl.IsSea() && (pl.IsCountry() || t.controller(a) != pl.Owner)
}

// isHome reports whether the area is a home area of p under its own control.
func (t *Table) isHome(p Power, a Area) bool {
	pl := t.Place(a)
	return pl.IsHome() && pl.Owner == p && t.controller(a) == p
}

// garrisoned reports whether a land unit of a power stands in the area (2.2.5).
func (t *Table) garrisoned(a Area) bool {
	for i := range t.Units {
		if u := &t.Units[i]; u.At == a && u.Kind.IsLand() {
			return true
		}
	}
	return false
}

// resistance is the printed value, or one for each neutral cube (2.3.7, 2.4.5).
func (t *Table) resistance(a Area) int {
	if s := &t.Areas[a]; s.Owner == Neutral && s.Cubes > 0 {
		return int(s.Cubes)
	}
	return t.Place(a).Resistance
}

// inPlay reports whether the area is on a map of the scenario (2.1).
func (t *Table) inPlay(a Area) bool { return a != Nowhere && t.Maps.has(t.Place(a).Map) }

// points is the power's score: its cubes on the map minus other cubes in its home areas and
// colonies (1.7.1). A surrendered power keeps its score.
func (t *Table) points(p Power) (n int) {
	for a := Area(1); a <= AreaCount; a++ {
		s := &t.Areas[a]
		switch {
		case s.Cubes == 0:
		case s.Owner == p:
			n += int(s.Cubes)
		case t.Place(a).Owner == p:
			n -= int(s.Cubes)
		}
	}
	return n
}

// scores is the points of every power.
func (t *Table) scores() (list [PowerCount + 2]int) {
	for a := range t.Areas {
		s := &t.Areas[a]
		if s.Cubes == 0 {
			continue
		}
		list[s.Owner] += int(s.Cubes)
		if printed := t.Place(Area(a)).Owner; printed != s.Owner {
			list[printed] -= int(s.Cubes)
		}
	}
	list[NoPower] = 0
	return list
}

// ideologyPoints is the sum over the powers of an ideology (1.7.1).
func (t *Table) ideologyPoints(i Ideology) (n int) {
	for p, score := range t.scores() {
		if p <= int(PowerCount) && t.Powers[p].InPlay && t.ideology(Power(p)) == i {
			n += score
		}
	}
	return n
}

// baseOwner is the owner of the base printed in a sea area, NoPower if there is none or it is
// unowned.
func (t *Table) baseOwner(a Area) Power { return t.Areas[a].Base }
