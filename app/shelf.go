package app

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"interbellum/app/store"
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
func (d *Desk) Remind() bool {
	newest := int64(0)
	for _, info := range d.List {
		newest = max(newest, info.Saved)
	}
	return d.Keeping.Evicts && newest > d.Keeping.Exported && d.now().UnixMilli()-d.Keeping.Exported > (72*time.Hour).Milliseconds()
}

// emptied takes out of the bin what has lain in it for a month.
func (d *Desk) emptied(list []store.Info) (kept []store.Info) {
	for _, info := range list {
		if info.Binned > 0 && d.now().UnixMilli()-info.Binned > binned.Milliseconds() && d.Shelf.Delete(info.ID) == nil {
			continue
		}
		kept = append(kept, info)
	}
	return kept
}

// change writes other words about a match, and says what was done. back takes it back.
func (d *Desk) change(id, said string, change, back func(*store.Info)) error {
	info, _ := d.known(id)
	err := d.Shelf.Change(id, change)
	for errors.As(err, new(*store.Full)) && d.makeRoom() {
		err = d.Shelf.Change(id, change)
	}
	d.Refresh()
	if err != nil {
		return err
	}
	d.offer(fmt.Sprintf(said, info.Title), func() error { return d.Shelf.Change(id, back) })
	return nil
}

// offer says what was done, with a button that takes it back.
func (d *Desk) offer(said string, back func() error) {
	d.Say(said)
	if d.back = back; back != nil {
		d.Toast.Act, d.Toast.Name = &undoChange{}, "Undo"
	}
}

// forgetBack takes the offer away when something else is done.
func (d *Desk) forgetBack() {
	if _, undoes := d.Toast.Act.(*undoChange); undoes {
		d.Toast = Toast{}
	}
	d.back = nil
}

// Back takes back what the message of the moment tells of.
func (d *Desk) Back() error {
	back := d.back
	d.back, d.Toast = nil, Toast{}
	if back == nil {
		return nil
	}
	err := back()
	d.Refresh()
	return err
}

// Rename gives a match another name.
func (d *Desk) Rename(id, title string) error {
	title = strings.Join(strings.Fields(title), " ")
	info, _ := d.known(id)
	if title == "" || title == info.Title {
		return nil
	}
	title = string([]rune(title)[:min(60, len([]rune(title)))])
	return d.change(id, "“%s” is called “"+strings.ReplaceAll(title, "%", "%%")+"” now.", func(i *store.Info) { i.Title = title }, func(i *store.Info) { i.Title = info.Title })
}

// Archive puts a match aside, or back among the others.
func (d *Desk) Archive(id string) error {
	info, _ := d.known(id)
	said := "“%s” is in the archive."
	if info.Archived {
		said = "“%s” is back among your matches."
	}
	turn := func(i *store.Info) { i.Archived = !i.Archived }
	return d.change(id, said, turn, turn)
}

// Bin deletes a match so that it can be brought back for a month. Where there is not even room for a note, it is
// taken away at once, and can be brought back for as long as the page is open.
func (d *Desk) Bin(id string) error {
	now := d.now().UnixMilli()
	err := d.change(id, "“%s” is deleted.", func(i *store.Info) { i.Binned = now }, func(i *store.Info) { i.Binned = 0 })
	if !errors.As(err, new(*store.Full)) {
		return err
	}
	data, info, err := d.Shelf.Load(id)
	if err != nil {
		return err
	}
	if err := d.Shelf.Delete(id); err != nil {
		return err
	}
	d.Refresh()
	d.offer("“"+info.Title+"” is deleted.", func() error { _, err := d.Shelf.Save(id, data, info, 0); return err })
	return nil
}

// Restore brings a deleted match back.
func (d *Desk) Restore(id string) error {
	now := d.now().UnixMilli()
	return d.change(id, "“%s” is back.", func(i *store.Info) { i.Binned, i.Archived = 0, false }, func(i *store.Info) { i.Binned = now })
}

// Duplicate puts a copy of a match beside it, which goes on with dice of its own.
func (d *Desk) Duplicate(id string) error {
	data, info, err := d.Shelf.Load(id)
	if err != nil {
		return err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return fmt.Errorf("“%s” cannot be copied: %w", info.Title, err)
	}
	twin, err := d.copied(d.reseeded(rec), info)
	if err != nil {
		return err
	}
	d.Refresh()
	copied, _ := d.known(twin)
	d.offer("“"+copied.Title+"” is a match of its own now. Its dice will fall differently.", func() error { return d.Shelf.Delete(twin) })
	return nil
}

// reseeded is a record that goes on with other dice.
func (d *Desk) reseeded(rec *record.Record) *record.Record {
	return rec.Reseeded(d.ids() + d.ids())
}

// copied saves a match under a new id and a name that no other has. It may change the record.
func (d *Desk) copied(rec *record.Record, info store.Info) (id string, err error) {
	rec.Header.ID = d.ids()
	info.ID, info.Title, info.Saved = rec.Header.ID, d.freeTitle(info.Title), d.now().UnixMilli()
	info.Archived, info.Binned = false, 0
	_, err = d.save(info, record.Encode(rec), 0)
	return info.ID, err
}

// freeTitle is a title, or the title with the first number in brackets that no match has.
func (d *Desk) freeTitle(title string) string {
	taken := map[string]bool{}
	for _, info := range d.List {
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
