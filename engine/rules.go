package engine

// Rules is what a game gives to the kernel: its procedures and what stands beside them.
type Rules[T any] struct {
	Steps *Steps[T]

	// Blank makes a table for what was saved to be read into. Optional: else it is the zero value.
	Blank func() *T

	// Clone copies a table so that the copies share nothing that changes.
	Clone func(*T) *T

	// Due hands out what waits in the table's queue (stability tests, collapses,
	// retreats) one at a time, or nil. It is asked between all questions, but not while
	// something out of the queue is under way, unless that has a method Nests(*T) bool
	// that says so. The stack, its top last, tells whether the queue must wait. Optional.
	Due func(t *T, stack []Step[T]) (Step[T], []Event)

	// Rights lists who may act though no one waits for it. A right's choices must
	// never be among the open answers of the same seat. Optional.
	Rights func(t *T, stack []Step[T]) []Decision

	// Use carries out a right; the step it returns, if any, is pushed on whatever runs.
	Use func(t *T, stack []Step[T], e Entry) (Step[T], []Event)

	// Orders are the standing orders that seats may give; Ordering tells who may give any
	// now. SecretOrders: each is seen by its owner only. Optional.
	Orders       []OrderKind
	Ordering     func(*T) Seats
	SecretOrders bool

	// Subjects lists, sorted, for what a seat may give orders of a kind apart from the general
	// one now. It follows from what that seat knows. An order ends when its subject is no longer
	// listed. Needed where an order has a PerSubject.
	Subjects func(t *T, s Seat, k *OrderKind) []string

	// Alerts lists the seats whose standing pass an event suspends. A seat that does not see
	// the event is not alerted. Optional.
	Alerts func(*T, *Event) Seats

	// View lists what the holder of these seats may know.
	View func(t *T, stack []Step[T], seats Seats) View

	// Result scores the table of an ended match.
	Result func(*T) Result

	// Schema describes the table in the game's documented, versioned schema.
	Schema func(*T) any

	// Census counts every piece once, wherever it is.
	Census func(*T) []Count

	// Check lists what no question may find: limits that are broken, sums that do not come
	// out. Optional.
	Check func(t *T, stack []Step[T]) []error
}

// A View is what one player may know: a closed struct of the game, built by listing
// what is shown.
type View interface {
	// For tells whose view it is.
	For() Seats
}

// A Result says how an ended match stands.
type Result struct {
	Winners Seats
	Kind    string // how it was won: "points", "surrender"
	Rule    Rule
	Scores  []Score
}

// A Score is the points of one seat or, where the game counts so, of one side.
type Score struct {
	Who   Ref
	Seats Seats
	N     int
}
