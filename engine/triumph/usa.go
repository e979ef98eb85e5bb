package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 8.4 The USA.

func washington() Area { return USA.Facts().Capital }
func newYork() Area    { return MustArea("new_york") }

// 8.44 Public Opinion: in some years the West gains Influence on the USA at no cost.
func (t *Table) publicOpinion() (seen events) {
	for range usaEntryOf(int(t.Year)).Influence {
		if t.neutral(USA) {
			seen = append(seen, t.press(USA, West, "8.44")...)
		}
	}
	return seen
}

// 8.43 The USA becomes a West Satellite, with two Fortresses.
func (t *Table) usaJoins() events {
	t.takeNation(USA, West)
	seen := events{say("satellite", "8.43", West, nationRef(USA), factionRef(West), 0)}
	for _, f := range []task{{USA, washington(), 4}, {USA, newYork(), 2}} {
		if t.canStand(USA, blockwar.Fortress, f.Area) {
			t.place(USA, blockwar.Fortress, f.CV, f.Area)
			seen = append(seen, say("unit-placed", "8.43", West, areaRef(f.Area), nationRef(USA), int(f.CV)))
		}
	}
	return seen
}

// usaWith reports whether the USA is a West Satellite.
func (t *Table) usaWith() bool { return t.Nations[USA].Marker == West && !t.Nations[USA].Defeated }

// 8.46 Violation of the USA or entry of Enemy units into Canada: the USA joins the West at once, with
// its first Forces; the later ones come with the next Productions of the West.
func (t *Table) usaAttacked() (step, events) {
	seen := t.usaJoins()
	t.USAEntry = 1
	return t.usaArrives(1), seen
}

// canadaEntered reports whether units of a Faction, being Enemies of the West, are in Canada while the USA
// is still Neutral.
func (t *Table) canadaEntered(f Faction) bool {
	canada := MustArea("ottawa").Place().Of
	return t.neutral(USA) && t.enemies(f, West) && slices.ContainsFunc(canada.Areas(), func(a Area) bool { return t.holds(f, a) })
}

// 8.45 USA Forces: one unit of each primary type arrives in the USA. The West says first how many land
// in Washington, which everybody sees, then which, which nobody else does; the rest land in New York.
type usaForces struct {
	CV      uint8
	Waits   []blockwar.Type // not yet on the map
	To      uint8           // how many are still to land in Washington
	Divided bool
}

var primaryTypes = []blockwar.Type{blockwar.AirForce, blockwar.Fleet, blockwar.Tank, blockwar.Infantry}

// usaForcesDue are the forces of this Year, or nil.
func (t *Table) usaForcesDue() step {
	cv := usaEntryOf(int(t.Year)).CV
	if t.USAEntry > 0 { // 8.46: they come one after the other, whatever the Year
		if cv = 0; t.USAEntry < lastEntry {
			t.USAEntry++
			cv = t.USAEntry
		}
	}
	if cv == 0 || !t.usaWith() {
		return nil
	}
	return t.usaArrives(cv)
}

// lastEntry is the CV, and the number, of the last USA Forces.
const lastEntry = 3

// usaArrives calls for USA Forces, as far as there are blocks.
func (t *Table) usaArrives(cv uint8) step {
	s := &usaForces{CV: cv}
	for _, u := range primaryTypes {
		if t.Pool[USA][u] > 0 {
			s.Waits = append(s.Waits, u)
		}
	}
	return s
}

func (s *usaForces) Waiting(*Table) bool {
	return len(s.Waits) > 0 && (!s.Divided || s.To > 0)
}

func (s *usaForces) Open(*Table) []engine.Decision {
	if !s.Divided {
		d := ask(West, "usa-forces", "8.45", areaRef(washington()))
		for n := range len(s.Waits) + 1 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "land", On: areaRef(washington()), N: n})
		}
		return []engine.Decision{d}
	}
	d := askHidden(West, "usa-unit", "8.45", areaRef(washington()), "places a unit")
	d.Left = int(s.To) - 1
	for _, u := range s.Waits {
		d.Legal = append(d.Legal, engine.Choice{Verb: "land", On: typeRef(u), To: areaRef(washington())})
	}
	return []engine.Decision{d}
}

func (s *usaForces) Take(t *Table, e engine.Entry) events {
	if !s.Divided {
		s.Divided, s.To = true, uint8(e.Choice.N)
		return nil
	}
	s.To--
	return s.land(t, mustType(e.Choice.On.Name()), washington())
}

func (s *usaForces) land(t *Table, u blockwar.Type, a Area) events {
	s.Waits = without(s.Waits, u)
	t.place(USA, u, s.CV, a)
	return events{say("unit-placed", "8.45", West, areaRef(a), nationRef(USA), int(s.CV))}
}

func without(list []blockwar.Type, u blockwar.Type) (rest []blockwar.Type) {
	for _, v := range list {
		if v != u {
			rest = append(rest, v)
		}
	}
	return rest
}

func (s *usaForces) Next(t *Table, _ step) (step, bool, events) {
	if len(s.Waits) == 0 {
		return nil, true, nil
	}
	return nil, false, s.land(t, s.Waits[0], newYork())
}

var _ = register("usa-forces", &usaForces{})
