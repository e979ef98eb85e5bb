package house

import (
	"bytes"
	"sync"

	"interbellum/engine"
)

// Games gives a game, as it is shipped, its data files and its other editions: Edited makes them out of packed house editions. read
// reads the data files after the changes, and refuses those that the game cannot be played with.
func Games(shipped *engine.Game, file Files, read func(Files) (*engine.Game, error)) *engine.Game {
	s := &shop{game: shipped.ID, edition: shipped.Edition, file: file, read: read}
	shipped.Edited, shipped.File = s.of, file
	return shipped
}

// A shop makes games under house editions, and keeps those that it made last.
type shop struct {
	game    string
	edition string // of the shipped data
	file    Files
	read    func(Files) (*engine.Game, error)

	mutex sync.Mutex
	made  []*engine.Game // the newest first
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
	g.House, g.Changed, g.Edited, g.File = bytes.Clone(packed), changed, s.of, s.file
	s.made = append([]*engine.Game{g}, s.made[:min(len(s.made), kept-1)]...)
	return g, nil
}

// changed are the data files that a packed edition changes, which must be of the shipped data.
func (s *shop) changed(packed []byte) (changed []engine.File, err error) {
	t, found := Of(s.game)
	if !found {
		return nil, fault("", "house/fault.game", s.game, s.game)
	}
	e, faults := t.Unpack(packed)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	if f, fits := e.Fits(s.game, s.edition); !fits {
		return nil, f
	}
	files, faults := t.Apply(s.file, e)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	for i := range t.Files {
		name := t.Files[i].Name
		if text := files(name); text != s.file(name) {
			changed = append(changed, engine.File{Name: name, Text: text})
		}
	}
	return changed, nil
}
