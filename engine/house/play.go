package house

import (
	"bytes"
	"sync"

	"interbellum/engine"
)

// Games gives a game, as it is shipped, its other editions: Edited makes them out of packed house editions. read reads the data files
// after the changes, and refuses those that the game cannot be played with.
func Games(shipped *engine.Game, file Files, read func(Files) (*engine.Game, error)) *engine.Game {
	made := &shop[*engine.Game]{game: shipped.ID, edition: shipped.Edition, file: file}
	made.read = func(files Files, packed []byte) (*engine.Game, error) {
		g, err := read(files)
		if err != nil {
			return nil, err
		}
		g.House, g.Edited = packed, made.of
		return g, nil
	}
	shipped.Edited = made.of
	return shipped
}

// A Reader reads a view that comes from elsewhere: unpack fills one.
type Reader = func(unpack func(to any) error) (engine.View, error)

// Readers gives the reader of views of matches under a packed house edition, or as they are shipped without one. read makes it from the
// data files after the changes.
func Readers(game string, shipped Reader, file Files, read func(Files) (Reader, error)) func(packed []byte) (Reader, error) {
	made := &shop[Reader]{game: game, file: file, read: func(files Files, _ []byte) (Reader, error) { return read(files) }}
	return func(packed []byte) (Reader, error) {
		if len(packed) == 0 {
			return shipped, nil
		}
		return made.of(packed)
	}
}

// A shop makes something of house editions, and keeps what it made last.
type shop[T any] struct {
	game    string
	edition string // of the shipped data; empty where others have seen to it that it is the right one
	file    Files
	read    func(files Files, packed []byte) (T, error)

	mutex sync.Mutex
	made  []product[T] // the newest first
}

type product[T any] struct {
	packed []byte
	thing  T
}

const kept = 4 // products of a shop

func (s *shop[T]) of(packed []byte) (thing T, err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, p := range s.made {
		if bytes.Equal(p.packed, packed) {
			return p.thing, nil
		}
	}
	files, err := s.files(packed)
	if err != nil {
		return thing, err
	}
	packed = bytes.Clone(packed)
	if thing, err = s.read(files, packed); err != nil {
		return thing, err
	}
	s.made = append([]product[T]{{packed, thing}}, s.made[:min(len(s.made), kept-1)]...)
	return thing, nil
}

// files are the data files under a packed edition, which must be of the shipped data.
func (s *shop[T]) files(packed []byte) (Files, error) {
	t, found := Of(s.game)
	if !found {
		return nil, fault("", "house/fault.game", s.game, s.game)
	}
	e, faults := t.Unpack(packed)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	if s.edition != "" {
		if f, fits := e.Fits(s.game, s.edition); !fits {
			return nil, f
		}
	}
	files, faults := t.Apply(s.file, e)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	return files, nil
}
