package blockwar

import "math/bits"

// Set is a set of Sides. Nobody, 0, may be in it too.
type Set uint8

// SetOf is the set of these Sides.
func SetOf(list ...Side) (s Set) {
	for _, f := range list {
		s = s.With(f)
	}
	return s
}

func (s Set) Has(f Side) bool    { return s>>f&1 == 1 }
func (s Set) With(f Side) Set    { return s | 1<<f }
func (s Set) Without(f Side) Set { return s &^ (1 << f) }

// List is the Sides of the set in their order, without nobody.
func (s Set) List() (list []Side) {
	for f := Side(1); f < SideRoom; f++ {
		if s.Has(f) {
			list = append(list, f)
		}
	}
	return list
}

// Len is how many there are, without nobody.
func (s Set) Len() int { return bits.OnesCount8(uint8(s.Without(NoFaction))) }
