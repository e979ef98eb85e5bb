package cataclysm

import (
	"fmt"
	"slices"
	"testing"

	"interbellum/engine"
)

// setUpUnit is a unit on the map at the start.
type setUpUnit struct {
	power Power
	face  CounterFace
}

func occupants(s *Scenario) map[Area][]setUpUnit {
	on := map[Area][]setUpUnit{}
	for _, x := range s.Status {
		for _, u := range x.Units {
			for _, f := range u.Units {
				on[u.Area] = append(on[u.Area], setUpUnit{x.Power, f})
			}
		}
	}
	return on
}

func count(units []setUpUnit, is func(Kind) bool) int {
	n := 0
	for _, u := range units {
		if is(u.face.Kind) {
			n++
		}
	}
	return n
}

func exactly(k Kind) func(Kind) bool { return func(x Kind) bool { return x == k } }

// eachOccupied calls fault for every area with units and returns the first fault.
func eachOccupied(s *Scenario, fault func(a Area, units []setUpUnit) string) string {
	on := occupants(s)
	for a := Area(0); a <= AreaCount; a++ {
		if len(on[a]) > 0 {
			if f := fault(a, on[a]); f != "" {
				return a.String() + ": " + f
			}
		}
	}
	return ""
}

func (s *Scenario) baseOwner(a Area) Power {
	for _, b := range s.BasesCaptured {
		if b.Area == a {
			return b.Owner
		}
	}
	return a.Place().BaseOwner
}

// mayStand tells whether units may be in a land or mixed area (7.1.1): their own, an ally's in a common war, or a
// special British base while nobody holds the country, which takes no land unit.
func (s *Scenario) mayStand(p, owner Power, a Area, land int) bool {
	if owner == p {
		return true
	}
	for _, group := range s.Alliances {
		if slices.Contains(group, p) && slices.Contains(group, owner) {
			b := belligerents(s)
			return b.Has(p) && b.Has(owner)
		}
	}
	return p == UK && owner == NoPower && land == 0 && slices.Contains(s.SpecialBases, a)
}

func (s *Scenario) minorArmy(a Area) bool {
	if c := s.Chinese; c != nil && (slices.Contains(c.Guomindang, a) || slices.Contains(c.ChiCom, a)) {
		return true
	}
	return a.Place().MinorArmy && !slices.Contains(s.MinorArmiesRemoved, a)
}

