package cataclysm

import (
	"sync/atomic"

	"interbellum/engine"
)

// A berth is where ships lie: an area, or one of the two coasts of Finland, Lombardy and
// Spain (2.2.1). The first coast of such an area has the area's own number, the second
// one a number beyond the areas, so that a set of berths is a set of areas with three more.
// Where coasts do not matter, a berth is an area. A step remembers area and coast: the
// numbers beyond the areas have no name that a save could hold.
type berth = Area

// twoCoasts lists the areas with two coasts, in the order of their second berths.
var twoCoasts = []struct {
	Area   Area
	Coasts [2]Coast
}{
	{finland, [2]Coast{Bothnia, Barents}},
	{lombardy, [2]Coast{AdriaticCoast, TyrrhenianCoast}},
	{spain, [2]Coast{NorthCoast, SouthCoast}},
}

// berthAt is the berth at a coast of an area.
func berthAt(a Area, c Coast) berth {
	for i, x := range twoCoasts {
		if x.Area == a && x.Coasts[1] == c {
			return AreaCount + 1 + berth(i)
		}
	}
	return a
}

// spot is the area and the coast of a berth; NoCoast unless the area has two.
func spot(b berth) (Area, Coast) {
	if b > AreaCount {
		x := twoCoasts[b-AreaCount-1]
		return x.Area, x.Coasts[1]
	}
	for _, x := range twoCoasts {
		if x.Area == b {
			return b, x.Coasts[0]
		}
	}
	return b, NoCoast
}

// berthsOf adds every berth of an area to a set.
func berthsOf(a Area, set *Areas) {
	set.Add(a)
	for i, x := range twoCoasts {
		if x.Area == a {
			set.Add(AreaCount + 1 + berth(i))
		}
	}
}

// areasOf is the areas that the berths of a set belong to.
func areasOf(set Areas) Areas {
	for i, x := range twoCoasts {
		if b := AreaCount + 1 + berth(i); set.Has(b) {
			set.Remove(b)
			set.Add(x.Area)
		}
	}
	return set
}

// coastRef names where a unit goes: "coast/spain/north" for a naval unit in an area with
// two coasts, else the area.
func coastRef(k Kind, b berth) engine.Ref {
	a, c := spot(b)
	if c == NoCoast || !k.IsNaval() {
		return areaRef(a)
	}
	return engine.Ref("coast/" + a.String() + "/" + c.String())
}

// berthOf reads a name that coastRef wrote.
func berthOf(r engine.Ref) berth {
	if r.Class() != "coast" {
		return areaOf(r)
	}
	sub := engine.Ref(r.Name()) // "spain/north"
	a, _ := ParseArea(sub.Class())
	c, _ := parse[Coast](coastSlugs, sub.Name())
	return berthAt(a, c)
}

// unitBerth is where a unit on the map lies.
func unitBerth(u *Unit) berth { return berthAt(u.At, u.Coast) }

// laneSets are the borders by what passes over them, as sets: of areas beside an area, and
// of berths beside a berth for ships.
type laneSets struct {
	land  [AreaCount + 1]Areas // 7.2.1
	air   [AreaCount + 1]Areas // 7.2.3
	sail  [AreaCount + 1]Areas // 7.2.2 for what goes on board from any coast
	march [AreaCount + 1]Areas // land or sail
	near  [AreaCount + 1]Areas // adjacent for all purposes (2.2)
	ships [AreaCount + 4]Areas // berths beside a berth
	sea   Areas
	// the sea areas of each map
	waters [PacificMap + 1]Areas
	mixed  Areas
	delay  Areas
	// restricted land areas; a restricted mixed area blocks no line (4.3)
	rough Areas
}

var charted atomic.Pointer[laneSets]

// lanes are charted when they are first sailed.
func lanes() *laneSets {
	if c := charted.Load(); c != nil {
		return c
	}
	return chartLanes()
}

func chartLanes() *laneSets {
	charted.CompareAndSwap(nil, drawLanes())
	return charted.Load()
}

func drawLanes() *laneSets {
	c := &laneSets{}
	for a := Area(1); a <= AreaCount; a++ {
		pl := a.Place()
		switch pl.Kind {
		case SeaArea:
			c.sea.Add(a)
			c.waters[pl.Map].Add(a)
		case MixedArea:
			c.mixed.Add(a)
		case LandArea:
			if pl.Restricted {
				c.rough.Add(a)
			}
		}
		if pl.Delay {
			c.delay.Add(a)
		}
		for _, b := range Board().Neighbours(a) {
			c.add(a, b)
		}
	}
	return c
}

func (c *laneSets) add(a Area, b Border) {
	if b.Via.Land {
		c.land[a].Add(b.To)
		c.march[a].Add(b.To)
	}
	if b.Via.Air {
		c.air[a].Add(b.To)
	}
	if b.Via.Adjacent() {
		c.near[a].Add(b.To)
	}
	if !b.Via.Naval {
		return
	}
	c.sail[a].Add(b.To)
	c.march[a].Add(b.To)
	from, to := berthAt(a, b.Via.Coast), berthAt(b.To, b.Via.Coast)
	c.ships[from].Add(to)
}

// beside is the union of what lies beside the members of a set.
func beside(set Areas, next []Areas) (all Areas) {
	for _, a := range set.List() {
		all = join(all, next[a])
	}
	return all
}

func join(a, b Areas) Areas {
	return Areas{a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]}
}

func common(a, b Areas) Areas {
	return Areas{a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]}
}

func less(a, b Areas) Areas {
	return Areas{a[0] &^ b[0], a[1] &^ b[1], a[2] &^ b[2], a[3] &^ b[3]}
}

func empty(a Areas) bool { return a == Areas{} }

// spread walks from a set over borders into the areas of may, and on from those that are
// in pass too. With a limit of so many borders it stops there; -1 is no limit. The areas
// it began in are not in the result unless it came back to them: they are known anyway.
func spread(from Areas, next []Areas, may, pass Areas, limit int) (came Areas) {
	for front := from; !empty(front) && limit != 0; limit-- {
		front = less(common(beside(front, next), may), join(came, from))
		came = join(came, front)
		front = common(front, pass)
	}
	return came
}
