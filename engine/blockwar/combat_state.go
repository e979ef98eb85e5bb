package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
)

// Combat is what a Combat Phase remembers (12.0). It is empty outside of one.
type Combat struct {
	Fields Battlefields
	Battle *Battle // that is being resolved
	// InPerson are the Defenders whose players fight a Battle themselves, not by their orders.
	InPerson inPerson
}

type inPerson [AreaRoom]Set

func (c Combat) clone() Combat {
	c.Fields = slices.Clone(c.Fields)
	if c.Battle != nil {
		b := *c.Battle
		b.Slots = slices.Clone(b.Slots)
		c.Battle = &b
	}
	return c
}

func (b *Battle) sea(t *Table) bool { return t.Place(b.Area).Sea() }

// ref names the unit in a slot by its Nation, its type and which of these it is in this Battle:
// "block/germany-tank-2".
func (b *Battle) ref(t *Table, slot int) engine.Ref {
	return engine.Ref(string(t.KindRef(b.Slots[slot].Unit)) + "-" + strconv.Itoa(b.Number(slot)))
}

// find is the slot that a name means.
func (b *Battle) find(t *Table, r engine.Ref) int {
	return slices.IndexFunc(b.Slots, func(s Slot) bool {
		return strings.HasPrefix(string(r), string(t.KindRef(s.Unit))+"-") && b.ref(t, slices.Index(b.Slots, s)) == r
	})
}

func classRef(c Class) engine.Ref { return engine.Ref("class/" + c.String()) }

func classOf(r engine.Ref) Class {
	c, _ := ParseClass(r.Name())
	return c
}
