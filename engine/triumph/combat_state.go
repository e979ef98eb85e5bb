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
	Area     Area
	Attacker Faction
	Targets  Factions // the Defenders
	Bare     bool     // begun against nobody: Strategic Bombing alone (12.62)
	Round    uint8
	Type     blockwar.Type // whose turn it is
	Opened   uint16        // types before whose first fire secret Technologies could be Revealed (9.3)
	First    Factions      // the Defender of this type that the Attacker lets go first (12.41s)
	Slots    []Slot
}

// Slot is a unit that has joined a Battle. Its place in the list is its name for everybody: the block's
// own stays its owner's.
type Slot struct {
	Unit  blockID
	Acted bool // has had its Combat Action in this Round
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

// unit is the block in a slot, or nil once it has been eliminated or has left.
func (b *Battle) unit(t *Table, slot int) *block {
	u := t.Blocks.Get(b.Slots[slot].Unit)
	if u == nil || u.At != b.Area || u.Has(blockwar.Escaped) {
		return nil
	}
	return u
}

func (b *Battle) sea() bool { return b.Area.Place().Sea() }

func (b *Battle) joined(id blockID) bool {
	return slices.ContainsFunc(b.Slots, func(s Slot) bool { return s.Unit == id })
}

// ref names the unit in a slot by its Nation, its type and which of these it is in this Battle:
// "block/germany-tank-2".
func (b *Battle) ref(slot int) engine.Ref {
	id, n := b.Slots[slot].Unit, 1
	for _, s := range b.Slots[:slot] {
		if s.Unit.Nation == id.Nation && s.Unit.Type == id.Type {
			n++
		}
	}
	return engine.Ref(string(kindRef(id)) + "-" + strconv.Itoa(n))
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
