package cataclysm

import (
	"cmp"
	"fmt"
	"slices"
)

// count is how many counters of a kind the owner has in a box.
func (t *Table) count(p Power, b Box, k Kind) int { return int(t.Boxes[p][b][k]) }

// move takes one counter from one box to another. It panics if there is none: the caller has
// offered a counter that does not exist.
func (t *Table) move(p Power, k Kind, from, to Box) {
	if t.Boxes[p][from][k] == 0 {
		panic(fmt.Sprintf("cataclysm: no %s of %s in %s", k, p, from))
	}
	t.Boxes[p][from][k]--
	t.Boxes[p][to][k]++
}

// moveAll moves all counters of a kind from one box to another and returns their number.
func (t *Table) moveAll(p Power, k Kind, from, to Box) int {
	n := t.Boxes[p][from][k]
	t.Boxes[p][from][k] = 0
	t.Boxes[p][to][k] += n
	return int(n)
}

// flip turns an offensive marker in a box to its resource side, or back (2.4.3).
func (t *Table) flip(p Power, b Box, from, to Kind) {
	if t.Boxes[p][b][from] == 0 {
		panic(fmt.Sprintf("cataclysm: no %s of %s in %s to flip", from, p, b))
	}
	t.Boxes[p][b][from]--
	t.Boxes[p][b][to]++
}

// reserve is the kind of counter that the power holds in reserve, or NoKind (3.4).
func (t *Table) reserve(p Power) Kind {
	for k := Flag; int(k) < KindCount; k++ {
		if t.Boxes[p][Reserve][k] > 0 {
			return k
		}
	}
	return NoKind
}

// giveBack returns a counter to its owner's status card (2.4.3, 3.6). A resource becomes an
// offensive again; Il Duce and base markers may be used again.
func (t *Table) giveBack(p Power, k Kind, from Box) {
	if k == Resource {
		t.flip(p, from, Resource, Offensive)
		k = Offensive
	}
	t.move(p, k, from, Available)
}

// inCup is the number of counters in the action cup.
func (t *Table) inCup() (n int) {
	for p := range t.Boxes {
		for _, c := range t.Boxes[p][Cup] {
			n += int(c)
		}
	}
	return n
}

// poolSize is what the force pool limit counts: every unit and upgrade marker outside storage,
// wherever it is (4.1.1; see RULINGS.md).
func (t *Table) poolSize(p Power) (n int) {
	for b := Available; b < OutOfGame; b++ {
		for k := Army; k <= StrategicUpgrade; k++ {
			n += int(t.Boxes[p][b][k])
		}
	}
	for i := range t.Units {
		if t.Units[i].Owner == p {
			n++
		}
	}
	return n + int(t.Powers[p].Elsewhere)
}

func compareUnits(a, b UnitID) int {
	return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.N, b.N))
}

// unit finds a unit on the map by its id, or nil.
func (t *Table) unit(id UnitID) *Unit {
	i, found := slices.BinarySearchFunc(t.Units, id, func(u Unit, id UnitID) int { return compareUnits(u.UnitID, id) })
	if !found {
		return nil
	}
	return &t.Units[i]
}

// place takes a unit from a box and puts it on the map on its regular side.
func (t *Table) place(p Power, k Kind, from Box, at Area, coast Coast) UnitID {
	if t.Boxes[p][from][k] == 0 {
		panic(fmt.Sprintf("cataclysm: no %s of %s in %s to place", k, p, from))
	}
	t.Boxes[p][from][k]--
	id := UnitID{Owner: p, Kind: k, N: 1}
	for t.unit(id) != nil {
		id.N++
	}
	t.insert(Unit{UnitID: id, At: at, Coast: coast})
	return id
}

func (t *Table) insert(u Unit) {
	i, _ := slices.BinarySearchFunc(t.Units, u.UnitID, func(u Unit, id UnitID) int { return compareUnits(u.UnitID, id) })
	t.Units = slices.Insert(t.Units, i, u)
}

// remove takes a unit off the map into a box of its owner. An upgraded unit returns to its regular
// side. A minor army is out of the game (10.10.1).
func (t *Table) remove(id UnitID, to Box) {
	i, found := slices.BinarySearchFunc(t.Units, id, func(u Unit, id UnitID) int { return compareUnits(u.UnitID, id) })
	if !found {
		panic("cataclysm: no such unit on the map: " + string(id.Ref()))
	}
	t.Units = slices.Delete(t.Units, i, i+1)
	if id.Kind == MinorArmy {
		to = OutOfGame
	}
	t.Boxes[id.Owner][to][id.Kind]++
}

// unitsAt lists the units in an area, in the order of the table.
func (t *Table) unitsAt(a Area) (list []*Unit) {
	for i := range t.Units {
		if t.Units[i].At == a {
			list = append(list, &t.Units[i])
		}
	}
	return list
}
