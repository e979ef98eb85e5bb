package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// A situation is the view of the power that is asked, indexed.
type situation struct {
	*cataclysm.View
	asked     engine.Decision
	style     bot.Style
	me        cataclysm.Power
	areas     [cataclysm.AreaCount + 1]*cataclysm.AreaView
	units     [cataclysm.AreaCount + 1][]*cataclysm.UnitView
	powers    [cataclysm.PowerCount + 1]*cataclysm.PowerView
	turnsLeft int // turns to come after this one
	openSeas  [cataclysm.PowerCount + 1]*cataclysm.Areas
	supplies  [cataclysm.PowerCount + 1]*cataclysm.Areas // that lines of communications reach

	// Memos: each is one more than its value, 0 if it is not known yet.
	tests          [cataclysm.PowerCount + 1]int
	greatestRisks  [cataclysm.PowerCount + 1]int
	currentCosts   [cataclysm.PowerCount + 1]int
	collapseRisks  [cataclysm.PowerCount + 1]int
	surrenderCosts [cataclysm.PowerCount + 1]int
	thresholds     [cataclysm.PowerCount + 1]int
	thresholdRises [cataclysm.PowerCount + 1]int
	defenceValues  [cataclysm.AreaCount + 1]int
	lossRisks      [cataclysm.PowerCount + 1][]int
	ferryWorths    [cataclysm.PowerCount + 1][]int
}

// memo returns the value kept, or works it out on first use.
func memo(kept *int, work func() int) int {
	if *kept == 0 {
		*kept = 1 + work()
	}
	return *kept - 1
}

func newSituation(v *cataclysm.View, d engine.Decision, style bot.Style) *situation {
	s := &situation{View: v, asked: d, style: style, me: cataclysm.Power(d.Seat), turnsLeft: max(0, int(v.LastTurn)-int(v.Turn))}
	for i := range v.Areas {
		s.areas[v.Areas[i].Area] = &v.Areas[i]
	}
	for i := range v.Units {
		u := &v.Units[i]
		s.units[u.Area] = append(s.units[u.Area], u)
	}
	for p := range s.powers {
		s.powers[p] = &cataclysm.PowerView{}
	}
	for i := range v.Powers {
		if p := v.Powers[i].Power; int(p) < len(s.powers) {
			s.powers[p] = &v.Powers[i]
		}
	}
	return s
}

// area is what lies in the area; empty if it is out of play.
func (s *situation) area(a cataclysm.Area) *cataclysm.AreaView {
	if x := s.areas[a]; x != nil {
		return x
	}
	return &cataclysm.AreaView{}
}

func (s *situation) power(p cataclysm.Power) *cataclysm.PowerView {
	if int(p) < len(s.powers) {
		return s.powers[p]
	}
	return s.powers[0]
}

func (s *situation) unit(r engine.Ref) *cataclysm.UnitView {
	for i := range s.Units {
		if s.Units[i].Ref == r {
			return &s.Units[i]
		}
	}
	return &cataclysm.UnitView{}
}

// inPlay reports whether the power is in the match and has not surrendered.
func (s *situation) inPlay(p cataclysm.Power) bool {
	x := s.power(p)
	return x.Power != cataclysm.NoPower && !x.Surrendered
}

// ours reports whether the power wins together with the one asked: it is of its ideology, or of
// the other one that its player runs (1.2).
func (s *situation) ours(p cataclysm.Power) bool {
	x := s.power(p)
	return x.Power != cataclysm.NoPower && (x.Ideology == s.power(s.me).Ideology || s.TwoSides && x.Ideology != cataclysm.Fascism && s.power(s.me).Ideology != cataclysm.Fascism)
}

// theirs reports whether the power is an opposing one still in the match (1.1).
func (s *situation) theirs(p cataclysm.Power) bool { return s.inPlay(p) && !s.ours(p) }

// opposing reports whether the powers are of different ideologies (1.1).
func (s *situation) opposing(p, q cataclysm.Power) bool {
	return s.inPlay(p) && s.inPlay(q) && s.power(p).Ideology != s.power(q).Ideology
}

