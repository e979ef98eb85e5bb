package blocks

import (
	"slices"
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
	Anew            func() Kit // another such table for the same test
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
		Hold(k.T, k.Table, f, deck.Card(n))
	}
}

// same fails unless something is what the rules say.
func same[V comparable](k Kit, what string, got, want V) {
	k.Helper()
	if got != want {
		k.Errorf("%s: %v, not %v", what, got, want)
	}
}

// sees is what a Faction sees of another.
func (k Kit) sees(s *enginetest.Script, f, of blockwar.Faction) blockwar.FactionView {
	return s.Match.View(blockwar.SeenBy(f)).(*blockwar.View).Factions[of-1]
}

// legal lists the answers of a Faction that begin with some words.
func (k Kit) legal(s *enginetest.Script, f blockwar.Faction, begin string) string {
	return Legal(s, k.seat(f), begin)
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
