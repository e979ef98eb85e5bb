package blockwar

import (
	"math/bits"

	"interbellum/engine"
)

// Cards is a set of cards of one deck, numbered from 1. Each card exists once.
type Cards uint64

// CardsTo is the set of the cards 1 to n.
func CardsTo(n int) Cards { return 1<<(n+1) - 2 }

// Has reports whether the card is in the set.
func (c Cards) Has(n int) bool { return c>>n&1 == 1 }

// Len is how many cards the set has.
func (c Cards) Len() int { return bits.OnesCount64(uint64(c)) }

// List is the numbers of the cards, ascending.
func (c Cards) List() []int {
	list := make([]int, 0, c.Len())
	for rest := c; rest != 0; rest &= rest - 1 {
		list = append(list, bits.TrailingZeros64(uint64(rest)))
	}
	return list
}

// Add puts a card into the set.
func (c *Cards) Add(n int) { *c |= 1 << n }

// Remove takes a card out of the set.
func (c *Cards) Remove(n int) { *c &^= 1 << n }

// Move takes a card from one set to another.
func Move(n int, from, to *Cards) { from.Remove(n); to.Add(n) }

// Deck is a draw pile, which has no order until a card is drawn, and its discards.
type Deck struct{ Draw, Discard Cards }

// Reshuffle makes all discards part of the draw pile again.
func (d *Deck) Reshuffle() { d.Draw, d.Discard = d.Draw|d.Discard, 0 }

// Left tells whether a card can be drawn. Where the draw pile has run out, the discards become the new one.
func (d *Deck) Left() bool { return d.Draw|d.Discard != 0 }

// Refill makes the discards the draw pile if that has run out.
func (d *Deck) Refill() {
	if d.Draw == 0 {
		d.Reshuffle()
	}
}

// DeckKind is one of the two decks (4.0).
type DeckKind uint8

const (
	ActionDeck DeckKind = iota
	InvestmentDeck
	DeckCount
)

var deckSlugs = [DeckCount]string{"action", "investment"}

func (k DeckKind) String() string { return deckSlugs[k] }

// Hand is cards of both decks.
type Hand [DeckCount]Cards

// Len is how many cards there are.
func (h *Hand) Len() int { return h[ActionDeck].Len() + h[InvestmentDeck].Len() }

// Has reports whether a card is among them.
func (h *Hand) Has(k DeckKind, n int) bool { return h[k].Has(n) }

// choices lists one choice of a verb for each card.
func (h *Hand) choices(v string) (list []engine.Choice) {
	for k := range DeckCount {
		for _, n := range h[k].List() {
			list = append(list, engine.Choice{Verb: v, On: k.Card(n)})
		}
	}
	return list
}

// Discard moves a card from a hand to the discards, which lie open (see RULINGS.md).
func (t *Table) Discard(f Faction, k DeckKind, n int) {
	Move(n, &t.Faction(f).Hand[k], &t.Decks[k].Discard)
}

// Deal gives a Faction cards off the top of a deck: Chance says which. Blind cards have been seen by
// nobody until they are taken up.
type Deal struct {
	NoRights
	To    Faction
	Deck  DeckKind
	N     uint8
	Blind bool
	Stack bool // to be laid aside
	Rule  engine.Rule
}

func (s *Deal) Waiting(t *Table) bool { return s.N > 0 && t.Decks[s.Deck].Draw != 0 }

func (s *Deal) Open(t *Table) []engine.Decision {
	d := engine.Decision{Kind: "deal", Rule: s.Rule, About: t.FactionRef(s.To), Left: int(s.N) - 1, Seen: SeenBy(s.To), Public: "a card is dealt", Legal: t.Dealt(s.Deck), For: string(s.Deck.Ref())}
	if s.Blind {
		d.Seen = engine.Unseen
	}
	return []engine.Decision{d}
}

func (s *Deal) Take(t *Table, e engine.Entry) events {
	_, n := CardOf(e.Choice.On)
	s.N--
	to := &t.Faction(s.To).Hand
	switch {
	case s.Stack:
		to = &t.Faction(s.To).Stack
	case s.Blind:
		to = &t.Faction(s.To).Bought
	}
	Move(n, &t.Decks[s.Deck].Draw, &to[s.Deck])
	return events{t.Say("card-dealt", s.Rule, s.To, s.Deck.Ref(), t.FactionRef(s.To), 1)}
}

// Next reshuffles where a deck runs out in mid-year. Where its discards are used up too, nothing more
// is dealt (see RULINGS.md).
func (s *Deal) Next(t *Table, _ step) (step, bool, events) {
	deck := &t.Decks[s.Deck]
	if s.N == 0 || !deck.Left() {
		return nil, true, nil
	}
	return nil, false, t.Refill(s.Deck, s.Rule)
}

// Dealt lists the cards that can be dealt next from a deck.
func (t *Table) Dealt(k DeckKind) (list []engine.Choice) {
	for _, n := range t.Decks[k].Draw.List() {
		list = append(list, engine.Choice{Verb: "deal", On: k.Card(n)})
	}
	return list
}

// Refill makes the discards of a deck its draw pile if that has run out.
func (t *Table) Refill(k DeckKind, rule engine.Rule) Events {
	deck := &t.Decks[k]
	if deck.Draw != 0 {
		return nil
	}
	deck.Refill()
	return events{t.Say("reshuffled", rule, NoFaction, k.Ref(), "", deck.Draw.Len())}
}

var _ = register("deal", &Deal{})

// TakeBought lets a Faction look at cards that it has not inspected yet.
func (t *Table) TakeBought(f Faction, rule engine.Rule) (seen events) {
	s := t.Faction(f)
	if n := s.Bought.Len(); n > 0 {
		seen = append(seen, t.Say("cards-taken", rule, f, t.FactionRef(f), "", n))
	}
	for k := range DeckCount {
		for _, n := range s.Bought[k].List() {
			seen = append(seen, t.Tell("card-seen", rule, f, k.Card(n), t.FactionRef(f), 0, f).Revealing())
		}
		s.Hand[k] |= s.Bought[k]
		s.Bought[k] = 0
	}
	return seen
}
