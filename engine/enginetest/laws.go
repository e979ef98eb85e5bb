package enginetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/law"
	"interbellum/engine/enginetest/walk"
)

// KeepLaws plays so many matches of each scenario at random and as many that seek war, and wants every law of the game kept.
func KeepLaws(t *testing.T, game *engine.Game, book law.Book, seeds uint64) {
	t.Helper()
	for _, s := range game.Scenarios {
		for _, warlike := range []bool{false, true} {
			for seed := range seeds {
				t.Run(fmt.Sprintf("%s, seed %d, warlike %v", s.ID, seed, warlike), func(t *testing.T) {
					keepLaws(t, game, s.ID, book, seed, warlike)
				})
			}
		}
	}
}

func keepLaws(t *testing.T, game *engine.Game, scenario string, book law.Book, seed uint64, warlike bool) {
	t.Helper()
	m, _, err := game.New(scenario, nil)
	if err != nil {
		t.Fatalf("the scenario does not start: %v", err)
	}
	watcher, walker := book.Watch(m), walk.New(seed)
	pick := walker.Pick
	if warlike {
		pick = func(m engine.Match) (engine.Entry, engine.Decision, bool) { return walker.PickWarlike(game, m) }
	}
	for e, d, going := pick(m); going; e, d, going = pick(m) {
		seen, err := m.Apply(e)
		if err != nil {
			t.Fatalf("an offered answer was refused: %v", err)
		}
		broken := watcher.Applied(e, d, seen)
		for _, v := range broken {
			t.Errorf("%v", v)
		}
		if len(broken) > 0 {
			return
		}
	}
}

// A Breach changes a move that keeps every law so that it breaks one. Its name begins with the number of the rule.
type Breach[T any] struct {
	Name  string
	Break func(*law.Move[T])
}

// BreakLaws wants each breach noticed, every law broken by one of them, and none by the moves as start makes them.
func BreakLaws[T any](t *testing.T, code law.Code[T], start func(testing.TB) *law.Move[T], breaches []Breach[T]) {
	t.Helper()
	broken := make([]bool, len(code))
	for _, b := range breaches {
		t.Run(b.Name, func(t *testing.T) {
			m := start(t)
			for _, v := range code.Judge(m) {
				t.Fatalf("before anything is wrong: %v", v)
			}
			b.Break(m)
			rule, _, _ := strings.Cut(b.Name, " ")
			got := code.Judge(m)
			if !slices.ContainsFunc(got, func(v law.Violation) bool { return string(v.Rule) == rule }) {
				t.Errorf("got %v, want %s broken", got, rule)
			}
			for i := range code {
				if x, _ := code[i].Broken(m); x != "" && string(code[i].Rule) == rule {
					broken[i] = true
				}
			}
		})
	}
	for i := range code {
		if !broken[i] {
			t.Errorf("no breach shows %s: %s", code[i].Rule, code[i].Says)
		}
	}
}
