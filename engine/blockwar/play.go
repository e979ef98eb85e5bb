package blockwar

import "interbellum/engine"

// Play is a game as the kernel plays it: the shared procedures and the game's own, on tables with this Book. It is all that the matches need
// that bots imagine: these are never written down, and nobody orders in them.
func Play(b *Book, steps *engine.Steps[Table]) *engine.Rules[Table] {
	return &engine.Rules[Table]{
		Steps:  steps,
		Blank:  b.Blank,
		Clone:  (*Table).Clone,
		View:   viewOf,
		Result: result,
	}
}

// Kept is a game with what a match needs besides: what may be done unasked, orders, how it is written down, and how it is checked. faults
// finds what is wrong with what only this game has.
func Kept(r engine.Rules[Table], numbers *Numbers, schema func(*Table) any, faults func(*Table) []error) *engine.Rules[Table] {
	r.Rights, r.Use = rights, use
	r.Schema, r.Census = schema, census
	r.Check = func(t *Table, stack []step) []error { return unsound(t, stack, faults) }
	r.Orders, r.Ordering, r.SecretOrders, r.Subjects = numbers.OrderKinds(), ordering, true, subjects
	return &r
}

// Seats are those of the three players.
func (b *Book) Seats() (list []engine.SeatInfo) {
	for _, f := range AllFactions {
		list = append(list, engine.SeatInfo{Seat: SeatOf(f), Slug: b.FactionFacts(f).Slug, Name: b.FactionFacts(f).Name})
	}
	return list
}
