//go:build !js

// What a view shows is the same on every platform, and looking for a leak takes minutes: WebAssembly is spared it.
package triumph

import (
	"flag"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

// matches is how many matches each test of non-interference plays; make soak plays more.
var matches = flag.Uint64("matches", 2, "how many matches are played for non-interference")

// every says how sparingly their questions are looked at; make soak looks at each.
var every = flag.Int("every", 3, "one question in how many is looked at for non-interference")

func TestNonInterference(t *testing.T) {
	concealed().Interfere(t, scenario1936, *matches, func(uint64) (engine.Match, []engine.Event, error) { return learnedGame().New(scenario1936, nil) })
}

// TestNonInterferenceForTwo: the Passive Stack, two cards committed, and Allies with hands of their own (18.0).
func TestNonInterferenceForTwo(t *testing.T) {
	concealed().Interfere(t, scenario1936, (*matches+1)/2, func(uint64) (engine.Match, []engine.Event, error) {
		return learnedGame().New(scenario1936, []string{twoPlayerKey + "=yes"})
	})
}

// TestNonInterferenceAtWar: what is upright and in no Battle stays unseen, in Battles too.
func TestNonInterferenceAtWar(t *testing.T) {
	concealed().Interfere(t, scenario1936, *matches, func(uint64) (engine.Match, []engine.Event, error) { return startAtWar() })
}

func TestNonInterferenceInBattles(t *testing.T) {
	concealed().Interfere(t, scenario1936, 24, randomBattles)
}

// concealed is what is looked for. How many USA Forces come everybody sees (8.45), and that an Ally has no card any more for the war
// that has been declared (18.3).
func concealed() *blocks.Hidden {
	return &blocks.Hidden{Game: learnedGame(), Techs: LSTs, Every: *every, Come: []Nation{USA}, Shows: func(t *Table, running []step) bool {
		return slices.ContainsFunc(running, func(s step) bool {
			card, is := s.(*warCard)
			return is && !card.Paid && len(warCards(t, card.Faction)) == 0
		})
	}}
}

// What a seat orders no other notices.
func TestOrderInterference(t *testing.T) {
	game, seed := *learnedGame(), uint64(20)
	game.New = func(string, []string) (engine.Match, []engine.Event, error) {
		seed++
		return randomBattles(seed)
	}
	enginetest.OrderInterference(t, &game, scenario1936, 2)
}
