package cataclysm

import "slices"

// check lists what no play could have come to.
func (r *reading) check() {
	r.checkTurn()
	r.checkPolitics()
	for _, p := range AllPowers.List() {
		if r.t.Powers[p].InPlay {
			r.checkPower(p)
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		r.checkArea(a)
	}
	for _, x := range r.t.Aid {
		if x.Area.Place().China {
			if x.Side == NoSide || r.t.chineseSide(x.Area) != x.Side {
				r.fault("%s: aid in China lies with an army of its faction (11.4.1)", x.Area)
			}
			continue
		}
		if r.t.Areas[x.Area].CivilWar != (x.Side != NoSide) {
			r.fault("%s: aid needs a civil war, and influence that there is none (11.2, 11.3)", x.Area)
		}
	}
	r.checkChina()
	for i := range r.t.Units {
		r.checkUnit(&r.t.Units[i])
	}
	if kind, _ := r.t.end(); kind != "" && len(r.errs) == 0 {
		r.fault("the game is over in this position: %s (1.6)", kind)
	}
}

func (r *reading) checkTurn() {
	t := r.t
	if t.Turn == NoTurn || t.Turn > Turn1949 || t.LastTurn < t.Turn || t.LastTurn > Turn1949 {
		r.fault("the turn is %s and the last one %s", t.Turn, t.LastTurn)
	}
	if t.Crises > 3 || t.SuddenDeath != (t.Crises == 3) {
		r.fault("%d crises have been drawn, and sudden death is %v (3.7.5)", t.Crises, t.SuddenDeath)
	}
	if t.Phase == ActionPhase && t.count(Neutral, Cup, Crisis) == 0 {
		r.fault("no crisis marker is in the cup: the action phase could not end (3.7.5)")
	}
	if t.Phase == AdministrationPhase && t.inCup() > 0 {
		r.fault("%d counters are in the cup during administration (3.8)", t.inCup())
	}
	if (t.BombTurn != NoTurn) != (t.count(US, Track, ABomb) > 0) || t.Markers.Has(ABombMarker) != (t.count(US, Away, ABomb) > 0) {
		r.fault("the A-Bomb is not where its turn or its marker says (12.2.2)")
	}
	if t.Drawer != NoPower && (t.Drawer > PowerCount || !t.Powers[t.Drawer].InPlay) {
		r.fault("%s does not draw: it is not in play (3.3)", t.Drawer)
	}
}

func (r *reading) checkPolitics() {
	t := r.t
	for i := Fascism; i <= Democracy; i++ {
		set := t.Alliance[i]
		if set.Len() == 1 {
			r.fault("%s is allied to nobody (6.1)", set)
		}
		for _, p := range set.List() {
			if !t.active(p) || t.ideology(p) != i {
				r.fault("%s cannot be in this alliance (6.1)", p)
			}
			if t.enemies(p) != t.enemies(set.List()[0]) {
				r.fault("%s is not at war with the enemies of its allies (6.1.3)", p)
			}
		}
	}
	r.checkWars()
}

func (r *reading) checkWars() {
	t := r.t
	var seen [PowerCount + 1]Powers // an armistice may have parted some of a war (5.6.2), but nobody fights another twice
	for _, w := range t.Wars {
		if w.A.Empty() || w.B.Empty() || w.A&w.B != 0 {
			r.fault("a war between %q and %q (5.6)", w.A, w.B)
			continue
		}
		a, b := t.ideology(w.A.List()[0]), t.ideology(w.B.List()[0])
		for _, p := range (w.A | w.B).List() {
			if !t.active(p) || t.ideology(p) != a && t.ideology(p) != b {
				r.fault("%s cannot be in this war (5.6)", p)
			}
		}
		if a == b {
			r.fault("a war within one ideology (5.6)")
		}
		for _, p := range w.A.And(AllPowers).List() {
			if seen[p]&w.B != 0 {
				r.fault("two wars that are one: %s and %s (5.6)", w.A, w.B)
			}
			seen[p] |= w.B
		}
		for _, p := range w.B.And(AllPowers).List() {
			seen[p] |= w.A
		}
	}
	if len(t.Wars) > 0 && t.Status == NoWar {
		r.fault("there is a war, and the war status marker is not in play (5.6.4)")
	}
}

func (r *reading) checkPower(p Power) {
	t, st := r.t, &r.t.Powers[p]
	if st.Surrendered {
		r.checkSurrendered(p)
		return
	}
	if st.Commitment < Civilian || st.Commitment > Exhaustion || st.Ideology == NoIdeology {
		r.fault("%s has no commitment or ideology", p)
		return
	}
	if st.Stability <= Collapsed || st.Stability > Steady {
		r.fault("the stability of %s is %q (5.5)", p, st.Stability)
	}
	if (st.Shame > 0) != (st.Failed != NoAction) {
		r.fault("%s has %d cubes for failed actions in the box %q (5.4)", p, st.Shame, st.Failed)
	}
	r.checkCounters(p)
	if !t.holdsHome(p) {
		r.fault("%s controls none of its home areas and has not surrendered (5.5.4)", p)
	}
	if int(st.Elsewhere) > t.mostElsewhere(p) {
		r.fault("%s has %d counters elsewhere (4.1.1)", p, st.Elsewhere)
	}
	if st.Refit && p != France && p != Italy {
		r.fault("%s has no Dreadnought Refit (12.1.2, 12.2.1)", p)
	}
}

// checkSurrendered looks for what a surrender would have removed (5.5.4).
func (r *reading) checkSurrendered(p Power) {
	t := r.t
	for b := Aside; b < Spent; b++ {
		if t.Boxes[p][b] != [KindCount]uint8{} {
			r.fault("%s has surrendered and has counters in the box %s (5.5.4)", p, b)
		}
	}
	for i := range t.Units {
		if t.Units[i].Owner == p {
			r.fault("%s has surrendered and has %s on the map (5.5.4)", p, t.Units[i].Ref())
		}
	}
}

// checkCounters looks into the boxes of a power that has not surrendered.
func (r *reading) checkCounters(p Power) {
	t, commitment := r.t, r.t.Powers[p].Commitment
	card := Card(p, commitment)
	if n := t.poolSize(p); n > card.ForcePool {
		r.fault("the force pool of %s holds %d counters, %d more than its limit (4.1.1)", p, n, n-card.ForcePool)
	}
	n := 0
	for k, c := range t.Boxes[p][Reserve] {
		n += int(c)
		if c > 0 && !canReserve(Kind(k)) {
			r.fault("%s cannot hold %s in reserve (3.4)", p, Kind(k))
		}
	}
	if n > 1 {
		r.fault("%s has %d counters in reserve (3.4)", p, n)
	}
	for b := range BoxCount {
		if t.count(p, Box(b), Resource) > 0 && Box(b) != Holding && Box(b) != Reserve {
			r.fault("%s has resources in the box %s (3.2.4)", p, Box(b))
		}
	}
	if !card.MayHoldUpgrades {
		for k := TankUpgrade; k <= StrategicUpgrade; k++ {
			if t.count(p, Available, k) > 0 {
				r.fault("%s holds %s at %s (4.1)", p, k, commitment)
			}
		}
	}
}

func (r *reading) checkArea(a Area) {
	t, s, pl := r.t, &r.t.Areas[a], a.Place()
	if s.Cubes > 0 {
		r.checkCubes(a)
	}
	if s.Limited && LimitedResource(a) == NoResource || s.Special && SpecialResource(a) == NoResource {
		r.fault("%s has no such resource marker (2.3.8)", a)
	}
	if n := len(t.resources(a)); int(s.Damaged)>>n != 0 {
		r.fault("%s has damage without a resource (9.5.2)", a)
	}
	if s.Base != NoPower && (pl.Base == NoBase || !t.active(s.Base)) {
		r.fault("%s has no base for %s (2.3.2)", a, s.Base)
	}
	if s.SpecialBase && (!pl.SpecialBritishBase || t.controller(a) != NoPower) {
		r.fault("%s has no special British base (2.3.3)", a)
	}
	if s.CivilWar && (pl.IsSea() || t.controller(a) != NoPower) {
		r.fault("%s cannot be in civil war: a power controls it, or it is sea (11.1)", a)
	}
	if s.CivilWar && slices.ContainsFunc(t.unitsAt(a), func(u *Unit) bool { return u.Kind == MinorArmy }) {
		r.fault("%s is in civil war and has a minor army (11.1)", a)
	}
}

// checkCubes asks whose the cubes in an area can be, and how many.
func (r *reading) checkCubes(a Area) {
	s, pl := &r.t.Areas[a], a.Place()
	switch {
	case pl.IsSea():
		r.fault("%s is sea and has cubes (2.2.4)", a)
	case s.Owner == NoPower || s.Owner != Neutral && !r.t.active(s.Owner):
		r.fault("%s has cubes of %q, which is not in play", a, s.Owner)
	case s.Cubes != cubesFor(a) && s.Owner != pl.Owner:
		r.fault("%s has %d cubes instead of %d (2.2.4)", a, s.Cubes, cubesFor(a))
	case pl.Remote && s.Owner != Neutral && s.Owner != pl.Owner:
		r.fault("%s is remote and held by %s (2.2.8)", a, s.Owner)
	}
}

func (r *reading) checkUnit(u *Unit) {
	t := r.t
	switch {
	case u.Kind == MinorArmy:
	case !t.inPlay(u.At):
		r.fault("%s is in %q, which is not in play", u.Ref(), u.At)
	case u.Up && u.Kind.UpgradedBy() == NoKind:
		r.fault("%s cannot be upgraded (2.4.2)", u.Ref())
	case !t.canOccupy(u.Owner, Face{u.Kind, u.Up}, u.At, u.Coast, u.UnitID):
		r.fault("%s may not be in %s (7.1)", u.Ref(), u.At)
	}
}
