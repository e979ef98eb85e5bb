//go:build !js

// What a view shows is the same on every platform, and looking for a leak takes minutes: WebAssembly is spared it.
package triumph

import (
	"flag"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// swapHidden changes one thing that the holder of these seats cannot see: which card another holds, was
// dealt blind or has still to be drawn, which Peace Dividend another has, what type or strength an
// upright block of another has.
func swapHidden(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	t := m.(*engine.Position[Table]).Table()
	swaps := []func(*Table, engine.Seats, *walk.Walker) bool{swapCards, swapCards, swapChits, swapBlocks, swapBlocks, swapCommand}
	if !swaps[pick.N(len(swaps))](t, seats, pick) || inHandIsGone(m.(*engine.Position[Table])) {
		return nil, false
	}
	fresh, err := Game().Load(m.Save()) // questions are kept until the next answer
	if err != nil || slices.ContainsFunc(fresh.Open(), func(d engine.Decision) bool { return len(d.Legal) == 0 }) {
		return nil, false // nobody would have come to this question so
	}
	return fresh, true
}

// inHandIsGone reports whether the block that a player has picked up is no longer on the map.
func inHandIsGone(m *engine.Position[Table]) bool {
	return slices.ContainsFunc(m.Running(), func(s step) bool {
		var unit blockID
		switch s := s.(type) {
		case *movementPhase:
			unit = s.Unit
		case *reBasing:
			unit = s.Unit
		}
		return unit != (blockID{}) && m.Table().Blocks.Get(unit) == nil
	})
}

// others picks a Faction that the player does not hold.
func others(seats engine.Seats, pick *walk.Walker) *Faction {
	f := AllFactions[pick.N(FactionCount)]
	if seats.Has(seatOf(f)) {
		return nil
	}
	return &f
}

// swapCards exchanges a card of another's hand, or any blind one, with one of the draw pile.
func swapCards(t *Table, seats engine.Seats, pick *walk.Walker) bool {
	k := DeckKind(pick.N(int(DeckCount)))
	piles := []*blockwar.Cards{}
	for _, f := range AllFactions {
		piles = append(piles, &t.faction(f).Bought[k], &t.faction(f).Stack[k])
		if !seats.Has(seatOf(f)) {
			piles = append(piles, &t.faction(f).Hand[k])
		}
	}
	from, to := piles[pick.N(len(piles))], &t.Decks[k].Draw
	if *from == 0 || *to == 0 {
		return false
	}
	one, other := from.List()[pick.N(from.Len())], to.List()[pick.N(to.Len())]
	blockwar.Move(one, from, to)
	blockwar.Move(other, to, from)
	return true
}

// swapCommand exchanges another's committed card with one of the draw pile.
func swapCommand(t *Table, seats engine.Seats, pick *walk.Walker) bool {
	f := others(seats, pick)
	if f == nil {
		return false
	}
	c := &t.faction(*f).Command
	pile := &t.Decks[c.Deck].Draw
	if c.Card == 0 || c.Open || *pile == 0 {
		return false
	}
	other := pile.List()[pick.N(pile.Len())]
	pile.Remove(other)
	pile.Add(int(c.Card))
	c.Card = uint8(other)
	return true
}

func swapChits(t *Table, seats engine.Seats, pick *walk.Walker) bool {
	f := others(seats, pick)
	if f == nil {
		return false
	}
	one, other := pick.N(ChitValues), pick.N(ChitValues)
	s := &t.faction(*f).Chits
	if one == other || s[one] == 0 || t.Chits[other] == 0 {
		return false
	}
	s[one]--
	s[other]++
	t.Chits[one]++
	t.Chits[other]--
	return true
}

// swapBlocks makes an upright block another type or strength. That a block came as one of a BattleGroup or
// of Invaders everybody has seen, and that what lies face down at sea is a Sub.
func swapBlocks(t *Table, seats engine.Seats, pick *walk.Walker) bool {
	if len(t.Blocks) == 0 {
		return false
	}
	b := t.Blocks[pick.N(len(t.Blocks))]
	if seats.Has(seatOf(b.ID.Nation.owner())) || b.Has(blockwar.FaceUp) {
		return false
	}
	u := types()[pick.N(TypeCount)]
	chart := Chart()[u]
	known := b.Has(blockwar.Escaped) || b.Group > 0 && !chart.ANS() || (b.Has(blockwar.Invading) || conquers(t, &b)) && chart.ANS()
	if u != b.ID.Type && !known && t.canStand(b.ID.Nation, u, b.At) {
		t.takeOff(b.ID)
		other := t.place(b.ID.Nation, u, b.CV, b.At)
		other.Marks, other.From, other.Group = b.Marks, b.From, b.Group
		return true
	}
	cv := uint8(1 + pick.N(int(b.ID.Nation.MaxCV())))
	if cv == b.CV {
		return false
	}
	t.Blocks.Get(b.ID).CV = cv
	return true
}

// conquers reports whether a block stands alone on land that is not yet its Faction's, as Ground units do,
// or comes as an Intervention.
func conquers(t *Table, b *block) bool {
	s, armed := t.occupants(b.At)
	return slices.Contains(t.Turn.Intervening, b.At.Place().Of) || b.At.Place().Land() && t.controller(b.At) != b.ID.Nation.owner() && s.Len() == 1 && !armed
}

// matches is how many matches each test of non-interference plays; make soak plays more.
var matches = flag.Uint64("matches", 2, "how many matches are played for non-interference")

func TestNonInterference(t *testing.T) {
	swapped := 0
	for seed := range *matches {
		swapped += enginetest.Interfere(t, Game(), scenario1936, swapHidden, seed, Reveals...)
	}
	if swapped < 100 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}

// TestNonInterferenceAtWar: what is upright and in no Battle stays unseen, in Battles too.
func TestNonInterferenceAtWar(t *testing.T) {
	war := *Game()
	war.New = func(string, []string) (engine.Match, []engine.Event, error) { return startAtWar() }
	swapped := 0
	for seed := range *matches {
		swapped += enginetest.Interfere(t, &war, scenario1936, swapHidden, seed, Reveals...)
	}
	if swapped < 100 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}

func TestNonInterferenceInBattles(t *testing.T) {
	swapped := 0
	for seed := range uint64(10) {
		game := *Game()
		game.New = func(string, []string) (engine.Match, []engine.Event, error) { return randomBattles(seed) }
		swapped += enginetest.Interfere(t, &game, scenario1936, swapHidden, seed, Reveals...)
	}
	if swapped < 100 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}
