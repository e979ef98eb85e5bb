package blockwar

import (
	"slices"

	"interbellum/engine"
)

// A Task is a unit still to be placed: its owner chooses the type.
type Task struct {
	Nation Nation
	Area   Area
	CV     uint8
}

// Muster places units whose types their owner chooses in secret: at the start (5.0) and in a new
// Satellite (8.2).
type Muster struct {
	NoRights
	Faction Faction
	Rule    engine.Rule
	Tasks   []Task
}

func (s *Muster) Waiting(t *Table) bool {
	return len(s.Tasks) > 0 && len(s.types(t)) > 0
}

// types lists what the next unit can be.
func (s *Muster) types(t *Table) []Type {
	now := s.Tasks[0]
	return slices.DeleteFunc(t.Standing(now.Nation, now.Area), func(u Type) bool { return !t.Hooks.MayMuster(t, now.Nation, u) })
}

func (s *Muster) Open(t *Table) []engine.Decision {
	now := s.Tasks[0]
	d := t.AskHidden(s.Faction, "place-unit", s.Rule, t.AreaRef(now.Area), "places a unit")
	d.Left, d.Always = len(s.Tasks)-1, true
	for _, u := range s.types(t) {
		if u != Fortress && t.Hooks.MustFortify(t, s.Tasks) {
			continue
		}
		d.Legal = append(d.Legal, engine.Choice{Verb: "place", On: t.TypeRef(u), To: t.AreaRef(now.Area)})
	}
	return []engine.Decision{d}
}

func (s *Muster) Take(t *Table, e engine.Entry) events {
	now := s.Tasks[0]
	s.Tasks = s.Tasks[1:]
	b := t.PutAtMost(now.Nation, t.MustType(e.Choice.On.Name()), now.CV, now.Area)
	return events{t.Say("unit-placed", s.Rule, s.Faction, t.AreaRef(now.Area), t.NationRef(now.Nation), int(b.CV))}
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
