package cataclysm

// 7.3 Range in operations: what each unit could attack from where it is based.

// Ranges of naval units and air forces, in areas; one more at extended range (7.3.1 to
// 7.3.3).
const (
	navalRange     = 2
	strategicRange = 2
	tacticalRange  = 1
)

func rangeOf(u *Unit) int {
	switch {
	case u.Kind.IsNaval():
		return navalRange
	case u.Upgraded:
		return strategicRange
	}
	return tacticalRange
}

// An attackUnit is a unit that could be activated for an operation (9.1), with the areas that
// it could attack.
type attackUnit struct {
	unit          *Unit
	normalRange   Areas // next to an army (9.3.1); within range of a fleet or air force (7.3)
	extendedRange Areas // at extended range, including those in range (7.3.3)
	acrossWater   Areas // across water, by an invasion (9.3.2)
}

// attackUnits lists the units of p and its friends that could be activated at all: armies, fleets
// in friendly ports and air forces on friendly airfields that have not deployed in this offensive
// (8.4.2, 9.4.1, 9.5.1). Submarine packs never are.
//
// The foes are those that a surprise attack will make enemies. The force moves after that, so
// their land may be flown over, and their ships and aircraft block the way (9.2, 7.2).
func (t *Table) attackUnits(p Power, foes Powers) (list []attackUnit) {
	fleets := t.fleetAreas(p)
	var seats [PowerCount + 1]*theatre
	for i := range t.Units {
		u := &t.Units[i]
		if u.Deployed || u.Owner > PowerCount || !t.friendly(p, u.Owner) {
			continue
		}
		if seats[u.Owner] == nil {
			seats[u.Owner] = t.theatreAgainst(u.Owner, foes, UnitID{})
		}
		if s, able := t.strikerOf(seats[u.Owner], u, fleets); able {
			list = append(list, s)
		}
	}
	return list
}

func (t *Table) strikerOf(th *theatre, u *Unit, fleets Areas) (s attackUnit, able bool) {
	s.unit = u
	switch {
	case u.Kind == Army:
		s.normalRange = t.passages.land[u.At]
		s.acrossWater = t.invasionTargets(u.At, fleets)
		return s, true
	case u.Kind == Fleet && th.ports.Has(unitBerth(u)), u.Kind == AirForce && th.airfields.Has(u.At):
		s.normalRange = areasOf(th.inUnitRange(u.face(), unitBerth(u), rangeOf(u), true))
		s.extendedRange = areasOf(th.inUnitRange(u.face(), unitBerth(u), rangeOf(u)+1, true))
		s.normalRange.Remove(u.At)
		s.extendedRange.Remove(u.At)
		return s, true
	}
	return s, false
}

// canAttack reports whether the unit could take part in an operation of that type against the
// area, at normal and at extended range.
func (s *attackUnit) canAttack(verb string, target Area) (normal, extended bool) {
	u := s.unit
	fits := false
	switch verb {
	case "land":
		return u.Kind == Army && s.normalRange.Has(target), false
	case "invade":
		return u.Kind == Army && s.acrossWater.Has(target), false
	case "naval", "capture":
		fits = u.Kind == Fleet || u.Kind == AirForce && u.Upgraded
	default:
		fits = u.Kind == AirForce
	}
	return fits && s.normalRange.Has(target), fits && s.extendedRange.Has(target)
}

// arrival is the berth at which a ship comes to the target of an operation: of two coasts the
// nearer one.
func (t *Table) arrival(u *Unit, target Area) berth {
	if !u.Kind.IsNaval() {
		return target
	}
	var berths Areas
	addBerths(target, &berths)
	th := t.theatre(u.Owner, u.UnitID)
	for limit := 1; limit <= navalRange+1; limit++ {
		for _, b := range intersection(th.inUnitRange(u.face(), unitBerth(u), limit, true), berths).List() {
			return b
		}
	}
	return target
}

// fleetAreas is the sea and mixed areas with a friendly fleet; submarine packs do not count
// (9.3.2).
func (t *Table) fleetAreas(p Power) (set Areas) {
	for i := range t.Units {
		if u := &t.Units[i]; u.Kind == Fleet && t.Place(u.At).Kind != LandArea && t.friendly(p, u.Owner) {
			set.Add(u.At)
		}
	}
	return set
}

// invasionTargets is the areas that an army could invade over one or two areas with friendly
// fleets. Each step of the path goes to an adjacent area (9.3.2), including over a land border of
// a mixed area; a path does not follow naval movement (see RULINGS.md).
func (b *Book) invasionTargets(from Area, fleets Areas) (set Areas) {
	near := b.passages.adjacent[:]
	first := intersection(near[from], fleets)
	second := difference(intersection(neighboursOf(first, near), fleets), AreasOf(from))
	set = neighboursOf(union(first, second), near)
	set.Remove(from)
	for _, a := range intersection(set, fleets).List() { // a fleet in the target is on no path to it
		if len(b.pathsOver(fleets, from, a)) == 0 {
			set.Remove(a)
		}
	}
	return difference(set, b.passages.sea)
}

// invasionPaths lists the paths of one or two sea or mixed areas, each with a friendly
// fleet in it, by which an army could invade the target from its area (9.3.2).
func (t *Table) invasionPaths(p Power, from, target Area) [][]Area {
	return t.pathsOver(t.fleetAreas(p), from, target)
}

func (b *Book) pathsOver(fleets Areas, from, target Area) (paths [][]Area) {
	near := &b.passages.adjacent
	fleets = difference(fleets, AreasOf(from, target))
	for _, x := range intersection(near[from], fleets).List() {
		if near[x].Has(target) {
			paths = append(paths, []Area{x})
		}
		for _, y := range intersection(near[x], fleets).List() {
			if near[y].Has(target) {
				paths = append(paths, []Area{x, y})
			}
		}
	}
	return paths
}
