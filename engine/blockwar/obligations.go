package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Duty is what a declaration obliges to in the same Player Turn: Aggression against the victim of a Declaration of
// War (15.21) or of a Violation (15.4), Ground units in the Territory of an Armed Minor that one comes to
// help (15.423). Moves that would leave too little for that are not offered. What has become impossible lapses.
type Duty struct {
	On   Faction // Aggression against this Faction
	In   Nation  // or within this Nation
	Help bool    // in it, a Ground unit, as an Intervention
}

// done lists which duties it would do if a unit ended its move in an area.
func (g *Layout) done(b *Block, a Area) (set Duties) {
	for i, d := range g.t.Turn.Duties {
		if g.does(d, b, a) {
			set |= 1 << i
		}
	}
	return set
}

func (g *Layout) does(d Duty, b *Block, a Area) bool {
	switch {
	case d.Help:
		return g.t.Place(a).Of == d.In && g.t.Chart[b.ID.Type].Class == Ground
	case !g.Aggresses(a):
		return false
	case d.In != NoNation:
		return g.t.Place(a).Of == d.In
	}
	s, _ := g.t.Occupants(a)
	return s.Has(d.On) || g.t.Controller(a) == d.On
}

// pay takes away the duties that a unit has done where it is now. The layout is that before its move.
func (t *Table) pay(g *Layout, b *Block) {
	t.Turn.Duties = slices.DeleteFunc(t.Turn.Duties, func(d Duty) bool { return g.does(d, b, b.At) })
	if len(t.Turn.Duties) == 0 {
		t.Turn.Duties = nil
	}
}

// Owing is what the units of a Faction can do about its duties.
type Owing struct {
	Debts
	g    *Layout
	All  Duties // that can be done by some unit, or are by staying
	Left int    // moves
	told []told
}

// told is whether a unit may do a set of duties and no more.
type told struct {
	ways *Moving
	does Duties
	may  bool
}

// Debts works out who can do what. Without duties there is nothing to work out.
func (g *Layout) Debts(left int) *Owing {
	o := &Owing{g: g, Left: left}
	if len(g.t.Turn.Duties) == 0 {
		return o
	}
	o.All = o.standing(nil)
	for i := range g.t.Blocks {
		if b := &g.t.Blocks[i]; g.CanMove(b) {
			o.All |= o.Add(g.Moving(b), func(a Area) Duties { return g.done(b, a) })
		}
	}
	return o
}

// standing are the duties that are done by staying: Battles in seas that one shares with a new Enemy
// (15.22s). A unit may be taken to have left.
func (o *Owing) standing(without *Block) (set Duties) {
	t := o.g.t
	for i, d := range t.Turn.Duties {
		if d.On != NoFaction && slices.ContainsFunc(t.Blocks, func(b Block) bool {
			return o.g.t.SideOf(b.ID.Nation) == o.g.f && (without == nil || b.ID != without.ID) && o.g.Engaged(&b) && o.g.t.Place(b.At).Sea() && t.Holds(d.On, b.At)
		}) {
			set |= 1 << i
		}
	}
	return set
}

// Holds reports whether a Faction has units in an area, Escaped Subs apart.
func (t *Table) Holds(f Faction, a Area) bool {
	s, _ := t.Occupants(a)
	return s.Has(f)
}

// CanMeet reports whether duties can be done in so many moves, without a unit.
func (o *Owing) CanMeet(want Duties, left int, without *Block) bool {
	want &^= o.standing(without)
	if without == nil {
		return o.CanPay(want, left, nil)
	}
	return o.CanPay(want, left, o.g.Moving(without))
}

// mayMove reports whether enough is left for the duties when a unit has ended its move in an area.
func (o *Owing) mayMove(b *Block, to Area) bool {
	if o.All == 0 {
		return true
	}
	ways, does := o.g.Moving(b), o.g.done(b, to)
	for _, known := range o.told {
		if known.ways == ways && known.does == does {
			return known.may
		}
	}
	may := o.CanMeet(o.All&^does, o.Left-1, b)
	o.told = append(o.told, told{ways, does, may})
	return may
}

// mayStop reports whether a player may end the moves: all duties that can be done are.
func (o *Owing) mayStop() bool {
	return o.All&^o.standing(nil) == 0 || !o.CanMeet(o.All, o.Left, nil)
}

// may drops the answers that the duties do not allow.
func (o *Owing) may(b *Block, list []engine.Choice) []engine.Choice {
	if o.All == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !o.mayMove(b, o.g.t.AreaOf(c.To)) })
}
