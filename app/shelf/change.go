package shelf

import (
	"errors"
	"strconv"
	"strings"

	"interbellum/app/store"
	"interbellum/engine/record"
	"interbellum/engine/words"
	"interbellum/engine/words/page"
)

// Done is a change to a match of the list.
type Done struct {
	Says string       // what was done
	Undo func() error // takes it back
}

// say is a text of the page.
func say(kind string, arguments ...any) string { return page.Book.Say(kind, arguments...) }

// change changes what the list says of a match; back takes that back.
func (s *Shelf) change(id, says string, change, back func(*store.Info)) (Done, error) {
	err := s.Store.Change(id, change)
	for errors.As(err, new(*store.Full)) && s.makeRoom() {
		err = s.Store.Change(id, change)
	}
	if err != nil {
		return Done{}, err
	}
	return Done{says, func() error { return s.Store.Change(id, back) }}, nil
}

func (s *Shelf) title(id string) string {
	info, _ := s.Find(id)
	return info.Title
}

// Rename gives a match another name.
func (s *Shelf) Rename(id, title string) (Done, error) {
	title = strings.Join(strings.Fields(title), " ")
	info, _ := s.Find(id)
	if title == "" || title == info.Title {
		return Done{}, nil
	}
	title = string([]rune(title)[:min(60, len([]rune(title)))])
	return s.change(id, say("shelf.renamed", info.Title, title), func(i *store.Info) { i.Title = title }, func(i *store.Info) { i.Title = info.Title })
}

// Archive puts a match aside, or back among the others.
func (s *Shelf) Archive(id string) (Done, error) {
	info, _ := s.Find(id)
	says := say("shelf.archived", info.Title)
	if info.Archived {
		says = say("shelf.unarchived", info.Title)
	}
	turn := func(i *store.Info) { i.Archived = !i.Archived }
	return s.change(id, says, turn, turn)
}

// Bin deletes a match so that it can be brought back for a month. Where there is not even room for a note, it is
// taken away at once, and can be brought back for as long as the page is open.
func (s *Shelf) Bin(id string) (Done, error) {
	now := s.Now().UnixMilli()
	done, err := s.change(id, say("shelf.binned", s.title(id)), func(i *store.Info) { i.Binned = now }, func(i *store.Info) { i.Binned = 0 })
	if !errors.As(err, new(*store.Full)) {
		return done, err
	}
	data, info, err := s.Store.Load(id)
	if err != nil {
		return Done{}, err
	}
	if err := s.Store.Delete(id); err != nil {
		return Done{}, err
	}
	return Done{say("shelf.binned", info.Title), func() error { _, err := s.Store.Save(id, data, info, 0); return err }}, nil
}

// Restore brings a deleted match back.
func (s *Shelf) Restore(id string) (Done, error) {
	now := s.Now().UnixMilli()
	return s.change(id, say("shelf.restored", s.title(id)), func(i *store.Info) { i.Binned, i.Archived = 0, false }, func(i *store.Info) { i.Binned = now })
}

// Duplicate puts a copy of a match beside it, which goes on with dice of its own.
func (s *Shelf) Duplicate(id string) (Done, error) {
	data, info, err := s.Store.Load(id)
	if err != nil {
		return Done{}, err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return Done{}, words.Refuse("", "page/refused.copied", info.Title, err)
	}
	twin, err := s.Copy(s.Reseeded(rec), info)
	if err != nil {
		return Done{}, err
	}
	_, made, _ := s.Store.Load(twin)
	return Done{say("shelf.copied", made.Title), func() error { return s.Store.Delete(twin) }}, nil
}

// Reseeded is a record that goes on with other dice.
func (s *Shelf) Reseeded(rec *record.Record) *record.Record {
	return rec.Reseeded(s.NewID() + s.NewID())
}

// Copy saves a match under a new id and a name that no other has. It may change the record.
func (s *Shelf) Copy(rec *record.Record, info store.Info) (id string, err error) {
	rec.Header.ID = s.NewID()
	info.ID, info.Title, info.Saved = rec.Header.ID, s.freeTitle(info.Title), s.Now().UnixMilli()
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
