package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Units on the map and off it (3.0).

// Put puts a block on the map.
func (t *Table) Put(n Nation, u Type, cv uint8, a Area) *Block {
	t.Pool[t.PoolOf(n)][u]--
	return t.Blocks.Place(n, u, cv, a)
}

// TakeOff removes a block from play; it can be built again (3.3).
func (t *Table) TakeOff(id ID) {
	t.Blocks.Remove(id)
	t.Pool[t.PoolOf(id.Nation)][id.Type]++
}

// Here lists the blocks in an area that some condition picks.
func (t *Table) Here(a Area, pick func(*Block) bool) (list []*Block) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && pick(b) {
			list = append(list, b)
		}
	}
	return list
}

// Occupants are the Factions with units in an area, Escaped Subs apart (12.73); armed, whether forces of
// an Armed Minor are there.
func (t *Table) Occupants(a Area) (s Set, armed bool) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch {
		case b.At != a || b.Has(Escaped):
		case b.ID.Nation == t.Forces():
			armed = true
		default:
			s = s.With(t.SideOf(b.ID.Nation))
		}
	}
	return s, armed
}

// Engaged reports whether Enemy or Armed Minor units share the area with the Faction's own (11.5).
func (t *Table) Engaged(f Faction, a Area) bool {
	s, armed := t.Occupants(a)
	if armed && t.Nations[t.Place(a).Of].Violators.Has(f) {
		return true
	}
	return s&t.Side(f).Wars != 0
}

func (t *Table) FortressIn(a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b Block) bool { return b.At == a && b.ID.Type == Fortress })
}

// CanStand reports whether a block of the type could be put into an area: there is one to be had, one
// Fortress at most is in an area (3.241), and ships have a coast (see RULINGS.md).
func (t *Table) CanStand(n Nation, u Type, a Area) bool {
	switch {
	case t.Pool[t.PoolOf(n)][u] == 0:
		return false
	case u == Fortress:
		return !t.Place(a).Sea() && !t.FortressIn(a)
	case t.Chart[u].Ships():
		return t.Place(a).Coastal || t.Place(a).Sea()
	}
	return true
}

// Standing lists the types of a Nation's blocks that could be put into an area.
func (t *Table) Standing(n Nation, a Area) (list []Type) {
	for _, u := range t.Types() {
		if t.CanStand(n, u, a) {
			list = append(list, u)
		}
	}
	return list
}

// A Task is a unit still to be placed: its owner chooses the type.
type Task struct {
	Nation Nation
	Area   Area
	CV     uint8
}

// Muster places units whose types their owner chooses in secret: at the start (5.0) and in a new
// Satellite (8.2).
type Muster struct {
	Hushed
	Faction Faction
	Rule    engine.Rule
	Tasks   []Task
}

func (s *Muster) Waiting(t *Table) bool {
	return len(s.Tasks) > 0 && len(t.Standing(s.Tasks[0].Nation, s.Tasks[0].Area)) > 0
}

func (s *Muster) Open(t *Table) []engine.Decision {
	now := s.Tasks[0]
	d := t.AskHidden(s.Faction, "place-unit", s.Rule, t.AreaRef(now.Area), "places a unit")
	d.Left = len(s.Tasks) - 1
	for _, u := range t.Standing(now.Nation, now.Area) {
		if u != Fortress && t.Hooks.MustFortify != nil && t.Hooks.MustFortify(t, s.Tasks) {
			continue
		}
		d.Legal = append(d.Legal, engine.Choice{Verb: "place", On: t.TypeRef(u), To: t.AreaRef(now.Area)})
	}
	return []engine.Decision{d}
}

func (s *Muster) Take(t *Table, e engine.Entry) events {
	now := s.Tasks[0]
	s.Tasks = s.Tasks[1:]
	t.Put(now.Nation, t.MustType(e.Choice.On.Name()), now.CV, now.Area)
	return events{t.Say("unit-placed", s.Rule, s.Faction, t.AreaRef(now.Area), t.NationRef(now.Nation), int(now.CV))}
}

// Next leaves out what there are no blocks for.
func (s *Muster) Next(t *Table, _ step) (step, bool, events) {
	if len(s.Tasks) == 0 {
		return nil, true, nil
	}
	left := s.Tasks[0]
	s.Tasks = s.Tasks[1:]
	return nil, false, events{t.Say("no-unit-left", s.Rule, s.Faction, t.AreaRef(left.Area), t.NationRef(left.Nation), 0)}
}

var _ = register("muster", &Muster{})
