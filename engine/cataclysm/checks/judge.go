package checks

import (
	"strconv"

	"interbellum/engine/cataclysm"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// judge collects what is wrong with a Book.
type judge struct {
	*cataclysm.Book
	grade  house.Grade
	rule   string
	faults []house.Fault
}

// A claim is what a rule says about the printed data; without a rule it is a pattern of the data that come with the program.
type claim struct {
	rule string
	ask  func(j *judge)
}

func (j *judge) ask(claims ...[]claim) {
	for _, list := range claims {
		for _, c := range list {
			j.grade, j.rule = house.AgainstRule, c.rule
			if c.rule == "" {
				j.grade = house.Unlike
			}
			c.ask(j)
		}
	}
}

// A spot is where a fault is.
type spot struct{ file, row, field string }

func (j *judge) fault(at spot, kind string, arguments ...any) {
	j.faults = append(j.faults, house.Fault{File: at.file, Row: at.row, Field: at.field, Why: words.To(kind, arguments...), Grade: j.grade, Rule: j.rule})
}

// unplayable is a fault with which the game cannot be played, whatever the rule says.
func (j *judge) unplayable(at spot, kind string, arguments ...any) {
	j.faults = append(j.faults, house.Fault{File: at.file, Row: at.row, Field: at.field, Why: words.To(kind, arguments...), Grade: house.Unplayable, Rule: j.rule})
}

func areaSpot(a cataclysm.Area, field string) spot { return spot{"areas.csv", a.String(), field} }

func (j *judge) name(a cataclysm.Area) string { return j.Place(a).Name }

// power is the name of a power, as a sentence has it.
func (j *judge) power(p cataclysm.Power) words.Text {
	return words.Named("cataclysm/name.power."+p.String(), j.Facts(p).Name)
}

// printed is the row of borders.csv of two areas, or nil.
func (j *judge) printed(a, b cataclysm.Area) *cataclysm.PrintedBorder {
	return between(j.PrintedBorders(), a, b)
}

func between(list []cataclysm.PrintedBorder, a, b cataclysm.Area) *cataclysm.PrintedBorder {
	for i := range list {
		if x := &list[i]; x.A == a && x.B == b || x.A == b && x.B == a {
			return x
		}
	}
	return nil
}

// pair is the row of two areas, as it is or was written if there is one.
func (j *judge) pair(a, b cataclysm.Area, field string) spot {
	x := j.printed(a, b)
	if x == nil {
		field = ""
		if x = between(cataclysm.Shipped().PrintedBorders(), a, b); x == nil {
			x = &cataclysm.PrintedBorder{A: min(a, b), B: max(a, b)}
		}
	}
	return spot{"borders.csv", x.A.String() + "," + x.B.String(), field}
}

// value wants a field of an area to be so.
func (j *judge) value(a cataclysm.Area, field, want string, is bool) {
	if !is {
		j.fault(areaSpot(a, field), "checks/value", want)
	}
}

// values is value for a list of areas.
func (j *judge) values(names, field, want string, is func(*cataclysm.Place) bool) {
	for _, a := range all(names).List() {
		j.value(a, field, want, is(j.Place(a)))
	}
}

// exactly wants a field of these areas to be so, and of no other among some.
func (j *judge) exactly(names, field, yes, no string, among, is func(*cataclysm.Place) bool) {
	want := all(names)
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		p := j.Place(a)
		switch {
		case want.Has(a):
			j.value(a, field, yes, is(p))
		case among(p) && is(p) && no == "":
			j.fault(areaSpot(a, field), "checks/value.not", yes)
		case among(p) && is(p):
			j.fault(areaSpot(a, field), "checks/value", no)
		}
	}
}

func anywhere(*cataclysm.Place) bool { return true }

// touch wants an area to be adjacent to others for all purposes.
func (j *judge) touch(name, others string) {
	a := cataclysm.MustArea(name)
	for _, b := range minus(all(others), j.adjacent(name)).List() {
		j.fault(j.pair(a, b, "kind"), "checks/adjacent", j.name(a), j.name(b))
	}
}

// apart wants an area not to be adjacent to others.
func (j *judge) apart(name string, others cataclysm.Areas) {
	a := cataclysm.MustArea(name)
	for _, b := range both(others, j.adjacent(name)).List() {
		j.fault(j.pair(a, b, "kind"), "checks/apart", j.name(a), j.name(b))
	}
}

// only wants an area to be adjacent to these of some areas, and to no other of them.
func (j *judge) only(name string, among cataclysm.Areas, others string) {
	j.touch(name, others)
	j.apart(name, minus(among, all(others)))
}

func (j *judge) allSeas() cataclysm.Areas { return j.where((*cataclysm.Place).IsSea) }
func (j *judge) allLand() cataclysm.Areas {
	return j.where(func(p *cataclysm.Place) bool { return !p.IsSea() })
}

