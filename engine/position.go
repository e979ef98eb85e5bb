package engine

import (
	"slices"

	"interbellum/engine/words"
)

// A Position is a table, the procedures under way on it and the sealed answers that are
// kept back. It is the one implementation of Match.
type Position[T any] struct {
	rules   *Rules[T]
	table   *T
	stack   []frame[T]
	held    []Entry
	seq     int
	orders  standing
	kept    kept
	stopped bool // ended by agreement
	safe    safePoint[T]
	watch   func(step string)
}

// What is worked out once and kept until the next answer. An order changes the one right to give such orders.
type kept struct {
	open, rights        []Decision
	opened, rightsKnown bool
}

func (k *kept) reordered(now []Decision) {
	k.rights = slices.Clone(k.rights)
	for i := range k.rights {
		for _, d := range now {
			if k.rights[i].Kind == OrderVerb && k.rights[i].Seat == d.Seat && k.rights[i].About == d.About {
				k.rights[i] = d
			}
		}
	}
}

// Watch has every procedure named that begins from now on, those too that ask no one.
// Copies are not watched.
func (p *Position[T]) Watch(watch func(step string)) { p.watch = watch }

// Procedures names all that the game has.
func (p *Position[T]) Procedures() []string { return p.rules.Steps.Names() }

// Start lays out a table, begins the first procedure on it and runs to the first question.
func Start[T any](rules *Rules[T], table *T, first Step[T]) (*Position[T], []Event) {
	p := &Position[T]{rules: rules, table: table, stack: []frame[T]{{step: first}}}
	return p, p.applyEventEffects(p.run())
}

// Resume is a position with these procedures under way, the outermost first, each having
// called the next. The innermost must be waiting for an answer, and the queue be empty.
func Resume[T any](rules *Rules[T], table *T, under ...Step[T]) *Position[T] {
	p := &Position[T]{rules: rules, table: table}
	for _, s := range under {
		p.stack = append(p.stack, frame[T]{step: s})
	}
	return p
}

// Table is the table itself, for the game's own package and its tests.
func (p *Position[T]) Table() *T { return p.table }

// TableCopy is a copy of it, which stays as it is when the match goes on.
func (p *Position[T]) TableCopy() *T { return p.rules.Clone(p.table) }

// Seq is the number that the next entry must carry.
func (p *Position[T]) Seq() int { return p.seq }

// Stack names the procedures under way, the innermost last.
func (p *Position[T]) Stack() []string {
	names := make([]string, len(p.stack))
	for i, f := range p.stack {
		names[i] = p.rules.Steps.Name(f.step)
	}
	return names
}

// Running lists the procedures under way, the innermost last.
func (p *Position[T]) Running() []Step[T] { return p.steps() }

// Over reports whether the match has ended.
func (p *Position[T]) Over() bool { return len(p.stack) == 0 }

// Open lists who must answer, and every legal answer. It is empty when the match is over.
// The caller must not change what it gets.
func (p *Position[T]) Open() []Decision {
	if p.kept.opened {
		return p.kept.open
	}
	p.kept.open, p.kept.opened = nil, true
	if len(p.stack) == 0 {
		return nil
	}
	asked := p.stack[len(p.stack)-1].step.Open(p.table)
	asked = slices.DeleteFunc(asked, func(d Decision) bool { return p.holds(d.Seat) })
	for i := range asked {
		sortLegal(&asked[i])
	}
	p.kept.open = asked
	return asked
}

func (p *Position[T]) holds(s Seat) bool {
	return slices.ContainsFunc(p.held, func(e Entry) bool { return e.Seat == s })
}

// Rights lists who may act though no one waits for it. While sealed answers are kept back
// that is only to take the seat's own back: a right of the game could make them illegal.
// The caller must not change what it gets.
func (p *Position[T]) Rights() []Decision {
	if !p.kept.rightsKnown {
		p.kept.rights, p.kept.rightsKnown = p.rights(), true
	}
	return p.kept.rights
}

func (p *Position[T]) rights() []Decision {
	if len(p.held) > 0 {
		return p.revocations()
	}
	if p.Over() {
		return nil
	}
	return append(p.gameRights(), p.orderRights()...)
}

// rightsTo are the rights among which an entry must be: the orders are hundreds.
func (p *Position[T]) rightsTo(e Entry) []Decision {
	switch {
	case len(p.held) > 0 || p.Over():
		return p.Rights()
	case e.Choice.Verb == OrderVerb:
		return p.orderRightsTo(e)
	}
	return p.gameRights()
}

// gameRights are the rights that the game itself gives.
func (p *Position[T]) gameRights() (rights []Decision) {
	if p.rules.Rights != nil {
		rights = p.rules.Rights(p.table, p.steps())
	}
	for i := range rights {
		sortLegal(&rights[i])
	}
	return rights
}

func (p *Position[T]) revocations() (rights []Decision) {
	for _, d := range p.stack[len(p.stack)-1].step.Open(p.table) {
		if p.holds(d.Seat) {
			rights = append(rights, Decision{Seat: d.Seat, Kind: Revoke, Rule: d.Rule, About: d.About, Seen: Everybody, Legal: []Choice{{Verb: Revoke}}})
		}
	}
	return rights
}

func (p *Position[T]) steps() []Step[T] {
	steps := make([]Step[T], len(p.stack))
	for i, f := range p.stack {
		steps[i] = f.step
	}
	return steps
}

