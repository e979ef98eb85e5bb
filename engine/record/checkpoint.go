package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
)

// A Checkpoint is a moment of a run that it can be taken back to.
type Checkpoint struct {
	Seq                      int
	match                    engine.Match
	dealer                   *dice.Seeded
	turns                    *turns
	holder, stretches, marks int
	aside, confirmed         int
	answersHash              Print
	agreements               agreements
	takeBackBase             snapshot
	snapshots                []snapshot
	proposed, amendments     int
	course                   course
	offered, editions        int
	renewals                 []Renewal
	keys                     int
}

// Checkpoint remembers this moment.
func (r *Run) Checkpoint() Checkpoint {
	c := Checkpoint{Seq: len(r.Record.Entries), match: r.Match.Clone(), holder: r.holder, aside: r.aside, confirmed: r.confirmed,
		stretches: len(r.Record.Stretches), marks: len(r.Record.Marks), answersHash: r.answersHash,
		agreements: r.agreements, takeBackBase: r.takeBackBase, proposed: r.proposed, amendments: len(r.Record.Amendments),
		course: r.course(), offered: r.offered, editions: len(r.Record.Editions),
		renewals: r.Record.Renewals, keys: r.keys,
		snapshots: r.snapshots[:len(r.snapshots):len(r.snapshots)]}
	if r.turns != nil {
		c.turns = r.turns.clone()
	}
	if r.dealer != nil {
		c.dealer = r.dealer.Clone()
	}
	return c
}

// Back takes the run back to a checkpoint of its own. The checkpoint stays good.
func (r *Run) Back(c Checkpoint) {
	r.Match, r.holder, r.answersHash, r.aside, r.confirmed = c.match.Clone(), c.holder, c.answersHash, c.aside, c.confirmed
	if r.turns != nil {
		here := r.turns
		r.turns = c.turns.clone()
		r.turns.stay(here)
	}
	if r.dealer != nil {
		r.dealer = c.dealer.Clone()
	}
	rec := r.Record
	r.agreements, r.takeBackBase, r.proposed, r.snapshots = c.agreements, c.takeBackBase, c.proposed, c.snapshots
	r.events = r.events[: c.Seq-r.told : c.Seq-r.told]
	if r.looked.seq > c.Seq {
		r.looked = snapshot{}
	}
	r.goOn(c.course)
	r.offered, rec.Editions = c.offered, rec.Editions[:c.editions:c.editions]
	rec.Amendments = rec.Amendments[:c.amendments:c.amendments]
	r.passed, r.fallen = passed{}, fallen{}
	rec.Renewals, r.keys = c.renewals, c.keys
	rec.Entries, rec.Stretches, rec.Marks = rec.Entries[:c.Seq:c.Seq], rec.Stretches[:c.stretches:c.stretches], rec.Marks[:c.marks:c.marks]
	rec.End = Mark{}
	if rec.Safe != nil && rec.Safe.Seq > c.Seq {
		rec.Safe = nil
	}
}

// Fork is a run of its own that goes on from a checkpoint of this one, which stays as it is.
func (r *Run) Fork(c Checkpoint) *Run {
	f, rec := *r, *r.Record
	f.Record = &rec
	f.Back(c)
	return &f
}

// Match returns a copy of the match at the checkpoint.
func (c Checkpoint) Match() engine.Match { return c.match.Clone() }

// Again enters answers that this record has held before.
func (r *Run) Again(entries []engine.Entry) error {
	for _, e := range entries {
		if _, _, err := r.Answer(e.Seat, e.Choice, e.By); err != nil {
			return err
		}
	}
	return nil
}