var boardTests = []scenarioTest{
	{"7.1 units stand on the maps in play, never among opposing ones", func(s *Scenario) string {
		return eachOccupied(s, func(a Area, units []setUpUnit) string {
			kinds := map[Ideology]bool{}
			for _, u := range units {
				kinds[s.Ideology(u.power)] = true
			}
			return whether(a != Nowhere && s.Uses(a) && len(kinds) == 1, "not so")
		})
	}},
	{"7.1.1 units stand in their own areas or an ally's", func(s *Scenario) string {
		owner, _ := position(s)
		return eachOccupied(s, func(a Area, units []setUpUnit) string {
			for _, u := range units {
				if !a.Place().IsSea() && !s.mayStand(u.power, owner[a], a, count(units, Kind.IsLand)) {
					return u.power.String() + " is not at home"
				}
			}
			return ""
		})
	}},
	{"7.1.1 limits on land", func(s *Scenario) string {
		return eachOccupied(s, func(a Area, units []setUpUnit) string {
			p := a.Place()
			if p.IsSea() || p.Remote {
				return ""
			}
			limit, land := 2, count(units, Kind.IsLand)
			if s.minorArmy(a) {
				land++
			}
			winter := units[0].power == USSR && p.Map == EuropeMap && p.Owner == USSR // 12.3.1
			if p.Restricted && count(units, exactly(Logistics)) == 0 && !winter {
				limit = 1
			}
			ok := land <= limit && count(units, Kind.IsNaval) <= limit && count(units, Kind.IsAir) <= limit && count(units, exactly(Fortress)) <= 1
			return whether(ok, fmt.Sprint(units))
		})
	}},
	{"7.1.2 units at sea have a base of their own and keep its limits", func(s *Scenario) string {
		return eachOccupied(s, func(a Area, units []setUpUnit) string {
			p := a.Place()
			if !p.IsSea() {
				return ""
			}
			limit := 1
			if count(units, exactly(Logistics)) > 0 {
				limit = 2
			}
			for _, u := range units {
				if p.Base == NoBase || s.baseOwner(a) != u.power || u.face.Kind.IsLand() || u.face.Kind.IsNaval() && p.Base != NavalBase {
					return u.face.String()
				}
			}
			return whether(count(units, Kind.IsNaval) <= limit && count(units, Kind.IsAir) <= limit, fmt.Sprint(units))
		})
	}},
	{"7.1.4 one logistics unit to an area", func(s *Scenario) string {
		return eachOccupied(s, func(_ Area, units []setUpUnit) string { return whether(count(units, exactly(Logistics)) <= 1, "two") })
	}},
	{"2.2.2 ships lie in ports", func(s *Scenario) string {
		return eachOccupied(s, func(a Area, units []setUpUnit) string {
			return whether(count(units, Kind.IsNaval) == 0 || a.Place().Coastal || a.Place().Base == NavalBase, "no port")
		})
	}},
	{"11.1 nobody stands in a civil war or beside a neutral cube", func(s *Scenario) string {
		return eachOccupied(s, func(a Area, _ []setUpUnit) string {
			neutral := slices.ContainsFunc(s.NeutralCubes, func(c AreaCubes) bool { return c.Area == a })
			return whether(!neutral && !slices.Contains(s.CivilWars, a), "not so")
		})
	}},
	{"2.4.4 minor armies are removed where there are some", func(s *Scenario) string {
		for _, a := range s.MinorArmiesRemoved {
			if !a.Place().MinorArmy {
				return a.String()
			}
		}
		return ""
	}},
	{"2.3.2 bases change hands where there are some", func(s *Scenario) string {
		for _, b := range s.BasesCaptured {
			if !s.Uses(b.Area) || b.Area.Place().Base == NoBase {
				return b.Area.String()
			}
		}
		return ""
	}},
	{"2.3.3 special British bases stand in countries that nobody holds", func(s *Scenario) string {
		owner, _ := position(s)
		for _, a := range s.SpecialBases {
			if !s.Uses(a) || !a.Place().SpecialBritishBase || owner[a] != NoPower || !s.InPlay().Has(UK) {
				return a.String()
			}
		}
		return ""
	}},
	{"2.3.9 every power has a production site", func(s *Scenario) string {
		for _, p := range s.InPlay().List() {
			sites := s.sites(p)
			if _, on := s.marker(RhinelandDemilitarized); on && p == Germany {
				sites.Remove(MustArea("ruhr"))
			}
			if sites.Len() == 0 {
				return p.String()
			}
		}
		return ""
	}},
	{"11.4 the Chinese factions, and the state of their war", china},
}

func (s *Scenario) sites(p Power) Areas {
	var sites Areas
	owner, _ := position(s)
	for a := Area(1); a <= AreaCount; a++ {
		if x := a.Place(); s.Uses(a) && owner[a] == p && x.Owner == p && x.IsHome() && x.HasIndustry() {
			sites.Add(a)
		}
	}
	for _, x := range s.ExtraProduction {
		for _, a := range x.Areas {
			if x.Power == p && owner[a] == p {
				sites.Add(a)
			}
		}
	}
	return sites
}

// The war is inactive while any power's land unit garrisons a Chinese country (11.4.4).
func china(s *Scenario) string {
	c := s.Chinese
	if (c != nil) != slices.Contains(s.Maps, PacificMap) {
		return "China is on the Pacific map"
	}
	if c == nil {
		return ""
	}
	on, want := occupants(s), "active"
	for a := Area(1); a <= AreaCount; a++ {
		if a.Place().China && count(on[a], Kind.IsLand) > 0 {
			want = "inactive"
		}
	}
	var seen Areas
	for _, a := range append(slices.Clone(c.Guomindang), c.ChiCom...) {
		if !a.Place().China || seen.Has(a) || count(on[a], Kind.IsLand) > 0 {
			return a.String()
		}
		seen.Add(a)
	}
	return whether(c.Status == want && len(c.Guomindang) >= len(c.ChiCom) && len(c.ChiCom) > 0, c.Status)
}

