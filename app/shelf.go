package app

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// What is done with matches on the shelf, none of them being on the table.

// binned is how long a deleted match can be brought back.
const binned = 30 * 24 * time.Hour

// Keeping is what the browser says about what it keeps.
type Keeping struct {
	Promise  string // "kept", "open" where it was not asked, "refused", "none" where it cannot be asked; empty before it is known
	Evicts   bool   // it clears what a page keeps when nobody visits it for some days
	Exported int64  // when everything was last exported: milliseconds since 1970
	Shares   bool   // it has a share sheet
}

// Remind reports whether matches should be exported now: the browser may clear them, and some were played on since
// the last export, which is days ago.
func (sh *Shelf) Remind() bool {
	newest := int64(0)
	for _, info := range sh.List {
		newest = max(newest, info.Saved)
	}
	return sh.Keeping.Evicts && newest > sh.Keeping.Exported && sh.now().UnixMilli()-sh.Keeping.Exported > (72*time.Hour).Milliseconds()
}

// emptied takes out of the bin what has lain in it for a month.
func (sh *Shelf) emptied(list []store.Info) (kept []store.Info) {
	for _, info := range list {
		if info.Binned > 0 && sh.now().UnixMilli()-info.Binned > binned.Milliseconds() && sh.Store.Delete(info.ID) == nil {
			continue
		}
		kept = append(kept, info)
	}
	return kept
}

// change writes other words about a match, and says what was done. back takes it back.
func (sh *Shelf) change(id, said string, change, back func(*store.Info)) error {
	info, _ := sh.known(id)
	err := sh.Store.Change(id, change)
	for errors.As(err, new(*store.Full)) && sh.makeRoom() {
		err = sh.Store.Change(id, change)
	}
	sh.Refresh()
	if err != nil {
		return err
	}
	sh.desk.offer(fmt.Sprintf(said, info.Title), func() error { return sh.Store.Change(id, back) })
	return nil
}

// Rename gives a match another name.
func (sh *Shelf) Rename(id, title string) error {
	title = strings.Join(strings.Fields(title), " ")
	info, _ := sh.known(id)
	if title == "" || title == info.Title {
		return nil
	}
	title = string([]rune(title)[:min(60, len([]rune(title)))])
	return sh.change(id, "“%s” is called “"+strings.ReplaceAll(title, "%", "%%")+"” now.", func(i *store.Info) { i.Title = title }, func(i *store.Info) { i.Title = info.Title })
}

// Archive puts a match aside, or back among the others.
func (sh *Shelf) Archive(id string) error {
	info, _ := sh.known(id)
	said := "“%s” is in the archive."
	if info.Archived {
		said = "“%s” is back among your matches."
	}
	turn := func(i *store.Info) { i.Archived = !i.Archived }
	return sh.change(id, said, turn, turn)
}

// Bin deletes a match so that it can be brought back for a month. Where there is not even room for a note, it is
// taken away at once, and can be brought back for as long as the page is open.
func (sh *Shelf) Bin(id string) error {
	now := sh.now().UnixMilli()
	err := sh.change(id, "“%s” is deleted.", func(i *store.Info) { i.Binned = now }, func(i *store.Info) { i.Binned = 0 })
	if !errors.As(err, new(*store.Full)) {
		return err
	}
	data, info, err := sh.Store.Load(id)
	if err != nil {
		return err
	}
	if err := sh.Store.Delete(id); err != nil {
		return err
	}
	sh.Refresh()
	sh.desk.offer("“"+info.Title+"” is deleted.", func() error { _, err := sh.Store.Save(id, data, info, 0); return err })
	return nil
}

// Restore brings a deleted match back.
func (sh *Shelf) Restore(id string) error {
	now := sh.now().UnixMilli()
	return sh.change(id, "“%s” is back.", func(i *store.Info) { i.Binned, i.Archived = 0, false }, func(i *store.Info) { i.Binned = now })
}

// Duplicate puts a copy of a match beside it, which goes on with dice of its own.
func (sh *Shelf) Duplicate(id string) error {
	data, info, err := sh.Store.Load(id)
	if err != nil {
		return err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return fmt.Errorf("“%s” cannot be copied: %w", info.Title, err)
	}
	twin, err := sh.copied(sh.reseeded(rec), info)
	if err != nil {
		return err
	}
	sh.Refresh()
	copied, _ := sh.known(twin)
	sh.desk.offer("“"+copied.Title+"” is a match of its own now. Its dice will fall differently.", func() error { return sh.Store.Delete(twin) })
	return nil
}

// reseeded is a record that goes on with other dice.
func (sh *Shelf) reseeded(rec *record.Record) *record.Record {
	return rec.Reseeded(sh.ids() + sh.ids())
}

// copied saves a match under a new id and a name that no other has. It may change the record.
func (sh *Shelf) copied(rec *record.Record, info store.Info) (id string, err error) {
	rec.Header.ID = sh.ids()
	info.ID, info.Title, info.Saved = rec.Header.ID, sh.freeTitle(info.Title), sh.now().UnixMilli()
	info.Archived, info.Binned = false, 0
	_, err = sh.save(info, record.Encode(rec), 0)
	return info.ID, err
}

// freeTitle is a title, or the title with the first number in brackets that no match has.
func (sh *Shelf) freeTitle(title string) string {
	taken := map[string]bool{}
	for _, info := range sh.List {
		taken[info.Title] = true
	}
	base := title
	if at := strings.LastIndex(title, " ("); at > 0 && strings.Trim(title[at:], " ()0123456789") == "" {
		base = title[:at]
	}
	for n := 2; taken[title]; n++ {
		title = fmt.Sprintf("%s (%d)", base, n)
	}
	return title
}

// Shelf holds the saved matches.
type Shelf struct {
	desk    *Desk
	Store   store.Store
	List    []store.Info
	Keeping Keeping // what the browser promises
	ids     func() string
	now     func() time.Time
}

// Refresh reads the list of saved matches again.
func (sh *Shelf) Refresh() {
	list, err := sh.Store.List()
	if err != nil {
		sh.desk.complain(err)
	}
	sh.List = sh.emptied(list)
	sh.desk.version++
}

func (sh *Shelf) known(id string) (store.Info, bool) {
	for _, info := range sh.List {
		if info.ID == id {
			return info, true
		}
	}
	return store.Info{}, false
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