// kind wants two areas to have a border of this kind between them.
func (j *judge) kind(name, other string, want cataclysm.BorderKind) {
	a, b := cataclysm.MustArea(name), cataclysm.MustArea(other)
	x := j.printed(a, b)
	switch {
	case x == nil:
		j.fault(j.pair(a, b, ""), "checks/border", j.name(a), j.name(b), want.String())
	case x.Kind != want:
		j.fault(j.pair(a, b, "kind"), "checks/value", want.String())
	}
}

func naval(c cataclysm.Crossing) bool { return c.Naval }
func byAir(c cataclysm.Crossing) bool { return c.Air }

// ships wants ships to pass between an area and others, or not to.
func (j *judge) ships(name, others string, may bool) {
	a := cataclysm.MustArea(name)
	for _, b := range all(others).List() {
		if can := j.step(a, naval); can.Has(b) == may {
			continue
		}
		if may {
			j.fault(j.pair(a, b, "kind"), "checks/ships", j.name(a), j.name(b))
		} else {
			j.fault(j.pair(a, b, "kind"), "checks/ships.not", j.name(a), j.name(b))
		}
	}
}

// aircraft wants aircraft to pass between an area and others.
func (j *judge) aircraft(name, others string) {
	a := cataclysm.MustArea(name)
	for _, b := range minus(all(others), j.step(a, byAir)).List() {
		j.fault(j.pair(a, b, "kind"), "checks/aircraft", j.name(a), j.name(b))
	}
}

// sail wants so many areas by sea between two.
func (j *judge) sail(from, to string, n int) {
	a, b := cataclysm.MustArea(from), cataclysm.MustArea(to)
	if got := j.seaDistance(from, to); got != n {
		j.fault(j.pair(a, b, ""), "checks/sail", j.name(a), j.name(b), n)
	}
}

// within wants areas to be in range of another, or out of it.
func (j *judge) within(from, others string, n int, reached cataclysm.Areas, may bool) {
	a := cataclysm.MustArea(from)
	for _, b := range all(others).List() {
		switch {
		case reached.Has(b) == may:
		case may:
			j.fault(j.pair(a, b, ""), "checks/range", j.name(a), j.name(b), n)
		default:
			j.fault(j.pair(a, b, ""), "checks/range.not", j.name(a), j.name(b), n)
		}
	}
}

// owner wants areas to be a power's, of this kind: "home" or "colony", or either if it is empty.
func (j *judge) owner(names string, p cataclysm.Power, status string) {
	j.values(names, "nation", p.String(), func(x *cataclysm.Place) bool { return x.Owner == p })
	if status != "" {
		j.values(names, "status", status, func(x *cataclysm.Place) bool { return x.IsHome() == (status == "home") && !x.IsCountry() && !x.IsSea() })
	}
}

func (j *judge) country(names string) {
	j.values(names, "status", "country", (*cataclysm.Place).IsCountry)
}

// base wants sea areas with a naval base of a power.
func (j *judge) base(names string, p cataclysm.Power) {
	j.values(names, "base", "naval", func(x *cataclysm.Place) bool { return x.Base == cataclysm.NavalBase })
	j.values(names, "base_owner", p.String(), func(x *cataclysm.Place) bool { return x.BaseOwner == p })
}

// neighbour wants an area to be adjacent, by land, to one of a power's.
func (j *judge) neighbour(name string, p cataclysm.Power) {
	if s := both(j.ground(name), j.owned(p)); s.Len() == 0 {
		j.fault(areaSpot(cataclysm.MustArea(name), ""), "checks/neighbour", j.at(name).Name, j.power(p))
	}
}

// alone wants an area not to be adjacent to any of a power's.
func (j *judge) alone(name string, p cataclysm.Power) { j.apart(name, j.owned(p)) }

// interest wants areas to be within the interests of a power, or not.
func (j *judge) interest(p cataclysm.Power, names string, is bool) {
	in := j.interests(p)
	for _, a := range all(names).List() {
		switch {
		case in.Has(a) == is:
		case is:
			j.fault(areaSpot(a, ""), "checks/interest", j.name(a), j.power(p))
		default:
			j.fault(areaSpot(a, ""), "checks/interest.not", j.name(a), j.power(p))
		}
	}
}

// resources wants the printed resources of an area.
func (j *judge) resource(names string, holds func(*cataclysm.Place) bool, want string) {
	j.values(names, "resource", want, holds)
}

func hasResource(p *cataclysm.Place) bool { return len(p.Resources) > 0 }
func hasNone(p *cataclysm.Place) bool     { return len(p.Resources) == 0 }

func number(n int) string { return strconv.Itoa(n) }
