package blocks

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// A Kit is one game's table for a test of a rule that both games have, each under its own number.
type Kit struct {
	*testing.T
	*blockwar.Table // 1936, in the Government Phase, everybody at Peace and with no card
	Begin           func(*blockwar.Table, blockwar.Step) *enginetest.Script
}

// first, second and third are the Factions in Turn Order.
func (k Kit) first() blockwar.Faction  { return k.Order[0] }
func (k Kit) second() blockwar.Faction { return k.Order[1] }
func (k Kit) third() blockwar.Faction  { return k.Order[2] }

func (k Kit) seat(f blockwar.Faction) string { return k.FactionFacts(f).Slug }

// govern begins the Government Phase.
func (k Kit) govern() *enginetest.Script { return k.Begin(k.Table, &blockwar.Government{}) }

// hold gives a Faction cards out of a deck.
func (k Kit) hold(f blockwar.Faction, deck blockwar.DeckKind, cards ...int) {
	k.Helper()
	for _, n := range cards {
		if !k.Decks[deck].Draw.Has(n) {
			k.Fatalf("%s is not in the deck", deck.Card(n))
		}
		blockwar.Move(n, &k.Decks[deck].Draw, &k.Faction(f).Hand[deck])
	}
}

// same fails unless something is what the rules say.
func same[V comparable](k Kit, what string, got, want V) {
	k.Helper()
	if got != want {
		k.Errorf("%s: %v, not %v", what, got, want)
	}
}

// tableOf is the table as a script has left it.
func tableOf(s *enginetest.Script) *blockwar.Table { return enginetest.Table[blockwar.Table](s) }

// sees is what a Faction sees of another.
func (k Kit) sees(s *enginetest.Script, f, of blockwar.Faction) blockwar.FactionView {
	return s.Match.View(blockwar.SeenBy(f)).(*blockwar.View).Factions[of-1]
}

// legal lists the answers of a Faction that begin with some words.
func (k Kit) legal(s *enginetest.Script, f blockwar.Faction, begin string) string {
	return strings.Join(slices.DeleteFunc(s.Legal(k.seat(f)), func(w string) bool { return !strings.HasPrefix(w, begin) }), " ")
}

// neverSeen fails if a Faction sees that any of these things is dealt with.
func (k Kit) neverSeen(s *enginetest.Script, f blockwar.Faction, refs ...engine.Ref) {
	k.Helper()
	for _, e := range s.Events {
		if e.Seen.Has(blockwar.SeatOf(f)) && (slices.Contains(refs, e.On) || slices.Contains(refs, e.To)) {
			k.Errorf("%s sees %+v", k.seat(f), e)
		}
	}
}

// nation finds a Nation by its slug.
func (k Kit) nation(slug string) blockwar.Nation {
	k.Helper()
	return enginetest.Named(k, "nation", slug, k.ParseNation)
}
