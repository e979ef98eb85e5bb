package blockwar

import "interbellum/engine"

// Play is a game as the kernel plays it: the shared procedures and the game's own, on tables with its Book.
func Play(book func() *Book, numbers *Numbers, steps *engine.Steps[Table], schema func(*Table) any) *engine.Rules[Table] {
	r := &engine.Rules[Table]{
		Steps:  steps,
		Blank:  func() *Table { return book().Blank() },
		Clone:  (*Table).Clone,
		View:   viewOf,
		Result: result,
	}
	kept(r, numbers, schema)
	return r
}

// Seats are those of the three players.
func (b *Book) Seats() (list []engine.SeatInfo) {
	for _, f := range AllFactions {
		list = append(list, engine.SeatInfo{Seat: SeatOf(f), Slug: b.FactionFacts(f).Slug, Name: b.FactionFacts(f).Name})
	}
	return list
}
