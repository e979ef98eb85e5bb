package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// 8.0 Diplomacy, as far as it is otherwise than in the sister game.

// 8.31 Chiang Kai Shek: a WildCard of the USA is worth two markers in China, in Rising Sun by the Soviets' options too (19.6).
func worth(t *Table, f Faction, n Nation) int {
	if f == USA && t.NationFacts(n).Kind == blockwar.Province {
		return 2
	}
	return 1
}

// 8.3s near reports whether a Neutral is adjacent to Territory that a Faction controls: over Wilderness too. The British Empire is so
// by its Home Territory; while it is Neutral its own Territory is nobody's.
func near(t *Table, n Nation, f Faction) bool {
	return slices.ContainsFunc(t.AreasOf(n), func(a Area) bool {
		return slices.ContainsFunc(t.Map.Board.Neighbours(a), func(over borderTo) bool {
			side := t.Controller(over.To)
			if risingSun(t) && f == USA && t.Place(over.To).Region == RegionRussia && t.NationFacts(n).Kind == blockwar.Province {
				return Adjacent(a, over.To) // 19.6
			}
			return Adjacent(a, over.To) && t.PlayerOf(side) == f && (side != Empire || t.Place(over.To).Nation != BritishEmpire)
		})
	})
}

// laid are the pairs of Red Insurgents in the Soviets' Secret Vault (7.352).
func laid(t *Table, f Faction, k blockwar.DeckKind) blockwar.Cards {
	if f != Soviets || k != blockwar.ActionDeck {
		return 0
	}
	return insurgentCards(t)
}
