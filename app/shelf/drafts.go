package shelf

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/words"
)

// MaxDrafts is how many drafts of house editions a device keeps.
const MaxDrafts = 50

// Draft is a house edition that is being made on this device.
type Draft struct {
	ID, Game, Title string
	Rows            int   // how many rows it changes
	Saved           int64 // when, in seconds since 1970
	Data            string
}

// Drafts are the drafts on this device.
type Drafts struct{ kept store.Editions }

// Drafts are the drafts beside the matches.
func (s *Shelf) Drafts() Drafts { return Drafts{s.Store.Drafts()} }

// List lists them, the last saved first. What cannot be read is left out.
func (s Drafts) List() (list []Draft) {
	for _, id := range s.kept.Names() {
		if d, found := s.Find(id); found {
			list = append(list, d)
		}
	}
	engine.Sort(list, func(a, b Draft) int { return cmp.Compare(b.Saved, a.Saved) })
	return list
}

// Find is the one with this id, if it is here.
func (s Drafts) Find(id string) (d Draft, found bool) {
	text, found := s.kept.Read(id)
	line, data, whole := strings.Cut(text, "\n")
	parts := strings.Split(line, "\t")
	if !found || !whole || len(parts) != 4 {
		return d, false
	}
	rows, err := strconv.Atoi(parts[1])
	saved, wrong := strconv.ParseInt(parts[2], 10, 64)
	return Draft{ID: id, Game: parts[0], Rows: rows, Saved: saved, Title: parts[3], Data: data}, err == nil && wrong == nil
}

// Keep writes one, in the place of the one with its id.
func (s Drafts) Keep(d Draft) error {
	names := s.kept.Names()
	if !slices.Contains(names, d.ID) && len(names) >= MaxDrafts {
		return words.Refuse("", "page/refused.draft.many", MaxDrafts)
	}
	return s.kept.Keep(d.ID, strings.Join([]string{d.Game, strconv.Itoa(d.Rows), strconv.FormatInt(d.Saved, 10), d.Title}, "\t")+"\n"+d.Data)
}

// Drop removes one for good.
func (s Drafts) Drop(id string) error { return s.kept.Remove(id) }
