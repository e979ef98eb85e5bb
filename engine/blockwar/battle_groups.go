package blockwar

import "interbellum/engine"

// 11.53 BattleGroups: ANS units that begin their moves in one area and come by the same border into the
// same Sea Battle. Which units form one their owner says with the move: it begins a new one or joins one.

// BattleGroup is where a BattleGroup came from.
type BattleGroup struct{ Start, From, To Area }

// groupsFor lists the BattleGroups that a unit may join, 0 being a new one. On land there are none.
func (t *Table) groupsFor(b *Block, e Entry) []int {
	list := []int{0}
	if !t.Place(e.To).Sea() {
		return list
	}
	for i, g := range t.Turn.Groups {
		if g == (BattleGroup{b.At, e.From, e.To}) {
			list = append(list, i+1)
		}
	}
	return list
}

// join puts a unit that has not moved yet into a BattleGroup, a new one where none is named.
func (t *Table) join(b *Block, e Entry, group int) {
	if !t.Place(e.To).Sea() || t.Chart[b.ID.Type].Class == Ground {
		return
	}
	if group == 0 {
		t.Turn.Groups = append(t.Turn.Groups, BattleGroup{b.At, e.From, e.To})
		group = len(t.Turn.Groups)
	}
	b.Group = uint8(group)
}

// choices are the answers to where a unit goes: "go" where the border does not matter, "enter" with the
// border by which it Engages or Invades and its BattleGroup, "leave" with the border over which it Disengages.
func (g *Layout) choices(b *Block) (list []engine.Choice) {
	m := g.Moving(b)
	for a := Area(1); a <= g.t.LastArea; a++ {
		if m.To[a] {
			list = append(list, engine.Choice{Verb: "go", On: g.t.AreaRef(m.At), To: g.t.AreaRef(a)})
		}
	}
	for _, e := range m.Enters {
		for _, n := range g.t.groupsFor(b, e) {
			list = append(list, engine.Choice{Verb: "enter", On: g.t.AreaRef(e.From), To: g.t.AreaRef(e.To), N: n})
		}
	}
	for i := range m.Exits {
		for a := Area(1); a <= g.t.LastArea; a++ {
			if m.Exits[i].To[a] {
				list = append(list, engine.Choice{Verb: "leave", On: g.t.AreaRef(m.Exits[i].Over), To: g.t.AreaRef(a)})
			}
		}
	}
	return list
}
