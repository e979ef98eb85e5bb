package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// 8.4 The USA.

func washington(b *blockwar.Book) Area { return b.NationFacts(USA).Capital }
func newYork(b *blockwar.Book) Area    { return b.MustArea("new_york") }

// usaHarbours refuses a map on which USA Forces, with a Fleet among them, could not come (8.45).
func usaHarbours(b *blockwar.Book) error {
	for _, a := range []Area{washington(b), newYork(b)} {
		if p := b.Place(a); !p.Coastal {
			return words.Refuse("8.45", "triumph/fault.data.usa-forces", p.Name)
		}
	}
	return nil
}

// 8.44 Public Opinion: in some years the West gains Influence on the USA at no cost.
func publicOpinion(t *Table, _ *blockwar.YearStart) (_ step, _ bool, seen events) {
	for range usaEntryOf(t.Book, int(t.Year)).Influence {
		if t.Neutral(USA) {
			seen = append(seen, t.Press(USA, West, "8.44")...)
		}
	}
	return nil, true, seen
}

// usaConverts makes the USA a Satellite at once if that has brought it so far.
func usaConverts(t *Table, _ *blockwar.YearStart) (step, bool, events) {
	call, seen := t.Convert(USA)
	return call, true, seen
}

// mostUSA is how much Influence the Axis and the USSR can have on the USA (8.41).
const mostUSA = 3

func mostMarkers(_ *Table, n Nation, f Faction) int {
	if n == USA && f != West {
		return mostUSA
	}
	return 0
}

func joins(t *Table, n Nation) (step, events, bool) {
	if n != USA {
		return nil, nil, false
	}
	return nil, usaJoins(t), true
}

// usaDrops is the level that the Factory Cost of the West falls by once the USA is with it (8.43).
func usaDrops(t *Table, f Faction) int {
	if f == West && usaWith(t) {
		return 1
	}
	return 0
}

// bond tells USA units apart: they do not leave the USA before the West is at War (8.43).
func bond(n Nation) uint8 {
	if n == USA {
		return 1
	}
	return 0
}

// ward: a Faction that Violates the USA is at war with the West (8.46).
func ward(_ *Table, n Nation) Faction {
	if n == USA {
		return West
	}
	return blockwar.NoFaction
}

// afterMove: Enemies of the West in Canada bring the USA into the war (8.46).
func afterMove(t *Table, f Faction) (step, events) {
	if !canadaEntered(t, f) {
		return nil, nil
	}
	return usaAttacked(t)
}

// 8.43 The USA becomes a West Satellite, with two Fortresses.
func usaJoins(t *Table) events {
	t.TakeNation(USA, West)
	seen := events{t.Say("satellite", "8.43", West, t.NationRef(USA), t.FactionRef(West), 0)}
	for _, f := range []blockwar.Task{{Nation: USA, Area: washington(t.Book), CV: 4}, {Nation: USA, Area: newYork(t.Book), CV: 2}} {
		if t.CanStand(USA, blockwar.Fortress, f.Area) {
			b := t.PutAtMost(USA, blockwar.Fortress, f.CV, f.Area)
			seen = append(seen, t.Say("unit-placed", "8.43", West, t.AreaRef(f.Area), t.NationRef(USA), int(b.CV)))
		}
	}
	return seen
}

// usaWith reports whether the USA is a West Satellite.
func usaWith(t *Table) bool { return t.Nations[USA].Marker == West && !t.Nations[USA].Defeated }

// 8.46 Violation of the USA or entry of Enemy units into Canada: the USA joins the West at once, with
// its first Forces; the later ones come with the next Productions of the West.
func usaAttacked(t *Table) (step, events) {
	seen := usaJoins(t)
	own(t).USAEntry = 1
	return usaArrives(t, 1), seen
}

// canadaEntered reports whether units of a Faction, being Enemies of the West, are in Canada while the USA
// is still Neutral.
func canadaEntered(t *Table, f Faction) bool {
	canada := t.Place(t.MustArea("ottawa")).Of
	return t.Neutral(USA) && t.Enemies(f, West) && slices.ContainsFunc(t.AreasOf(canada), func(a Area) bool { return t.Holds(f, a) })
}

// 8.45 USA Forces: one unit of each primary type arrives in the USA. The West says first how many land
// in Washington, which everybody sees, then which, which nobody else does; the rest land in New York.
type usaForces struct {
	blockwar.NoRights
	CV      uint8
	Waits   []blockwar.Type // not yet on the map
	To      uint8           // how many are still to land in Washington
	Divided bool
}

var primaryTypes = []blockwar.Type{blockwar.AirForce, blockwar.Fleet, blockwar.Tank, blockwar.Infantry}

// usaForcesDue are the forces of this Year, or nil.
func usaForcesDue(t *Table, f Faction) step {
	if f != West {
		return nil
	}
	cv := usaEntryOf(t.Book, int(t.Year)).CV
	if own(t).USAEntry > 0 { // 8.46: they come one after the other, whatever the Year
		if cv = 0; own(t).USAEntry < lastEntry {
			own(t).USAEntry++
			cv = own(t).USAEntry
		}
	}
	if cv == 0 || !usaWith(t) {
		return nil
	}
	return usaArrives(t, cv)
}

// lastEntry is the CV, and the number, of the last USA Forces.
const lastEntry = 3

// usaArrives calls for USA Forces, as far as there are blocks.
func usaArrives(t *Table, cv uint8) step {
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

func (s *usaForces) Open(t *Table) []engine.Decision {
	if !s.Divided {
		d := t.Ask(West, "usa-forces", "8.45", t.AreaRef(washington(t.Book)))
		for n := range len(s.Waits) + 1 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "land", On: t.AreaRef(washington(t.Book)), N: n})
		}
		return []engine.Decision{d}
	}
	d := t.AskHidden(West, "usa-unit", "8.45", t.AreaRef(washington(t.Book)), "places a unit")
	d.Left = int(s.To) - 1
	for _, u := range s.Waits {
		d.Legal = append(d.Legal, engine.Choice{Verb: "land", On: t.TypeRef(u), To: t.AreaRef(washington(t.Book))})
	}
	return []engine.Decision{d}
}

func (s *usaForces) Take(t *Table, e engine.Entry) events {
	if !s.Divided {
		s.Divided, s.To = true, uint8(e.Choice.N)
		return nil
	}
	s.To--
	return s.land(t, t.MustType(e.Choice.On.Name()), washington(t.Book))
}

func (s *usaForces) land(t *Table, u blockwar.Type, a Area) events {
	s.Waits = without(s.Waits, u)
	b := t.PutAtMost(USA, u, s.CV, a)
	return events{t.Say("unit-placed", "8.45", West, t.AreaRef(a), t.NationRef(USA), int(b.CV))}
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
	return nil, false, s.land(t, s.Waits[0], newYork(t.Book))
}

var _ = register("usa-forces", &usaForces{})
