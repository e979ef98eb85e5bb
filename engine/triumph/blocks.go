package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Units on the map and off it (3.0).

// owner is the Faction that a Nation's units fight for. Forces of Armed Minors fight for nobody.
func (n Nation) owner() Faction {
	switch n {
	case Germany, Italy:
		return Axis
	case Britain, France, USA:
		return West
	case SovietUnion:
		return USSR
	}
	return NoFaction
}

// place puts a block on the map.
func (t *Table) place(n Nation, u blockwar.Type, cv uint8, a Area) *block {
	t.Pool[poolOf(n)][u]--
	return t.Blocks.Place(n, u, cv, a)
}

// takeOff removes a block from play; it can be built again (3.3).
func (t *Table) takeOff(id blockID) {
	t.Blocks.Remove(id)
	t.Pool[poolOf(id.Nation)][id.Type]++
}

// here lists the blocks in an area that some condition picks.
func (t *Table) here(a Area, pick func(*block) bool) (list []*block) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && pick(b) {
			list = append(list, b)
		}
	}
	return list
}

// occupants are the Factions with units in an area, Escaped Subs apart (12.73); armed, whether forces of
// an Armed Minor are there.
func (t *Table) occupants(a Area) (s Factions, armed bool) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch {
		case b.At != a || b.Has(blockwar.Escaped):
		case b.ID.Nation == NeutralForces:
			armed = true
		default:
			s = s.With(b.ID.Nation.owner())
		}
	}
	return s, armed
}

// engaged reports whether Enemy or Armed Minor units share the area with the Faction's own (11.5).
func (t *Table) engaged(f Faction, a Area) bool {
	s, armed := t.occupants(a)
	if armed && t.Nations[a.Place().Of].Violators.Has(f) {
		return true
	}
	return s&t.faction(f).Wars != 0
}

func (t *Table) fortressIn(a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b block) bool { return b.At == a && b.ID.Type == blockwar.Fortress })
}

// canStand reports whether a block of the type could be put into an area: there is one to be had, one
// Fortress at most is in an area (3.241), and ships have a coast (see RULINGS.md).
func (t *Table) canStand(n Nation, u blockwar.Type, a Area) bool {
	switch {
	case t.Pool[poolOf(n)][u] == 0:
		return false
	case u == blockwar.Fortress:
		return !a.Place().Sea() && !t.fortressIn(a)
	case Chart()[u].Ships():
		return a.Place().Coastal || a.Place().Sea()
	}
	return true
}

// standing lists the types of a Nation's blocks that could be put into an area.
func (t *Table) standing(n Nation, a Area) (list []blockwar.Type) {
	for _, u := range types() {
		if t.canStand(n, u, a) {
			list = append(list, u)
		}
	}
	return list
}

// A task is a unit still to be placed: its owner chooses the type.
type task struct {
	Nation Nation
	Area   Area
	CV     uint8
}

// muster places units whose types their owner chooses in secret: at the start (5.0) and in a new
// Satellite (8.2).
type muster struct {
	Faction Faction
	Rule    engine.Rule
	Tasks   []task
}

func (s *muster) Waiting(t *Table) bool {
	return len(s.Tasks) > 0 && len(t.standing(s.Tasks[0].Nation, s.Tasks[0].Area)) > 0
}

func (s *muster) Open(t *Table) []engine.Decision {
	now := s.Tasks[0]
	d := askHidden(s.Faction, "place-unit", s.Rule, areaRef(now.Area), "places a unit")
	d.Left = len(s.Tasks) - 1
	for _, u := range t.standing(now.Nation, now.Area) {
		if u != blockwar.Fortress && s.mustFortify(t) {
			continue
		}
		d.Legal = append(d.Legal, engine.Choice{Verb: "place", On: typeRef(u), To: areaRef(now.Area)})
	}
	return []engine.Decision{d}
}

func (s *muster) Take(t *Table, e engine.Entry) events {
	now := s.Tasks[0]
	s.Tasks = s.Tasks[1:]
	t.place(now.Nation, mustType(e.Choice.On.Name()), now.CV, now.Area)
	return events{say("unit-placed", s.Rule, s.Faction, areaRef(now.Area), nationRef(now.Nation), int(now.CV))}
}

// Next leaves out what there are no blocks for.
func (s *muster) Next(t *Table, _ step) (step, bool, events) {
	if len(s.Tasks) == 0 {
		return nil, true, nil
	}
	left := s.Tasks[0]
	s.Tasks = s.Tasks[1:]
	return nil, false, events{say("no-unit-left", s.Rule, s.Faction, areaRef(left.Area), nationRef(left.Nation), 0)}
}

var _ = register("muster", &muster{})
