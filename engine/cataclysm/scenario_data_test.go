package cataclysm

import (
	"fmt"
	"slices"
	"testing"
)

// scenarioTest is one statement about every scenario. The text that it returns says what is wrong,
// or is "".
type scenarioTest struct {
	name  string
	fault func(s *Scenario) string
}

func TestScenarios(t *testing.T) {
	judgeTheData(t)
	for i := range Scenarios() {
		s := &Scenarios()[i]
		t.Run(s.ID, func(t *testing.T) {
			for _, tests := range [][]scenarioTest{scenarioTests, boardTests} {
				for _, c := range tests {
					t.Run(c.name, func(t *testing.T) {
						if f := c.fault(s); f != "" {
							t.Errorf(`got %v, want ""`, f)
						}
					})
				}
			}
		})
	}
}

// position is the control of areas at the start: by print, then by cubes.
func position(s *Scenario) (owner [AreaCount + 1]Power, cubes [PowerCount + 1]int) {
	for a := Area(1); a <= AreaCount; a++ {
		if p := a.Place(); s.Uses(a) && s.InPlay().Has(p.Owner) {
			owner[a] = p.Owner
		}
	}
	for _, c := range s.Control {
		owner[c.Area] = c.Power
		cubes[c.Power] += c.Cubes
	}
	for _, c := range s.NeutralCubes {
		owner[c.Area] = Neutral
	}
	for _, group := range s.Alliances {
		for _, p := range group {
			cubes[p]++
		}
	}
	for _, w := range s.Wars {
		for _, p := range append(slices.Clone(w.Sides[0]), w.Sides[1]...) {
			cubes[p]++
		}
	}
	return owner, cubes
}

func belligerents(s *Scenario) Powers {
	var b Powers
	for _, w := range s.Wars {
		b = b.Or(SetOf(w.Sides[0]...)).Or(SetOf(w.Sides[1]...))
	}
	return b
}

func (s *Scenario) marker(m Marker) (string, bool) {
	for _, x := range s.MarkersInPlay {
		if x.Marker == m {
			return x.Place, true
		}
	}
	return "", false
}

func (s *Scenario) ideologies(powers ...Power) map[Ideology]bool {
	kinds := map[Ideology]bool{}
	for _, p := range powers {
		kinds[s.Ideology(p)] = true
	}
	return kinds
}

// points are the victory points that the cubes on the map come to (1.7.1).
func points(s *Scenario, p Power) int {
	n := 0
	for _, c := range s.Control {
		if c.Power == p {
			n += c.Cubes
		} else if c.Area.Place().Owner == p {
			n -= c.Cubes
		}
	}
	for _, c := range s.NeutralCubes {
		if c.Area.Place().Owner == p {
			n -= c.Cubes
		}
	}
	return n
}

