package checks

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// setting is a scenario that is judged, with what its lists come to.
type setting struct {
	*judge
	*cataclysm.Scenario
	owner     [cataclysm.AreaCount + 1]cataclysm.Power // of areas at the start: by print, then by cubes
	units     map[cataclysm.Area][]unit
	occupied  []cataclysm.Area // those with units, in ascending order
	atWar     cataclysm.Powers
	cubesUsed [cataclysm.PowerCount + 1]int
}

// unit is a unit on the map at the start.
type unit struct {
	power cataclysm.Power
	face  cataclysm.CounterFace
}

// A scenarioClaim is what a rule says about every scenario.
type scenarioClaim struct {
	rule string
	ask  func(s *setting)
}

func (j *judge) scenarios() {
	list := j.Scenarios()
	for i := range list {
		s := j.setting(&list[i])
		for _, claims := range [][]scenarioClaim{terms, display, setUps} {
			for _, c := range claims {
				j.ask([]claim{{c.rule, func(*judge) { c.ask(s) }}})
			}
		}
	}
}

func (j *judge) setting(s *cataclysm.Scenario) *setting {
	x := &setting{judge: j, Scenario: s, units: map[cataclysm.Area][]unit{}}
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		if p := j.Place(a); s.Uses(a) && s.InPlay().Has(p.Owner) {
			x.owner[a] = p.Owner
		}
	}
	for _, c := range s.Control {
		x.owner[c.Area] = c.Power
		x.uses(c.Power, c.Cubes)
	}
	for _, c := range s.NeutralCubes {
		x.owner[c.Area] = cataclysm.Neutral
	}
	for _, group := range s.Alliances {
		for _, p := range group {
			x.uses(p, 1)
		}
	}
	for _, w := range s.Wars {
		for _, p := range slices.Concat(w.Sides[0], w.Sides[1]) {
			x.uses(p, 1)
			x.atWar = x.atWar.With(p)
		}
	}
	var seen cataclysm.Areas
	for _, status := range s.Status {
		for _, u := range status.Units {
			for _, f := range u.Units {
				x.units[u.Area] = append(x.units[u.Area], unit{status.Power, f})
			}
			seen.Add(u.Area)
		}
	}
	for _, a := range seen.List() {
		if len(x.units[a]) > 0 {
			x.occupied = append(x.occupied, a)
		}
	}
	return x
}

func (s *setting) uses(p cataclysm.Power, cubes int) {
	if int(p) < len(s.cubesUsed) {
		s.cubesUsed[p] += cubes
	}
}

// in is a row of the scenario's file.
func (s *setting) in(row, field string) spot { return spot{scenarioFile(s.ID), row, field} }

// whole is what the file says in no list.
func (s *setting) whole(field string) spot { return s.in("scenario", field) }

func (s *setting) status(p cataclysm.Power, field string) spot {
	return s.in("status,"+p.String(), field)
}

func (s *setting) cube(list string, a cataclysm.Area, field string) spot {
	return s.in(list+","+a.String(), field)
}

func (s *setting) ideologies(powers ...cataclysm.Power) (found [4]bool, n int) {
	for _, p := range powers {
		if i := s.Ideology(p); !found[i] {
			found[i] = true
			n++
		}
	}
	return found, n
}

func (s *setting) marker(m cataclysm.Marker) (place string, on bool) {
	for _, x := range s.MarkersInPlay {
		if x.Marker == m {
			return x.Place, true
		}
	}
	return "", false
}

// points are the victory points that the cubes on the map come to (1.7.1).
func (s *setting) points(p cataclysm.Power) (n int) {
	for _, c := range s.Control {
		if c.Power == p {
			n += c.Cubes
		} else if s.Place(c.Area).Owner == p {
			n -= c.Cubes
		}
	}
	for _, c := range s.NeutralCubes {
		if s.Place(c.Area).Owner == p {
			n -= c.Cubes
		}
	}
	return n
}
