// Package shelf manages the matches that are saved on this device. It lists, renames, copies and deletes them, takes in
// matches from files and links, and writes files. It draws nothing and plays nothing.
package shelf

import (
	"errors"
	"time"

	"github.com/lithammer/shortuuid/v4"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// Shelf is the matches that are saved on this device.
type Shelf struct {
	Store   store.Store
	List    []store.Info  // as it was last read
	Browser Browser       // what the browser does with what is saved
	NewID   func() string // of a match; also makes secrets
	Now     func() int64  // the clock: milliseconds since 1970
}

// New is a shelf over a store. Refresh reads its list.
func New(of store.Store) *Shelf { return &Shelf{Store: of, NewID: shortuuid.New, Now: now} }

func now() int64 { return time.Now().UnixMilli() }

// Refresh reads the list of saved matches again.
func (s *Shelf) Refresh() error {
	list, err := s.Store.List()
	s.List = s.emptyBin(list)
	return err
}

// Find is the entry of a match in the list.
func (s *Shelf) Find(id string) (store.Info, bool) {
	for _, info := range s.List {
		if info.ID == id {
			return info, true
		}
	}
	return store.Info{}, false
}

// Browser is what the browser does with what a page saves, and offers for files.
type Browser struct {
	Promise  string // not to clear it: "kept", "open" where it was not asked, "refused", "none" where it cannot be asked; "" before it is known
	Evicts   bool   // it clears what a page has saved if the page is not visited for some days
	Exported int64  // when everything was last exported: milliseconds since 1970
	Shares   bool   // it can share files with other programs
}

// binTime is how long a deleted match can be restored.
const binTime = 30 * 24 * time.Hour

// Remind reports whether matches should be exported now: the browser may clear them, and some were played on since
// the last export, which is days ago.
func (s *Shelf) Remind() bool {
	newest := int64(0)
	for _, info := range s.List {
		newest = max(newest, info.Saved)
	}
	return s.Browser.Evicts && newest > s.Browser.Exported && s.Now()-s.Browser.Exported > (72*time.Hour).Milliseconds()
}

// Delete removes a match for good, and its keys with it.
func Delete(s *Shelf, id string) error {
	rec := &record.Record{}
	if data, _, err := s.Store.Load(id); err == nil {
		if read, err := record.Decode(data); err == nil {
			rec = read
		}
	}
	err := s.Store.Delete(id)
	if m, found := rec.SealedMatch(); found && err == nil {
		KeysOf(s).Drop(m)
	}
	return err
}

// emptyBin deletes for good what has been in the bin for a month.
func (s *Shelf) emptyBin(list []store.Info) (kept []store.Info) {
	for _, info := range list {
		if info.Binned > 0 && s.Now()-info.Binned > binTime.Milliseconds() && Delete(s, info.ID) == nil {
			continue
		}
		kept = append(kept, info)
	}
	return kept
}

// Save writes a match. Where there is no room for it, matches in the bin are deleted for good first, the oldest before others.
func (s *Shelf) Save(info store.Info, data []byte, expect store.Revision) (store.Revision, error) {
	for {
		revision, err := s.Store.Save(info.ID, data, info, expect)
		if !errors.As(err, new(*store.Full)) || !s.makeRoom() {
			return revision, err
		}
	}
}

// makeRoom deletes the oldest match in the bin for good, and reports whether there was one.
func (s *Shelf) makeRoom() bool {
	list, _ := s.Store.List()
	oldest := store.Info{}
	for _, info := range list {
		if info.Binned > 0 && (oldest.Binned == 0 || info.Binned < oldest.Binned) {
			oldest = info
		}
	}
	return oldest.Binned > 0 && Delete(s, oldest.ID) == nil
}

// Preview is what all players may know of a saved match at its last safe point, which opens without a replay; nil where
// there is none.
func (s *Shelf) Preview(id string) engine.View {
	data, _, err := s.Store.Load(id)
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
	if game, err = rec.PlayedBy(game); err != nil {
		return nil
	}
	position, _, errs := game.FromSchema(rec.Safe.Schema)
	if len(errs) > 0 {
		return nil
	}
	return position.View(0)
}
