// Package store saves matches in the browser's storage: one key per match and one for their list. For tests, and where
// the browser refuses its storage, it saves them in memory. It does not read what it saves.
package store

import (
	"hash/crc32"
	"slices"
	"strings"

	"interbellum/engine/words"
)

// Revision counts the writes of one match, from 1. Zero stands for a match that was never saved.
type Revision uint64

// Info is what the list of matches shows without opening one.
type Info struct {
	ID       string   `json:"id"`
	Game     string   `json:"game,omitempty"`
	Scenario string   `json:"scenario,omitempty"`
	Title    string   `json:"title,omitempty"`
	Edition  string   `json:"edition,omitempty"` // what its house edition is called
	Players  []string `json:"players,omitempty"`
	Turn     string   `json:"turn,omitempty"` // where the match stands, in words
	Whose    string   `json:"whose,omitempty"`
	Last     string   `json:"last,omitempty"` // what happened last, in words
	Answers  int      `json:"answers,omitempty"`
	Ended    bool     `json:"ended,omitempty"`
	Saved    int64    `json:"saved,omitempty"`    // milliseconds since 1970, by the caller's clock
	Here     string   `json:"here,omitempty"`     // who plays on this device, in the page's words
	Programs string   `json:"programs,omitempty"` // which of them bots play, likewise
	Known    int      `json:"known,omitempty"`    // how many answers another device has too
	Archived bool     `json:"archived,omitempty"`
	Binned   int64    `json:"binned,omitempty"` // when it was deleted; it can be brought back until the bin is emptied

	// Snapshot is kept with the match and not in the list.
	Snapshot Snapshot `json:"-"`

	Revision Revision `json:"revision"` // set by the store
	Size     int      `json:"size,omitempty"`
	Damaged  bool     `json:"damaged,omitempty"`
}

// A Snapshot is a position after so many answers, in the page's form. It lets the page show a match before its answers
// are replayed; without it the match only opens more slowly.
type Snapshot struct {
	Seq      int    `json:"seq"`
	Position []byte `json:"position"`
	Edition  int    `json:"edition,omitempty"` // agreed on, of the record's
}

// Store is the saved matches of this device.
type Store interface {
	// List shows the matches, the last saved first. A match that cannot be read is in the list, marked as damaged:
	// it can still be exported or deleted.
	List() ([]Info, error)
	// Load reads one match. The info holds the revision that the next Save must expect.
	Load(id string) ([]byte, Info, error)
	// Save writes one match if it still has the revision expected, and returns the new one.
	Save(id string, data []byte, info Info, expect Revision) (Revision, error)
	// Change changes what the list says about a match, not the match.
	Change(id string, change func(*Info)) error
	// Delete removes a match for good.
	Delete(id string) error
	// Export returns what is stored of one match, even if it no longer opens.
	Export(id string) ([]byte, error)
	// Editions are the house editions that are kept beside the matches.
	Editions() Editions
	// Drafts are the house editions that are being made.
	Drafts() Editions
	// Secrets are the keys of players of matches with sealed dice.
	Secrets() Editions
	// Persistent reports whether what is saved outlives the page.
	Persistent() bool
}

// Keys is the storage that a Store writes to: texts under names, as in the browser's localStorage. Set either leaves
// the old text or writes the new one. Its errors are ErrFull, ErrBlocked or others.
type Keys interface {
	Get(key string) (string, bool, error)
	Set(key, text string) error
	Remove(key string) error
	Names() ([]string, error)
	Persistent() bool
}

// ErrFull and ErrBlocked are the refusals of a storage that the page can explain.
var (
	ErrFull    error = words.Refuse("", "page/fault.storage.full")
	ErrBlocked error = words.Refuse("", "page/fault.storage.blocked")
)

const (
	prefix    = "interbellum/"
	indexKey  = prefix + "index"
	matchKey  = prefix + "match/"
	otherSlot = "+" // successive saves of a match alternate between its name and its name with this
)

// In is a store that writes to these keys.
func In(keys Keys) Store { return &saves{keys, map[string]uint32{}} }

type saves struct {
	keys Keys
	sums map[string]uint32 // checksum of the copy that this tab last read or wrote, by match
}

func (s *saves) Persistent() bool { return s.keys.Persistent() }

// A slot is one of the two keys that a match is saved under by turns. After every completed save exactly one is in use.
type slot struct {
	key    string
	text   string
	exists bool
	damage error // why it is no intact copy; nil where it is
	envelope
}

func (s slot) intact() bool { return s.exists && s.damage == nil }

// slots reads both slots of a match; the one with the newest intact copy comes first.
func (s *saves) slots(id string) ([2]slot, error) {
	both := [2]slot{{key: matchKey + id}, {key: matchKey + id + otherSlot}}
	for i := range both {
		at := &both[i]
		var err error
		if at.text, at.exists, err = s.keys.Get(at.key); err != nil {
			return both, err
		}
		if !at.exists {
			continue
		}
		at.envelope, at.damage = parseEnvelope(at.text)
		if at.damage == nil && at.info.ID != id {
			at.damage = words.Refuse("", "page/fault.stored.another")
		}
	}
	a, b := both[0], both[1]
	if b.intact() && (!a.intact() || b.info.Revision > a.info.Revision) || !a.intact() && b.exists && !a.exists {
		return [2]slot{b, a}, nil
	}
	return both, nil
}

