package cataclysm

import "interbellum/engine"

// 4.2 Production sequence of one power: collect, convert, construct, gain war
// offensives, repair.
type production struct {
	Power      Power
	Step       productionPart
	Limited    []Area // limited resources that may still be collected
	Industrial int8   // industrial resources collected this turn (4.7)
	Builds     int8
	Received   []Transfer // resources that the United States has sent it (4.4.1)
	Given      []Transfer // resources that the United States gives away
}

type productionPart uint8

const (
	collectPart productionPart = iota
	limitedPart
	offensivesPart
	buildsPart
	constructPart
	productionOver
)

func (s *production) Waiting(t *Table) bool {
	if !t.active(s.Power) {
		return false
	}
	switch s.Step {
	case limitedPart:
		return len(s.Limited) > 0 && t.count(s.Power, Available, Offensive) > 0
	case offensivesPart:
		return t.count(s.Power, Holding, Resource) > 0
	case buildsPart:
		return t.mostForBuilds(s.Power) > 0
	case constructPart:
		return len(s.constructions(t)) > 0
	}
	return false
}

func (s *production) Open(t *Table) []engine.Decision {
	switch s.Step {
	case limitedPart:
		a := s.Limited[0]
		q := ask(s.Power, "collect-limited", "4.4", areaRef(a), engine.Choice{Verb: "collect", On: areaRef(a)}, verb(engine.Pass))
		q.Left = len(s.Limited) - 1
		return []engine.Decision{q}
	case offensivesPart:
		return []engine.Decision{s.askOffensives(t)}
	case buildsPart:
		return []engine.Decision{s.askBuilds(t)}
	default:
		return []engine.Decision{s.askConstruction(t)}
	}
}

func (s *production) Take(t *Table, e engine.Entry) events {
	switch s.Step {
	case limitedPart:
		a := s.Limited[0]
		s.Limited = s.Limited[1:]
		if e.Choice.Verb == engine.Pass {
			return nil
		}
		return s.collectLimited(t, a)
	case offensivesPart:
		s.Step = buildsPart
		return s.toOffensives(t, e.Choice.N)
	case buildsPart:
		s.Step = constructPart
		return s.toBuilds(t, e.Choice.N)
	default:
		if e.Choice.Verb == "done" {
			s.Step = productionOver
			return nil
		}
		return s.construct(t, e.Choice)
	}
}

func (s *production) Next(t *Table, _ step) (step, bool, events) {
	if !t.active(s.Power) {
		return nil, true, nil
	}
	switch s.Step {
	case collectPart:
		s.Step = limitedPart
		return nil, false, s.collect(t)
	case limitedPart, offensivesPart:
		s.Step++
		return nil, false, nil
	case buildsPart:
		s.Step = constructPart
		return nil, false, nil
	default:
		seen := t.warOffensives(s.Power, int(s.Industrial))
		return nil, true, append(seen, t.repair(s.Power)...)
	}
}

// canCollect reports whether the power may collect entry i of an area's resources (4.4.2): it
// controls the area, can trace an LOC to it unless it is a production site, and the resource is
// not damaged. While the Status Quo holds, Democracies collect only at home (12.2). A
// demilitarized Rhineland gives nothing (12.1.1).
func (t *Table) canCollect(p Power, a Area, i int) bool {
	switch {
	case t.controller(a) != p || t.Areas[a].Damaged>>i&1 == 1:
		return false
	case t.Markers.Has(StatusQuo) && t.ideology(p) == Democracy && !t.isHome(p, a):
		return false
	case t.Markers.Has(RhinelandDemilitarized) && a == ruhr:
		return false
	}
	return t.productionSite(p, a) || t.hasLOC(p, a)
}

// collect takes every resource that is not limited, industrial ones first, as long as there are
// markers. Resources beyond that are lost; industrial ones are worth more. Transferred resources
// of a kind come before the power's own.
func (s *production) collect(t *Table) (seen events) {
	for _, kind := range []ResourceKind{Industrial, Natural} {
		seen = append(seen, s.collectTransfers(t, kind)...)
		if kind == Natural {
			seen = append(seen, s.arcticConvoys(t)...)
		}
		for a := Area(1); a <= AreaCount; a++ {
			if t.controller(a) != s.Power {
				continue
			}
			for i, k := range t.resources(a) {
				switch {
				case k != kind || t.isLimited(a, i) || !t.canCollect(s.Power, a, i) || s.isGivenAway(t, a, k):
				case t.count(s.Power, Available, Offensive) == 0:
					seen = append(seen, say("resource-lost", "4.4.2", s.Power, areaRef(a), "", 1))
				default:
					seen = append(seen, s.takeResource(t, a, k))
				}
			}
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		if t.Areas[a].Limited && t.canCollect(s.Power, a, len(t.Place(a).Resources)) {
			s.Limited = append(s.Limited, a)
		}
	}
	return seen
}

// takeResource moves a resource marker into the holding box.
func (s *production) takeResource(t *Table, a Area, k ResourceKind) engine.Event {
	s.takeMarker(t, k)
	return say("collect", "4.4.2", s.Power, areaRef(a), resourceRef(k), 1)
}

func (s *production) takeMarker(t *Table, k ResourceKind) {
	t.flip(s.Power, Available, Offensive, Resource)
	t.move(s.Power, Resource, Available, Holding)
	if k == Industrial {
		s.Industrial++
	}
}

// collectLimited takes a limited resource, which is then gone (4.4).
func (s *production) collectLimited(t *Table, a Area) events {
	seen := events{s.takeResource(t, a, t.LimitedResource(a))}
	t.Areas[a].Limited = false
	t.Areas[a].Damaged &= 1<<len(t.Place(a).Resources) - 1
	return append(seen, say("limited-used", "4.4", s.Power, areaRef(a), "", 0))
}

// warOffensives gives a belligerent power an offensive for each industrial resource that it has
// collected this turn (4.7).
func (t *Table) warOffensives(p Power, n int) events {
	n = min(n, t.count(p, Available, Offensive))
	if n == 0 || !t.belligerent(p) {
		return nil
	}
	for range n {
		t.move(p, Offensive, Available, Holding)
	}
	return events{say("war-offensives", "4.7", p, counterRef(p, Offensive), "", n)}
}

// repair removes the damage in the areas of a power (4.8). It comes at the end of that power's own
// production.
func (t *Table) repair(p Power) (seen events) {
	for a := Area(1); a <= AreaCount; a++ {
		if t.Areas[a].Damaged != 0 && t.controller(a) == p {
			t.Areas[a].Damaged = 0
			seen = append(seen, say("repair", "4.8", p, areaRef(a), "", 0))
		}
	}
	return seen
}

// repairAll removes the damage in uncontrolled areas.
func (t *Table) repairAll() {
	for a := range t.Areas {
		t.Areas[a].Damaged = 0
	}
}

var _ = register("production", &production{})