var scenarioTests = []scenarioTest{
	{"1.1 every power is in play or out of it, and has a status if it is in", func(s *Scenario) string {
		all := append(slices.Clone(s.Powers), s.OutOfPlay...)
		slices.Sort(all)
		var status Powers
		for _, x := range s.Status {
			status = status.With(x.Power)
		}
		return whether(slices.Equal(all, AllPowers.List()) && status == s.InPlay() && len(s.Status) == len(s.Powers), fmt.Sprint(all, status))
	}},
	{"1.6 the turns", func(s *Scenario) string {
		return whether(s.FirstTurn != NoTurn && s.FirstTurn <= s.LastTurn, s.FirstTurn.String())
	}},
	{"1.2 the powers are dealt out, one ideology to a player", func(s *Scenario) string {
		for _, x := range s.Players {
			flat := slices.Concat(x.Split...)
			slices.Sort(flat)
			if !slices.Equal(flat, s.InPlay().List()) || len(x.Split) != x.Players {
				return fmt.Sprint(x)
			}
			for _, hand := range x.Split {
				kinds := s.ideologies(hand...)
				if len(kinds) != 1 && (x.Players != 2 || len(kinds) != 2 || kinds[Fascism]) {
					return fmt.Sprint(hand)
				}
			}
		}
		return whether(len(s.Players) > 0, "nobody")
	}},
	{"2.6 provocations work both ways, never inside an ideology", func(s *Scenario) string {
		for _, p := range s.InPlay().List() {
			for _, q := range s.Provokes(p).And(s.InPlay()).List() {
				if s.Ideology(p) == s.Ideology(q) || !s.Provokes(q).Has(p) {
					return p.String() + " " + q.String()
				}
			}
		}
		return ""
	}},
	{"2.2.4 cubes lie on foreign land, one each, two in a capital", func(s *Scenario) string {
		var seen Areas
		for _, c := range s.Control {
			p := c.Area.Place()
			own := p.Owner == c.Power
			want := 1
			if p.Capital && !own {
				want = 2
			}
			if !s.Uses(c.Area) || p.IsSea() || seen.Has(c.Area) || !s.InPlay().Has(c.Power) || c.Cubes != want ||
				own && c.Area != MustArea("rome") || p.Remote && !own {
				return c.Area.String()
			}
			seen.Add(c.Area)
		}
		return ""
	}},
	{"2.4.5 neutral cubes lie in home areas and colonies, sixteen at most", func(s *Scenario) string {
		for _, c := range s.NeutralCubes {
			taken := slices.ContainsFunc(s.Control, func(x ControlCubes) bool { return x.Area == c.Area })
			if p := c.Area.Place(); !s.Uses(c.Area) || !p.IsHome() && !p.IsColony() || taken || c.Cubes < 1 {
				return c.Area.String()
			}
		}
		return whether(len(s.NeutralCubes) <= NeutralCubes, "too many")
	}},
	{"2.4 nobody needs more cubes than the box has", func(s *Scenario) string {
		_, cubes := position(s)
		for _, p := range s.InPlay().List() {
			if cubes[p] > p.Facts().Cubes {
				return p.String()
			}
		}
		return ""
	}},
	{"11.1 a country in civil war has no owner and no minor army", func(s *Scenario) string {
		owner, _ := position(s)
		for _, a := range s.CivilWars {
			if !s.Uses(a) || owner[a] != NoPower || !slices.Contains(s.MinorArmiesRemoved, a) {
				return a.String()
			}
		}
		return ""
	}},
	{"6.1 alliances stay inside an ideology, and an American one needs Lend Lease", func(s *Scenario) string {
		for _, group := range s.Alliances {
			if len(s.ideologies(group...)) != 1 || !SetOf(group...).Minus(s.InPlay()).Empty() {
				return fmt.Sprint(group)
			}
			if place, _ := s.marker(LendLease); slices.Contains(group, US) && place != "washington-dc" {
				return "no Lend Lease"
			}
		}
		return ""
	}},
	{"5.6 wars are between ideologies and have a war status", func(s *Scenario) string {
		for _, w := range s.Wars {
			x, y := s.ideologies(w.Sides[0]...), s.ideologies(w.Sides[1]...)
			if len(x) != 1 || len(y) != 1 || x[s.Ideology(w.Sides[1][0])] {
				return fmt.Sprint(w.Sides)
			}
		}
		return whether(belligerents(s).Empty() || s.WarStatus != NoWar, "no war status")
	}},
	{"5.6.5 three ideologies at war, or total war, mean Global War", func(s *Scenario) string {
		global := len(s.ideologies(belligerents(s).List()...)) == 3
		for _, x := range s.Status {
			global = global || x.Commitment == TotalWar
		}
		return whether(global == (s.WarStatus == GlobalWar), s.WarStatus.String())
	}},
	{"1.7.1 the starting score is what the cubes come to", func(s *Scenario) string {
		want := s.InPlay()
		for _, x := range s.Surrendered {
			want = want.With(x.Power)
		}
		var got Powers
		for _, x := range s.StartingPoints {
			got = got.With(x.Power)
			if points(s, x.Power) != x.Points {
				return fmt.Sprintf("%s has %d points, not %d", x.Power, points(s, x.Power), x.Points)
			}
		}
		return whether(got == want, got.String())
	}},
	{"1.7 ties are broken among the ideologies in play", func(s *Scenario) string {
		kinds := s.ideologies(s.Powers...)
		for _, i := range s.Victory.Ties {
			if !kinds[i] {
				return i.String()
			}
			delete(kinds, i)
		}
		return whether(len(kinds) == 0, fmt.Sprint(kinds))
	}},
	{"4.1 stability and commitment stand on their tracks, posture for Communists only", func(s *Scenario) string {
		for _, x := range s.Status {
			if x.Commitment == NoCommitment || x.Stability < Unstable || (x.Posture != NoPosture) != (s.Ideology(x.Power) == Communism) || x.Source == "" {
				return x.Power.String()
			}
		}
		return ""
	}},
	{"4.1.1 each force pool is filled to its limit from counters that exist", func(s *Scenario) string {
		for _, x := range s.Status {
			if f := poolFault(x); f != "" {
				return x.Power.String() + ": " + f
			}
		}
		return ""
	}},
	{"12 markers belong to their powers and are in one place", func(s *Scenario) string {
		for _, m := range s.MarkersInPlay {
			_, inArea := ParseArea(m.Place)
			if s.Removed(m.Marker) || !inArea && !slices.Contains([]string{"map", "political-display", "political-display-centre"}, m.Place) {
				return m.Marker.String()
			}
		}
		for _, x := range s.Status {
			for _, m := range append(slices.Clone(x.MarkersAvailable), x.MarkersRemoved...) {
				if !slices.Contains(x.Power.Facts().Markers, m) || slices.Contains(x.MarkersAvailable, m) && slices.Contains(x.MarkersRemoved, m) {
					return x.Power.String() + ": " + m.String()
				}
			}
		}
		return ""
	}},
	{"12.1 the Stresa Front stands before any alliance or war of its members", func(s *Scenario) string {
		_, on := s.marker(StresaFront)
		return whether(!on || len(s.Alliances) == 0 && belligerents(s).And(SetOf(Germany, Italy)).Empty(), "too late")
	}},
	{"12.1.1 the Rhineland is empty while demilitarized, and has one marker", func(s *Scenario) string {
		_, on := s.marker(RhinelandDemilitarized)
		_, flipped := s.marker(RuhrLimitedResource)
		inRuhr := false
		if x := s.StatusOf(Germany); x != nil {
			inRuhr = slices.ContainsFunc(x.Units, func(u AreaUnits) bool { return u.Area == MustArea("ruhr") })
		}
		return whether(!on || !flipped && !belligerents(s).Has(Germany) && !inRuhr, "not so")
	}},
	{"12.1.3 the naval treaty holds among powers at peace", func(s *Scenario) string {
		_, on := s.marker(WashingtonNavalTreaty)
		return whether(!on || belligerents(s).And(SetOf(UK, US)).Empty(), "at war")
	}},
	{"12.2 Status Quo could not end at once", statusQuo},
	{"12.2.2 Lend Lease waits on the political display until there is war, trade needs both partners", func(s *Scenario) string {
		place, _ := s.marker(LendLease)
		if s.InPlay().Has(US) && s.WarStatus == NoWar && place != "political-display-centre" {
			return "Lend Lease: " + place
		}
		_, trade := s.marker(USJapanTrade)
		return whether(!trade || s.InPlay().Has(US) && s.InPlay().Has(Japan), "trade with nobody")
	}},
	{"1.0 special rules and sources are told", func(s *Scenario) string {
		for _, r := range s.SpecialRules {
			if r.ID == "" || r.Text == "" || r.Source == "" || !s.HasRule(r.ID) {
				return r.ID
			}
		}
		return whether(s.Source.Turns != "" && s.Source.Units != "" && s.Source.Control != "", "no source")
	}},
}

