package triumph

import (
	"errors"
	"fmt"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// census counts every block, card and chit, wherever it is.
func census(t *Table) (list []engine.Count) {
	blocks := t.Pool
	for i := range t.Blocks {
		blocks[poolOf(t.Blocks[i].ID.Nation)][t.Blocks[i].ID.Type]++
	}
	for n := Germany; n <= SovietUnion+1; n++ {
		for _, u := range types() {
			list = append(list, engine.Count{Of: engine.Ref(fmt.Sprintf("block/%d-%s", n, typeSlug(u))), N: int(blocks[n][u] + t.Removed[n][u])})
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
			list = append(list, engine.Count{Of: k.card(n), N: cards[n]})
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
func (t *Table) piles(k DeckKind) (list []blockwar.Cards) {
	list = append(list, t.Decks[k].Draw, t.Decks[k].Discard)
	var laid blockwar.Cards
	for f := range t.Factions {
		s := &t.Factions[f]
		list = append(list, s.Hand[k], s.Bought[k], s.Stack[k])
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
	if k == InvestmentDeck {
		return append(list, laid, t.Playing)
	}
	for _, p := range t.Diplomacy {
		laid.Add(int(p.Card))
	}
	return append(list, laid)
}

// sound lists what no question may find.
func sound(t *Table, stack []step) (errs []error) {
	bad := func(ok bool, format string, args ...any) {
		if !ok {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	var forts [AreaCount + 1]int
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bad(b.CV >= 1 && b.CV <= b.ID.Nation.MaxCV(), "3.12 %s has a Combat Value of %d", unitRef(b.ID), b.CV)
		bad(b.At != Nowhere && b.At <= AreaCount, "%s is nowhere", unitRef(b.ID))
		if b.ID.Type == blockwar.Fortress {
			forts[b.At]++
		}
	}
	for a, n := range forts {
		bad(n <= 1, "3.241 %d Fortresses are in %s", n, Area(a))
	}
	for n := Nation(1); n <= NationCount; n++ {
		s := &t.Nations[n]
		bad(s.Influence.N == 0 || t.neutral(n), "8.2 there is Influence on %s, which is no Neutral", n)
		bad((s.Influence.N == 0) == (s.Influence.Of == NoFaction), "8.0 markers of nobody on %s", n)
		bad(n != USA || s.Influence.Of == West || s.Influence.N <= mostUSA, "8.41 %d markers on the USA", s.Influence.N)
	}
	for _, f := range AllFactions {
		s := t.faction(f)
		bad(s.Raised <= mostRaises, "7.32 %s has raised IND %d times", f, s.Raised)
		bad(!s.Wars.Has(f), "15.3 %s is at war with itself", f)
		for _, g := range s.Wars.List() {
			bad(t.enemies(g, f), "15.3 %s is at war with %s, and not the other way round", f, g)
		}
		for tech := BreederReactor; tech <= ImplosionTrigger; tech++ {
			bad(!t.achieved(f, tech) || t.achieved(f, tech-1), "9.4 %s has Achieved %s before the stage below", f, tech)
		}
	}
	if len(t.Diplomacy) > 0 {
		bad(t.Phase == GovernmentPhase, "7.4 Diplomacy cards outlast the Government Phase")
	}
	return append(append(errs, t.soundBlocks(stack)...), t.cancelled()...)
}

// cancelled: no two Rivals have Diplomacy cards in play for one Neutral (8.0).
func (t *Table) cancelled() (errs []error) {
	for i, p := range t.Diplomacy {
		for _, q := range t.Diplomacy[:i] {
			if p.Nation == q.Nation && p.By != q.By {
				errs = append(errs, errors.New("8.0 Rivals' cards for "+p.Nation.String()+" are both in play"))
			}
		}
	}
	return errs
}
