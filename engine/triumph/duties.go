package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Duty is what a declaration obliges to in the same Player Turn: Aggression against the victim of a Declaration of
// War (15.21) or of a Violation (15.4), Ground units in the Territory of an Armed Minor that one comes to
// help (15.423). Moves that would leave too little for that are not offered. What has become impossible lapses.
type Duty struct {
	On   Faction // Aggression against this Faction
	In   Nation  // or within this Nation
	Help bool    // in it, a Ground unit, as an Intervention
}

// duties is a set of the duties of the Player Turn.
type duties = blockwar.Duties

// done lists which duties it would do if a unit ended its move in an area.
func (g *layout) done(b *block, a Area) (set duties) {
	for i, d := range g.t.Turn.Duties {
		if g.does(d, b, a) {
			set |= 1 << i
		}
	}
	return set
}

func (g *layout) does(d Duty, b *block, a Area) bool {
	switch {
	case d.Help:
		return a.Place().Of == d.In && Chart()[b.ID.Type].Class == blockwar.Ground
	case !g.Aggresses(a):
		return false
	case d.In != NoNation:
		return a.Place().Of == d.In
	}
	s, _ := g.t.occupants(a)
	return s.Has(d.On) || g.t.controller(a) == d.On
}

// pay takes away the duties that a unit has done where it is now. The layout is that before its move.
func (t *Table) pay(g *layout, b *block) {
	t.Turn.Duties = slices.DeleteFunc(t.Turn.Duties, func(d Duty) bool { return g.does(d, b, b.At) })
	if len(t.Turn.Duties) == 0 {
		t.Turn.Duties = nil
	}
}

// debts is what the units of a Faction can do about its duties.
type debts struct {
	blockwar.Debts[Area]
	g    *layout
	all  duties // that can be done by some unit, or are by staying
	left int    // moves
	told []told
}

// told is whether a unit may do a set of duties and no more.
type told struct {
	ways *blockwar.Moving[Area]
	does duties
	may  bool
}

// debts works out who can do what. Without duties there is nothing to work out.
func (g *layout) debts(left int) *debts {
	o := &debts{g: g, left: left}
	if len(g.t.Turn.Duties) == 0 {
		return o
	}
	o.all = o.standing(nil)
	for i := range g.t.Blocks {
		if b := &g.t.Blocks[i]; g.canMove(b) {
			o.all |= o.Add(g.moving(b), func(a Area) duties { return g.done(b, a) })
		}
	}
	return o
}

// standing are the duties that are done by staying: Battles in seas that one shares with a new Enemy
// (15.22s). A unit may be taken to have left.
func (o *debts) standing(without *block) (set duties) {
	t := o.g.t
	for i, d := range t.Turn.Duties {
		if d.On != NoFaction && slices.ContainsFunc(t.Blocks, func(b block) bool {
			return b.ID.Nation.owner() == o.g.f && (without == nil || b.ID != without.ID) && o.g.engaged(&b) && b.At.Place().Sea() && t.holds(d.On, b.At)
		}) {
			set |= 1 << i
		}
	}
	return set
}

// holds reports whether a Faction has units in an area, Escaped Subs apart.
func (t *Table) holds(f Faction, a Area) bool {
	s, _ := t.occupants(a)
	return s.Has(f)
}

// canPay reports whether duties can be done in so many moves, without a unit.
func (o *debts) canPay(want duties, left int, without *block) bool {
	want &^= o.standing(without)
	if without == nil {
		return o.CanPay(want, left, nil)
	}
	return o.CanPay(want, left, o.g.moving(without))
}

// mayMove reports whether enough is left for the duties when a unit has ended its move in an area.
func (o *debts) mayMove(b *block, to Area) bool {
	if o.all == 0 {
		return true
	}
	ways, does := o.g.moving(b), o.g.done(b, to)
	for _, known := range o.told {
		if known.ways == ways && known.does == does {
			return known.may
		}
	}
	may := o.canPay(o.all&^does, o.left-1, b)
	o.told = append(o.told, told{ways, does, may})
	return may
}

// mayStop reports whether a player may end the moves: all duties that can be done are.
func (o *debts) mayStop() bool {
	return o.all&^o.standing(nil) == 0 || !o.canPay(o.all, o.left, nil)
}

// may drops the answers that the duties do not allow.
func (o *debts) may(b *block, list []engine.Choice) []engine.Choice {
	if o.all == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !o.mayMove(b, areaOf(c.To)) })
}
