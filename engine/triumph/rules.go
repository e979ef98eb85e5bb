package triumph

import "interbellum/engine"

// rules is this game as the kernel plays it.
var rules = &engine.Rules[Table]{
	Steps:  &steps,
	Clone:  (*Table).clone,
	Rights: rights,
	Use:    use,
	View:   view,
	Result: result,
	Schema: toSchema,
	Census: census,
	Check:  sound,

	Orders: orderKinds, Ordering: ordering, SecretOrders: true, Subjects: subjects,
}
