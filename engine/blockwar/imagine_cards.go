package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Hidden cards and chits of an imagined match.

// cards puts every card and chit somewhere. It reports whether the sums come out.
func (i *imagined) cards() bool {
	t := i.t
	t.Diplomacy, t.Playing, t.Chits = slices.Clone(i.Played), cardsOf(i.Playing), t.AllChits
	i.Spare = [DeckCount]Cards{CardsTo(CardCount), CardsTo(CardCount)}
	for k := range t.Decks {
		t.Decks[k].Discard = cardsOf(i.Decks[k].Discard)
	}
	for n := range i.Factions {
		i.ownCards(&i.Factions[n])
	}
	for k := range DeckCount {
		for _, pile := range t.piles(k) {
			i.Spare[k] &^= pile
		}
	}
	if !t.Hooks.ImagineOwn(t, i.View, &i.Guess) {
		return false
	}
	for n := range i.Factions {
		if x := &i.Factions[n]; x.Own == nil && !i.vault(x) {
			return false
		}
	}
	return i.draw() && i.hands() && i.chits()
}

func cardsOf(list []int) (c Cards) {
	for _, n := range list {
		c.Add(n)
	}
	return c
}

// ownCards are those that the player knows of a Faction: its own, and commands that lie open.
func (i *imagined) ownCards(x *FactionView) {
	s := i.t.Faction(x.Faction)
	command, under := x.Command, x.Under
	if x.Own != nil {
		s.Hand = Hand{cardsOf(x.Own.Action), cardsOf(x.Own.Investment)}
		s.Vault, s.Chits = slices.Clone(x.Own.Vault), x.Own.Chits
		command, under = x.Own.Command, x.Own.Under
	}
	for _, c := range []struct {
		to   *Commitment
		card engine.Ref
		open bool
	}{{&s.Command, command, x.Command != ""}, {&s.Under, under, x.Under != ""}} {
		if c.card != "" {
			k, n := CardOf(c.card)
			*c.to = Commitment{k, uint8(n), c.open}
		}
	}
}

// vault makes up the Tech-pairs in another's Secret Vault.
func (i *imagined) vault(x *FactionView) bool {
	s := i.t.Faction(x.Faction)
	for range x.Secrets {
		var list []Secret
		for n := range i.TechList {
			tech := &i.TechList[n]
			if !i.t.mayAchieve(x.Faction, tech) || !i.t.CanAchieve(x.Faction, tech.Tech) {
				continue
			}
			for _, p := range i.Spare[InvestmentDeck].Pairs(func(n int) bool { return i.Investment(n).Has(tech.Tech) }, func(int) bool { return false }) {
				list = append(list, Secret{tech.Tech, uint8(p.Card), uint8(p.Other)})
			}
		}
		if len(list) == 0 {
			return false
		}
		secret := list[i.N(len(list))]
		i.Spare[InvestmentDeck] &^= 1<<secret.Card | 1<<secret.Pair
		s.Vault = append(s.Vault, secret)
	}
	return true
}

// draw fills the draw piles.
func (i *imagined) draw() bool {
	for k := range DeckCount {
		for range i.Decks[k].Draw {
			n := i.Take(k)
			if n == 0 {
				return false
			}
			i.t.Decks[k].Draw.Add(n)
		}
	}
	return true
}

// hands deals what is left: commands that lie face down first, which are Action cards if there are any.
func (i *imagined) hands() bool {
	for n := range i.Factions {
		x := &i.Factions[n]
		s := i.t.Faction(x.Faction)
		for _, c := range []*Commitment{&s.Command, &s.Under} {
			if c.Card == 0 && x.Committed > s.committed() {
				*c = i.facedown()
			}
		}
		if !i.deal(&s.Bought, x.Bought) || !i.deal(&s.Stack, x.Stack) || x.Own == nil && !i.deal(&s.Hand, x.Cards) {
			return false
		}
	}
	return i.Spare == [DeckCount]Cards{}
}

// committed is how many cards a Faction has committed.
func (s *FactionState) committed() (n int) {
	for _, c := range []Commitment{s.Command, s.Under} {
		if c.Card > 0 {
			n++
		}
	}
	return n
}

// facedown is a card that may have been committed: an Action card if there is any.
func (i *imagined) facedown() Commitment {
	k := ActionDeck
	if i.Spare[k] == 0 {
		k = InvestmentDeck
	}
	return Commitment{Deck: k, Card: uint8(i.Take(k))}
}

// deal gives so many cards of either deck, each as likely as another.
func (i *imagined) deal(to *Hand, n int) bool {
	for range n {
		k := i.Weighed([]int{i.Spare[ActionDeck].Len(), i.Spare[InvestmentDeck].Len()})
		if k < 0 {
			return false
		}
		to[k].Add(i.Take(DeckKind(k)))
	}
	return true
}

// chits deals others their Peace Dividends.
func (i *imagined) chits() bool {
	for n := range i.Factions {
		if x := &i.Factions[n]; x.Own != nil {
			for value, k := range x.Own.Chits {
				i.t.Chits[value] -= k
			}
		}
	}
	for n := range i.Factions {
		x := &i.Factions[n]
		if x.Own != nil {
			continue
		}
		for range x.Dividends {
			var cup []int
			for _, k := range i.t.Chits {
				cup = append(cup, int(k))
			}
			value := i.Weighed(cup)
			if value < 0 {
				return false
			}
			i.t.Chits[value]--
			i.t.Faction(x.Faction).Chits[value]++
		}
	}
	return true
}
