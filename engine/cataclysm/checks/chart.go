package checks

import (
	"strings"

	"interbellum/engine/cataclysm"
)

// What a map says, asked by the names that the rules use. Lists of names have commas between them.

func all(names string) (s cataclysm.Areas) {
	if names == "" {
		return s
	}
	for _, name := range strings.Split(names, ",") {
		s.Add(cataclysm.MustArea(name))
	}
	return s
}

func filter(s cataclysm.Areas, keep func(cataclysm.Area) bool) (out cataclysm.Areas) {
	for _, a := range s.List() {
		if keep(a) {
			out.Add(a)
		}
	}
	return out
}

func union(x, y cataclysm.Areas) cataclysm.Areas {
	for i := range x {
		x[i] |= y[i]
	}
	return x
}

func minus(x, y cataclysm.Areas) cataclysm.Areas {
	for i := range x {
		x[i] &^= y[i]
	}
	return x
}

func both(x, y cataclysm.Areas) cataclysm.Areas {
	for i := range x {
		x[i] &= y[i]
	}
	return x
}

func (j *judge) at(name string) *cataclysm.Place { return j.Place(cataclysm.MustArea(name)) }

func (j *judge) where(holds func(*cataclysm.Place) bool) (s cataclysm.Areas) {
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		if holds(j.Place(a)) {
			s.Add(a)
		}
	}
	return s
}

func (j *judge) step(a cataclysm.Area, may func(cataclysm.Crossing) bool) (s cataclysm.Areas) {
	for _, b := range j.Board().Neighbours(a) {
		if may(b.Via) {
			s.Add(b.To)
		}
	}
	return s
}

func (j *judge) isSea(a cataclysm.Area) bool  { return j.Place(a).IsSea() }
func (j *judge) isLand(a cataclysm.Area) bool { return !j.Place(a).IsSea() }

// adjacent are the areas that are so for all purposes; seas are those of them that are sea, ground the others.
func (j *judge) adjacent(name string) cataclysm.Areas {
	return j.step(cataclysm.MustArea(name), cataclysm.Crossing.Adjacent)
}
func (j *judge) seas(name string) cataclysm.Areas   { return filter(j.adjacent(name), j.isSea) }
func (j *judge) ground(name string) cataclysm.Areas { return filter(j.adjacent(name), j.isLand) }

// touching are all areas that it is connected with, by arrows too.
func (j *judge) touching(name string) cataclysm.Areas {
	return j.step(cataclysm.MustArea(name), func(cataclysm.Crossing) bool { return true })
}

func (j *judge) owned(p cataclysm.Power) cataclysm.Areas {
	return j.where(func(x *cataclysm.Place) bool { return x.Owner == p })
}

func (j *judge) homes(p cataclysm.Power) cataclysm.Areas {
	return j.where(func(x *cataclysm.Place) bool { return x.Owner == p && x.IsHome() })
}

// across is what lies on the other shores of a sea.
func (j *judge) across(home, sea string) cataclysm.Areas {
	return minus(j.ground(sea), all(home))
}

// shipRange is 7.3.1: naval movement that never passes through a coastal area.
func (j *judge) shipRange(name string, n int) (s cataclysm.Areas) {
	start := cataclysm.MustArea(name)
	r := j.Board().Reach(start, n, func(from cataclysm.Area, b cataclysm.Border) bool {
		return b.Via.Naval && (from == start || j.isSea(from))
	})
	for a := range r.All() {
		s.Add(a)
	}
	s.Remove(start)
	return s
}

func (j *judge) airRange(name string, n int) (s cataclysm.Areas) {
	start := cataclysm.MustArea(name)
	r := j.Board().Reach(start, n, func(_ cataclysm.Area, b cataclysm.Border) bool { return b.Via.Air })
	for a := range r.All() {
		s.Add(a)
	}
	s.Remove(start)
	return s
}

// seaDistance counts areas moved through the sea alone; -1 is out of reach.
func (j *judge) seaDistance(from, to string) int {
	end := cataclysm.MustArea(to)
	r := j.Board().Reach(cataclysm.MustArea(from), -1, func(_ cataclysm.Area, b cataclysm.Border) bool {
		return b.Via.Naval && (j.isSea(b.To) || b.To == end)
	})
	if d, found := r.Distance(end); found {
		return d
	}
	return -1
}

// interests are the areas of 5.1 that the print alone gives a power.
func (j *judge) interests(p cataclysm.Power) cataclysm.Areas {
	s := j.owned(p)
	for _, a := range s.List() {
		name := a.String()
		s = union(s, j.adjacent(name))
		for _, sea := range j.seas(name).List() {
			s = union(s, j.ground(sea.String()))
		}
	}
	return union(s, j.where(func(x *cataclysm.Place) bool {
		return x.BaseOwner == p || p == cataclysm.UK && x.SpecialBritishBase
	}))
}

// supplied asks for a line of communications (4.3) of the western Allies between two areas.
func (j *judge) supplied(from, to string, blocked cataclysm.Areas) bool {
	start := cataclysm.MustArea(from)
	return j.Board().Connected(start, cataclysm.MustArea(to), func(a cataclysm.Area, b cataclysm.Border) bool {
		p := j.Place(a)
		stop := p.Delay || p.Kind == cataclysm.LandArea && p.Restricted || !p.IsSea() && p.Owner != cataclysm.US && p.Owner != cataclysm.UK
		return (a == start || !stop) && b.Via.Adjacent() && !blocked.Has(b.To)
	})
}
