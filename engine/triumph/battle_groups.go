package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 11.53 BattleGroups: ANS units that begin their moves in one area and come by the same border into the
// same Sea Battle. Which units form one their owner says with the move: it begins a new one or joins one.

// BattleGroup is where a BattleGroup came from.
type BattleGroup struct{ Start, From, To Area }

// groupsFor lists the BattleGroups that a unit may join, 0 being a new one. On land there are none.
func (t *Table) groupsFor(b *block, e blockwar.Entry[Area]) []int {
	list := []int{0}
	if !e.To.Place().Sea() {
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
func (t *Table) join(b *block, e blockwar.Entry[Area], group int) {
	if !e.To.Place().Sea() || Chart()[b.ID.Type].Class == blockwar.Ground {
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
func (g *layout) choices(b *block) (list []engine.Choice) {
	m := g.moving(b)
	for a := Area(1); a <= AreaCount; a++ {
		if m.To[a] {
			list = append(list, engine.Choice{Verb: "go", On: areaRef(m.At), To: areaRef(a)})
		}
	}
	for _, e := range m.Enters {
		for _, n := range g.t.groupsFor(b, e) {
			list = append(list, engine.Choice{Verb: "enter", On: areaRef(e.From), To: areaRef(e.To), N: n})
		}
	}
	for i := range m.Exits {
		for a := Area(1); a <= AreaCount; a++ {
			if m.Exits[i].To[a] {
				list = append(list, engine.Choice{Verb: "leave", On: areaRef(m.Exits[i].Over), To: areaRef(a)})
			}
		}
	}
	return list
}
