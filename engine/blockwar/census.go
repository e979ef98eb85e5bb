package blockwar

import (
	"errors"
	"fmt"

	"interbellum/engine"
)

// Census counts every block, card and chit, wherever it is.
func Census(t *Table) (list []engine.Count) {
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

// Sound lists what no question may find.
func Sound(t *Table, stack []step) (errs []error) {
	bad := func(ok bool, format string, args ...any) {
		if !ok {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	var forts [AreaRoom]int
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bad(b.CV >= 1 && b.CV <= t.MaxCV(b.ID.Nation, b.ID.Type), "3.12 %s has a Combat Value of %d", t.UnitRef(b.ID), b.CV)
		bad(b.At != Nowhere && b.At <= t.LastArea, "%s is nowhere", t.UnitRef(b.ID))
		if b.ID.Type == Fortress {
			forts[b.At]++
		}
	}
	for a, n := range forts {
		bad(n <= 1, "3.241 %d Fortresses are in %s", n, t.Place(Area(a)).Slug)
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		s := &t.Nations[n]
		bad(s.Influence.N == 0 || t.Neutral(n), "8.2 there is Influence on %s, which is no Neutral", t.NationFacts(n).Slug)
		bad((s.Influence.N == 0) == (s.Influence.Of == NoFaction), "8.0 markers of nobody on %s", t.NationFacts(n).Slug)
	}
	for _, f := range AllFactions {
		s := t.Faction(f)
		bad(s.Raised <= mostRaises, "7.32 %s has raised IND %d times", t.FactionFacts(f).Slug, s.Raised)
		bad(!t.Enemies(f, f), "%s %s is at war with itself", t.Rule.AtWar, t.FactionFacts(f).Slug)
		for _, g := range t.Side(f).Wars.List() {
			bad(t.Enemies(g, f), "%s %s is at war with %s, and not the other way round", t.Rule.AtWar, t.FactionFacts(f).Slug, t.FactionFacts(g).Slug)
		}
		for n := 2; n <= lastStage; n++ {
			tech := t.stage(n)
			bad(!t.Achieved(f, tech) || t.Achieved(f, t.stage(n-1)), "%s %s has Achieved %s before the stage below", t.Rule.Atomic, t.FactionFacts(f).Slug, t.TechFacts(tech).Slug)
		}
	}
	if len(t.Diplomacy) > 0 {
		bad(t.Phase == GovernmentPhase, "7.4 Diplomacy cards outlast the Government Phase")
	}
	if t.Hooks.Sound != nil {
		errs = append(errs, t.Hooks.Sound(t)...)
	}
	return append(append(errs, t.soundBlocks(stack)...), t.cancelled()...)
}

// cancelled: no two Rivals have Diplomacy cards in play for one Neutral (8.0).
func (t *Table) cancelled() (errs []error) {
	for i, p := range t.Diplomacy {
		for _, q := range t.Diplomacy[:i] {
			if p.Nation == q.Nation && p.By != q.By {
				errs = append(errs, errors.New("8.0 Rivals' cards for "+t.NationFacts(p.Nation).Slug+" are both in play"))
			}
		}
	}
	return errs
}
