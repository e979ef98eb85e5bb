package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

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
type Hand [DeckCount]blockwar.Cards

// Len is how many cards there are.
func (h *Hand) Len() int { return h[ActionDeck].Len() + h[InvestmentDeck].Len() }

// has reports whether a card is among them.
func (h *Hand) has(k DeckKind, n int) bool { return h[k].Has(n) }

// choices lists one choice of a verb for each card.
func (h *Hand) choices(v string) (list []engine.Choice) {
	for k := range DeckCount {
		for _, n := range h[k].List() {
			list = append(list, engine.Choice{Verb: v, On: k.card(n)})
		}
	}
	return list
}

// discard moves a card from a hand to the discards, which lie open (see RULINGS.md).
func (t *Table) discard(f Faction, k DeckKind, n int) {
	blockwar.Move(n, &t.faction(f).Hand[k], &t.Decks[k].Discard)
}

// deal gives a Faction cards off the top of a deck: Chance says which. Blind cards have been seen by
// nobody until they are taken up (7.24).
type deal struct {
	To    Faction
	Deck  DeckKind
	N     uint8
	Blind bool
	Stack bool // into the Passive Stack (18.21)
	Rule  engine.Rule
}

func (s *deal) Waiting(t *Table) bool { return s.N > 0 && t.Decks[s.Deck].Draw != 0 }

func (s *deal) Open(t *Table) []engine.Decision {
	d := engine.Decision{Kind: "deal", Rule: s.Rule, About: factionRef(s.To), Left: int(s.N) - 1, Seen: seenBy(s.To), Public: "a card is dealt"}
	if s.Blind {
		d.Seen = engine.Unseen
	}
	for _, n := range t.Decks[s.Deck].Draw.List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "deal", On: s.Deck.card(n)})
	}
	return []engine.Decision{d}
}

func (s *deal) Take(t *Table, e engine.Entry) events {
	_, n := cardOf(e.Choice.On)
	s.N--
	to := &t.faction(s.To).Hand
	switch {
	case s.Stack:
		to = &t.faction(s.To).Stack
	case s.Blind:
		to = &t.faction(s.To).Bought
	}
	blockwar.Move(n, &t.Decks[s.Deck].Draw, &to[s.Deck])
	return events{say("card-dealt", s.Rule, s.To, s.Deck.ref(), factionRef(s.To), 1)}
}

// Next reshuffles where a deck runs out in mid-year. Where its discards are used up too, nothing more
// is dealt (see RULINGS.md).
func (s *deal) Next(t *Table, _ step) (step, bool, events) {
	deck := &t.Decks[s.Deck]
	if s.N == 0 || !deck.Left() {
		return nil, true, nil
	}
	deck.Refill()
	return nil, false, events{say("reshuffled", s.Rule, NoFaction, s.Deck.ref(), "", deck.Draw.Len())}
}

var _ = register("deal", &deal{})
