package cataclysm

import (
	"fmt"
	"slices"

	"interbellum/engine/words"
)

// checkInvariants lists faults that no question of a match may find: pieces that do not add up,
// units where the limits forbid them, points that do not match the cubes. It ignores what a
// procedure under way may leave undone until it ends.
func checkInvariants(t *Table, stack []step) []error {
	s := &invariantCheck{t: t, stack: stack}
	for _, p := range AllPowers.List() {
		switch st := &t.Powers[p]; {
		case st.Surrendered:
			s.checkSurrendered(p)
		case st.InPlay:
			s.checkPower(p)
		}
	}
	s.checkPolitics()
	s.checkAreas()
	s.checkPoints()
	if !s.isUnderWay(func(x step) bool { return mayExceedLimits(t, x) }) {
		s.checkLimits()
	}
	if len(stack) > 0 {
		if _, is := stack[len(stack)-1].(*draw); is {
			s.checkBeforeDraw()
		}
	}
	return s.errs
}

type invariantCheck struct {
	t     *Table
	stack []step
	errs  []error
}

func (s *invariantCheck) refuse(rule, kind string, arguments ...any) {
	s.errs = append(s.errs, words.Refuse(rule, kind, arguments...))
}

func (s *invariantCheck) isUnderWay(is func(step) bool) bool { return slices.ContainsFunc(s.stack, is) }

// mayExceedLimits reports whether a procedure may have units where they cannot stay: a deployment
// and a placement until the unit has stopped, an operation from its movement to the end of regroup
// (7.1), and all that make units leave.
func mayExceedLimits(t *Table, x step) bool {
	switch x.(type) {
	case *deployment, *placement, *operation, *evict, *retreat, *civilVictory, *civilWarOutbreak, *surrender, *collapse:
		return true
	}
	return len(t.Queue) > 0
}

// changesForcePool reports whether the procedure adjusts the force pool, or is a collapse or
// surrender.
func changesForcePool(x step) bool {
	switch x.(type) {
	case *escalation, *forcePoolFill, *forcePoolCut, *collapse, *surrender, *homeFront:
		return true
	}
	return false
}

func isSurrender(x step) bool {
	_, is := x.(*surrender)
	return is
}

// checkPower checks a power's counters: one in reserve (3.4), as much aid and as many bases as its
// markers off the card (9.4.2, 11.2), the pool within its limit (4.1.1), and no more cubes than
// there are (2.4).
func (s *invariantCheck) checkPower(p Power) {
	t := s.t
	kept := 0
	for _, n := range t.Boxes[p][Reserve] {
		kept += int(n)
	}
	aid, bases := 0, 0
	for _, x := range t.Aid {
		if x.Power == p {
			aid += int(x.N)
		}
	}
	if t.ChinaInfluence.Has(p) {
		aid++
	}
	for a := range t.Areas {
		if t.Areas[a].Base == p && t.Place(Area(a)).BaseOwner != p {
			bases++
		}
	}
	changes := s.isUnderWay(changesForcePool)
	due := func(d Due) bool { return d.Kind == DueCollapse && d.Power == p }
	st := &t.Powers[p]
	switch limit := t.Card(p, st.Commitment).ForcePool; {
	case kept > 1:
		s.refuse("3.4", "cataclysm/fault.unsound.reserve", p, kept)
	case aid != t.count(p, OnMap, Offensive):
		s.refuse("11.2", "cataclysm/fault.unsound.aid", p, aid, t.count(p, OnMap, Offensive))
	case bases != t.count(p, OnMap, BaseMarker):
		s.refuse("9.4.2", "cataclysm/fault.unsound.bases", p, bases, t.count(p, OnMap, BaseMarker))
	case t.poolSize(p) > limit && !changes:
		s.refuse("4.1.1", "cataclysm/fault.unsound.pool", p, t.poolSize(p), limit)
	case st.Stability == Collapsed && !changes && !slices.ContainsFunc(t.Queue, due):
		s.refuse("5.5.2", "cataclysm/fault.unsound.collapse", p)
	case (st.FailureCubes > 0) != (st.Failed != NoAction):
		s.refuse("5.4", "cataclysm/fault.unsound.failed", p, st.FailureCubes, st.Failed)
	}
}

// checkSurrendered checks that a surrendered power has nothing left (5.5.4 step 5).
func (s *invariantCheck) checkSurrendered(p Power) {
	if s.isUnderWay(isSurrender) {
		return
	}
	for b := Storage; b < OutOfGame; b++ {
		if s.t.Boxes[p][b] != [KindCount]uint8{} {
			s.refuse("5.5.4", "cataclysm/fault.unsound.surrendered-box", p, b)
		}
	}
	if slices.ContainsFunc(s.t.Aid, func(x Aid) bool { return x.Power == p }) {
		s.refuse("5.5.4", "cataclysm/fault.unsound.surrendered-aid", p)
	}
}

