package cataclysm

import "slices"

// check lists what no match could have reached.
func (r *schemaReader) check() {
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
		if r.t.Place(x.Area).China {
			if x.Faction == NoFaction || r.t.chineseFaction(x.Area) != x.Faction {
				r.refuse("11.4.1", "cataclysm/fault.written.aid-in-china", x.Area)
			}
			continue
		}
		if r.t.Areas[x.Area].CivilWar != (x.Faction != NoFaction) {
			r.refuse("11.2, 11.3", "cataclysm/fault.written.aid-without-civil-war", x.Area)
		}
	}
	r.checkChina()
	for i := range r.t.Units {
		r.checkUnit(&r.t.Units[i])
	}
	if kind, _ := r.t.endKind(); kind != "" && len(r.errs) == 0 {
		r.refuse("1.6", "cataclysm/fault.written.over", kind)
	}
}

func (r *schemaReader) checkTurn() {
	t := r.t
	if t.Turn == NoTurn || t.Turn > Turn1949 || t.LastTurn < t.Turn || t.LastTurn > Turn1949 {
		r.refuse("", "cataclysm/fault.written.turn", t.Turn, t.LastTurn)
	}
	if t.Crises > 3 || t.SuddenDeath != (t.Crises == 3) {
		r.refuse("3.7.5", "cataclysm/fault.written.crises", t.Crises, t.SuddenDeath)
	}
	if t.Phase == ActionPhase && t.count(Neutral, Cup, Crisis) == 0 {
		r.refuse("3.7.5", "cataclysm/fault.written.no-crisis")
	}
	if t.Phase == AdministrationPhase && t.inCup() > 0 {
		r.refuse("3.8", "cataclysm/fault.written.cup", t.inCup())
	}
	if (t.BombTurn != NoTurn) != (t.count(US, Track, ABomb) > 0) || t.Markers.Has(ABombMarker) != (t.count(US, OnMap, ABomb) > 0) {
		r.refuse("12.2.2", "cataclysm/fault.written.a-bomb")
	}
	if t.Drawer != NoPower && (t.Drawer > PowerCount || !t.Powers[t.Drawer].InPlay) {
		r.refuse("3.3", "cataclysm/fault.written.drawer", t.Drawer)
	}
}

func (r *schemaReader) checkPolitics() {
	t := r.t
	for i := Fascism; i <= Democracy; i++ {
		set := t.Alliance[i]
		if set.Len() == 1 {
			r.refuse("6.1", "cataclysm/fault.written.ally-of-none", set)
		}
		for _, p := range set.List() {
			if !t.active(p) || t.ideology(p) != i {
				r.refuse("6.1", "cataclysm/fault.written.alliance", p)
			}
			if t.enemies(p) != t.enemies(set.List()[0]) {
				r.refuse("6.1.3", "cataclysm/fault.written.allies-enemies", p)
			}
		}
	}
	r.checkWars()
}

func (r *schemaReader) checkWars() {
	t := r.t
	var seen [PowerCount + 1]Powers // an armistice may have taken some powers out of a war (5.6.2), but no two are at war twice
	for _, w := range t.Wars {
		if w.A.Empty() || w.B.Empty() || w.A&w.B != 0 {
			r.refuse("5.6", "cataclysm/fault.written.war-between", w.A, w.B)
			continue
		}
		a, b := t.ideology(w.A.List()[0]), t.ideology(w.B.List()[0])
		for _, p := range (w.A | w.B).List() {
			if !t.active(p) || t.ideology(p) != a && t.ideology(p) != b {
				r.refuse("5.6", "cataclysm/fault.written.war", p)
			}
		}
		if a == b {
			r.refuse("5.6", "cataclysm/fault.written.war-within")
		}
		for _, p := range w.A.And(AllPowers).List() {
			if seen[p]&w.B != 0 {
				r.refuse("5.6", "cataclysm/fault.written.two-wars", w.A, w.B)
			}
			seen[p] |= w.B
		}
		for _, p := range w.B.And(AllPowers).List() {
			seen[p] |= w.A
		}
	}
	if len(t.Wars) > 0 && t.Status == NoWar {
		r.refuse("5.6.4", "cataclysm/fault.written.war-status")
	}
}

func (r *schemaReader) checkPower(p Power) {
	t, st := r.t, &r.t.Powers[p]
	if st.Surrendered {
		r.checkSurrendered(p)
		return
	}
	if st.Commitment < Civilian || st.Commitment > Exhaustion || st.Ideology == NoIdeology {
		r.refuse("", "cataclysm/fault.written.no-commitment", p)
		return
	}
	if st.Stability <= Collapsed || st.Stability > Steady {
		r.refuse("5.5", "cataclysm/fault.written.stability", p, st.Stability)
	}
	if (st.FailureCubes > 0) != (st.Failed != NoAction) {
		r.refuse("5.4", "cataclysm/fault.written.failed", p, st.FailureCubes, st.Failed)
	}
	r.checkCounters(p)
	if !t.holdsHome(p) {
		r.refuse("5.5.4", "cataclysm/fault.written.homeless", p)
	}
	if int(st.Elsewhere) > t.maxElsewhere(p) {
		r.refuse("4.1.1", "cataclysm/fault.written.elsewhere", p, st.Elsewhere)
	}
	if st.Refit && p != France && p != Italy {
		r.refuse("12.1.2, 12.2.1", "cataclysm/fault.written.refit", p)
	}
}

