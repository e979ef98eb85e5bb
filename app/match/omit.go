package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// StillNeeded refuses to take answers back out of the middle. Answer Seq came after them and would not be allowed
// without them; where Seq is -1, something else would follow.
type StillNeeded struct{ Seq int }

func (*StillNeeded) Error() string { return words.To("page/refused.bound").String() }

// Omit takes back the answers with these numbers and gives those after them again, as if the former had never been
// given: all of it or, with a refusal, nothing. Where their question must be answered before the later ones are asked,
// the answer is a pass. It goes no further back than undo, throws no die and reveals nothing, and like must accept the
// question that then stands. moved are the new numbers of the answers from the floor on, -1 for those that are gone.
func (s *Session) Omit(drop []int, like func(engine.Decision) bool) (moved []int, err error) {
	if err := s.Verify(); err != nil {
		return nil, err
	}
	entries, floor := s.Play.Entries(), s.Floor.Seq()
	r := replay{run: s.Play.run.Fork(s.Floor.at)}
	for _, seq := range drop {
		if seq < floor || seq >= len(entries) || entries[seq].By != "" {
			return nil, &StillNeeded{-1}
		}
	}
	for _, e := range entries[floor:] {
		moved = append(moved, -1)
		if e.By != "" || slices.Contains(drop, e.Seq) {
			continue
		}
		if r.advance(); !r.asked(e.Seat, e.Choice) {
			r.give(e.Seat, engine.Choice{Verb: engine.Pass})
			r.advance()
		}
		moved[len(moved)-1] = len(r.run.Record.Entries)
		if r.give(e.Seat, e.Choice); r.failed {
			return nil, &StillNeeded{e.Seq}
		}
	}
	r.advance()
	open := s.Viewer.answerable(r.run.Match.Open(), true)
	if r.failed || len(open) == 0 || !like(open[0]) || revealed(r.run, floor, s.Viewer.Seats()) {
		return nil, &StillNeeded{-1}
	}
	s.Play.run = r.run
	s.Changes.matchChanged()
	return moved, nil
}

// replay gives answers again in a copy of the match. Once one has failed it does nothing more.
type replay struct {
	run    *record.Run
	failed bool
}

func (r *replay) asked(seat engine.Seat, c engine.Choice) bool {
	_, _, found := r.run.Asked(seat, c)
	return found
}

func (r *replay) give(seat engine.Seat, c engine.Choice) {
	if r.failed = r.failed || !r.asked(seat, c); r.failed {
		return
	}
	_, _, err := r.run.Answer(seat, c, "")
	r.failed = err != nil
}

// advance gives the answers that need no player.
func (r *replay) advance() {
	for {
		_, _, found, err := r.run.Move()
		if r.failed = r.failed || err != nil; !found || r.failed {
			return
		}
	}
}
