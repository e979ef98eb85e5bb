// Package bots is the catalogue of the computer players, and the desk at which they are asked from outside. A program holds those whose
// packages under this folder it imports.
package bots

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/bot"
)

// known are the games whose computer players this program holds.
var known = map[string]*entry{}

type entry struct {
	mind    bot.Evaluator
	shipped Reader
	file    Files
	views   func(Files) (Reader, error)

	last *edited // the edition that was asked about last
}

// A Reader reads a view that comes from elsewhere: unpack fills one.
type Reader = func(unpack func(to any) error) (engine.View, error)

// Files gives the text of a data file by its name.
type Files = func(name string) string

// edited is the reader of views under an edition that changes these files.
type edited struct {
	changed []engine.File
	read    Reader
}

// Register puts the computer players of a game into the catalogue of this program. Views that come from elsewhere are read by shipped,
// and those of a match under a house edition by what views makes of the data files: the game's own, and those that the edition changes.
func Register(game string, mind bot.Evaluator, shipped Reader, file Files, views func(Files) (Reader, error)) {
	if _, twice := known[game]; twice {
		panic("bots: those of " + game + " are registered twice")
	}
	known[game] = &entry{mind: mind, shipped: shipped, file: file, views: views}
}

// reader reads views of matches whose edition changes these files.
func (e *entry) reader(changed []engine.File) (Reader, error) {
	switch {
	case len(changed) == 0:
		return e.shipped, nil
	case e.last != nil && slices.Equal(e.last.changed, changed):
		return e.last.read, nil
	}
	read, err := e.views(engine.Over(e.file, changed))
	if err != nil {
		return nil, err
	}
	e.last = &edited{changed, read}
	return read, nil
}

// Of is the mind that plays a game.
func Of(game string) (bot.Evaluator, bool) {
	e, found := known[game]
	if !found {
		return nil, false
	}
	return e.mind, true
}
