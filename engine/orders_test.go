package engine_test

import (
	"strings"
	"testing"

	"interbellum/engine"
)

var fords = []engine.OrderKind{
	{Kind: "ford", Rule: "1", PerSubject: "river", Answers: []string{"cross"}, Settings: []string{"wait", "wade"}},
	{Kind: "camp", Rule: "2", Answers: []string{"night"}, Settings: []string{"early", "late"}},
}

func TestTheMostSpecificOrderWins(t *testing.T) {
	s := engine.StandingOf(fords, 2, []engine.Order{{Seat: 1, Kind: 1, Setting: 1}, {Seat: 2, Setting: 1}, {Seat: 2, Subject: "drina"}})
	for subjects, want := range map[string]string{"": "wade", "sava": "wade", "drina": "wait", "sava drina": "wait"} {
		if got := s.Setting("ford", strings.Fields(subjects)...); got != want {
			t.Errorf("setting for %q: got %s, want %s", subjects, got, want)
		}
	}
	if s.Setting("camp") != "early" || s.Given("camp") || !s.Given("ford", "sava") {
		t.Errorf("camp: got %s (given %v), ford for sava given: got %v; want early (false), true", s.Setting("camp"), s.Given("camp"), s.Given("ford", "sava"))
	}
}