func TestScenarioList(t *testing.T) {
	judgeTheData(t)
	t.Run("1.2 C.1 to C.7 and one example, each by its id", func(t *testing.T) {
		numbers := map[string]bool{}
		for i := range Scenarios() {
			s := &Scenarios()[i]
			numbers[s.Number] = true
			if got, ok := ScenarioByID(s.ID); !ok || got != s {
				t.Errorf("%v: got ok %v, %v; want true and %v", s.ID, ok, got, s)
			}
		}
		if len(numbers) != 8 || !numbers["C.1"] || !numbers["C.7"] || !numbers[""] {
			t.Errorf("got %v, want C.1 to C.7 and one without a number", numbers)
		}
		if _, ok := ScenarioByID("operation-sea-lion"); ok {
			t.Error("got a scenario that does not exist, want none")
		}
	})
	t.Run("1.2 scenarios for two, and for more", func(t *testing.T) {
		for _, id := range []string{"days-of-decision", "crisis-in-the-west", "pour-la-patrie", "great-patriotic-war", "eagle-and-sun"} {
			if s, _ := ScenarioByID(id); len(s.Players) != 1 || s.Players[0].Players != 2 {
				t.Errorf("%v %v, want 1 of them and [0].Players 2", id, s.Players)
			}
		}
		for _, id := range []string{"cataclysm", "hitlers-war", "war-without-mercy"} {
			s, _ := ScenarioByID(id)
			for _, n := range []int{2, 3} {
				if !slices.ContainsFunc(s.Players, func(x PlayerSplit) bool { return x.Players == n }) {
					t.Errorf("%s: got no split for %d players, want one", id, n)
				}
			}
		}
	})
	t.Run("1.6 C.1 runs from 1933 to 1946, only Japan above civilian, fleets in the treaty ratio", func(t *testing.T) {
		s, _ := ScenarioByID("cataclysm")
		fleets := map[Power]int{}
		for _, x := range s.Status {
			if (x.Commitment == Rearmament) != (x.Power == Japan) || (x.Commitment == Civilian) == (x.Power == Japan) {
				t.Errorf("%v %v: got %v, %v; want %v and anything but %v", x.Power, x.Commitment, x.Commitment == Rearmament, x.Commitment == Civilian, x.Power == Japan, x.Power == Japan)
			}
			for _, u := range x.Units {
				for _, f := range u.Units {
					if f.Kind.IsNaval() {
						fleets[x.Power]++
					}
				}
			}
		}
		if s.FirstTurn != Turn1933 || s.LastTurn != Turn1945 || fleets[UK] != fleets[US] || fleets[US] <= fleets[Japan] {
			t.Errorf("%v %v %v, want %v, %v, [UK] %v and [US] more than %v", s.FirstTurn, s.LastTurn, fleets, Turn1933, Turn1945, fleets[US], fleets[Japan])
		}
		for _, m := range []Marker{StresaFront, RhinelandDemilitarized, WashingtonNavalTreaty, USJapanTrade, StatusQuo} {
			if _, on := s.marker(m); !on {
				t.Errorf("got no marker %s in the scenario, want it", m)
			}
		}
	})
	t.Run("1.6 C.2 runs from 1937 to 1942, Germany and Italy against France and the United Kingdom", func(t *testing.T) {
		s, _ := ScenarioByID("days-of-decision")
		if s.FirstTurn != Turn1937 || s.LastTurn != Turn1941 || s.InPlay() != SetOf(France, Germany, Italy, UK) || !slices.Equal(s.Maps, []Map{EuropeMap}) {
			t.Errorf("%v %v %v %v, want %v, %v, %v and %v", s.FirstTurn, s.LastTurn, s.InPlay(), s.Maps, Turn1937, Turn1941, SetOf(France, Germany, Italy, UK), []Map{EuropeMap})
		}
		if !slices.Equal(s.CivilWars, []Area{MustArea("spain")}) || !s.HasRule("fixed-end") || s.HasRule("barbarossa") || !s.Removed(USJapanTrade) {
			t.Errorf("%v: got %v, s.HasRule('fixed-end') %v, s.HasRule('barbarossa') %v, s.Removed(USJapanTrade) %v; want %v, true, false and true",
				s.CivilWars, s.CivilWars, s.HasRule("fixed-end"), s.HasRule("barbarossa"), s.Removed(USJapanTrade), []Area{MustArea("spain")})
		}
		for _, x := range s.Status {
			if x.Commitment != Rearmament {
				t.Errorf("%v %v, want %v", x.Power, x.Commitment, Rearmament)
			}
		}
	})
	t.Run("1.2 C.7 changes the sides of France and Italy, and whom they provoke", func(t *testing.T) {
		s, _ := ScenarioByID("pour-la-patrie")
		if s.Ideology(France) != Fascism || s.Ideology(Italy) != Democracy || s.Provokes(France) != SetOf(Italy, UK) || s.StatusOf(Japan) != nil {
			t.Errorf("%v %v: got %v, %v, %v, %v; want %v, %v, %v and nil", s.IdeologyOverrides, s.Provokes(France), s.Ideology(France), s.Ideology(Italy), s.Provokes(France), s.StatusOf(Japan), Fascism, Democracy, SetOf(Italy, UK))
		}
	})
}

