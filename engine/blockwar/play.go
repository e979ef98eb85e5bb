package blockwar

import "interbellum/engine"

// Play is a game as the kernel plays it: the shared procedures and the game's own, on tables with its Book.
func Play(book func() *Book, numbers *Numbers, steps *engine.Steps[Table], schema func(*Table) any) *engine.Rules[Table] {
	return &engine.Rules[Table]{
		Steps:  steps,
		Blank:  func() *Table { return book().Blank() },
		Clone:  (*Table).Clone,
		Rights: rights,
		Use:    use,
		View:   viewOf,
		Result: result,
		Schema: schema,
		Census: census,
		Check:  sound,

		Orders: numbers.OrderKinds(), Ordering: ordering, SecretOrders: true, Subjects: subjects,
	}
}
