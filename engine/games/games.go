// Package games is the catalogue: the titles of all games, and the games that this program holds. A program holds those whose packages
// under this folder it imports, as programs import drivers of database/sql.
package games

import (
	"slices"
	"sync"

	"interbellum/engine"
	"interbellum/engine/words"
)

// An entry is a game of the catalogue.
type entry struct {
	title  engine.Title
	family string              // of games, which share a program of the page
	game   func() *engine.Game // reads its data when it is first asked for; nil where another program holds it
}

// Register puts a game into the catalogue of this program, described once, when it is first asked for. A game without a title
// in the catalogue is hidden: no list offers it.
func Register(id string, describe func() *engine.Game) {
	game := sync.OnceValue(describe)
	at := slices.IndexFunc(catalogue, func(e entry) bool { return e.title.ID == id })
	switch {
	case at < 0:
		title := game().Title()
		if !title.Hidden {
			panic("games: " + id + " is offered and has no title in titles.go")
		}
		catalogue = append(catalogue, entry{title: title, game: game})
	case catalogue[at].game != nil:
		panic("games: " + id + " is registered twice")
	default:
		catalogue[at].game = game
	}
}

// Families lists the families of games, the one that a first visit starts with first. Each has a program of the page, cmd/page/NAME,
// and one of its computer players, cmd/bots/NAME. All who build, serve or test programs read this list.
func Families() (list []string) {
	for _, e := range catalogue {
		if e.family != "" && !slices.Contains(list, e.family) {
			list = append(list, e.family)
		}
	}
	return list
}

// Family is the family of a game, or "" of one that no list offers.
func Family(id string) string {
	for _, e := range catalogue {
		if e.title.ID == id {
			return e.family
		}
	}
	return ""
}

// Titles lists the games in the order in which they are offered.
func Titles() []engine.Title {
	list := make([]engine.Title, len(catalogue))
	for i, e := range catalogue {
		list[i] = named(e.title)
	}
	return list
}

// named is a title as the language in use has it, where this program holds the game's catalogue.
func named(t engine.Title) engine.Title {
	t.Name, t.Scenarios = words.Named(t.ID+"/title", t.Name).String(), slices.Clone(t.Scenarios)
	for i := range t.Scenarios {
		s := &t.Scenarios[i]
		s.Name = words.Named(t.ID+"/scenario."+s.ID, s.Name).String()
	}
	return t
}

// Title is the title of a game.
func Title(id string) (engine.Title, bool) {
	for _, e := range catalogue {
		if e.title.ID == id {
			return named(e.title), true
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

// Holds reports whether this program holds a game, which need not be read for that.
func Holds(id string) bool {
	return slices.ContainsFunc(catalogue, func(e entry) bool { return e.title.ID == id && e.game != nil })
}

// ByID finds a game that this program holds.
func ByID(id string) (*engine.Game, bool) {
	game, err := Find(id)
	return game, err == nil
}

// Find finds a game, or tells where it is: in another program of the page, or nowhere.
func Find(id string) (*engine.Game, error) {
	for _, e := range catalogue {
		switch {
		case e.title.ID != id:
		case e.game != nil:
			return e.game(), nil
		default:
			return nil, &OtherProgram{Program: e.family, Name: e.title.Name}
		}
	}
	return nil, words.Refuse("", "engine/refused.game.unknown", id)
}

// OtherProgram is where a game is that this program does not hold.
type OtherProgram struct{ Program, Name string }

func (o *OtherProgram) Error() string {
	return words.To("engine/refused.game.elsewhere", o.Name).String()
}