func (s *situation) atWar(p, q cataclysm.Power) bool { return slices.Contains(s.power(p).Enemies, q) }

// allied reports whether the powers share an alliance, or are the same (6.1).
func (s *situation) allied(p, q cataclysm.Power) bool {
	if p == q {
		return true
	}
	for i := range s.Ideologies {
		if a := s.Ideologies[i].Alliance; slices.Contains(a, p) && slices.Contains(a, q) {
			return true
		}
	}
	return false
}

// friends reports whether the powers are the same, or allies at war (6.1.2).
func (s *situation) friends(p, q cataclysm.Power) bool {
	return p == q || s.allied(p, q) && s.power(p).Belligerent && s.power(q).Belligerent
}

// isFriendly reports whether the area is friendly to a power: one with a Chinese army is not, even under the power's control (1.1, 11.4.2).
func (s *situation) isFriendly(p cataclysm.Power, a cataclysm.Area) bool {
	return s.friends(p, s.area(a).Controller) && !slices.ContainsFunc(s.units[a], isChinese)
}

// isChinese reports whether a unit is the army of a faction in the Chinese Civil War (11.4).
func isChinese(u *cataclysm.UnitView) bool {
	return u.Kind == cataclysm.MinorArmy && u.Faction != cataclysm.NoFaction
}

// garrisoned reports whether a power's land unit is in the area (2.2.5).
func (s *situation) garrisoned(a cataclysm.Area) bool {
	return slices.ContainsFunc(s.units[a], func(u *cataclysm.UnitView) bool { return u.Kind.IsLand() && u.Owner <= cataclysm.PowerCount })
}

// interested reports whether a power, or its ally, has an interest in the area (5.1).
func (s *situation) interested(p cataclysm.Power, a cataclysm.Area) bool {
	q := s.area(a).Controller
	return s.allied(p, q) && s.inPlay(q) || s.interestedWithout(p, a)
}

// interestedWithout reports whether a power, or its ally, has an interest in the area that does not come from control of it.
func (s *situation) interestedWithout(p cataclysm.Power, a cataclysm.Area) bool {
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if s.inPlay(q) && s.allied(p, q) && s.interestNear(q, a) {
			return true
		}
	}
	return false
}

// interestNear is an interest that does not come from control of the area itself.
func (s *situation) interestNear(p cataclysm.Power, a cataclysm.Area) bool {
	x := s.area(a)
	if x.Base == p || slices.ContainsFunc(x.Aid, func(y cataclysm.AidView) bool { return y.Power == p }) {
		return true
	}
	for _, near := range s.Board().Neighbours(a) {
		switch {
		case !near.Via.Adjacent():
		case s.area(near.To).Controller == p:
			return true
		case s.Place(near.To).IsSea() && !s.Place(a).IsSea() && s.homeOn(p, near.To):
			return true
		}
	}
	return false
}

// homeOn reports whether a power controls a home area or colony of its own beside the sea (5.1).
func (s *situation) homeOn(p cataclysm.Power, sea cataclysm.Area) bool {
	for _, shore := range s.Board().Neighbours(sea) {
		if shore.Via.Adjacent() && s.Place(shore.To).Owner == p && s.area(shore.To).Controller == p {
			return true
		}
	}
	return false
}

// count is how many counters of a kind a power has in a box.
func (s *situation) count(p cataclysm.Power, b cataclysm.Box, k cataclysm.Kind) (n int) {
	for _, c := range s.power(p).Boxes {
		if c.Box == b && c.Kind == k {
			n += c.N
		}
	}
	return n
}

func powerOf(r engine.Ref) cataclysm.Power {
	p, _ := cataclysm.ParsePower(r.Name())
	return p
}

// kindOf is the kind of a counter: "flag/germany".
func kindOf(r engine.Ref) cataclysm.Kind {
	k, _ := cataclysm.ParseKind(r.Class())
	return k
}
