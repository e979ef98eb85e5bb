package shelf

import (
	"errors"
	"strconv"
	"strings"

	"interbellum/app/store"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/words"
	"interbellum/engine/words/page"
)

// A Change is what was done to a match of the list.
type Change struct {
	Says string       // what was done, for the player
	Undo func() error // undoes it; nil where nothing was changed
}

// say is a text of the page.
func say(kind string, arguments ...any) string { return page.Book.Say(kind, arguments...) }

// apply changes what the list says of a match; back undoes that.
func (s *Shelf) apply(id, says string, change, back func(*store.Info)) (Change, error) {
	err := s.Store.Change(id, change)
	for errors.As(err, new(*store.Full)) && s.makeRoom() {
		err = s.Store.Change(id, change)
	}
	if err != nil {
		return Change{}, err
	}
	return Change{says, func() error { return s.Store.Change(id, back) }}, nil
}

func (s *Shelf) title(id string) string {
	info, _ := s.Find(id)
	return info.Title
}

// Rename gives a match another name.
func (s *Shelf) Rename(id, title string) (Change, error) {
	title = strings.Join(strings.Fields(title), " ")
	info, _ := s.Find(id)
	if title == "" || title == info.Title {
		return Change{}, nil
	}
	title = string([]rune(title)[:min(60, len([]rune(title)))])
	return s.apply(id, say("shelf.renamed", info.Title, title), func(i *store.Info) { i.Title = title }, func(i *store.Info) { i.Title = info.Title })
}

// Archive moves a match into the archive, or back among the others.
func (s *Shelf) Archive(id string) (Change, error) {
	info, _ := s.Find(id)
	says := say("shelf.archived", info.Title)
	if info.Archived {
		says = say("shelf.unarchived", info.Title)
	}
	turn := func(i *store.Info) { i.Archived = !i.Archived }
	return s.apply(id, says, turn, turn)
}

// Bin deletes a match so that it can be restored for a month. Where there is no room even for a note of that, it is
// removed at once, and can be restored as long as the page is open.
func (s *Shelf) Bin(id string) (Change, error) {
	now := s.Now()
	change, err := s.apply(id, say("shelf.binned", s.title(id)), func(i *store.Info) { i.Binned = now }, func(i *store.Info) { i.Binned = 0 })
	if !errors.As(err, new(*store.Full)) {
		return change, err
	}
	data, info, err := s.Store.Load(id)
	if err != nil {
		return Change{}, err
	}
	if err := s.Store.Delete(id); err != nil {
		return Change{}, err
	}
	return Change{say("shelf.binned", info.Title), func() error { _, err := s.Store.Save(id, data, info, 0); return err }}, nil
}

// Restore takes a match out of the bin.
func (s *Shelf) Restore(id string) (Change, error) {
	now := s.Now()
	return s.apply(id, say("shelf.restored", s.title(id)), func(i *store.Info) { i.Binned, i.Archived = 0, false }, func(i *store.Info) { i.Binned = now })
}

// Duplicate saves a copy of a match, which goes on with dice of its own.
func (s *Shelf) Duplicate(id string) (Change, error) {
	data, info, err := s.Store.Load(id)
	if err != nil {
		return Change{}, err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return Change{}, words.Refuse("", "page/refused.copied", info.Title, err)
	}
	twin, err := s.Copy(s.Reseeded(rec), info)
	if err != nil {
		return Change{}, err
	}
	_, made, _ := s.Store.Load(twin)
	return Change{say("shelf.copied", made.Title), func() error { return s.Store.Delete(twin) }}, nil
}

// Reseeded is a record that goes on with other dice.
func (s *Shelf) Reseeded(rec *record.Record) *record.Record {
	return rec.Reseeded(s.NewID() + s.NewID())
}

// Copy saves a match under a new ID and a title that no other has. It changes the record's ID. One with sealed dice goes on with others:
// no player has signed it under that name.
func (s *Shelf) Copy(rec *record.Record, info store.Info) (id string, err error) {
	if dice.IsSealed(rec.Header.Dealer) {
		rec = s.Reseeded(rec)
	}
	rec.Header.ID = s.NewID()
	info.ID, info.Title, info.Saved = rec.Header.ID, s.freeTitle(info.Title), s.Now()
	info.Archived, info.Binned = false, 0
	_, err = s.Save(info, record.Encode(rec), 0)
	return info.ID, err
}

// freeTitle is a title, or the title with the first number in brackets that no match has.
func (s *Shelf) freeTitle(title string) string {
	taken := map[string]bool{}
	for _, info := range s.List {
		taken[info.Title] = true
	}
	base := title
	if at := strings.LastIndex(title, " ("); at > 0 && strings.Trim(title[at:], " ()0123456789") == "" {
		base = title[:at]
	}
	for n := 2; taken[title]; n++ {
		title = base + " (" + strconv.Itoa(n) + ")"
	}
	return title
}
