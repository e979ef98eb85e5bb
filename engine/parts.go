package engine

// Parts are all that a position consists of: what is saved of it, and what it is restored from. The table and the steps are the
// position's own, and must not be changed.
type Parts struct {
	Seq     int
	Table   any
	Stack   []Running // the innermost procedure last
	Held    []Entry   // sealed answers that are kept back
	Given   []Order
	Alerted Seats // whose standing pass is suspended
	Stopped bool  // ended by agreement
}

// Running is a procedure under way: its lasting name, and the step with its memory.
type Running struct {
	Name  string
	Ended bool
	From  uint8 // who called it
	Step  any
}

// A Restorer makes positions out of their parts. The Rules of a game are one.
type Restorer interface {
	NewTable() any           // for a saved table to be read into
	NewStep(name string) any // likewise, or nil where the game has no such procedure
	Restore(Parts) Match
}

// Parts gives the position's parts.
func (p *Position[T]) Parts() Parts {
	parts := Parts{Seq: p.seq, Table: p.table, Held: p.held, Given: p.orders.Given, Alerted: p.orders.Alerted, Stopped: p.stopped}
	for _, f := range p.stack {
		parts.Stack = append(parts.Stack, Running{p.rules.Steps.Name(f.step), f.ended, uint8(f.from), f.step})
	}
	return parts
}

// NewTable makes a table for a saved one to be read into.
func (r *Rules[T]) NewTable() any {
	if r.Blank != nil {
		return r.Blank()
	}
	return new(T)
}

// NewStep makes a step of a registered name, or gives nil.
func (r *Rules[T]) NewStep(name string) any {
	if step := r.Steps.fresh(name); step != nil {
		return step
	}
	return nil
}

// Restore makes a position out of parts that NewTable and NewStep have made.
func (r *Rules[T]) Restore(parts Parts) Match {
	p := &Position[T]{rules: r, table: parts.Table.(*T), held: parts.Held, seq: parts.Seq, orders: standing{parts.Given, parts.Alerted}, stopped: parts.Stopped}
	for _, s := range parts.Stack {
		p.stack = append(p.stack, frame[T]{step: s.Step.(Step[T]), ended: s.Ended, from: origin(s.From)})
	}
	return p
}

var _ Restorer = (*Rules[struct{}])(nil)
