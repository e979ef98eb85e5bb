package app

import (
	"errors"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// Saver saves the match on the table.
type Saver struct {
	t        *Table
	revision store.Revision
	Unsaved  error // the last save was refused: the match goes on in memory
	owed     bool  // the match has gone on since it was saved
	late     int   // counts what was done later
}

// keepSoon saves the match once the page shows the answer, which is then seen sooner. Settle comes before.
func (s *Saver) keepSoon() {
	if s.t.desk.Later == nil {
		s.keep()
		return
	}
	if !s.owed {
		s.owed = true
		s.t.desk.Later(s.Settle)
	}
}

// Settle does what was put off. It stands before everything that somebody does, so that the saved match is never
// behind by more than one answer, and is called when the page is left.
func (s *Saver) Settle() {
	if s.owed {
		s.owed = false
		s.late++
		s.keep()
	}
}

// keep saves the match. A refusal is shown, and the match goes on in memory.
func (s *Saver) keep() {
	rec, info := s.t.Session.Play.Record(), s.t.Info
	info.Answers, info.Saved = len(rec.Entries), s.t.shelf.Now()
	info.Archived, info.Binned = false, 0
	info.Players = nil
	for _, p := range rec.Header.Players {
		info.Players = append(info.Players, p.Name)
	}
	info.Whose, info.Turn, info.Ended = s.t.whose(), s.t.turn(), false
	if result, over := s.t.Session.Play.Result(); over {
		info.Ended = true
		info.Whose = s.t.ending(result).Title
	}
	info.Edition = shelf.EditionTitle(info.Game, s.t.Session.Play.Game().House)
	saved, _ := s.t.Session.Play.Saved(recentMost)
	info.Snapshot = store.Snapshot(saved)
	s.t.Info = info
	revision, err := s.t.shelf.Save(info, record.Encode(rec), s.revision)
	refused := s.Unsaved != nil
	s.Unsaved = err
	var conflict *store.Conflict
	switch {
	case errors.As(err, &conflict):
		s.t.desk.aside()
	case err != nil:
		s.refusedSave(err)
	default:
		s.revision = revision
		if refused {
			s.t.desk.Say(say("table.saved-again"))
		}
	}
}

// refusedSave says why the match on the table is not saved, and offers it as a file.
func (s *Saver) refusedSave(err error) {
	s.Unsaved = err
	s.t.desk.complain(err)
	s.t.desk.version++
	s.t.desk.Toast.Act, s.t.desk.Toast.Name = &exportMatch{s.t.Info.ID}, say("toast.export")
}
