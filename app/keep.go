package app

import (
	"errors"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// keepSoon saves the match once the page shows the answer, which is then seen sooner. Settle comes before.
func (d *Desk) keepSoon() {
	if d.Later == nil {
		d.keep()
		return
	}
	if !d.owed {
		d.owed = true
		d.Later(d.Settle)
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
func (d *Desk) Settle() {
	if d.owed {
		d.owed = false
		d.late++
		d.keep()
	}
}

// keep saves the match. A refusal is shown, and the match goes on in memory.
func (d *Desk) keep() {
	rec, info := d.Session.Record(), d.Info
	info.Answers, info.Saved = len(rec.Entries), d.now().UnixMilli()
	info.Archived, info.Binned = false, 0
	info.Players = nil
	for _, p := range rec.Header.Players {
		info.Players = append(info.Players, p.Name)
	}
	info.Whose, info.Turn, info.Ended = d.whose(), d.turn(), false
	if result, over := d.Session.Result(); over {
		info.Ended = true
		info.Whose = d.ending(result).Title
	}
	d.Info = info
	revision, err := d.save(info, record.Encode(rec), d.revision)
	refused := d.Unsaved != nil
	d.Unsaved = err
	var conflict *store.Conflict
	switch {
	case errors.As(err, &conflict):
		d.aside()
	case err != nil:
		d.refusedSave(err)
	default:
		d.revision = revision
		if refused {
			d.Say("The match is saved again.")
		}
	}
}

// refusedSave says why the match on the table is not saved, and offers it as a file.
func (d *Desk) refusedSave(err error) {
	d.Unsaved = err
	d.complain(err)
	d.version++
	d.Toast.Act, d.Toast.Name = &exportMatch{d.Info.ID}, "Export"
}

// save writes a match. Where there is no room for it the bin is emptied first, the oldest match in it before others.
func (d *Desk) save(info store.Info, data []byte, expect store.Revision) (store.Revision, error) {
	for {
		revision, err := d.Shelf.Save(info.ID, data, info, expect)
		if !errors.As(err, new(*store.Full)) || !d.makeRoom() {
			return revision, err
		}
	}
}

// makeRoom takes the oldest match out of the bin, if one lies in it.
func (d *Desk) makeRoom() bool {
	list, _ := d.Shelf.List()
	oldest := store.Info{}
	for _, info := range list {
		if info.Binned > 0 && (oldest.Binned == 0 || info.Binned < oldest.Binned) {
			oldest = info
		}
	}
	return oldest.Binned > 0 && d.Shelf.Delete(oldest.ID) == nil
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
		d.Refresh()
	case d.Session != nil && d.Screen != AsideScreen && id == d.Info.ID:
		d.List, _ = d.Shelf.List()
		if info, _ := d.known(id); info.Revision != d.revision {
			d.aside()
		}
	}
}

// Taken gives way to another tab that has laid the same match on its table.
func (d *Desk) Taken(id string) {
	if d.Session != nil && id == d.Info.ID {
		d.aside()
	}
}

// aside covers the match that another tab goes on with.
func (d *Desk) aside() {
	d.unthink()
	d.Screen, d.Toast = AsideScreen, Toast{}
	d.Sending, d.Ordering = false, false
	d.List, _ = d.Shelf.List() // the page says whether the match is still there
	d.version++
}

// KeepMine makes a match of its own of the one on the table, beside the one that another tab goes on with.
func (d *Desk) KeepMine() error {
	rec, err := record.Decode(record.Encode(d.Session.Record()))
	if err != nil {
		return err
	}
	id, err := d.copied(d.reseeded(rec), d.Info)
	if err != nil {
		return err
	}
	return d.Open(id)
}

// Glance is what everybody may know of a saved match at its last safe point, which opens
// without a replay; nil where there is none.
func (d *Desk) Glance(id string) engine.View {
	data, _, err := d.Shelf.Load(id)
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
