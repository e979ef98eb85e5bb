package blockwar

import (
	"math/bits"
	"slices"

	"interbellum/engine"
)

// Duties is a set of what declarations oblige a player to in a Player Turn, by their places in its list.
type Duties uint16

// Debts is what the units of a side can do about its duties, each by one move.
type Debts struct{ by []debtors }

// debtors are units that are alike, with the different sets of duties that one of them could do by one move.
type debtors struct {
	ways *Moving
	n    int
	sets []Duties
}

// Add adds a unit by where it can go. done tells which duties it does where it ends its move; the answer is all that it can do.
func (o *Debts) Add(ways *Moving, done func(Area) Duties) (all Duties) {
	at := slices.IndexFunc(o.by, func(d debtors) bool { return d.ways == ways })
	if at < 0 {
		d := debtors{ways: ways}
		for _, a := range ways.Areas() {
			if set := done(a); set != 0 && !slices.Contains(d.sets, set) {
				d.sets = append(d.sets, set)
			}
		}
		at, o.by = len(o.by), append(o.by, d)
	}
	o.by[at].n++
	for _, set := range o.by[at].sets {
		all |= set
	}
	return all
}

// CanPay reports whether duties can be done in so many moves, without a unit that goes these ways, if any is named.
func (o *Debts) CanPay(want Duties, moves int, without *Moving) bool {
	if want == 0 || moves <= 0 {
		return want == 0
	}
	least := make([]int, int(want)+1) // moves, by what is done
	for set := range least[1:] {
		least[set+1] = moves + 1
	}
	for _, by := range o.by {
		if by.ways == without {
			by.n--
		}
		for range min(by.n, bits.OnesCount16(uint16(want))) { // more of one kind are of no use
			for set := int(want); set >= 0; set-- {
				for _, does := range by.sets {
					if to := (Duties(set) | does) & want; least[set]+1 < least[to] && Duties(set)&^want == 0 {
						least[to] = least[set] + 1
					}
				}
			}
		}
	}
	return least[want] <= moves
}

// Duty is what a declaration obliges a Side to in the same Player Turn: Aggression against the victim of a
// Declaration of War (15.21) or of a Violation, Ground units in the Territory of an Armed Minor that one comes to
// help. Moves that would leave too little for that are not offered. What has become impossible lapses.
type Duty struct {
	By    Side
	On    Side   // Aggression against this Side
	In    Nation // or within this Nation
	Enter bool   // to end a move in it is enough, without Aggression
	Help  bool   // a Ground unit comes to help it, as an Intervention
}

// done lists which duties it would do if a unit ended its move in an area.
func (w *Front) done(b *Block, a Area) (set Duties) {
	for i, d := range w.t.Turn.Duties {
		if w.Of(b).does(d, b, a) {
			set |= 1 << i
		}
	}
	return set
}

func (g *Layout) does(d Duty, b *Block, a Area) bool {
	switch {
	case g.f != d.By:
		return false
	case d.Help:
		return g.t.Place(a).Of == d.In && g.Allied[a] && g.t.Chart[b.ID.Type].Class == Ground
	case !d.Enter && !g.Aggresses(a):
		return false
	}
	return g.t.concerns(d, a)
}

// concerns reports whether a duty is about an area: the Nation's, or one that the other Side holds or has units in.
func (t *Table) concerns(d Duty, a Area) bool {
	if d.In != NoNation {
		return t.within(d.In, a)
	}
	return t.Holds(d.On, a) || t.Controller(a) == d.On
}

// within reports whether an area counts as a Nation's where the Nation is Violated.
func (t *Table) within(n Nation, a Area) bool {
	p := t.Place(a)
	return p.Of == n || p.Nation == n || t.Hooks.CountsAsNation(t, n, a)
}

// Pay takes away the duties that a unit has done where it is now. The layout is that before its move.
func (t *Table) Pay(g *Layout, b *Block) {
	t.Turn.Duties = slices.DeleteFunc(t.Turn.Duties, func(d Duty) bool { return g.does(d, b, b.At) })
	if len(t.Turn.Duties) == 0 {
		t.Turn.Duties = nil
	}
}

// Owing is what the units of a Faction can do about its duties.
type Owing struct {
	Debts
	w    *Front
	All  Duties // that can be done by some unit, or are by staying
	Left int    // moves
	told []told
}

// told reports whether a unit may do a set of duties and no more.
type told struct {
	ways *Moving
	does Duties
	may  bool
}

// Debts works out who can do what. Without duties there is nothing to work out.
func (w *Front) Debts(left int) *Owing {
	o := &Owing{w: w, Left: left}
	if len(w.t.Turn.Duties) == 0 {
		return o
	}
	o.All = o.standing(nil)
	for i := range w.t.Blocks {
		if b := &w.t.Blocks[i]; w.canMove(b) {
			o.All |= o.Add(w.Of(b).Moving(b), func(a Area) Duties { return w.done(b, a) })
		}
	}
	return o
}

// standing are the duties that units do by staying: Battles in seas that they share with a new Enemy
// (15.22s). One unit may be counted out.
func (o *Owing) standing(without *Block) (set Duties) {
	t := o.w.t
	for i, d := range t.Turn.Duties {
		if slices.ContainsFunc(t.Blocks, func(b Block) bool {
			return t.SideOf(b.ID.Nation) == d.By && (without == nil || b.ID != without.ID) && o.w.Of(&b).Engaged(&b) && t.Place(b.At).Sea() && t.concerns(d, b.At)
		}) {
			set |= 1 << i
		}
	}
	return set
}

// Holds reports whether a Faction has units in an area, Escaped Subs apart.
func (t *Table) Holds(f Side, a Area) bool {
	s, _ := t.Occupants(a)
	return s.Has(f)
}

// CanMeet reports whether duties can be done in so many moves, without a unit.
func (o *Owing) CanMeet(want Duties, left int, without *Block) bool {
	want &^= o.standing(without)
	if without == nil {
		return o.CanPay(want, left, nil)
	}
	return o.CanPay(want, left, o.w.Of(without).Moving(without))
}

// mayMove reports whether enough is left for the duties when a unit has ended its move in an area.
func (o *Owing) mayMove(b *Block, to Area) bool {
	if o.All == 0 {
		return true
	}
	ways, does := o.w.Of(b).Moving(b), o.w.done(b, to)
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
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !o.mayMove(b, o.w.t.AreaOf(c.To)) })
}
