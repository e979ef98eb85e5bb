package workshop

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Bench is a draft of a house edition of one game, and the way back through what was done to it.
type Bench struct {
	game    *engine.Game // as shipped
	tables  *house.Tables
	shipped []*sheet // files as shipped that were read
	now     *state
	past    []*state
	ahead   []*state
	ticks   []Tick
	renewed bool // it was made for earlier data
	left    int  // changes that did not fit those of today
}

// state is the draft between two acts. It is never changed, only replaced; what is found out about it is kept with it.
type state struct {
	edition *house.Edition // tidy
	files   house.Files    // under the draft
	sheets  []*sheet       // read files, under the draft
	names   map[string]string
	items   []Item // the checklist, without ticks
	faults  []house.Fault
	judged  bool
	game    *engine.Game
	refused error // why there is no game
	packed  []byte
	tried   bool
}

// Open begins a draft with an edition, or with nothing changed where that is nil. The game is as it is shipped.
func Open(game *engine.Game, e *house.Edition) (*Bench, error) {
	tables, found := house.Of(game.ID)
	if !found || game.File == nil || game.Edited == nil || len(game.House) > 0 {
		return nil, words.Refuse("", "workshop/refused.game", game.Name)
	}
	if e == nil {
		e = &house.Edition{Game: game.ID, Base: game.Edition}
	} else if f, fits := e.Fits(game.ID, game.Edition); !fits {
		return nil, f
	}
	b := &Bench{game: game, tables: tables}
	next, err := b.tidied(clone(e))
	if err != nil {
		return nil, err
	}
	b.now = next
	return b, nil
}

func clone(e *house.Edition) *house.Edition {
	c := *e
	c.Changes, c.Insists = slices.Clone(e.Changes), slices.Clone(e.Insists)
	for i := range c.Changes {
		c.Changes[i].Fields = slices.Clone(c.Changes[i].Fields)
	}
	return &c
}

// tidied is the state with an edition, unless its form or one of its changes is wrong. Encoded and decoded, it is held to the limits of what
// is read.
func (b *Bench) tidied(e *house.Edition) (*state, error) {
	read, faults := house.Decode(house.Encode(e))
	if len(faults) > 0 {
		return nil, faults[0]
	}
	tidy, faults := b.tables.Tidy(b.game.File, read)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	files, faults := b.tables.Apply(b.game.File, tidy)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	return &state{edition: tidy, files: files}, nil
}

// act replaces the draft by one that is changed, or refuses and leaves it.
func (b *Bench) act(change func(e *house.Edition) error) error {
	e := clone(b.now.edition)
	if err := change(e); err != nil {
		return err
	}
	next, err := b.tidied(e)
	if err != nil {
		return err
	}
	if string(house.Encode(next.edition)) == string(house.Encode(b.now.edition)) {
		return nil
	}
	next.inherit(b.now)
	b.past, b.ahead, b.now = append(b.past, b.now), nil, next
	return nil
}

// inherit keeps what was read of files that are as they were.
func (s *state) inherit(before *state) {
	as := func(file string) bool { return s.files(file) == before.files(file) }
	for _, x := range before.sheets {
		if as(x.table.Name) {
			s.sheets = append(s.sheets, x)
		}
	}
	if !slices.ContainsFunc(named, func(file string) bool { return !as(file) }) {
		s.names = before.names
	}
}

// Edition is the draft, tidy, with its reasons. It is a copy.
func (b *Bench) Edition() *house.Edition { return clone(b.now.edition) }

// Shipped is the game without changes.
func (b *Bench) Shipped() *engine.Game { return b.game }

// Changed tells how many rows of a file the draft changes, or of all files where the name is empty.
func (b *Bench) Changed(file string) (n int) {
	for i := range b.now.edition.Changes {
		if file == "" || b.now.edition.Changes[i].File == file {
			n++
		}
	}
	return n
}

// Differences are the changes beside what is shipped, in the order of the files.
func (b *Bench) Differences() []house.Difference { return b.tables.Compare(b.game.File, b.now.edition) }

// Entitle names the draft and its author.
func (b *Bench) Entitle(title, author string) error {
	return b.act(func(e *house.Edition) error {
		e.Title, e.Author = title, author
		return nil
	})
}

// Date is the day of the draft, as 2026-11-26, or empty. The engine knows no clock.
func (b *Bench) Date(day string) error {
	return b.act(func(e *house.Edition) error {
		e.Date = day
		return nil
	})
}

// CanUndo and CanRedo tell whether there is something to take back or to do again.
func (b *Bench) CanUndo() bool { return len(b.past) > 0 }

// CanRedo tells whether something was taken back and nothing done since.
func (b *Bench) CanRedo() bool { return len(b.ahead) > 0 }

// Undo takes back the last act. Ticks stay.
func (b *Bench) Undo() bool { return b.step(&b.past, &b.ahead) }

// Redo does the act again that was taken back last.
func (b *Bench) Redo() bool { return b.step(&b.ahead, &b.past) }

func (b *Bench) step(from, to *[]*state) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, b.now)
	b.now = (*from)[n-1]
	*from = (*from)[:n-1]
	return true
}

// Renew moves an edition to the data that the game comes with now. The faults are the changes that no longer fit, which are left out.
func Renew(game *engine.Game, e *house.Edition) (*house.Edition, []house.Fault) {
	tables, found := house.Of(game.ID)
	if !found || e.Game != game.ID {
		f, _ := e.Fits(game.ID, game.Edition)
		return nil, []house.Fault{f}
	}
	moved := clone(e)
	moved.Base = game.Edition
	return tables.Tidy(game.File, moved)
}

// Renewed begins a draft with an edition, which is brought up to the data of today where it was made for others.
func Renewed(game *engine.Game, e *house.Edition) (*Bench, error) {
	if e.Game != game.ID || e.Base == game.Edition {
		return Open(game, e)
	}
	moved, faults := Renew(game, e)
	if moved == nil {
		return nil, faults[0]
	}
	b, err := Open(game, moved)
	if err == nil {
		b.renewed, b.left = true, len(faults)
	}
	return b, err
}

// Left tells whether the draft was brought up to the data of today, and how many changes were left out since they no longer fit.
func (b *Bench) Left() (n int, renewed bool) { return b.left, b.renewed }
