// Package games is the catalogue: the one place that knows every game.
package games

import (
	"fmt"

	"interbellum/engine"
)

// An entry is a game of the catalogue. A program of the page knows all their titles, and holds the games of one family.
type entry struct {
	title   engine.Title
	program string              // of the page, that holds the game
	game    func() *engine.Game // reads its data when it is first asked for; nil where another program holds it
}

// here puts a game into the catalogue of this program.
func here(id string, game func() *engine.Game) {
	for i := range catalogue {
		if catalogue[i].title.ID == id {
			catalogue[i].game = game
		}
	}
}

// Titles lists the games in the order in which they are offered.
func Titles() []engine.Title {
	list := make([]engine.Title, len(catalogue))
	for i, e := range catalogue {
		list[i] = e.title
	}
	return list
}

// Title is the title of a game.
func Title(id string) (engine.Title, bool) {
	for _, e := range catalogue {
		if e.title.ID == id {
			return e.title, true
		}
	}
	return engine.Title{}, false
}

// All lists the games that this program holds.
func All() (list []*engine.Game) {
	for _, e := range catalogue {
		if e.game != nil {
			list = append(list, e.game())
		}
	}
	return list
}

// ByID finds a game that this program holds.
func ByID(id string) (*engine.Game, bool) {
	game, err := Find(id)
	return game, err == nil
}

// Find finds a game, or tells where it is: in the page's other program, or nowhere.
func Find(id string) (*engine.Game, error) {
	for _, e := range catalogue {
		switch {
		case e.title.ID != id:
		case e.game != nil:
			return e.game(), nil
		default:
			return nil, &OtherProgram{Program: e.program, Name: e.title.Name}
		}
	}
	return nil, fmt.Errorf("it belongs to a game that this version does not know: %s", id)
}

// OtherProgram is where a game is that this program does not hold.
type OtherProgram struct{ Program, Name string }

func (o *OtherProgram) Error() string {
	return o.Name + " has a program of its own, which could not be started from here"
}
