package cataclysm

import (
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
)

// What an answer leads to reads as whole sentences about somebody, with the odds where dice
// come next.
func TestWhatAnswersLeadToIsTold(t *testing.T) {
	told := map[string]string{}
	for seed := range uint64(6) {
		walked(t, "days-of-decision", seed, 3, func(_ engine.Match, s *face.Sight, _ []face.Watched) {
			for _, d := range s.Asked {
				for _, c := range d.Legal {
					for _, l := range (Face{}).Ahead(s, d, c) {
						text := l.Head + l.Dice + l.Text
						if text == "" || strings.Contains(text, "nobody") || strings.Contains(text, "  ") || strings.Contains(text, "%!") {
							t.Fatalf("seed %d, answer %d: %s to %s: got %+v, want words without gaps", seed, s.Seq, c, d.Kind, l)
						}
						for _, m := range l.Mods {
							if m.Rule == "" || m.Text == "modifier" {
								t.Fatalf("seed %d, answer %d: %s to %s: got the modifier %+v, want its rule and its words", seed, s.Seq, c, d.Kind, m)
							}
						}
						told[c.Verb] += text + l.Odds
					}
				}
			}
		})
	}
	for verb, want := range map[string]string{"diplomacy": "’s check", "pressure": " gains a flag.", "go": "Expected losses: ", "alliance": "Alliance between ", "attempt": " %"} {
		if !strings.Contains(told[verb], want) {
			t.Errorf("of %s is never told %q", verb, want)
		}
	}
}
