package record

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/saves"
)

// A Saved is a position that the match has passed, as a save keeps it: it opens at once, while the answers that led there
// are still to be verified. The mark of its number in the record says which position it must be.
type Saved struct {
	Seq      int    `json:"seq"`
	Position []byte `json:"position"`          // what saves.Write wrote
	Edition  int    `json:"edition,omitempty"` // under which of the record's editions: 0 is the header's
}

// Saved is the last position kept by the run that lies at least so many answers back, if there is one at a mark.
func (r *Run) Saved(back int) (s Saved, found bool) {
	for i := len(r.snapshots) - 1; i > 0; i-- {
		if at := &r.snapshots[i]; at.seq%MarkInterval == 0 && at.seq <= len(r.Record.Entries)-back && at.due == 0 {
			return Saved{at.seq, saves.Write(at.match), at.now}, true
		}
	}
	return Saved{}, false
}

// Unverified is a match as it stands, played on from a saved position: to be looked at while its record is verified, and
// for nothing else. What its answers showed is known from there on. It is not found where the position is not the one of
// its mark, the match has been played under another edition, or its players have since brought about another position.
func Unverified(game *engine.Game, rec *Record, at Saved) (r *Run, found bool) {
	game, err := rec.PlayedBy(game)
	if err != nil {
		return nil, false
	}
	begun := game
	if _, game, err = rec.present(begun); err != nil || !rec.keeps(at, begun) {
		return nil, false
	}
	m, err := saves.Read(game, at.Position)
	if err != nil || m.Seq() != at.Seq || saves.Fingerprint(m) != rec.Marks[at.Seq/MarkInterval-1].Position {
		return nil, false
	}
	copied := *rec
	copied.Entries = slices.Clone(rec.Entries)
	r = &Run{Game: game, begun: begun, Record: &copied, Match: m, holder: Nobody, told: at.Seq, agreements: newAgreements(rec.Header.Players)}
	r.snapshots = []snapshot{{seq: at.Seq, match: m.Clone(), holder: Nobody, course: r.course()}}
	for i, e := range copied.Entries {
		e.Seq = i
		if Agrees(e.Choice) && !r.noteAgreement(e, i < at.Seq) || !Agrees(e.Choice) && i >= at.Seq && !r.playOn(e) {
			return nil, false
		}
	}
	return r, saves.Fingerprint(r.Match) == rec.End.Position
}

// keeps reports whether a saved position is at a mark of the record, and of the edition that it stands under.
func (r *Record) keeps(at Saved, game *engine.Game) bool {
	mark := at.Seq/MarkInterval - 1
	return r.Header.Game == game.ID && !r.foreign(game.Edition) && game.Rules != nil && r.End.Seq == len(r.Entries) && at.Edition == r.Now &&
		at.Seq%MarkInterval == 0 && mark >= 0 && mark < len(r.Marks) && at.Seq <= len(r.Entries)
}

// noteAgreement notes what players have said to one another. It reports false where something took effect by it that the
// saved position does not know.
func (r *Run) noteAgreement(e engine.Entry, before bool) bool {
	if e.Choice.Verb == ProposeVerb && e.Choice.On == Amend {
		r.proposed = e.Choice.N
	}
	if e.Choice.Verb == ProposeVerb && e.Choice.On == OtherEdition {
		r.offered = e.Choice.N
	}
	_, found := r.agreements.settle(r.Record.Header.Holder(e.Seat), e)
	if before {
		return true
	}
	r.Match.Continue(e.Seq+1, nil)
	r.events = append(r.events, nil)
	return !found
}

// playOn plays an answer of the record on, if it is legal.
func (r *Run) playOn(e engine.Entry) bool {
	d, _, found := r.Asked(e.Seat, e.Choice)
	if !found {
		return false
	}
	r.Record.Entries[e.Seq] = d.Answer(e.Seq, e.Choice, e.By)
	seen, err := r.Match.Apply(r.Record.Entries[e.Seq])
	r.events = append(r.events, seen)
	return err == nil
}
