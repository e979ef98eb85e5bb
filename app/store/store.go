// Package store keeps saved matches: one key per match and one for their list, in the browser's storage or, for tests
// and where the browser withholds its storage, in memory. It knows nothing of what a match is.
package store

import (
	"hash/crc32"
	"slices"
	"strings"

	"interbellum/engine/words"
)

// Revision counts the writes of one match, from 1. Zero is a match that is not there yet.
type Revision uint64

// Info is what the list of matches shows without opening one.
type Info struct {
	ID       string   `json:"id"`
	Game     string   `json:"game,omitempty"`
	Scenario string   `json:"scenario,omitempty"`
	Title    string   `json:"title,omitempty"`
	Players  []string `json:"players,omitempty"`
	Turn     string   `json:"turn,omitempty"` // where the match stands, in words
	Whose    string   `json:"whose,omitempty"`
	Last     string   `json:"last,omitempty"` // what happened last, in words
	Answers  int      `json:"answers,omitempty"`
	Ended    bool     `json:"ended,omitempty"`
	Saved    int64    `json:"saved,omitempty"`    // milliseconds since 1970, by the caller's clock
	Here     string   `json:"here,omitempty"`     // who plays on this device, in the page's words
	Programs string   `json:"programs,omitempty"` // who of them is a program, likewise
	Known    int      `json:"known,omitempty"`    // so many answers somebody on another device has too
	Archived bool     `json:"archived,omitempty"`
	Binned   int64    `json:"binned,omitempty"` // when it was deleted; it can be brought back until the bin is emptied

	// Snapshot is kept with the match and not in the list.
	Snapshot Snapshot `json:"-"`

	Revision Revision `json:"revision"` // set by the store
	Size     int      `json:"size,omitempty"`
	Damaged  bool     `json:"damaged,omitempty"`
}

// A Snapshot lets the page show a match sooner: a position after so many answers, in the page's form. Where it is missing
// or wrong, nothing is lost.
type Snapshot struct {
	Seq      int    `json:"seq"`
	Position []byte `json:"position"`
}

// Store is the saved matches of this device.
type Store interface {
	// List shows the matches, the last saved first. A match that cannot be read is in the list, marked as damaged:
	// it can still be exported or deleted.
	List() ([]Info, error)
	// Load reads one match. The info holds the revision that the next Save must expect.
	Load(id string) ([]byte, Info, error)
	// Save writes one match if it still has the revision expected, and tells the new one.
	Save(id string, data []byte, info Info, expect Revision) (Revision, error)
	// Change writes other words about a match and leaves the match as it is.
	Change(id string, change func(*Info)) error
	// Delete takes a match away for good.
	Delete(id string) error
	// Export gives what is stored of one match, even where it does not open any more.
	Export(id string) ([]byte, error)
	// Lasting says whether what is saved is still there after the page is closed.
	Lasting() bool
}

// Keys is the storage below: texts under names, as in the browser's localStorage. Set either leaves the old text or
// writes the new one. Its errors are ErrFull, ErrBlocked or others.
type Keys interface {
	Get(key string) (string, bool, error)
	Set(key, text string) error
	Remove(key string) error
	Names() ([]string, error)
	Lasting() bool
}

// What a storage may refuse with.
var (
	ErrFull    error = words.Refuse("", "page/fault.storage.full")
	ErrBlocked error = words.Refuse("", "page/fault.storage.blocked")
)

const (
	prefix   = "interbellum/"
	indexKey = prefix + "index"
	matchKey = prefix + "match/"
	beside   = "+" // a match stands under its name or under its name with this, by turns
)

// In keeps matches in keys.
func In(keys Keys) Store { return &shelf{keys, map[string]uint32{}} }

type shelf struct {
	keys Keys
	seen map[string]uint32 // the sum of the copy that this tab last read or wrote, by match
}

func (s *shelf) Lasting() bool { return s.keys.Lasting() }

// A slot is one of the two places of a match. After every completed save exactly one is in use.
type slot struct {
	key    string
	text   string
	there  bool
	broken error // why it is no whole copy, if it is none
	envelope
}

func (s slot) whole() bool { return s.there && s.broken == nil }

// slots reads both places of a match; the one with the newest whole copy comes first.
func (s *shelf) slots(id string) ([2]slot, error) {
	both := [2]slot{{key: matchKey + id}, {key: matchKey + id + beside}}
	for i := range both {
		at := &both[i]
		var err error
		if at.text, at.there, err = s.keys.Get(at.key); err != nil {
			return both, err
		}
		if !at.there {
			continue
		}
		at.envelope, at.broken = parseEnvelope(at.text)
		if at.broken == nil && at.info.ID != id {
			at.broken = words.Refuse("", "page/fault.stored.another")
		}
	}
	a, b := both[0], both[1]
	if b.whole() && (!a.whole() || b.info.Revision > a.info.Revision) || !a.whole() && b.there && !a.there {
		return [2]slot{b, a}, nil
	}
	return both, nil
}

