package players

import (
	"flag"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest"
)

// whole is how many matches are played to their end instead of the first answers of four.
var whole = flag.Uint64("fair", 0, "how many whole matches computer players play while what they cannot see is changed; 0 is the beginnings of four")

var manners = []string{"easy", "normal", "hard", "hard-bold", "normal-cautious"}

// Fair lets players of each strength play the scenarios while what their seats cannot see is changed under them: they answer the same.
// Matches are played for so many answers, and something must have been changed often enough.
func Fair(t *testing.T, g *engine.Game, mind bot.Evaluator, swap enginetest.Swap, answers, enough int, scenarios ...string) {
	t.Helper()
	matches := uint64(4)
	if *whole > 0 {
		matches, answers = *whole, endless
	}
	swapped := 0
	for n := range matches {
		style, err := bot.ParseStyle(manners[n%uint64(len(manners))])
		if err != nil {
			t.Fatal(err)
		}
		swapped += enginetest.Fair(t, g, scenarios[n%uint64(len(scenarios))], swap, n, answers, bot.New(mind, style, n).Choose)
	}
	if swapped < enough {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
	t.Logf("%d matches, changed before %d answers", matches, swapped)
}

// endless is more answers than any match has.
const endless = 20_000
