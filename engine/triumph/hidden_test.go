//go:build !js

package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
)

// A hidden is a position of which the holder of some seats is to notice no change.
type hidden struct {
	*Table
	m     *engine.Position[Table]
	seats engine.Seats
	pick  *walk.Walker
}

// swaps change one thing that others hide. Where nothing is to be had they report so. All that a view leaves out
// is among them; what only Chance knows, the order of the decks, is nowhere.
var swaps = []func(*hidden) bool{
	(*hidden).swapCards, (*hidden).swapCards, (*hidden).swapChits, (*hidden).swapTypes, (*hidden).swapTypes, (*hidden).swapStrengths,
	(*hidden).swapPlaces, (*hidden).swapPlaces, (*hidden).swapVaults, (*hidden).swapSecretTech, (*hidden).swapPicked, (*hidden).swapInPerson,
}

// swapHidden changes one thing that the holder of these seats cannot see.
func swapHidden(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	if pick.N(*every) > 0 {
		return nil, false
	}
	p := m.(*engine.Position[Table])
	h := &hidden{p.Table(), p, seats, pick}
	owed := h.owed()
	if !swaps[pick.N(len(swaps))](h) || h.nobodyPays() || h.owed() != owed {
		return nil, false
	}
	fresh, err := Game().Load(m.Save()) // questions are kept until the next answer
	if err != nil || slices.ContainsFunc(fresh.Open(), func(d engine.Decision) bool { return len(d.Legal) == 0 }) {
		return nil, false // nobody would have come to this question so
	}
	return fresh, true
}

// nobodyPays reports whether an Ally has no card any more for the war that has been declared (18.3).
func (h *hidden) nobodyPays() bool {
	return slices.ContainsFunc(h.m.Running(), func(s step) bool {
		card, is := s.(*warCard)
		return is && !card.Paid && len(warCards(h.Table, card.Faction)) == 0
	})
}

// owed is what the units of the mover can still do of what its declarations oblige to: nobody declares what it then cannot
// do (15.21), and what has become impossible lapses before everybody's eyes.
func (h *hidden) owed() (set blockwar.Duties) {
	for _, s := range h.m.Running() {
		if s, is := s.(*blockwar.MovementPhase); is {
			if o := h.Front(s.Faction).Debts(int(s.Left)); o.CanMeet(o.All, o.Left, nil) {
				set = o.All
			}
		}
	}
	return set
}

// others are the Factions that the player does not hold.
func (h *hidden) others() []Faction {
	return slices.DeleteFunc(slices.Clone(blockwar.AllFactions[:]), func(f Faction) bool { return h.seats.Has(blockwar.SeatOf(f)) })
}

func (h *hidden) other() *blockwar.FactionState {
	list := h.others()
	return h.Faction(list[h.pick.N(len(list))])
}

// A pile is where cards of a deck lie that the player does not see: among those of a Faction, to be drawn, or one
// committed face down.
type pile struct {
	deck  blockwar.DeckKind
	mixed bool // nobody sees of which deck a card in it is
	hand  *blockwar.Hand
	draw  *blockwar.Cards
	down  *blockwar.Commitment
}

func (p pile) list() []int {
	switch {
	case p.hand != nil:
		return p.hand[p.deck].List()
	case p.draw != nil:
		return p.draw.List()
	}
	return []int{int(p.down.Card)}
}

func (p pile) take(n int) {
	switch {
	case p.hand != nil:
		p.hand[p.deck].Remove(n)
	case p.draw != nil:
		p.draw.Remove(n)
	}
}

func (p pile) put(k blockwar.DeckKind, n int) {
	switch {
	case p.hand != nil:
		p.hand[k].Add(n)
	case p.draw != nil:
		p.draw.Add(n)
	default:
		p.down.Deck, p.down.Card = k, uint8(n)
	}
}

