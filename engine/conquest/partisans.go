package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func partisanPlays(*Table) []engine.Choice      { return nil }
func insurgentPlays(*Table) []engine.Choice     { return nil }
func playPartisan(*Table, engine.Choice) events { return nil }
func insurgentCards(*Table) blockwar.Cards      { return 0 }

type layingInsurgents struct {
	blockwar.Silent
	blockwar.Done
}

func snlf(n Nation, kind blockwar.Type, p *blockwar.Place) bool {
	return n == ImperialJapan && kind == Marine && (p.Island || p.Straits())
}
