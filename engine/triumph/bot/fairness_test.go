package bot_test

import (
	"testing"

	"interbellum/engine/bot"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/enginetest/players"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
)

// What a seat cannot see may lie otherwise: cards, chits, Vaults, and what the blocks of others are. It answers the same.
func TestPlayersDoNotKnowWhatIsTurnedAway(t *testing.T) {
	hidden := &blocks.Hidden{Game: triumph.Game(), Techs: triumph.LSTs, Every: 1, Come: []triumph.Nation{triumph.USA}}
	players.Fair(t, hidden.Game, mind.New(), hidden.Swap, 900, 500, "1936", "1939")
}

// In a match of any scenario, also with both Allies in one hand, every question is answered and the match ends.
func TestPlayersPlayToTheEnd(t *testing.T) {
	for i, x := range []struct {
		scenario string
		options  []string
	}{{"1936", nil}, {"1939", nil}, {"1936", []string{"two-player=yes"}}, {"1936", []string{"territorial-straits=yes", "britannia=yes"}}} {
		t.Run(x.scenario, func(t *testing.T) {
			blocks.ToTheEnd(t, triumph.Game(), mind.New(), x.scenario, x.options, bot.Style{Strength: bot.Strength(i % 3)}, uint64(i))
		})
	}
}
