package cataclysm

import (
	"fmt"
	"testing"

	"interbellum/engine/enginetest/walk"
)

// Interests (5.1), the choice of political actions (6.0 to 6.7) and what a change of control
// brings (2.2.4, 5.2, 5.5.1), written a second time from the sentences of the rules; on boards
// laid out at random the game must say the same.

// ownInterest is an interest of the power's own (5.1).
func (r referenceRules) ownInterest(p Power, a Area) bool {
	t := r.t
	if t.controller(a) == p || t.Areas[a].Base == p || t.Areas[a].SpecialBase && p == UK || t.hasAid(p, a) {
		return true
	}
	for b := Area(1); b <= AreaCount; b++ {
		if !r.beside(a, b) {
			continue
		}
		if t.controller(b) == p {
			return true
		}
		if !b.Place().IsSea() || a.Place().IsSea() {
			continue
		}
		for c := Area(1); c <= AreaCount; c++ {
			if r.beside(b, c) && c.Place().Owner == p && t.controller(c) == p {
				return true
			}
		}
	}
	return false
}

func (r referenceRules) beside(a, b Area) bool {
	x, joined := Board().Between(a, b)
	return joined && x.Via.Kind != AirOnly && r.t.inPlay(b)
}

// interest is the power's own or an ally's.
func (r referenceRules) interest(p Power, a Area) bool {
	if r.ownInterest(p, a) {
		return true
	}
	kin := r.t.Alliance[r.t.ideology(p)]
	for _, q := range kin.List() {
		if kin.Has(p) && r.ownInterest(q, a) {
			return true
		}
	}
	return false
}

// mobilized reports whether the power may declare war: at two commitment levels only (4.1).
func (r referenceRules) mobilized(p Power) bool {
	c := r.t.Powers[p].Commitment
	return c == Mobilization || c == TotalWar
}

// mayAlly reports whether powers could be allies: each must be able to join the wars of the
// others, and the United States need Lend Lease (6.1.3, 12.2.2).
func (r referenceRules) mayAlly(set Powers) bool {
	t := r.t
	for _, p := range set.List() {
		for _, q := range set.List() {
			for _, foe := range t.enemies(q).Minus(t.enemies(p)).List() {
				if !r.mobilized(p) || foe == Japan && set.Has(US) && t.Markers.Has(USJapanTrade) {
					return false
				}
			}
		}
	}
	return !set.Has(US) || t.Markers.Has(LendLease)
}

// politics lists what the power may attempt, without maneuvers and special actions.
func (r referenceRules) politics() map[string]bool {
	t, p, m := r.t, r.p, map[string]bool{}
	st := &t.Powers[p]
	kin := t.Alliance[st.Ideology]
	m["propaganda"] = st.Stability == Unstable || st.Stability == Wavering
	fights := len(t.enemies(p).List()) > 0
	free := st.Ideology != Democracy || !t.Markers.Has(StatusQuo)
	m["escalate"] = !st.Escalated && (st.Commitment == Civilian || st.Commitment == Rearmament && free ||
		st.Commitment == Mobilization && (fights || t.Status == GlobalWar))
	bound := t.Markers.Has(USJapanTrade) && (p == US || kin.Has(p) && kin.Has(US))
	for _, q := range t.activePowers().Without(p).List() {
		same, foe := t.ideology(q) == st.Ideology, t.atWar(p, q)
		m["declare-war:power/"+q.String()] = !same && !foe && r.mobilized(p) && !(q == Japan && bound)
		m["pressure:power/"+q.String()] = !foe && (fights || !t.enemies(q).Empty()) && t.count(q, Available, Flag)+t.count(q, Available, IlDuce) > 0
		m["alliance:power/"+q.String()] = same && kin.Empty() && t.count(q, Reserve, Flag) > 0 && r.mayAlly(SetOf(p, q))
	}
	m["join:ideology/"+st.Ideology.String()] = !kin.Empty() && !kin.Has(p) && r.mayAlly(kin.With(p))
	for a := Area(1); a <= AreaCount; a++ {
		m["diplomacy:area/"+a.String()] = r.mayAttemptDiplomacy(a)
	}
	return m
}

// mayAttemptDiplomacy reports whether the area is an ungarrisoned country in the power's interests
// that is not its own (6.3), and, under the Stresa Front, not in the other's (12.1).
func (r referenceRules) mayAttemptDiplomacy(a Area) bool {
	t, p, pl := r.t, r.p, a.Place()
	c := t.controller(a)
	country := pl.Owner == NoPower || c != pl.Owner
	if !t.inPlay(a) || pl.IsSea() || t.outOfPlay(a) || c == p || !country || pl.Remote && pl.Owner != p || t.Areas[a].CivilWar ||
		t.anyUnit(a, func(u *Unit) bool { return u.Kind == Army || u.Kind == Fortress }) {
		return false
	}
	rival := map[Power]Power{Germany: Italy, Italy: Germany}[p]
	if rival != NoPower && t.active(rival) && t.Markers.Has(StresaFront) && r.interest(rival, a) {
		return false
	}
	return r.interest(p, a) && (pl.Owner == p || t.cubesLeft(p) > 0)
}

