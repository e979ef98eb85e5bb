package cataclysm

import (
	"math/bits"
	"strings"
)

// Powers is a set of powers.
type Powers uint16

// AllPowers holds the seven powers, without Neutral.
const AllPowers Powers = (1<<PowerCount - 1) << 1

// SetOf makes a set.
func SetOf(list ...Power) Powers {
	var s Powers
	for _, p := range list {
		s = s.With(p)
	}
	return s
}

func (s Powers) Has(p Power) bool       { return p != NoPower && s>>p&1 != 0 }
func (s Powers) With(p Power) Powers    { return (s | 1<<p) &^ 1 }
func (s Powers) Without(p Power) Powers { return s &^ (1 << p) }
func (s Powers) And(o Powers) Powers    { return s & o }
func (s Powers) Or(o Powers) Powers     { return s | o }
func (s Powers) Minus(o Powers) Powers  { return s &^ o }
func (s Powers) Len() int               { return bits.OnesCount16(uint16(s)) }
func (s Powers) Empty() bool            { return s == 0 }

// List is the set in ascending order. The slice belongs to the game: read it only.
func (s Powers) List() []Power { return powerLists[s>>1] }

// powerLists holds the list of every set, since rules iterate over sets very often.
var powerLists = func() (lists [1 << (PowerCount + 1)][]Power) {
	for i := range lists {
		s := Powers(i) << 1
		list := make([]Power, 0, s.Len())
		for p := France; p <= Neutral; p++ {
			if s.Has(p) {
				list = append(list, p)
			}
		}
		lists[i] = list
	}
	return lists
}()

func (s Powers) String() string {
	var names []string
	for _, p := range s.List() {
		names = append(names, p.String())
	}
	return strings.Join(names, " ")
}

// Areas is a set of areas.
type Areas [4]uint64

// AreasOf makes a set.
func AreasOf(list ...Area) Areas {
	var s Areas
	for _, a := range list {
		s.Add(a)
	}
	return s
}

func (s *Areas) Has(a Area) bool { return a != Nowhere && s[a/64]>>(a%64)&1 != 0 }
func (s *Areas) Remove(a Area)   { s[a/64] &^= 1 << (a % 64) }

// Add puts an area into the set; Nowhere is never in one.
func (s *Areas) Add(a Area) {
	if a != Nowhere {
		s[a/64] |= 1 << (a % 64)
	}
}

// Len is the number of areas in the set.
func (s *Areas) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// List is the set in ascending order.
func (s Areas) List() (list []Area) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			list = append(list, Area(i*64+bits.TrailingZeros64(w)))
		}
	}
	return list
}
