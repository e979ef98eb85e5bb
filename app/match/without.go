package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Bound refuses to take answers back out of the middle: the answer with this number came
// after them and would not be allowed without them or, where Seq is -1, something else
// would follow.
type Bound struct{ Seq int }

func (*Bound) Error() string { return words.To("page/refused.bound").String() }

// Without takes back the answers with these numbers and gives those after them again, as if
// they had never been given: all of it or, with a refusal, nothing. Where the question must
// be answered before the later ones are asked, it is passed. It goes no further than undo
// does, and no die is thrown or anything shown by it; the question that then stands must be
// like the present one. moved are the new numbers of the answers from the floor on, -1 for
// those that are gone.
func (s *Session) Without(drop []int, like func(engine.Decision) bool) (moved []int, err error) {
	if err := s.Verify(); err != nil {
		return nil, err
	}
	entries, floor := s.Play.Entries(), s.Floor.Seq()
	a := again{run: s.Play.run.Fork(s.Floor.at)}
	for _, seq := range drop {
		if seq < floor || seq >= len(entries) || entries[seq].By != "" {
			return nil, &Bound{-1}
		}
	}
	for _, e := range entries[floor:] {
		moved = append(moved, -1)
		if e.By != "" || slices.Contains(drop, e.Seq) {
			continue
		}
		if a.advance(); !a.asked(e.Seat, e.Choice) {
			a.give(e.Seat, engine.Choice{Verb: engine.Pass})
			a.advance()
		}
		moved[len(moved)-1] = len(a.run.Record.Entries)
		if a.give(e.Seat, e.Choice); a.failed {
			return nil, &Bound{e.Seq}
		}
	}
	a.advance()
	open := s.Viewer.own(a.run.Match.Open(), true)
	if a.failed || len(open) == 0 || !like(open[0]) || revealed(a.run, floor, s.Viewer.Seats()) {
		return nil, &Bound{-1}
	}
	s.Play.run = a.run
	s.Changes.saved()
	return moved, nil
}

// again gives answers anew, in a run beside the match.
type again struct {
	run    *record.Run
	failed bool
}

func (a *again) asked(seat engine.Seat, c engine.Choice) bool {
	_, _, found := a.run.Asked(seat, c)
	return found
}

func (a *again) give(seat engine.Seat, c engine.Choice) {
	if a.failed = a.failed || !a.asked(seat, c); a.failed {
		return
	}
	_, _, err := a.run.Answer(seat, c, "")
	a.failed = err != nil
}

// advance answers what needs nobody.
func (a *again) advance() {
	for {
		_, _, found, err := a.run.Move()
		if a.failed = a.failed || err != nil; !found || a.failed {
			return
		}
	}
}
