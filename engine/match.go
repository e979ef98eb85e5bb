package engine

import (
	"strings"

	"interbellum/engine/words"
)

// A Match is what the page, bots, tests and mail see of any game.
type Match interface {
	Open() []Decision   // who must answer, and every legal answer; empty when it is over
	Rights() []Decision // who may act though no one waits for it
	Apply(Entry) ([]Event, error)
	View(Seats) View // of one player, who may hold several seats
	Result() (Result, bool)

	Orders(Seats) []Order // given orders that the holder of these seats knows of
	Alerted(Seat) bool    // an event has suspended its standing pass since it was last asked

	Seq() int        // the number that the next entry must carry
	Stack() []string // the procedures under way, the innermost last
	Clone() Match
	Parts() Parts // the whole position, for this edition only (engine/saves)

	// Continue lets a position go on as number seq of its record, in place of instead, whose
	// standing orders it takes over; nil is none other.
	Continue(seq int, instead Match)
	Stop() // ends the match as it stands, as its players agree

	Schema() any                 // the table as it lies, in the game's documented schema
	SafePoint() (int, any, bool) // the last safe point: number of its next answer, and its schema
	Census() []Count             // every piece, once: what conservation means in this game
	Check() []error              // what is wrong with the position: nothing, unless a rule is broken
}

// A Count is how many pieces of one kind there are in all, wherever they are.
type Count struct {
	Of Ref
	N  int
}

// A File is a file of printed data.
type File struct{ Name, Text string }

// Over are data files by name, with others in the place of some.
func Over(file func(name string) string, changed []File) func(name string) string {
	return func(name string) string {
		for _, f := range changed {
			if f.Name == name {
				return f.Text
			}
		}
		return file(name)
	}
}

// A Game is one entry of the catalogue: how to start, load and describe its matches.
type Game struct {
	ID, Name  string
	Edition   string // of its data and pinned list order
	Revision  int    // of its rules: how often they have come to offer other answers, counted from 1
	House     []byte // the house edition that its data come from, as a record carries it; nil as shipped
	Changed   []File // the data files that are otherwise than shipped
	Hidden    bool   // not in the page's list of games
	Secret    bool   // it has information that not everyone may see
	Seats     []SeatInfo
	Scenarios []Scenario
	Options   []Option

	// NamesAt lists the names that these data have, or had, at a revision of the rules, or at 0 of the data alone: the game's edition, then
	// those of scenarios that have their own. Optional.
	NamesAt func(revision int) []string

	// ImpliedOptions lists the options that follow from how the seats are divided among players. Optional.
	ImpliedOptions func(scenario string, players Split) []string

	// New starts a scenario. It refuses options and scenarios it does not know.
	New func(scenario string, options []string) (Match, []Event, error)
	// Edited is the game under a house edition, as a record carries one. It refuses what cannot be played. Optional.
	Edited func(house []byte) (*Game, error)
	// Named is the game by the data of the edition with this name: as it is shipped, or as a program once came with it. Optional.
	Named func(edition string) (*Game, bool)
	// File is the text of a data file, by its name, as the game is shipped. Optional: it is there where Edited is.
	File func(name string) string
	// Guarded are the data files that must not change during a match: an answer whether a change of them fits the position would show
	// what is hidden.
	Guarded []string
	// FromSchema starts from a written position in the documented schema, and lists
	// everything that is impossible about it.
	FromSchema func(schema []byte) (Match, []Event, []error)
	// Rules make matches out of saved positions.
	Rules Restorer
	// ViewOf reads a view that came from elsewhere: unpack fills one. Invalid views are
	// rejected, so renderers may trust them. Optional.
	ViewOf func(unpack func(to any) error) (View, error)
	// Samples are written positions that links of the game are packed against, the newest
	// last. They are never edited and never taken away: old links need them. Optional.
	Samples [][]byte
	// Example is a written position in the documented schema.
	Example func() []byte

	// Turn names the turn that a table in the documented schema stands in, and its kind where a game
	// has several: "1940", "war". Optional.
	Turn func(schema any) (name, kind string)

	// Outlook sums up what an answer leads to, for the holder of these seats. Optional.
	Outlook func(m Match, e Entry, seats Seats) (Outlook, error)
	// Bias weighs the answers to a question for a random player that seeks war rather
	// than peace: 1 is an ordinary answer, 0 one never given. Optional.
	Bias func(Decision, Choice) int
	// Orders are the standing orders that its seats may give. Optional.
	Orders []OrderKind
	// AnswerByOrders is the answer that the orders of a seat give to its question, or none: then the
	// person is asked. It knows what the seat's player sees, and picks out of the legal
	// answers. alerted: an event has suspended the seat's standing pass.
	AnswerByOrders func(d Decision, s Standing, alerted bool, view func() View) (Choice, bool)
}

// A Title is what is said of a game before it is opened: Scenarios have ids, numbers and names.
type Title struct {
	ID, Name  string
	Hidden    bool
	Scenarios []Scenario
}

// Title is what the game itself says.
func (g *Game) Title() Title { return Title{g.ID, g.Name, g.Hidden, g.Scenarios} }

// A SeatInfo names a seat: the slug stands in refs and on command lines.
type SeatInfo struct {
	Seat       Seat
	Slug, Name string
}

// A Scenario is one way to set a game up.
type Scenario struct {
	ID, Number, Name string
	Edition          string  // of what it reads, where the game's edition does not cover its own file; else empty
	Seats            Seats   // who plays in it
	Players          []Split // usual ways to divide the seats, the first being the default
}

// ScenarioID reports whether a scenario of one's own can have this id, which stands in the names of files and in rows of tables.
func ScenarioID(id string) bool {
	return id != "" && len(id) <= 30 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// A Split divides the seats of a scenario among players.
type Split []Seats

// An Option is a variant that a match may switch on.
type Option struct {
	Key, Name string
	Values    []string // the first is the default
	Rule      Rule
}

// ScenarioByID finds a scenario of the game.
func (g *Game) ScenarioByID(id string) (Scenario, bool) {
	for _, s := range g.Scenarios {
		if s.ID == id {
			return s, true
		}
	}
	return Scenario{}, false
}

// SeatName is the name of a seat as the language in use has it, or "Chance".
func (g *Game) SeatName(s Seat) string {
	for _, info := range g.Seats {
		if info.Seat == s {
			return words.Named(g.ID+"/seat."+info.Slug, info.Name).String()
		}
	}
	return words.Named("engine/chance", "Chance").String()
}

// SeatBySlug finds a seat by its slug.
func (g *Game) SeatBySlug(slug string) (Seat, bool) {
	for _, info := range g.Seats {
		if info.Slug == slug {
			return info.Seat, true
		}
	}
	return Chance, false
}