func statusQuo(s *Scenario) string {
	if _, on := s.marker(StatusQuo); !on {
		return ""
	}
	score := map[Ideology]int{}
	for _, x := range s.Status {
		atPeace := x.Commitment < Mobilization
		if s.Ideology(x.Power) == Democracy && (!atPeace || belligerents(s).Has(x.Power)) || SetOf(Germany, Italy, USSR).Has(x.Power) && !atPeace {
			return x.Power.String()
		}
		if SetOf(Germany, Italy, France, UK).Has(x.Power) {
			score[s.Ideology(x.Power)] += points(s, x.Power)
		}
	}
	return whether(score[Fascism] <= score[Democracy], fmt.Sprint(score))
}

func poolFault(x ScenarioPower) string {
	pool := slices.Clone(x.ForcePoolAvailable)
	for _, u := range x.Units {
		pool = append(pool, u.Units...)
		if slices.ContainsFunc(u.Units, func(f CounterFace) bool { return !f.Kind.IsUnit() }) {
			return "no unit in " + u.Area.String()
		}
	}
	card := Card(x.Power, x.Commitment)
	if len(pool)+x.ForcePoolSetAside != card.ForcePool {
		return fmt.Sprintf("%d and %d of %d", len(pool), x.ForcePoolSetAside, card.ForcePool)
	}
	count := CounterMix{}
	for _, f := range pool {
		count[f.Kind]++
		if !f.Kind.CountsInPool() || f.Kind.IsUpgrade() && !card.MayHoldUpgrades || count[f.Kind] > MixOf(x.Power)[f.Kind] {
			return f.String()
		}
	}
	if r := x.Reserve.Kind; r != NoKind && r != Flag && r != Offensive && r != Resource && !r.CountsInPool() {
		return "reserve: " + r.String()
	}
	return ""
}
