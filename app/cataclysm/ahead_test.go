package cataclysm

import (
	"strconv"
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

func TestAugmentingShowsItsOddsBeforeAndAfter(t *testing.T) {
	found := 0
	for seed := uint64(1); seed < 12 && found == 0; seed += 2 {
		walked(t, "days-of-decision", seed, 1, func(_ engine.Match, s *face.Sight, _ []face.Watched) {
			if len(s.Asked) == 0 || s.Asked[0].Kind != "augment" || found > 0 {
				return
			}
			d := s.Asked[0]
			none, one := Face{}.Label(s, d, d.Legal[0]), Face{}.Label(s, d, d.Legal[1])
			if d.Legal[0].N != 0 || none.Odds == "" {
				return // no combat is foreseen
			}
			found++
			if percentOf(t, one.Odds) < percentOf(t, none.Odds) {
				t.Errorf("seed %d: got %s with an action more and %s without, want it no less", seed, one.Odds, none.Odds)
			}
			text := ""
			for _, l := range (Face{}).Ahead(s, d, d.Legal[1]) {
				text += l.Head + "|"
			}
			if !strings.Contains(text, "combat without augmenting|") || !strings.Contains(text, "combat at +1|") {
				t.Errorf("seed %d: got %q, want the combat without augmenting and at +1", seed, text)
			}
		})
	}
	if found == 0 {
		t.Error("got no question about augmenting, want one")
	}
}

// percentOf reads "56 %".
func percentOf(t *testing.T, share string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(share, "<"), " %"))
	if err != nil {
		t.Errorf("got %q, want a share in per cent", share)
	}
	return n
}