func (s *invariantCheck) checkPolitics() {
	t, active := s.t, s.t.activePowers()
	for i := Fascism; i <= Democracy; i++ {
		if set := t.Alliance[i]; set.Len() == 1 || !set.Minus(active).Empty() && !s.isUnderWay(isSurrender) {
			s.refuse("6.1", "cataclysm/fault.unsound.alliance", set)
		}
	}
	for _, w := range t.Wars {
		if w.A.Empty() || w.B.Empty() || !w.A.Or(w.B).Minus(active).Empty() && !s.isUnderWay(isSurrender) {
			s.refuse("5.6", "cataclysm/fault.unsound.war", w.A, w.B)
		}
	}
}

// checkAreas checks that cubes have an active owner, and that an area in civil war has no
// controller (2.2.4, 11.1).
func (s *invariantCheck) checkAreas() {
	t := s.t
	neutral := 0
	for a := Area(1); a <= AreaCount; a++ {
		x := &t.Areas[a]
		if x.Owner == Neutral {
			neutral += int(x.Cubes)
		}
		gone := x.Cubes > 0 && x.Owner != Neutral && !t.active(x.Owner) && !s.isUnderWay(isSurrender)
		if (x.Cubes == 0) != (x.Owner == NoPower) || x.Cubes > 0 && !t.inPlay(a) || gone {
			s.refuse("2.2.4", "cataclysm/fault.unsound.cubes", a, x.Cubes, x.Owner)
		}
		if x.CivilWar && t.controller(a) != NoPower {
			s.refuse("11.1", "cataclysm/fault.unsound.civil-war", a, t.controller(a))
		}
	}
	if neutral > NeutralCubes {
		s.refuse("2.4.5", "cataclysm/fault.unsound.neutral-cubes", neutral)
	}
}

// checkPoints recounts the points, cube by cube (1.7.1), and checks that no power has placed more
// cubes than there are (2.4).
func (s *invariantCheck) checkPoints() {
	var own, foreign [PowerCount + 2]int
	for a := range s.t.Areas {
		x, printed := &s.t.Areas[a], s.t.Place(Area(a)).Owner
		own[x.Owner] += int(x.Cubes)
		if printed != x.Owner {
			foreign[printed] += int(x.Cubes)
		}
	}
	for _, p := range AllPowers.List() {
		if got := s.t.points(p); got != own[p]-foreign[p] {
			s.refuse("1.7.1", "cataclysm/fault.unsound.points", p, got, own[p], foreign[p])
		}
		if own[p] > s.t.Facts(p).Cubes {
			s.refuse("2.4", "cataclysm/fault.unsound.power-cubes", p, own[p])
		}
	}
}

// checkLimits checks that every unit is where it may be, and no area holds too many (7.1).
func (s *invariantCheck) checkLimits() {
	t := s.t
	all := theatreSet{t: t}
	for _, id := range all.displaced() {
		s.refuse("7.1", "cataclysm/fault.unsound.place", id.Ref(), t.unit(id).At)
	}
	if p, a, k := all.excess(); p != NoPower {
		s.refuse("7.1", "cataclysm/fault.unsound.limit", p, k, a)
	}
	var side [AreaCount + 1]Ideology
	for i := range t.Units {
		u := &t.Units[i]
		switch x := t.ideology(u.Owner); {
		case u.Kind == MinorArmy:
		case side[u.At] != NoIdeology && side[u.At] != x:
			s.refuse("7.1", "cataclysm/fault.unsound.opponents", u.Ref(), u.At)
		default:
			side[u.At] = x
		}
		if pl := t.Place(u.At); u.Kind.IsNaval() && !pl.IsSea() && !pl.Coastal {
			s.refuse("7.1.1", "cataclysm/fault.unsound.dry", u.Ref(), u.At)
		}
	}
}

// checkBeforeDraw checks what is true before a draw: no counter in hand, an empty queue, no battle
// left over, and a home for every power.
func (s *invariantCheck) checkBeforeDraw() {
	t := s.t
	for p := range t.Boxes {
		if t.Boxes[p][Hand] != [KindCount]uint8{} {
			s.refuse("3.7", "cataclysm/fault.unsound.hand", Power(p))
		}
	}
	if len(t.Queue) > 0 || t.Battle != nil || t.Acting != NoPower {
		s.refuse("3.3", "cataclysm/fault.unsound.left-over", fmt.Sprint(t.Queue), fmt.Sprint(t.Battle), t.Acting)
	}
	for i := range t.Units {
		if t.Units[i].Deployed {
			s.refuse("8.4.2", "cataclysm/fault.unsound.deployed", t.Units[i].Ref())
		}
	}
	for _, p := range t.activePowers().List() {
		if !t.holdsHome(p) {
			s.refuse("5.5.4", "cataclysm/fault.unsound.homeless", p)
		}
	}
}
