package conquest

import (
	"slices"

	"interbellum/engine"
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
				return Adjacent(t.Book, a, over.To) // 19.6
			}
			return Adjacent(t.Book, a, over.To) && t.PlayerOf(side) == f && (side != Empire || t.Place(over.To).Nation != BritishEmpire)
		})
	})
}

// vaultInsurgents are the pairs of Red Insurgents in the Soviets' Secret Vault (7.352).
func vaultInsurgents(t *Table, f Faction, k blockwar.DeckKind) blockwar.Cards {
	if f != Soviets || k != blockwar.ActionDeck {
		return 0
	}
	return insurgentCards(t)
}

// Due are markers of the USA that take effect at the next Diplomacy Resolution: those of the Gathering Storm (15.35), which wait on the
// Year Track, and those of United China's activism (19.5).
type Due struct {
	Nation Nation
	N      uint8
}

// await lays such markers aside, and is how many there are then.
func await(t *Table, n Nation, markers int) int {
	list := &own(t).Due
	i := slices.IndexFunc(*list, func(d Due) bool { return d.Nation == n })
	if i < 0 {
		i, *list = len(*list), append(*list, Due{Nation: n})
	}
	(*list)[i].N += uint8(markers)
	return int((*list)[i].N)
}

// dueInfluence places them, before the cards of the Government Phase are resolved. On what is no Neutral any more they have no effect.
func dueInfluence(t *Table) (seen events) {
	for _, d := range own(t).Due {
		rule := engine.Rule("19.5")
		if d.Nation == BritishEmpire {
			rule = "15.35"
		}
		for range d.N {
			seen = append(seen, t.Press(d.Nation, USA, rule)...)
		}
	}
	own(t).Due = nil
	return seen
}
