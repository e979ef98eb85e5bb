//go:build !opponent

package blockwar

import "interbellum/engine"

// kept is what a match needs beside its questions: what may be done unasked, orders, and that it can be written down and checked.
func kept(r *engine.Rules[Table], numbers *Numbers, schema func(*Table) any) {
	r.Rights, r.Use = rights, use
	r.Schema, r.Census, r.Check = schema, census, sound
	r.Orders, r.Ordering, r.SecretOrders, r.Subjects = numbers.OrderKinds(), ordering, true, subjects
}
