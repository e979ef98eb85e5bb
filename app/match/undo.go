package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Floor is how far back answers can be undone. It rises whenever someone learns what cannot be unlearned.
type Floor struct {
	play   *Play
	device *Device
	at     record.Checkpoint
}

// Raise lets no answer given before now be undone.
func (f *Floor) Raise() { f.at = f.play.run.Checkpoint() }

// Seq is the number of the first answer that could be undone.
func (f *Floor) Seq() int { return f.at.Seq }

// last is the number of the last answer that can be undone, or -1: the last that somebody gave, if it was here.
func (f *Floor) last() int {
	entries := f.play.Entries()
	for i := len(entries) - 1; i >= f.at.Seq; i-- {
		if entries[i].By == "" {
			if f.device != nil && entries[i].Seat != engine.Chance && !f.device.Here(f.play.Header().Holder(entries[i].Seat)) {
				return -1
			}
			return i
		}
	}
	return -1
}

// CanUndo reports whether there is an answer to undo.
func (f *Floor) CanUndo() bool { return f.last() >= 0 }

// Undo takes back a person's last answer, and what followed from it. It goes no further back than the floor.
func (s *Session) Undo() bool {
	last := s.Floor.last()
	if last < 0 || s.Verify() != nil {
		return false
	}
	again := slices.Clone(s.Play.Entries()[s.Floor.Seq():last])
	s.Play.run.Back(s.Floor.at)
	if err := s.Play.run.Again(again); err != nil {
		panic("match: an answer that was legal is not: " + err.Error())
	}
	s.Changes.matchChanged()
	return true
}

// At is the position after the first seq answers.
func (s *Session) At(seq int) engine.Match {
	if s.Verify() != nil {
		return s.Play.Match().Clone()
	}
	return s.Play.run.At(min(max(seq, 0), s.Play.Seq())).Clone()
}

// ViewAt is what the viewer knew after the first seq answers.
func (s *Session) ViewAt(seq int) engine.View { return s.At(seq).View(s.Viewer.Seats()) }