// checkSurrendered checks for what a surrender would have removed (5.5.4).
func (r *schemaReader) checkSurrendered(p Power) {
	t := r.t
	for b := Storage; b < OutOfGame; b++ {
		if t.Boxes[p][b] != [KindCount]uint8{} {
			r.refuse("5.5.4", "cataclysm/fault.written.surrendered-box", p, b)
		}
	}
	for i := range t.Units {
		if t.Units[i].Owner == p {
			r.refuse("5.5.4", "cataclysm/fault.written.surrendered-unit", p, t.Units[i].Ref())
		}
	}
}

// checkCounters checks the boxes of a power that has not surrendered.
func (r *schemaReader) checkCounters(p Power) {
	t, commitment := r.t, r.t.Powers[p].Commitment
	card := t.Card(p, commitment)
	if n := t.poolSize(p); n > card.ForcePool {
		r.refuse("4.1.1", "cataclysm/fault.written.pool", p, n, n-card.ForcePool)
	}
	n := 0
	for k, c := range t.Boxes[p][Reserve] {
		n += int(c)
		if c > 0 && !canReserve(Kind(k)) {
			r.refuse("3.4", "cataclysm/fault.written.reserve-kind", p, Kind(k))
		}
	}
	if n > 1 {
		r.refuse("3.4", "cataclysm/fault.written.reserve", p, n)
	}
	for b := range BoxCount {
		if t.count(p, Box(b), Resource) > 0 && Box(b) != Holding && Box(b) != Reserve {
			r.refuse("3.2.4", "cataclysm/fault.written.resources", p, Box(b))
		}
	}
	if !card.MayHoldUpgrades {
		for k := TankUpgrade; k <= StrategicUpgrade; k++ {
			if t.count(p, Available, k) > 0 {
				r.refuse("4.1", "cataclysm/fault.written.upgrade", p, k, commitment)
			}
		}
	}
}

func (r *schemaReader) checkArea(a Area) {
	t, s, pl := r.t, &r.t.Areas[a], r.t.Place(a)
	if s.Cubes > 0 {
		r.checkCubes(a)
	}
	if s.Limited && t.LimitedResource(a) == NoResource || s.Special && t.SpecialResource(a) == NoResource {
		r.refuse("2.3.8", "cataclysm/fault.written.resource-marker", a)
	}
	if n := len(t.resources(a)); int(s.Damaged)>>n != 0 {
		r.refuse("9.5.2", "cataclysm/fault.written.damage", a)
	}
	if s.Base != NoPower && (pl.Base == NoBase || !t.active(s.Base)) {
		r.refuse("2.3.2", "cataclysm/fault.written.base", a, s.Base)
	}
	if s.SpecialBase && (!pl.SpecialBritishBase || t.controller(a) != NoPower) {
		r.refuse("2.3.3", "cataclysm/fault.written.special-base", a)
	}
	if s.CivilWar && (pl.IsSea() || t.controller(a) != NoPower) {
		r.refuse("11.1", "cataclysm/fault.written.civil-war", a)
	}
	if s.CivilWar && slices.ContainsFunc(t.unitsAt(a), func(u *Unit) bool { return u.Kind == MinorArmy }) {
		r.refuse("11.1", "cataclysm/fault.written.minor-army-in-civil-war", a)
	}
}

// checkCubes checks whose the cubes in an area can be, and how many.
func (r *schemaReader) checkCubes(a Area) {
	s, pl := &r.t.Areas[a], r.t.Place(a)
	switch {
	case pl.IsSea():
		r.refuse("2.2.4", "cataclysm/fault.written.sea-cubes", a)
	case s.Owner == NoPower || s.Owner != Neutral && !r.t.active(s.Owner):
		r.refuse("", "cataclysm/fault.written.cubes-of", a, s.Owner)
	case s.Cubes != r.t.cubesFor(a) && s.Owner != pl.Owner:
		r.refuse("2.2.4", "cataclysm/fault.written.cubes", a, s.Cubes, r.t.cubesFor(a))
	case pl.Remote && s.Owner != Neutral && s.Owner != pl.Owner:
		r.refuse("2.2.8", "cataclysm/fault.written.remote", a, s.Owner)
	}
}

func (r *schemaReader) checkUnit(u *Unit) {
	t := r.t
	switch {
	case u.Kind == MinorArmy:
	case !t.inPlay(u.At):
		r.refuse("", "cataclysm/fault.written.unit-area", u.Ref(), u.At)
	case u.Upgraded && u.Kind.UpgradedBy() == NoKind:
		r.refuse("2.4.2", "cataclysm/fault.written.unit-upgrade", u.Ref())
	case !t.canOccupy(u.Owner, CounterFace{u.Kind, u.Upgraded}, u.At, u.Coast, u.UnitID):
		r.refuse("7.1", "cataclysm/fault.written.unit-place", u.Ref(), u.At)
	}
}
