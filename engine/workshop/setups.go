package workshop

import (
	"slices"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// SetUp is what stands on the map when a scenario begins, by power, and what is left of what the box holds.
type SetUp struct {
	ID, Title string
	Sides     []Side
}

// Side is a power, or a Nation of the games with blocks.
type Side struct {
	Slug, Name  string
	Stacks      []Stack
	Stock       []Stock
	Limit, Used int // of the force pool, with all that is on the map; without a limit, Limit is 0
}

// Stack is some pieces of one kind in an area.
type Stack struct {
	Area, AreaName   string
	Piece, PieceName string
	Count            int
	Shared           bool // another scenario begins with it too
}

// Stock is how many pieces of a kind are in the force pool, and how many are left in the box. Blocks have no force pool; what is placed as
// any of them counts among the last line alone.
type Stock struct {
	Piece, Name string
	Pool, Box   int
	MaxCV       int // of blocks: the highest combat value that such a piece begins with, else 0
}

// Places that are no areas.
const (
	Pool = "+pool" // the force pool
	Box  = "+box"  // what is in no use
)

// SetUps are the ways to begin that can be changed, by id and title. All scenarios that begin with the printed units begin alike: they
// share one.
func (b *Bench) SetUps() (list []Choice) {
	printed := -1
	for _, s := range b.game.Scenarios {
		switch prints := b.prints(s.ID); {
		case prints && printed >= 0:
			list[printed].Label += ", " + s.Name
			continue
		case prints:
			printed = len(list)
		}
		list = append(list, Choice{s.ID, b.scenarioTitle(s.ID, s.Name)})
	}
	for _, file := range b.files()[len(b.tables.Files):] {
		id, _, _ := b.tables.CopiedFrom(file)
		list = append(list, Choice{id, b.fileTitle(file)})
	}
	return append(list, b.ownScenarios()...)
}

func (b *Bench) scenarioTitle(id, name string) string {
	if file := b.scenarioFile(id); b.game.ID == "cataclysm" {
		return b.fileTitle(file)
	}
	if name == "" {
		name = humanized(id)
	}
	return words.To("workshop/scenario", name).String()
}

// SetUp is how a scenario begins under the draft.
func (b *Bench) SetUp(id string) (*SetUp, bool) {
	list := b.SetUps()
	i := slices.IndexFunc(list, func(c Choice) bool { return c.Word == id })
	if i < 0 {
		return nil, false
	}
	s := &SetUp{ID: id, Title: list[i].Label}
	if b.game.ID == "cataclysm" {
		s.Sides = b.counterSides(id)
	} else {
		s.Sides = b.blockSides(b.starts(id))
	}
	for i := range s.Sides {
		slices.SortStableFunc(s.Sides[i].Stacks, func(x, y Stack) int { return strings.Compare(x.AreaName, y.AreaName) })
	}
	return s, len(s.Sides) > 0
}

// Place puts a piece of a side into an area, out of the force pool or else out of the box. A block is named with its combat value: "fleet@2".
func (b *Bench) Place(id, side, piece, area, reason string) error {
	from := Box
	if x := b.side(id, side); x != nil {
		if i := slices.IndexFunc(x.Stock, func(s Stock) bool { return s.Piece == piece }); i >= 0 && x.Stock[i].Pool > 0 {
			from = Pool
		}
	}
	return b.Move(id, side, piece, from, area, reason)
}

// Take puts a piece back out of an area: counters into the force pool, blocks into the box.
func (b *Bench) Take(id, side, piece, area, reason string) error {
	to := Box
	if b.game.ID == "cataclysm" {
		to = Pool
	}
	return b.Move(id, side, piece, area, to, reason)
}

// Move moves one piece of a side between areas, the force pool and the box. More than the box holds or the force pool allows is refused.
func (b *Bench) Move(id, side, piece, from, to, reason string) error {
	x := b.side(id, side)
	if x == nil {
		return words.Refuse("", "workshop/refused.side", b.name(side))
	}
	for _, place := range []string{from, to} {
		if place != Pool && place != Box && !slices.Contains(b.Areas(), place) {
			return words.Refuse("", "workshop/refused.area", b.name(place))
		}
	}
	if from == to {
		return words.Refuse("", "workshop/refused.nowhere")
	}
	switch {
	case b.game.ID == "cataclysm":
		return b.moveCounter(id, x, piece, from, to, reason)
	case b.prints(id):
		return b.moveBlock(x, piece, from, to, func(area string, n int) house.Change { return b.startChange(area, piece, n) }, reason)
	}
	return b.moveBlock(x, piece, from, to, func(area string, n int) house.Change { return b.setupChange(id, side, area, piece, n) }, reason)
}

func (b *Bench) side(id, side string) *Side {
	s, found := b.SetUp(id)
	if !found {
		return nil
	}
	i := slices.IndexFunc(s.Sides, func(x Side) bool { return x.Slug == side })
	if i < 0 {
		return nil
	}
	return &s.Sides[i]
}

// stack counts the pieces of a kind in an area.
func (x *Side) stack(area, piece string) (n int) {
	for _, s := range x.Stacks {
		if s.Area == area && s.Piece == piece {
			n += s.Count
		}
	}
	return n
}

// several does acts as one, or none of them.
func (b *Bench) several(acts ...func() error) error {
	before, past, ahead := b.now, len(b.past), b.ahead
	for _, act := range acts {
		if err := act(); err != nil {
			b.now, b.past, b.ahead = before, b.past[:past], ahead
			return err
		}
	}
	if b.now != before {
		b.past = append(b.past[:past], before)
	}
	return nil
}
