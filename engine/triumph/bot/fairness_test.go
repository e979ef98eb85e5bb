package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
)

// What a seat cannot see may lie otherwise: cards, chits, Vaults, and what the blocks of others are. It answers the same.
func TestPlayersDoNotKnowWhatIsTurnedAway(t *testing.T) {
	hidden := &blocks.Hidden{Game: triumph.Game(), Techs: triumph.LSTs, Every: 1, Come: []triumph.Nation{triumph.USA}}
	swapped := 0
	for i, name := range []string{"easy", "normal", "hard", "hard-bold"} {
		style, _ := bot.ParseStyle(name)
		p := bot.New(mind.New(), style, uint64(i))
		swapped += enginetest.Fair(t, triumph.Game(), "1936", hidden.Swap, uint64(i), 900, p.Choose)
	}
	if swapped < 500 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}

// Whatever is asked in a match of any scenario, alone or with both Allies in one hand, it is answered and the match ends.
func TestPlayersPlayToTheEnd(t *testing.T) {
	for i, x := range []struct {
		scenario string
		options  []string
	}{{"1936", nil}, {"1939", nil}, {"1936", []string{"two-player=yes"}}, {"1936", []string{"territorial-straits=yes", "britannia=yes"}}} {
		t.Run(x.scenario, func(t *testing.T) {
			m, _, err := triumph.Game().New(x.scenario, x.options)
			if err != nil {
				t.Fatal(err)
			}
			p, dealer := bot.New(mind.New(), bot.Style{Strength: bot.Strength(i % 3)}, 1), walk.New(uint64(i))
			for n := 0; len(m.Open()) > 0; n++ {
				if n > 20_000 {
					t.Fatal("no end")
				}
				d := m.Open()[0]
				c := dealer.Answer(d)
				if d.Seat != engine.Chance {
					c = p.Choose(m.View(engine.Only(d.Seat)), d)
				}
				if _, err := m.Apply(d.Answer(m.Seq(), c, "bot")); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
