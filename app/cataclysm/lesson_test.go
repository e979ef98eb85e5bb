package cataclysm

import (
	"os"
	"strings"
	"testing"

	rules "interbellum/engine/cataclysm"
)

// The lesson says how many turns its scenario has, and the longest one.
func TestTheLessonCountsTurnsAsTheScenariosDo(t *testing.T) {
	text, err := os.ReadFile("../../web/lessons/cataclysm.txt")
	if err != nil {
		t.Fatal(err)
	}
	of, most := 0, 0
	for _, s := range rules.Shipped().Scenarios() {
		if s.FirstTurn == rules.NoTurn {
			continue
		}
		n := int(s.LastTurn-s.FirstTurn) + 1
		if most = max(most, n); strings.Contains(string(text), "scenario: "+s.ID+"\n") {
			of = n
		}
	}
	number := strings.Fields("no one two three four five six seven eight nine")
	if want := "this scenario has " + number[of] + " turns, the longest has " + number[most] + "."; !strings.Contains(string(text), want) {
		t.Errorf("the lesson does not say: %q", want)
	}
}