// newest is the whole copy that counts.
func (s *shelf) newest(id string) (slot, error) {
	both, err := s.slots(id)
	switch {
	case err != nil:
		return slot{}, explain(id, "reading", err)
	case both[0].whole():
		return both[0], nil
	case both[0].there:
		return slot{}, &Damaged{ID: id, Why: both[0].broken}
	}
	return slot{}, &Missing{id}
}

// Save writes the match beside its last copy and only then takes that away. Wherever this is cut off, one whole copy
// stands, the old or the new one, and two copies tell List that there is something to clear up.
func (s *shelf) Save(id string, data []byte, info Info, expect Revision) (Revision, error) {
	if id == "" || strings.HasSuffix(id, beside) {
		return 0, &BadID{id}
	}
	both, err := s.slots(id)
	if err != nil {
		return 0, explain(id, "saving", err)
	}
	old, free := both[0], both[1]
	if err := mayReplace(id, old, expect); err != nil {
		return 0, err
	}
	// Two tabs that write in the same moment may both arrive at this revision.
	if sum, known := s.seen[id]; known && old.whole() && sum != crc32.ChecksumIEEE([]byte(old.text)) {
		return 0, &Conflict{ID: id, Expected: expect, Found: old.info.Revision}
	}
	info.ID, info.Revision, info.Size, info.Damaged = id, expect+1, len(data), false
	text, err := envelope{info, data}.text()
	if err != nil {
		return 0, explain(id, "saving", err)
	}
	if err := s.keys.Set(free.key, text); err != nil {
		_ = s.keys.Remove(free.key) // what was not saved must not be found later
		return 0, explain(id, "saving", err)
	}
	if back, _, err := s.keys.Get(free.key); err != nil || back != text {
		return 0, s.notKept(id, expect, err)
	}
	s.seen[id] = crc32.ChecksumIEEE([]byte(text))
	// The match is saved. A list that cannot follow is taken away, and List builds it anew; the old copy goes last,
	// since two copies tell List not to trust the list.
	if s.enlist(info) != nil {
		_ = s.keys.Remove(indexKey)
	}
	if old.there {
		_ = s.keys.Remove(old.key)
	}
	return info.Revision, nil
}

// notKept says why something else is found where a match was just written.
func (s *shelf) notKept(id string, expect Revision, cause error) error {
	if cause != nil {
		return explain(id, "saving", cause)
	}
	return &Conflict{ID: id, Expected: expect, Found: expect + 1}
}

// mayReplace compares revisions. A copy that is damaged may be replaced by a page that has the match open, for that
// page holds the whole match; never by a new match.
func mayReplace(id string, old slot, expect Revision) error {
	switch {
	case old.there && !old.whole() && expect > 0:
		return nil
	case old.there && !old.whole():
		return &Damaged{ID: id, Why: old.broken}
	case old.info.Revision != expect:
		return &Conflict{ID: id, Expected: expect, Found: old.info.Revision}
	}
	return nil
}

// Load gives the newest whole copy.
func (s *shelf) Load(id string) ([]byte, Info, error) {
	found, err := s.newest(id)
	if err != nil {
		return nil, Info{ID: id, Damaged: isDamaged(err)}, err
	}
	s.seen[id] = crc32.ChecksumIEEE([]byte(found.text))
	return found.data, found.info, nil
}

func (s *shelf) Change(id string, change func(*Info)) error {
	data, info, err := s.Load(id)
	if err != nil {
		return err
	}
	change(&info)
	_, err = s.Save(id, data, info, info.Revision)
	return err
}

// Delete takes away the match before its line in the list, and an older copy before the newest, so that nothing
// older comes back where it is cut off in between.
func (s *shelf) Delete(id string) error {
	both, err := s.slots(id)
	if err != nil {
		return explain(id, "deleting", err)
	}
	for _, at := range []slot{both[1], both[0]} {
		if err := s.keys.Remove(at.key); err != nil {
			return explain(id, "deleting", err)
		}
	}
	delete(s.seen, id)
	if index, err := s.index(); err == nil {
		_ = s.writeIndex(slices.DeleteFunc(index, func(i Info) bool { return i.ID == id }))
	}
	return nil
}

// Export gives the match's data where a copy is whole, and else the stored texts as they are, for somebody to mend.
func (s *shelf) Export(id string) ([]byte, error) {
	both, err := s.slots(id)
	if err != nil {
		return nil, explain(id, "reading", err)
	}
	switch a, b := both[0], both[1]; {
	case a.whole():
		return a.data, nil
	case a.there && b.there:
		return []byte(a.text + "\n" + b.text), nil
	case a.there:
		return []byte(a.text), nil
	}
	return nil, &Missing{id}
}