// Apply carries out one answer or right and runs to the next question. An entry that is
// not among what Open and Rights list is refused with an *Illegal and changes nothing.
func (p *Position[T]) Apply(e Entry) ([]Event, error) {
	if e.Seq != p.seq {
		return nil, &Illegal{Entry: e, Why: words.To("engine/refused.number", p.seq)}
	}
	rule := Rule("")
	for _, d := range p.Open() {
		if d.Seat != e.Seat {
			continue
		}
		if d.Allows(e.Choice) {
			e.Seen, e.Public = d.Seen, d.Public
			p.orders.answered(p.rules.Orders, d)
			return p.applyEventEffects(p.answer(d, e)), nil
		}
		rule = d.Rule
	}
	for _, d := range p.rightsTo(e) {
		if d.Seat == e.Seat && d.Allows(e.Choice) {
			e.Seen, e.Public = d.Seen, d.Public
			if d.Kind == OrderVerb {
				p.seq++
				p.orders.give(p.rules.Orders, e)
				p.kept.reordered(p.orderRightsTo(e))
				return nil, nil
			}
			return p.applyEventEffects(p.use(e)), nil
		}
	}
	why := words.To("engine/refused.not-legal")
	if rule == "" {
		why = words.To("engine/refused.not-asked")
	}
	if p.Over() {
		why = words.To("engine/refused.over")
	}
	return nil, &Illegal{Entry: e, Rule: rule, Why: why}
}

// applyEventEffects suspends and ends the orders that the events bear on.
func (p *Position[T]) applyEventEffects(seen []Event) []Event {
	if len(p.rules.Orders) == 0 {
		return seen
	}
	for i := range seen {
		e := &seen[i]
		p.orders.saw(p.rules.Orders, e)
		if p.rules.Alerts != nil {
			p.orders.Alerted |= p.rules.Alerts(p.table, e) & e.Seen
		}
	}
	p.lapse()
	return seen
}

func (p *Position[T]) answer(d Decision, e Entry) []Event {
	p.seq++
	waiting := len(p.kept.open)
	p.kept = kept{}
	top := p.stack[len(p.stack)-1].step
	if !d.Sealed {
		return append(top.Take(p.table, e), p.run()...)
	}
	p.held = append(p.held, e)
	Sort(p.held, func(a, b Entry) int { return int(a.Seat) - int(b.Seat) })
	if waiting > 1 {
		return nil
	}
	var seen []Event
	held := p.held
	p.held = nil
	for _, h := range held {
		seen = append(seen, top.Take(p.table, h)...)
	}
	return append(seen, p.run()...)
}

func (p *Position[T]) use(e Entry) []Event {
	p.seq++
	p.kept = kept{}
	if len(p.held) > 0 {
		p.held = slices.DeleteFunc(p.held, func(h Entry) bool { return h.Seat == e.Seat })
		if len(p.held) == 0 {
			p.held = nil
		}
		return nil
	}
	call, seen := p.rules.Use(p.table, p.steps(), e)
	if call != nil {
		seen = append(seen, p.invite(call, fromRight)...)
	}
	return append(seen, p.run()...)
}

// View lists what the holder of these seats may know.
func (p *Position[T]) View(seats Seats) View { return p.rules.View(p.table, p.steps(), seats) }

// Result scores an ended match; the second value is false while it goes on.
func (p *Position[T]) Result() (Result, bool) {
	if !p.Over() {
		return Result{}, false
	}
	r := p.rules.Result(p.table)
	if p.stopped {
		r.Kind, r.Rule = Agreement, ""
	}
	return r, true
}

// A safePoint is a moment at which the table alone tells the whole position: only the
// root procedure was under way, at the start of one of its phases.
type safePoint[T any] struct {
	seq   int // number of the first answer after it
	table *T
}

// SafePoint is the last safe point that this position has run through, if any: the
// number of the first answer after it, and the table in the documented schema.
func (p *Position[T]) SafePoint() (seq int, schema any, found bool) {
	if p.safe.table == nil {
		return 0, nil, false
	}
	return p.safe.seq, p.rules.Schema(p.safe.table), true
}

// keepSafe remembers the table where the root procedure says that a phase begins.
func (p *Position[T]) keepSafe() {
	if len(p.stack) != 1 || p.stack[0].ended {
		return
	}
	if root, is := p.stack[0].step.(interface{ Safe(*T) bool }); is && root.Safe(p.table) {
		p.safe = safePoint[T]{p.seq, p.rules.Clone(p.table)}
	}
}

// Clone returns a match that shares nothing that changes with p.
func (p *Position[T]) Clone() Match {
	q := &Position[T]{rules: p.rules, table: p.rules.Clone(p.table), seq: p.seq, kept: p.kept, safe: p.safe, stopped: p.stopped}
	q.orders = standing{slices.Clone(p.orders.Given), p.orders.Alerted}
	q.held = append(q.held, p.held...)
	for _, f := range p.stack {
		q.stack = append(q.stack, frame[T]{step: p.rules.Steps.copyStep(f.step), ended: f.ended, from: f.from})
	}
	return q
}

// Schema describes the table in the game's documented schema.
func (p *Position[T]) Schema() any { return p.rules.Schema(p.table) }

// Census counts every piece once.
func (p *Position[T]) Census() []Count { return p.rules.Census(p.table) }

// Check lists what is wrong with the position.
func (p *Position[T]) Check() []error {
	if p.rules.Check == nil || p.Over() {
		return nil
	}
	return p.rules.Check(p.table, p.steps())
}

var _ Match = (*Position[struct{}])(nil)
