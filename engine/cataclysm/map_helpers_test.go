package cataclysm

import (
	"fmt"
	"strings"
	"testing"
)

// chart queries a map by the slugs of the rules. It reads any atlas, so a map with one border
// fewer can be tested too.
type chart struct{ *atlas }

// mapTest is one statement of the rules about the map. The text that it returns says what is
// wrong, or is "".
type mapTest struct {
	name  string
	fault func(m chart) string
}

func runMapTests(t *testing.T, tests []mapTest) {
	t.Helper()
	judgeTheData(t)
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			if f := c.fault(chart{printedAtlas()}); f != "" {
				t.Errorf(`got %v, want ""`, f)
			}
		})
	}
}

// faulty gives the name of the first test that the map fails.
func faulty(m *atlas) string {
	for _, tests := range allMapTests() {
		for _, c := range tests {
			if c.fault(chart{m}) != "" {
				return c.name
			}
		}
	}
	return ""
}

func allMapTests() [][]mapTest {
	return [][]mapTest{structureTests, areaTests, featureTests, economyTests, politicsTests, movementTests, operationTests,
		fillInTests}
}

func (m chart) at(slug string) *Place { return &m.places[MustArea(slug)] }
func (m chart) all(slugs string) Areas {
	var s Areas
	for _, x := range strings.Fields(slugs) {
		s.Add(MustArea(x))
	}
	return s
}

func (m chart) where(holds func(p *Place) bool) Areas {
	var s Areas
	for i := 1; i <= AreaCount; i++ {
		if holds(&m.places[i]) {
			s.Add(Area(i))
		}
	}
	return s
}

func (m chart) step(a Area, may func(Crossing) bool) Areas {
	var s Areas
	for _, b := range m.graph.Neighbours(a) {
		if may(b.Via) {
			s.Add(b.To)
		}
	}
	return s
}

func (m chart) adjacent(slug string) Areas { return m.step(MustArea(slug), Crossing.Adjacent) }
func (m chart) byAir(a Area) Areas         { return m.step(a, func(c Crossing) bool { return c.Air }) }
func (m chart) byShip(slug string) Areas {
	return m.step(MustArea(slug), func(c Crossing) bool { return c.Naval })
}

func (m chart) isSea(a Area) bool { return m.places[a].IsSea() }
func (m chart) seas(slug string) Areas {
	return filter(m.adjacent(slug), m.isSea)
}
func (m chart) ground(slug string) Areas {
	return filter(m.adjacent(slug), func(a Area) bool { return !m.isSea(a) })
}

// shipRange is 7.3.1: naval movement that never passes through a coastal area.
func (m chart) shipRange(slug string, n int) Areas {
	start := MustArea(slug)
	r := m.graph.Reach(start, n, func(from Area, b Border) bool {
		return b.Via.Naval && (from == start || m.isSea(from))
	})
	return others(&r, start)
}

func (m chart) airRange(slug string, n int) Areas {
	start := MustArea(slug)
	r := m.graph.Reach(start, n, func(_ Area, b Border) bool { return b.Via.Air })
	return others(&r, start)
}

// seaDistance counts areas moved through the sea alone; -1 is out of reach.
func (m chart) seaDistance(from, to string) int {
	end := MustArea(to)
	r := m.graph.Reach(MustArea(from), -1, func(_ Area, b Border) bool { return b.Via.Naval && (m.isSea(b.To) || b.To == end) })
	d, ok := r.Distance(end)
	if !ok {
		return -1
	}
	return d
}

// across lists what lies on the other shores of a sea.
func (m chart) across(home, sea string) Areas {
	s := m.ground(sea)
	s.Remove(MustArea(home))
	return s
}

func (m chart) owned(p Power) Areas { return m.where(func(x *Place) bool { return x.Owner == p }) }
func (m chart) homes(p Power) Areas {
	return m.where(func(x *Place) bool { return x.Owner == p && x.IsHome() })
}

// interests are the areas of 5.1 that the print alone gives a power.
func (m chart) interests(p Power) Areas {
	own := m.owned(p)
	s := own
	for _, a := range own.List() {
		slug := m.places[a].Slug
		s = unionOf(s, m.adjacent(slug))
		for _, sea := range m.seas(slug).List() {
			s = unionOf(s, m.ground(m.places[sea].Slug))
		}
	}
	return unionOf(s, m.where(func(x *Place) bool {
		return x.BaseOwner == p && p != NoPower || p == UK && x.SpecialBritishBase
	}))
}

func filter(s Areas, keep func(Area) bool) Areas {
	var out Areas
	for _, a := range s.List() {
		if keep(a) {
			out.Add(a)
		}
	}
	return out
}

func unionOf(x, y Areas) Areas {
	for _, a := range y.List() {
		x.Add(a)
	}
	return x
}

func minus(x, y Areas) Areas { return filter(x, func(a Area) bool { return !y.Has(a) }) }
func both(x, y Areas) Areas  { return filter(x, y.Has) }

func others(r interface{ Has(Area) bool }, start Area) Areas {
	var s Areas
	for a := Area(1); a <= AreaCount; a++ {
		if a != start && r.Has(a) {
			s.Add(a)
		}
	}
	return s
}

func list(s Areas) string {
	var out []string
	for _, a := range s.List() {
		out = append(out, a.String())
	}
	return strings.Join(out, " ")
}

// same wants exactly the areas named.
func (m chart) same(got Areas, want string) string {
	w := m.all(want)
	if got == w {
		return ""
	}
	return fmt.Sprintf("missing: %s; too many: %s", list(minus(w, got)), list(minus(got, w)))
}

// holds wants at least the areas named.
func (m chart) holds(got Areas, want string) string {
	if miss := minus(m.all(want), got); miss.Len() > 0 {
		return "missing: " + list(miss)
	}
	return ""
}

// lacks wants none of the areas named.
func (m chart) lacks(got Areas, unwanted string) string {
	if bad := both(m.all(unwanted), got); bad.Len() > 0 {
		return "too many: " + list(bad)
	}
	return ""
}

// every wants all the areas to pass.
func (m chart) every(s Areas, holds func(p *Place) bool) string {
	if bad := filter(s, func(a Area) bool { return !holds(&m.places[a]) }); bad.Len() > 0 {
		return "not so: " + list(bad)
	}
	return ""
}

func (m chart) border(a, b string) BorderKind {
	x, y := MustArea(a), MustArea(b)
	for _, r := range m.borders {
		if r.a == x && r.b == y || r.a == y && r.b == x {
			return r.kind
		}
	}
	return 0
}

// first gives the first fault of several.
func first(faults ...string) string {
	for _, f := range faults {
		if f != "" {
			return f
		}
	}
	return ""
}

func whether(ok bool, why string) string {
	if ok {
		return ""
	}
	return why
}
