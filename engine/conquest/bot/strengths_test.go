package bot_test

import (
	"testing"

	"interbellum/engine/bot"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/blocks"
)

func player(s bot.Strength) func(uint64) bot.Chooser {
	return func(seed uint64) bot.Chooser { return bot.New(mind.New(), bot.Style{Strength: s}, seed) }
}

// A player that knows the game beats one that does not. How often exactly: referee league.
func TestStrengths(t *testing.T) {
	for _, c := range []struct {
		name, scenario string
		one, others    func(uint64) bot.Chooser
		matches, least int
	}{
		{"5.0 normal against two who play at random", conquest.Scenario1936, player(bot.Normal), bot.Random, 5, 4},
		{"19.0 normal against one", conquest.RisingSun, player(bot.Normal), bot.Random, 2, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			if won := blocks.Wins(t, conquest.Game(), c.scenario, c.matches, c.one, c.others); won < c.least {
				t.Errorf("it wins %d of %d, want at least %v", won, c.matches, c.least)
			}
		})
	}
}
