package app

import (
	"errors"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

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

// afterwards does something once the page shows what has changed.
func (d *Desk) afterwards(f func()) {
	if d.Later == nil {
		f()
		return
	}
	d.Later(f)
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
	rec, info := s.t.Session.Record(), s.t.Info
	info.Answers, info.Saved = len(rec.Entries), s.t.shelf.now().UnixMilli()
	info.Archived, info.Binned = false, 0
	info.Players = nil
	for _, p := range rec.Header.Players {
		info.Players = append(info.Players, p.Name)
	}
	info.Whose, info.Turn, info.Ended = s.t.whose(), s.t.turn(), false
	if result, over := s.t.Session.Result(); over {
		info.Ended = true
		info.Whose = s.t.ending(result).Title
	}
	s.t.Info = info
	revision, err := s.t.shelf.save(info, record.Encode(rec), s.revision)
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
			s.t.desk.Say("The match is saved again.")
		}
	}
}

// refusedSave says why the match on the table is not saved, and offers it as a file.
func (s *Saver) refusedSave(err error) {
	s.Unsaved = err
	s.t.desk.complain(err)
	s.t.desk.version++
	s.t.desk.Toast.Act, s.t.desk.Toast.Name = &exportMatch{s.t.Info.ID}, "Export"
}

// save writes a match. Where there is no room for it the bin is emptied first, the oldest match in it before others.
func (sh *Shelf) save(info store.Info, data []byte, expect store.Revision) (store.Revision, error) {
	for {
		revision, err := sh.Store.Save(info.ID, data, info, expect)
		if !errors.As(err, new(*store.Full)) || !sh.makeRoom() {
			return revision, err
		}
	}
}

// makeRoom takes the oldest match out of the bin, if one lies in it.
func (sh *Shelf) makeRoom() bool {
	list, _ := sh.Store.List()
	oldest := store.Info{}
	for _, info := range list {
		if info.Binned > 0 && (oldest.Binned == 0 || info.Binned < oldest.Binned) {
			oldest = info
		}
	}
	return oldest.Binned > 0 && sh.Store.Delete(oldest.ID) == nil
}

func (d *Desk) hold(id string) {
	if d.Hold != nil {
		d.Hold(id)
	}
}

// Elsewhere follows what another tab has written or deleted.
func (d *Desk) Elsewhere(id string) {
	switch {
	case d.Screen == HomeScreen:
		d.Shelf.Refresh()
	case d.Table.Session != nil && d.Screen != AsideScreen && id == d.Table.Info.ID:
		d.Shelf.List, _ = d.Shelf.Store.List()
		if info, _ := d.Shelf.known(id); info.Revision != d.Table.Saver.revision {
			d.aside()
		}
	}
}

// Taken gives way to another tab that has laid the same match on its table.
func (d *Desk) Taken(id string) {
	if d.Table.Session != nil && id == d.Table.Info.ID {
		d.aside()
	}
}

// aside covers the match that another tab goes on with.
func (d *Desk) aside() {
	d.Table.Bots.unthink()
	d.Screen, d.Toast = AsideScreen, Toast{}
	d.Table.Outbox.Sending, d.Table.Orders.Ordering = false, false
	d.Shelf.List, _ = d.Shelf.Store.List() // the page says whether the match is still there
	d.version++
}

// KeepMine makes a match of its own of the one on the table, beside the one that another tab goes on with.
func (d *Desk) KeepMine() error {
	rec, err := record.Decode(record.Encode(d.Table.Session.Record()))
	if err != nil {
		return err
	}
	id, err := d.Shelf.copied(d.Shelf.reseeded(rec), d.Table.Info)
	if err != nil {
		return err
	}
	return d.Open(id)
}

// Glance is what everybody may know of a saved match at its last safe point, which opens
// without a replay; nil where there is none.
func (sh *Shelf) Glance(id string) engine.View {
	data, _, err := sh.Store.Load(id)
	if err != nil {
		return nil
	}
	rec, err := record.Decode(data)
	if err != nil || rec.Safe == nil {
		return nil
	}
	game, found := games.ByID(rec.Header.Game)
	if !found {
		return nil
	}
	position, _, errs := game.FromSchema(rec.Safe.Schema)
	if len(errs) > 0 {
		return nil
	}
	return position.View(0)
}