// A set-up that breaks a rule is noticed.
func TestScenarioNotices(t *testing.T) {
	judgeTheData(t)
	fresh := func() *Scenario {
		var s Scenario
		err := engine.DecodeStrictly([]byte(daysOfDecisionFile), &s)
		if err != nil {
			t.Fatal(err)
		}
		s.book = book()
		return &s
	}
	for name, spoil := range map[string]func(s *Scenario){
		"1.1 a power nowhere":             func(s *Scenario) { s.OutOfPlay = s.OutOfPlay[1:] },
		"1.2 a player of two ideologies":  func(s *Scenario) { p := s.Players[0].Split; p[0][0], p[1][0] = p[1][0], p[0][0] },
		"1.7.1 a score too high":          func(s *Scenario) { s.StartingPoints[0].Points++ },
		"1.7 ties for an absent ideology": func(s *Scenario) { s.Victory.Ties[0] = Communism },
		"2.2.4 a cube at home":            func(s *Scenario) { s.Control[0].Area = MustArea("paris") },
		"2.2.4 a cube at sea":             func(s *Scenario) { s.Control[0].Area = MustArea("north-sea") },
		"2.2.4 a cube in a remote area":   func(s *Scenario) { s.Control[0].Area = MustArea("canada") },
		"4.1.1 a counter too many": func(s *Scenario) {
			s.Status[0].ForcePoolAvailable = append(s.Status[0].ForcePoolAvailable, CounterFace{Kind: Army})
		},
		"4.1.1 counters that do not exist": func(s *Scenario) {
			x := s.Status[0].ForcePoolAvailable
			x[0], x[1] = CounterFace{Kind: Submarine}, CounterFace{Kind: Submarine}
		},
		"4.1 a posture for France":               func(s *Scenario) { s.Status[0].Posture = MilitaryReforms },
		"5.6 a war without a war status":         func(s *Scenario) { s.Wars = []ScenarioWar{{[2][]Power{{Germany}, {UK}}}} },
		"5.6.5 total war without Global War":     func(s *Scenario) { s.Status[0].Commitment = TotalWar },
		"6.1 an alliance across ideologies":      func(s *Scenario) { s.Alliances = [][]Power{{France, Italy}} },
		"7.1 units on the other map":             func(s *Scenario) { s.Status[0].Units[0].Area = MustArea("indochina") },
		"7.1.1 units abroad":                     func(s *Scenario) { s.Status[0].Units[0].Area = MustArea("norway") },
		"7.1.1 three armies in an area":          func(s *Scenario) { u := s.Status[1].Units; u[2].Area, u[3].Area = u[0].Area, u[0].Area },
		"7.1.2 a fleet at a foreign base":        func(s *Scenario) { s.Status[2].Units[2].Area = MustArea("eastern-mediterranean") },
		"7.1.2 an army at sea":                   func(s *Scenario) { s.Status[3].Units[3].Units[0] = CounterFace{Kind: Army} },
		"2.2.2 a fleet in Bavaria":               func(s *Scenario) { s.Status[1].Units[2].Units[1] = CounterFace{Kind: Fleet} },
		"2.3.3 a special base in Greece":         func(s *Scenario) { s.SpecialBases[0] = MustArea("greece") },
		"11.1 a civil war and a minor army":      func(s *Scenario) { s.MinorArmiesRemoved = nil },
		"12 a marker of somebody else":           func(s *Scenario) { s.Status[0].MarkersAvailable[0] = IlDuceMarker },
		"12 a marker both in play and gone":      func(s *Scenario) { s.MarkersRemoved[0] = StresaFront },
		"12.1 an alliance under Stresa":          func(s *Scenario) { s.Alliances = [][]Power{{France, UK}} },
		"12.2 Status Quo with a mobilized power": func(s *Scenario) { s.Status[1].Commitment = Mobilization },
		"11.4 China without its map":             func(s *Scenario) { s.Chinese = &ChineseSetup{Status: "active"} },
	} {
		t.Run(name, func(t *testing.T) {
			s := fresh()
			spoil(s)
			for _, tests := range [][]scenarioTest{scenarioTests, boardTests} {
				for _, c := range tests {
					if c.fault(s) != "" {
						return
					}
				}
			}
			t.Error("got a scenario without a fault, want one that a test finds")
		})
	}
	t.Run("1.2 an unknown field is refused", func(t *testing.T) {
		var s Scenario
		if engine.DecodeStrictly([]byte(`{"id":"x","weather":"rain"}`), &s) == nil {
			t.Errorf("accepted: got %v, want an error", engine.DecodeStrictly([]byte(`{"id":"x","weather":"rain"}`), &s))
		}
	})
}
