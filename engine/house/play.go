package house

import (
	"bytes"
	"sync"

	"interbellum/engine"
)

// Games gives a game, as it is shipped, its data files and its other editions: Edited makes them out of packed house editions, and Named
// finds those in the list of earlier ones. read reads the data files after the changes, and refuses those that the game cannot be
// played with.
func Games(shipped *engine.Game, file Files, earlier string, read func(Files) (*engine.Game, error)) *engine.Game {
	s := &shop{shipped: shipped, file: file, text: earlier, read: read}
	shipped.Edited, shipped.Named, shipped.File = s.of, s.named, file
	return shipped
}

// A shop makes games under other editions, and keeps those that it made last.
type shop struct {
	shipped *engine.Game
	file    Files
	text    string // the list of earlier editions
	read    func(Files) (*engine.Game, error)

	mutex   sync.Mutex
	made    []*engine.Game // under house editions, the newest first
	once    []*engine.Game // of earlier editions, likewise
	earlier *Earlier       // read when it is first asked for
}

const kept = 4 // games in a shop

func (s *shop) of(packed []byte) (*engine.Game, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, g := range s.made {
		if bytes.Equal(g.House, packed) {
			return g, nil
		}
	}
	changed, err := s.changed(packed)
	if err != nil {
		return nil, err
	}
	g, err := s.read(engine.Over(s.file, changed))
	if err != nil {
		return nil, err
	}
	g.House = bytes.Clone(packed)
	s.put(g, changed, &s.made)
	return g, nil
}

func (s *shop) put(g *engine.Game, changed []engine.File, list *[]*engine.Game) {
	g.Changed, g.Edited, g.Named, g.File = changed, s.of, s.named, s.file
	*list = append([]*engine.Game{g}, (*list)[:min(len(*list), kept-1)]...)
}

// named is the game of an earlier edition, or as it is shipped.
func (s *shop) named(edition string) (*engine.Game, bool) {
	if s.shipped.Knows(edition) {
		return s.shipped, true
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, g := range s.once {
		if g.Knows(edition) {
			return g, true
		}
	}
	for _, name := range append([]string{edition}, s.published()...) {
		files, found := s.base(name)
		if !found {
			continue
		}
		if g, err := s.read(files); err == nil && g.Knows(edition) {
			s.put(g, s.differing(files), &s.once)
			return g, true
		}
	}
	return nil, false
}

// published are the names in the list of earlier editions. A match that goes on under new rules has another name than its data had when
// they were published.
func (s *shop) published() (names []string) {
	for _, e := range s.list().Editions {
		names = append(names, e.Edition)
	}
	return names
}

// base are the data files of an edition, earlier or as shipped.
func (s *shop) base(edition string) (Files, bool) {
	return s.list().Files(edition, s.shipped, s.file)
}

func (s *shop) list() *Earlier {
	if s.earlier == nil {
		list, err := ReadEarlier(s.text)
		if err != nil {
			panic(err) // a wrong list is our mistake
		}
		s.earlier = list
	}
	return s.earlier
}

// differing are the files that are not as shipped.
func (s *shop) differing(files Files) (changed []engine.File) {
	t, _ := Of(s.shipped.ID)
	for _, name := range append(t.names(addedIn(files)), AddedFiles) {
		if text := files(name); text != s.file(name) {
			changed = append(changed, engine.File{Name: name, Text: text})
		}
	}
	return changed
}

// changed are the data files that a packed edition changes: of the shipped data, or of the earlier ones that it is about.
func (s *shop) changed(packed []byte) (changed []engine.File, err error) {
	t, found := Of(s.shipped.ID)
	if !found {
		return nil, fault("", "house/fault.game", s.shipped.ID, s.shipped.ID)
	}
	e, faults := t.Unpack(packed)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	base, found := s.base(e.Base)
	if f, fits := e.Fits(s.shipped.ID, s.shipped.Edition); !fits && !found {
		return nil, f
	}
	files, faults := t.Apply(base, e)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	return s.differing(files), nil
}
