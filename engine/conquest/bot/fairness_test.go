package bot_test

import (
	"testing"

	"interbellum/engine/bot"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/enginetest/players"
)

// What a seat cannot see may lie otherwise: cards, chits, Vaults, and what the blocks of others are. It answers the same.
func TestPlayersDoNotKnowWhatIsTurnedAway(t *testing.T) {
	hidden := &blocks.Hidden{Game: conquest.Game(), Techs: conquest.Sonar, Every: 1, Come: []conquest.Nation{conquest.US, conquest.Russia}}
	players.Fair(t, hidden.Game, mind.New(), hidden.Swap, 800, 250, conquest.Scenario1936, conquest.RisingSun)
}

// In a match of either scenario every question is weighed, and the match ends.
func TestPlayersPlayToTheEnd(t *testing.T) {
	for _, scenario := range []string{conquest.Scenario1936, conquest.RisingSun} {
		for seed := range uint64(2) {
			t.Run(scenario, func(t *testing.T) {
				blocks.ToTheEnd(t, conquest.Game(), mind.New(), scenario, nil, bot.Style{Strength: bot.Strength(seed)}, seed)
			})
		}
	}
}
