package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

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
			if !slices.ContainsFunc(s.MarkersInPlay, func(x MarkerPlace) bool { return x.Marker == m }) {
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

func TestScenarioSources(t *testing.T) {
	judgeTheData(t)
	for _, s := range Scenarios() {
		if s.Source.Turns == "" || s.Source.Units == "" || s.Source.Control == "" {
			t.Errorf("%s: got the sources %+v, want those of turns, units and control", s.ID, s.Source)
		}
		for _, x := range s.Status {
			if x.Source == "" {
				t.Errorf("%s: got no source for %s, want one", s.ID, x.Power)
			}
		}
		for _, r := range s.SpecialRules {
			if r.ID == "" || r.Text == "" || r.Source == "" {
				t.Errorf("%s: got the special rule %+v, want an id, a text and a source", s.ID, r)
			}
		}
	}
	t.Run("1.2 an unknown field is refused", func(t *testing.T) {
		var s Scenario
		if err := engine.DecodeStrictly([]byte(`{"id":"x","weather":"rain"}`), &s); err == nil {
			t.Error("accepted: got no error, want one")
		}
	})
}
