package cataclysm

import "interbellum/engine"

// rulesOf is this game's rules for the kernel, as a Book prints the game.
func rulesOf(b *Book) *engine.Rules[Table] {
	return &engine.Rules[Table]{
		Steps:  &steps,
		Blank:  func() *Table { return &Table{Book: b} },
		Clone:  (*Table).clone,
		Due:    nextFromQueue,
		Rights: rights,
		Use:    useRight,
		View:   view,
		Result: result,
		Schema: toSchema,
		Census: census,
		Check:  checkInvariants,

		Orders:   orderKinds,
		Ordering: mayOrder,
		Alerts:   alertedSeats,
	}
}
