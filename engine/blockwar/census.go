package blockwar

import (
	"fmt"

	"interbellum/engine"
)

// census counts every block, card and chit, wherever it is.
func census(t *Table) (list []engine.Count) {
	blocks := t.Pool
	for i := range t.Blocks {
		blocks[t.PoolOf(t.Blocks[i].ID.Nation)][t.Blocks[i].ID.Type]++
	}
	for n := Nation(1); n <= t.LastPower+1; n++ {
		for _, u := range t.Types() {
			list = append(list, engine.Count{Of: engine.Ref(fmt.Sprintf("block/%d-%s", n, t.Chart[u].Slug)), N: int(blocks[n][u] + t.Removed[n][u])})
		}
	}
	for k := range DeckCount {
		var cards [CardCount + 1]int
		for _, pile := range t.piles(k) {
			for _, n := range pile.List() {
				cards[n]++
			}
		}
		for n := 1; n <= CardCount; n++ {
			list = append(list, engine.Count{Of: k.Card(n), N: cards[n]})
		}
	}
	chits := t.Chits
	for f := range t.Factions {
		for value, n := range t.Factions[f].Chits {
			chits[value] += n
		}
	}
	for value, n := range chits {
		list = append(list, engine.Count{Of: engine.Ref(fmt.Sprintf("chit/%d", value)), N: int(n)})
	}
	return list
}

// piles lists every place where cards of a deck can be.
func (t *Table) piles(k DeckKind) (list []Cards) {
	list = append(list, t.Decks[k].Draw, t.Decks[k].Discard)
	var laid Cards
	for f := range t.Factions {
		s := &t.Factions[f]
		list = append(list, s.Hand[k], s.Bought[k], s.Stack[k], t.Hooks.VaultPairs(t, Faction(f), k))
		for _, c := range []Commitment{s.Command, s.Under} {
			if c.Card > 0 && c.Deck == k {
				list = append(list, 1<<c.Card)
			}
		}
		if k == ActionDeck {
			continue
		}
		for _, x := range s.Vault {
			list = append(list, 1<<x.Card, 1<<x.Pair)
		}
		for _, r := range s.Revealed {
			laid.Add(int(r.Card))
		}
	}
	list = append(list, t.Hooks.OpenCards(t, k))
	if k == InvestmentDeck {
		return append(list, laid, t.Playing)
	}
	for _, p := range t.Diplomacy {
		laid.Add(int(p.Card))
	}
	return append(list, laid)
}
