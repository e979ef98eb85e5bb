package triumph

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Combat is what a Combat Phase remembers (12.0). It is empty outside of one.
type Combat struct {
	Fields blockwar.Battlefields[Area]
	Battle *Battle // that is being resolved
	// InPerson are the Defenders whose players fight a Battle themselves, not by their orders.
	InPerson inPerson
}

type inPerson [AreaCount + 1]Factions

// Battle is a Battle while it is resolved. A side is a Faction; NoFaction stands for the forces of an
// Armed Minor.
type Battle struct {
	blockwar.Battle[Faction, Nation, Area]
}

// Slot is a unit that has joined a Battle.
type Slot = blockwar.Slot[Nation]

// forces are the units on the map as a Battle sees them.
func (t *Table) forces() blockwar.Forces[Faction, Nation, Area] {
	return blockwar.Forces[Faction, Nation, Area]{Map: Map(), Blocks: t.Blocks, Chart: Chart(), Sides: allSides[:], Of: Nation.owner}
}

func (c Combat) clone() Combat {
	c.Fields = slices.Clone(c.Fields)
	if c.Battle != nil {
		b := *c.Battle
		b.Slots = slices.Clone(b.Slots)
		c.Battle = &b
	}
	return c
}

func (b *Battle) sea() bool { return b.Area.Place().Sea() }

// ref names the unit in a slot by its Nation, its type and which of these it is in this Battle:
// "block/germany-tank-2".
func (b *Battle) ref(slot int) engine.Ref {
	return engine.Ref(string(kindRef(b.Slots[slot].Unit)) + "-" + strconv.Itoa(b.Number(slot)))
}

// find is the slot that a name means.
func (b *Battle) find(r engine.Ref) int {
	return slices.IndexFunc(b.Slots, func(s Slot) bool {
		return strings.HasPrefix(string(r), string(kindRef(s.Unit))+"-") && b.ref(slices.Index(b.Slots, s)) == r
	})
}

// kindRef names blocks of a Nation and type: "block/germany-tank".
func kindRef(id blockID) engine.Ref {
	return engine.Ref("block/" + id.Nation.String() + "-" + typeSlug(id.Type))
}

func classRef(c blockwar.Class) engine.Ref { return engine.Ref("class/" + c.String()) }

func classOf(r engine.Ref) blockwar.Class {
	c, _ := blockwar.ParseClass(r.Name())
	return c
}
