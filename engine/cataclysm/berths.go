package cataclysm

import (
	"interbellum/engine"
)

// A berth is where ships lie: an area, or one of the two coasts of Finland, Lombardy and
// Spain (2.2.1). The first coast of such an area has the area's own number, the second a
// number beyond the areas, so a set of berths is a set of areas with three more members.
// Where coasts do not matter, a berth is an area. Steps keep area and coast: numbers beyond
// the areas have no slug to save.
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

// areaAndCoast is the area and the coast of a berth. The coast is NoCoast unless the area has two.
func areaAndCoast(b berth) (Area, Coast) {
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

// addBerths adds every berth of an area to a set.
func addBerths(a Area, set *Areas) {
	set.Add(a)
	for i, x := range twoCoasts {
		if x.Area == a {
			set.Add(AreaCount + 1 + berth(i))
		}
	}
}

// areasOf is the set of areas that the berths belong to.
func areasOf(set Areas) Areas {
	for i, x := range twoCoasts {
		if b := AreaCount + 1 + berth(i); set.Has(b) {
			set.Remove(b)
			set.Add(x.Area)
		}
	}
	return set
}

// coastRef names where a unit goes: "coast/spain/north" for a naval unit in an area with two
// coasts, otherwise the area.
func coastRef(k Kind, b berth) engine.Ref {
	a, c := areaAndCoast(b)
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

// AreaOf is the area that an answer names, without its coast.
func AreaOf(r engine.Ref) Area {
	a, _ := areaAndCoast(berthOf(r))
	return a
}

// unitBerth is the berth of a unit on the map.
func unitBerth(u *Unit) berth { return berthAt(u.At, u.Coast) }

// passageSets has, for each area, the areas that one type of movement leads to from it; for ships,
// berths by berth.
type passageSets struct {
	land        [AreaCount + 1]Areas // 7.2.1
	air         [AreaCount + 1]Areas // 7.2.3
	naval       [AreaCount + 1]Areas // 7.2.2 for units that embark on any coast
	landOrNaval [AreaCount + 1]Areas // land or naval
	adjacent    [AreaCount + 1]Areas // adjacent for all purposes (2.2)
	ships       [AreaCount + 4]Areas // berths beside a berth
	sea         Areas
	// the sea areas of each map
	waters [PacificMap + 1]Areas
	mixed  Areas
	delay  Areas
	// restricted land areas; a restricted mixed area blocks no line (4.3)
	restricted Areas
}

// survey works out the passages of a map.
func (c *passageSets) survey(m *atlas) {
	for a := Area(1); a <= AreaCount; a++ {
		pl := &m.places[a]
		switch pl.Kind {
		case SeaArea:
			c.sea.Add(a)
			c.waters[pl.Map].Add(a)
		case MixedArea:
			c.mixed.Add(a)
		case LandArea:
			if pl.Restricted {
				c.restricted.Add(a)
			}
		}
		if pl.Delay {
			c.delay.Add(a)
		}
		for _, b := range m.graph.Neighbours(a) {
			c.add(a, b)
		}
	}
}

func (c *passageSets) add(a Area, b Border) {
	if b.Via.Land {
		c.land[a].Add(b.To)
		c.landOrNaval[a].Add(b.To)
	}
	if b.Via.Air {
		c.air[a].Add(b.To)
	}
	if b.Via.Adjacent() {
		c.adjacent[a].Add(b.To)
	}
	if !b.Via.Naval {
		return
	}
	c.naval[a].Add(b.To)
	c.landOrNaval[a].Add(b.To)
	from, to := berthAt(a, b.Via.Coast), berthAt(b.To, b.Via.Coast)
	c.ships[from].Add(to)
}

// neighboursOf is the union of what lies next to the members of a set.
func neighboursOf(set Areas, next []Areas) (all Areas) {
	for _, a := range set.List() {
		all = union(all, next[a])
	}
	return all
}

func union(a, b Areas) Areas {
	return Areas{a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]}
}

func intersection(a, b Areas) Areas {
	return Areas{a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]}
}

func difference(a, b Areas) Areas {
	return Areas{a[0] &^ b[0], a[1] &^ b[1], a[2] &^ b[2], a[3] &^ b[3]}
}

func isEmpty(a Areas) bool { return a == Areas{} }

// reachableFrom follows borders from a set into the areas of may, and further from those that are
// also in pass. It crosses at most limit borders; -1 is no limit. The starting areas are in the
// result only if the way returns to them.
func reachableFrom(from Areas, next []Areas, may, pass Areas, limit int) (came Areas) {
	for front := from; !isEmpty(front) && limit != 0; limit-- {
		front = difference(intersection(neighboursOf(front, next), may), union(came, from))
		came = union(came, front)
		front = intersection(front, pass)
	}
	return came
}
