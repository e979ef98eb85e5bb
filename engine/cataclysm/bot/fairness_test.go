package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
	mind "interbellum/engine/cataclysm/bot"
	"interbellum/engine/enginetest/players"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// swapCup exchanges hidden counters in the cup (2.9): flags of one power for offensives of the
// same.
func swapCup(m engine.Match, _ engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	t := m.(*engine.Position[cataclysm.Table]).Table()
	p := cataclysm.France + cataclysm.Power(pick.N(cataclysm.PowerCount))
	cup := &t.Boxes[p][cataclysm.Cup]
	from, to := cataclysm.Flag, cataclysm.Offensive
	if pick.N(2) == 0 {
		from, to = to, from
	}
	if cup[from] == 0 {
		return nil, false
	}
	cup[from]--
	cup[to]++
	fresh, err := saves.Read(cataclysm.Game(), saves.Write(m))
	return fresh, err == nil
}

func TestPlayersDoNotKnowTheCup(t *testing.T) {
	players.Fair(t, cataclysm.Game(), mind.Mind{}, swapCup, 400, 100, "days-of-decision", "cataclysm", "eagle-and-sun")
}

// In a match of any scenario every question is answered, and the match ends.
func TestPlayersPlayToTheEnd(t *testing.T) {
	for i, s := range cataclysm.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) {
			players.ToTheEnd(t, cataclysm.Game(), bot.New(mind.Mind{}, bot.Style{Strength: bot.Strength(i % 2)}, 1), s.ID, nil, uint64(i), nil)
		})
	}
}
