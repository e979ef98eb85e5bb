package workshop

import (
	"testing"

	"interbellum/engine/enginetest/walk"
	"interbellum/engine/house"
)

// Random acts, sound and unsound, never panic, and the way back leads to the shipped data.
func TestRandomActs(t *testing.T) {
	for _, game := range printed {
		for seed := range uint64(2) {
			b := open(t, game)
			start := string(b.Encode())
			r := &random{b, walk.New(seed)}
			done := 0
			for n := range 80 {
				if r.act() == nil {
					done++
				}
				if n == 40 {
					r.look(t)
				}
			}
			if done < 15 {
				t.Errorf("%s %d: got %d acts that were not refused, want more", game, seed, done)
			}
			for b.Undo() {
			}
			check(t, game+" after the way back", string(b.Encode()), start)
			for _, f := range b.tables.Files {
				if b.now.files(f.Name) != b.game.File(f.Name) {
					t.Errorf("%s %s: got changed data, want the shipped", game, f.Name)
				}
			}
			for b.Redo() {
			}
			r.look(t)
		}
	}
}

type random struct {
	*Bench
	*walk.Walker
}

func pick[T any](w *walk.Walker, list []T) (x T) {
	if len(list) > 0 {
		x = list[w.N(len(list))]
	}
	return x
}

var garbage = []string{"", "null", "0", "-1", "99999999999999999999", "mars", `"`, `{"a":[1,{}]}`, "[]", "a,b", "a\tb", "\x00", "é", "1;2;;3", "a|b"}

// act does one act, and says why it was refused.
func (r *random) act() error {
	file := pick(r.Walker, r.files())
	table, _ := r.Table(file)
	part := pick(r.Walker, table.Parts)
	row := pick(r.Walker, part.Rows)
	key := row.Key
	if r.N(20) == 0 {
		key = pick(r.Walker, garbage)
	}
	switch r.N(10) {
	case 9:
		return r.scenario()
	case 0, 1, 2:
		return r.Set(file, key, r.fields(&part), pick(r.Walker, []string{"", "photo"}))
	case 3:
		return r.Remove(file, key, "")
	case 4:
		return r.Restore(file, key)
	case 5:
		return r.Add(file, key, r.fields(&part), "")
	case 6:
		one, two := pick(r.Walker, r.Areas()), pick(r.Walker, r.Areas())
		c, found := r.Pair(one, two)
		if !found {
			return r.Join(one, two, NoBorder, "")
		}
		return r.Join(one, two, pick(r.Walker, c.Kinds).Word, "board")
	case 7:
		if r.N(3) == 0 && !r.Redo() {
			r.Undo()
		}
		return nil
	}
	return r.setUp()
}

func (r *random) fields(p *TablePart) (fields []house.Field) {
	for range 1 + r.N(2) {
		c := pick(r.Walker, p.Columns)
		value := pick(r.Walker, garbage)
		if r.N(4) > 0 {
			value = c.Write(pick(r.Walker, c.Choices).Word)
		}
		if c.Kind == Number {
			value = c.Write(string(rune('0' + r.N(5))))
		}
		fields = append(fields, house.Field{Name: c.Name, Value: value})
	}
	return fields
}

func (r *random) setUp() error {
	id := pick(r.Walker, r.SetUps()).Word
	s, found := r.SetUp(id)
	if !found {
		return r.Place(id, "uk", "infantry", "london", "")
	}
	side := pick(r.Walker, s.Sides)
	if r.N(2) == 0 {
		stack := pick(r.Walker, side.Stacks)
		return r.Take(id, side.Slug, stack.Piece, stack.Area, "")
	}
	piece := pick(r.Walker, side.Stock).Piece
	if r.Shipped().ID != "cataclysm" {
		piece += "@1"
	}
	return r.Place(id, side.Slug, piece, pick(r.Walker, r.Areas()), "")
}

func (r *random) scenario() error {
	of, id := pick(r.Walker, r.SetUps()).Word, pick(r.Walker, []string{"one", "two", "cataclysm", "a b", ""})
	if r.N(3) == 0 {
		return r.DropScenario(id)
	}
	return r.CopyScenario(of, id, pick(r.Walker, []string{"One", "Two", "", "Cataclysm"}))
}

// look shows all that there is to show, and keeps the draft.
func (r *random) look(t *testing.T) {
	t.Helper()
	r.Faults()
	r.Checklist()
	r.Playable()
	r.Differences()
	r.Area(pick(r.Walker, r.Areas()))
	again, err := Decode(r.game, r.Encode())
	if err != nil {
		t.Fatalf("got %v for a draft that was kept, want it back", err)
	}
	check(t, "the draft", string(again.Encode()), string(r.Encode()))
}