// change is what a change of control brings each power.
type change struct{ flags, tests, points [PowerCount + 2]int }

// controlChange works out the change when the power takes the area, in combat or otherwise.
func (r referenceRules) controlChange(a Area, conquest bool) (c change, to Power) {
	t, p, pl, s := r.t, r.p, a.Place(), r.t.Areas[a]
	before, worth := t.controller(a), 0
	if pl.IsHome() || pl.IsColony() && len(t.resources(a)) > 0 {
		worth = int(cubesFor(a)) // two in a capital
	}
	for _, q := range t.activePowers().List() {
		if t.opposing(p, q) && !t.atWar(p, q) && r.interest(q, a) {
			c.flags[q]++
		}
	}
	if t.active(pl.Owner) && s.Cubes > 0 && !t.friendly(pl.Owner, s.Owner) {
		c.flags[pl.Owner] += worth
	}
	if before == pl.Owner && before != NoPower {
		c.tests[before] += worth
		if conquest && t.atWar(p, before) {
			c.flags[p] += worth
		}
	}
	if to = p; t.active(pl.Owner) && t.ideology(pl.Owner) == t.ideology(p) {
		to = pl.Owner
	}
	c.points[s.Owner] -= int(s.Cubes)
	if s.Owner != pl.Owner { // Italy may have one in Rome (12.1.2)
		c.points[pl.Owner] += int(s.Cubes)
	}
	if to != pl.Owner {
		c.points[to] += int(cubesFor(a))
		c.points[pl.Owner] -= int(cubesFor(a))
	}
	return c, to
}

// randomPoliticalBoard is a board at random, with commitments, stability, flags and markers at
// random too.
func randomPoliticalBoard(t *testing.T, w *walk.Walker) *Table {
	table := randomBoard(t, w)
	for _, p := range table.activePowers().List() {
		st := &table.Powers[p]
		st.Commitment, st.Stability, st.Escalated = Commitment(1+w.N(5)), Stability(2+w.N(3)), w.N(4) == 0
		if table.reserve(p) == NoKind && w.N(2) == 0 {
			table.move(p, Flag, Available, Reserve)
		}
		if w.N(5) == 0 {
			table.moveAll(p, Flag, Available, Holding)
		}
	}
	for _, m := range []Marker{StresaFront, StatusQuo, USJapanTrade, LendLease} {
		if w.N(2) == 0 {
			table.Markers = table.Markers.With(m)
		}
	}
	return table
}

func TestPoliticsReadTwice(t *testing.T) {
	for seed := range uint64(60) {
		w := walk.New(seed)
		table := randomPoliticalBoard(t, w)
		powers := table.activePowers().List()
		p := powers[w.N(len(powers))]
		r := referenceRules{t: table, p: p}
		t.Run(fmt.Sprint("5.1 both readings see the same interests on board ", seed), func(t *testing.T) {
			for a := Area(1); a <= AreaCount; a++ {
				if want := table.inPlay(a) && r.interest(p, a); table.interested(p, a) != want {
					t.Errorf("an interest of %s in %s: %v", p, a, want)
				}
			}
		})
		t.Run(fmt.Sprint("6.0 both readings offer the same actions on board ", seed), func(t *testing.T) {
			got := map[string]bool{}
			for c := range table.politicalActions(p, 0) {
				got[c.Words()] = true
			}
			for word, want := range r.politics() {
				if got[word] != want {
					t.Errorf("%s: %s %v", p, word, want)
				}
			}
		})
		t.Run(fmt.Sprint("2.2.4 both readings settle a change of control alike on board ", seed), func(t *testing.T) { agreeOnControl(t, r, w) })
	}
}

func agreeOnControl(t *testing.T, r referenceRules, w *walk.Walker) {
	t.Helper()
	for a := Area(1); a <= AreaCount; a++ {
		pl := a.Place()
		if c := r.t.controller(a); !r.t.mayControl(r.p, a) || c == r.p || c == pl.Owner && r.t.ideologyControls(r.p, a) || r.t.cubesLeft(r.p) < 2 {
			continue
		}
		conquest := w.N(2) == 0
		want, to := r.controlChange(a, conquest)
		table, got := r.t.clone(), change{}
		before := table.scores()
		table.takeControl(r.p, a, "2.2.4", conquest)
		for _, d := range table.Queue {
			switch d.Kind {
			case DueGain:
				got.flags[d.Power]++
			case DueTest:
				got.tests[d.Power]++
			}
		}
		for p, n := range table.scores() {
			got.points[p] = n - before[p]
		}
		want.points[NoPower], want.points[Neutral], got.points[Neutral] = 0, 0, 0
		if table.controller(a) != to || got != want {
			t.Errorf("%s takes %s from %s, conquest %v: it is %s's, %+v instead of %+v", r.p, a, r.t.controller(a), conquest, table.controller(a), got, want)
		}
	}
}
