package store

import (
	"encoding/json"
	"errors"
	"slices"
	"sort"
	"strings"
)

// List reads the list. It rebuilds it from the matches where it is damaged, where it does not name exactly the matches
// there are (another tab wrote at the same time), and where a save was cut off.
func (s *saves) List() ([]Info, error) {
	names, err := s.keys.Names()
	if err != nil {
		return nil, storageError("", "reading", err)
	}
	ids, twice := matchesIn(names)
	index, err := s.index()
	if err == nil && index != nil && !twice && sameIDs(index, ids) {
		return newestFirst(index), nil
	}
	list, err := s.rebuild(ids, func(id string) bool {
		return err != nil || index == nil || slices.ContainsFunc(index, func(i Info) bool { return i.ID == id })
	})
	if err == nil && !twice {
		_ = s.writeIndex(list) // without it the list is only rebuilt again
	}
	return list, err
}

// rebuild lists the matches in the storage. It removes the beginning of a match that was never listed because its first
// save was cut off. The older of two copies stays for the next save to write over: another tab may be in the middle of
// that save, and what is removed here would reach it late, when that slot holds its newest copy.
func (s *saves) rebuild(ids []string, maybeListed func(id string) bool) ([]Info, error) {
	index := []Info{}
	for _, id := range ids {
		both, err := s.slots(id)
		if err != nil {
			return nil, storageError(id, "reading", err)
		}
		if !both[1].exists && errors.Is(both[0].damage, errShort) && !maybeListed(id) {
			_ = s.keys.Remove(both[0].key)
			continue
		}
		if !both[0].intact() {
			index = append(index, Info{ID: id, Damaged: true})
			continue
		}
		index = append(index, both[0].info)
	}
	return newestFirst(index), nil
}

func (s *saves) enlist(info Info) error {
	index, err := s.index()
	if err != nil {
		return err
	}
	at := slices.IndexFunc(index, func(i Info) bool { return i.ID == info.ID })
	if at < 0 {
		index = append(index, info)
	} else {
		index[at] = info
	}
	return s.writeIndex(index)
}

func (s *saves) index() ([]Info, error) {
	text, there, err := s.keys.Get(indexKey)
	if err != nil || !there {
		return nil, err
	}
	var index []Info
	err = json.Unmarshal([]byte(text), &index)
	return index, err
}

func (s *saves) writeIndex(index []Info) error {
	if len(index) == 0 { // as at the first visit, which an encoder would slow down
		return s.keys.Set(indexKey, "[]")
	}
	text, err := json.Marshal(index)
	if err != nil {
		return err
	}
	return s.keys.Set(indexKey, string(text))
}

// matchesIn finds the matches among all names, and whether one of them has two copies.
func matchesIn(names []string) (ids []string, twice bool) {
	for _, name := range names {
		if id, ours := strings.CutPrefix(name, matchKey); ours {
			ids = append(ids, strings.TrimSuffix(id, otherSlot))
		}
	}
	slices.Sort(ids)
	all := len(ids)
	ids = slices.Compact(ids)
	return ids, len(ids) < all
}

func sameIDs(index []Info, ids []string) bool {
	var listed []string
	for _, info := range index {
		listed = append(listed, info.ID)
	}
	slices.Sort(listed)
	return slices.Equal(listed, ids)
}

// byAge sorts the last saved first, and by ID what was saved at the same time.
type byAge []Info

func (l byAge) Len() int      { return len(l) }
func (l byAge) Swap(i, j int) { l[i], l[j] = l[j], l[i] }
func (l byAge) Less(i, j int) bool {
	if l[i].Saved != l[j].Saved {
		return l[i].Saved > l[j].Saved
	}
	return l[i].ID < l[j].ID
}

func newestFirst(index []Info) []Info {
	sort.Sort(byAge(index))
	return index
}