// newest is the intact copy with the highest revision.
func (s *saves) newest(id string) (slot, error) {
	both, err := s.slots(id)
	switch {
	case err != nil:
		return slot{}, storageError(id, "reading", err)
	case both[0].intact():
		return both[0], nil
	case both[0].exists:
		return slot{}, &Damaged{ID: id, Why: both[0].damage}
	}
	return slot{}, &Missing{id}
}

// Save writes the match into the free slot and only then removes the old copy. Wherever the browser is killed, one intact
// copy remains, the old or the new one; where both remain, the next save writes over the older.
func (s *saves) Save(id string, data []byte, info Info, expect Revision) (Revision, error) {
	if id == "" || strings.HasSuffix(id, otherSlot) {
		return 0, &BadID{id}
	}
	both, err := s.slots(id)
	if err != nil {
		return 0, storageError(id, "saving", err)
	}
	old, free := both[0], both[1]
	if err := mayReplace(id, old, expect); err != nil {
		return 0, err
	}
	// Two tabs that write in the same moment may both arrive at this revision.
	if sum, known := s.sums[id]; known && old.intact() && sum != crc32.ChecksumIEEE([]byte(old.text)) {
		return 0, &Conflict{ID: id, Expected: expect, Found: old.info.Revision}
	}
	info.ID, info.Revision, info.Size, info.Damaged = id, expect+1, len(data), false
	text, err := envelope{info, data}.text()
	if err != nil {
		return 0, storageError(id, "saving", err)
	}
	if err := s.keys.Set(free.key, text); err != nil {
		_ = s.keys.Remove(free.key) // what was not saved must not be found later
		return 0, storageError(id, "saving", err)
	}
	if back, _, err := s.keys.Get(free.key); err != nil || back != text {
		return 0, s.notWritten(id, expect, err)
	}
	s.sums[id] = crc32.ChecksumIEEE([]byte(text))
	// The match is saved. If its line cannot be written to the list, the list is removed and List rebuilds it. The old
	// copy goes last, since two copies tell List not to trust the list.
	if s.enlist(info) != nil {
		_ = s.keys.Remove(indexKey)
	}
	if old.exists {
		_ = s.keys.Remove(old.key)
	}
	return info.Revision, nil
}

// notWritten says why a match that was just written reads otherwise.
func (s *saves) notWritten(id string, expect Revision, cause error) error {
	if cause != nil {
		return storageError(id, "saving", cause)
	}
	return &Conflict{ID: id, Expected: expect, Found: expect + 1}
}

// mayReplace compares revisions. A page that has the match open holds all of it, so it may replace a damaged copy; a new
// match may not.
func mayReplace(id string, old slot, expect Revision) error {
	switch {
	case old.exists && !old.intact() && expect > 0:
		return nil
	case old.exists && !old.intact():
		return &Damaged{ID: id, Why: old.damage}
	case old.info.Revision != expect:
		return &Conflict{ID: id, Expected: expect, Found: old.info.Revision}
	}
	return nil
}

// Load returns the newest intact copy.
func (s *saves) Load(id string) ([]byte, Info, error) {
	found, err := s.newest(id)
	if err != nil {
		return nil, Info{ID: id, Damaged: isDamaged(err)}, err
	}
	s.sums[id] = crc32.ChecksumIEEE([]byte(found.text))
	return found.data, found.info, nil
}

func (s *saves) Change(id string, change func(*Info)) error {
	data, info, err := s.Load(id)
	if err != nil {
		return err
	}
	change(&info)
	_, err = s.Save(id, data, info, info.Revision)
	return err
}

// Delete removes the match before its line in the list, and an older copy before the newest: if the browser is killed in
// between, nothing older comes back.
func (s *saves) Delete(id string) error {
	both, err := s.slots(id)
	if err != nil {
		return storageError(id, "deleting", err)
	}
	for _, at := range []slot{both[1], both[0]} {
		if err := s.keys.Remove(at.key); err != nil {
			return storageError(id, "deleting", err)
		}
	}
	delete(s.sums, id)
	if index, err := s.index(); err == nil {
		_ = s.writeIndex(slices.DeleteFunc(index, func(i Info) bool { return i.ID == id }))
	}
	return nil
}

// Export returns the match's data where a copy is intact, else the stored texts as they are, so that they can be repaired.
func (s *saves) Export(id string) ([]byte, error) {
	both, err := s.slots(id)
	if err != nil {
		return nil, storageError(id, "reading", err)
	}
	switch a, b := both[0], both[1]; {
	case a.intact():
		return a.data, nil
	case a.exists && b.exists:
		return []byte(a.text + "\n" + b.text), nil
	case a.exists:
		return []byte(a.text), nil
	}
	return nil, &Missing{id}
}