// piles lists where hidden cards lie. What is bought or in the Passive Stack its owner does not know either.
func (h *hidden) piles() (list []pile) {
	for k := range blockwar.DeckCount {
		list = append(list, pile{deck: k, draw: &h.Decks[k].Draw})
		for _, f := range blockwar.AllFactions {
			list = append(list, pile{deck: k, hand: &h.Faction(f).Bought}, pile{deck: k, hand: &h.Faction(f).Stack})
		}
		for _, f := range h.others() {
			list = append(list, pile{deck: k, mixed: true, hand: &h.Faction(f).Hand})
		}
	}
	for _, f := range h.others() {
		for _, c := range []*blockwar.Commitment{&h.Faction(f).Command, &h.Faction(f).Under} {
			if c.Card > 0 && !c.Open {
				list = append(list, pile{deck: c.Deck, mixed: true, down: c})
			}
		}
	}
	return slices.DeleteFunc(list, func(p pile) bool { return len(p.list()) == 0 })
}

// swapCards exchanges two hidden cards: of one deck wherever they lie, of two where nobody sees of which they are.
func (h *hidden) swapCards() bool {
	piles := h.piles()
	if len(piles) < 2 {
		return false
	}
	a, b := piles[h.pick.N(len(piles))], piles[h.pick.N(len(piles))]
	if a == b || a.deck != b.deck && !(a.mixed && b.mixed) {
		return false
	}
	one, other := a.list()[h.pick.N(len(a.list()))], b.list()[h.pick.N(len(b.list()))]
	a.take(one)
	b.take(other)
	a.put(b.deck, other)
	b.put(a.deck, one)
	return true
}

// swapChits exchanges another's Peace Dividend with one in the cup.
func (h *hidden) swapChits() bool {
	one, other := h.pick.N(blockwar.ChitValues), h.pick.N(blockwar.ChitValues)
	s := &h.other().Chits
	if one == other || s[one] == 0 || h.Chits[other] == 0 {
		return false
	}
	s[one]--
	s[other]++
	h.Chits[one]++
	h.Chits[other]--
	return true
}

// swapVaults makes a Tech-pair in another's Vault one of cards of the draw pile. A Mole in it has seen it.
func (h *hidden) swapVaults() bool {
	list := h.others()
	f := list[h.pick.N(len(list))]
	vault, draw := h.Faction(f).Vault, &h.Decks[blockwar.InvestmentDeck].Draw
	spied := slices.ContainsFunc(h.m.Running(), func(s step) bool { _, is := s.(*blockwar.Intelligence); return is })
	tech := Tech(1 + h.pick.N(int(LSTs)))
	cards := slices.DeleteFunc(draw.List(), func(n int) bool { return !h.Investment(n).Has(tech) })
	if len(vault) == 0 || spied || h.Achieved(f, tech) || len(cards) < 2 {
		return false
	}
	old := &vault[h.pick.N(len(vault))]
	*draw = *draw&^(1<<cards[0]|1<<cards[1]) | 1<<old.Card | 1<<old.Pair
	*old = blockwar.Secret{Tech: tech, Card: uint8(cards[0]), Pair: uint8(cards[1])}
	return true
}

// swapSecretTech makes another's secret Technology, of which the pair is still to be named, one that could be
// Achieved as well.
func (h *hidden) swapSecretTech() bool {
	for _, s := range h.m.Running() {
		if s, is := s.(*blockwar.Achieve); is && s.Secret && s.Tech != blockwar.NoTech && !h.seats.Has(blockwar.SeatOf(s.Faction)) {
			list := h.Achievable(s.Faction)
			tech := list[h.pick.N(len(list))]
			s.Tech, tech = tech, s.Tech
			return s.Tech != tech
		}
	}
	return false
}

// swapInPerson changes whether another's orders fight a Battle that it defends.
func (h *hidden) swapInPerson() bool {
	if len(h.Combat.Fields) == 0 {
		return false
	}
	a, list := h.Combat.Fields[h.pick.N(len(h.Combat.Fields))].Area, h.others()
	f := list[h.pick.N(len(list))]
	if !h.Against(h.Active, a).Has(f) {
		return false
	}
	h.Combat.Keep(a, f, !h.Combat.InPerson[a].Has(f))
	return true
}
