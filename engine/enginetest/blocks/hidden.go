// Package blocks has what tests of the games with wooden blocks share.
package blocks

import (
	"fmt"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// Hidden is how a game is looked through for what a view must not show.
type Hidden struct {
	Game  *engine.Game
	Techs blockwar.Tech                                            // the last that there is
	Every int                                                      // one question in how many is looked at
	Swaps []func(*blockwar.Table, engine.Seats, *walk.Walker) bool // of what this game alone hides
	// Come are Nations of which units come by themselves: everybody sees how many of which types there are for that.
	Come []blockwar.Nation
	// Shows reports whether a change would be seen in what is going on; nil where that is never so.
	Shows func(changed *blockwar.Table, running []blockwar.Step) bool
}

// A hidden is a position of which the holder of some seats is to notice no change.
type hidden struct {
	*blockwar.Table
	*Hidden
	m     *engine.Position[blockwar.Table]
	seats engine.Seats
	pick  *walk.Walker
}

// swaps change one thing that others hide. Where there is nothing to swap they report so. All that a view leaves out
// is among them; what only Chance knows, the order of the decks, is nowhere.
var swaps = []func(*hidden) bool{
	(*hidden).swapCards, (*hidden).swapCards, (*hidden).swapChits, (*hidden).swapTypes, (*hidden).swapTypes, (*hidden).swapStrengths,
	(*hidden).swapPlaces, (*hidden).swapPlaces, (*hidden).swapVaults, (*hidden).swapSecretTech, (*hidden).swapPicked, (*hidden).swapInPerson,
}

// Interfere plays matches of a scenario that begin alike, each with its seed, in which no seat may notice a change of what it cannot see.
func (g *Hidden) Interfere(t *testing.T, scenario string, matches uint64, start func(seed uint64) (engine.Match, []engine.Event, error)) {
	swapped := 0
	for seed := range matches {
		game := *g.Game
		game.New = func(string, []string) (engine.Match, []engine.Event, error) { return start(seed) }
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			swapped += enginetest.Interfere(t, &game, scenario, g.Swap, seed)
		})
	}
	if swapped < 100 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}

// Swap changes one thing that the holder of these seats cannot see.
func (g *Hidden) Swap(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	if pick.N(g.Every) > 0 {
		return nil, false
	}
	p := m.(*engine.Position[blockwar.Table])
	h := &hidden{p.Table(), g, p, seats, pick}
	before, owed := p.Table().Clone(), h.owed()
	if !h.swap() || h.come(before) || g.Shows != nil && g.Shows(h.Table, p.Running()) || h.owed() != owed {
		return nil, false
	}
	fresh, err := saves.Read(g.Game, saves.Write(m)) // questions are kept until the next answer
	if err != nil || slices.ContainsFunc(fresh.Open(), func(d engine.Decision) bool { return len(d.Legal) == 0 }) {
		return nil, false // nobody would have come to this question so
	}
	return fresh, true
}

// come reports whether there is a type of which there now are blocks for what comes by itself and were none before, or the other way
// round.
func (h *hidden) come(before *blockwar.Table) bool {
	for _, n := range h.Come {
		for u := range before.Pool[n] {
			if (before.Pool[n][u] > 0) != (h.Pool[n][u] > 0) {
				return true
			}
		}
	}
	return false
}

// swap makes one of the changes, those of the game's own among them.
func (h *hidden) swap() bool {
	if n := h.pick.N(len(swaps) + len(h.Swaps)); n < len(swaps) {
		return swaps[n](h)
	} else {
		return h.Swaps[n-len(swaps)](h.Table, h.seats, h.pick)
	}
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
func (h *hidden) others() []blockwar.Faction {
	return slices.DeleteFunc(slices.Clone(blockwar.AllFactions[:]), func(f blockwar.Faction) bool { return h.seats.Has(blockwar.SeatOf(f)) })
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
	spied := slices.ContainsFunc(h.m.Running(), func(s blockwar.Step) bool { _, is := s.(*blockwar.Intelligence); return is })
	tech := blockwar.Tech(1 + h.pick.N(int(h.Techs)))
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
	if !h.Foes(h.Active, a).Has(f) {
		return false
	}
	h.Combat.Keep(a, f, !h.Combat.InPerson[a].Has(f))
	return true
}
