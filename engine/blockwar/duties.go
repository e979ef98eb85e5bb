package blockwar

import (
	"math/bits"
	"slices"
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
