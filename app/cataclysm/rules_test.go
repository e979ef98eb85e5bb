package cataclysm

import (
	"testing"

	"interbellum/engine/cataclysm"
)

func TestEveryRuleThatIsCitedIsExplained(t *testing.T) {
	s := listen(t)
	known := map[string]bool{}
	for _, e := range Entries() {
		if known[e.Number] {
			t.Errorf("%s is explained twice", e.Number)
		}
		known[e.Number] = true
		if e.Title == "" || len(e.Text) < 40 {
			t.Errorf("%s: its explanation is too short", e.Number)
		}
	}
	for rule, at := range s.rules {
		if !known[rule] {
			t.Errorf("%s: rule %s is cited and not explained", at, rule)
		}
	}
	for _, term := range cataclysm.Glossary() {
		if term.Meaning == "" {
			t.Errorf("%s has no meaning", term.Term)
		}
	}
}
