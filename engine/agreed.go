package engine

import "slices"

// Agreement is the kind of what players settle among themselves, which no game's rules know:
// of the right to propose it, and of the result of a match that ended so.
const Agreement = "agreement"

// Continue lets this position go on as number seq of its record. Where it takes the place of
// another, which was taken back or corrected, the standing orders of that one stay: they are
// their seats' own affair.
func (p *Position[T]) Continue(seq int, instead Match) {
	if other, is := instead.(*Position[T]); is {
		p.orders.Given = slices.Clone(other.orders.Given)
		p.lapse()
		p.kept = kept{}
	}
	if p.safe.table != nil && p.safe.seq == p.seq {
		p.safe.seq = seq
	}
	p.seq = seq
}

// Stop ends the match as it stands: its result has the scores of the moment.
func (p *Position[T]) Stop() {
	p.stack, p.held, p.stopped = nil, nil, true
	p.kept = kept{}
}
