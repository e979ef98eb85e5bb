package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.13 New Year Resolution: what happens without a choice.

const (
	lastNaval     = 3 // years of US Naval Construction (7.132)
	reactionYears = 3 // New Years in which US Reaction Forces arrive (7.133)
)

// advanceYear begins the Year. Loyalty can be raised anew in it.
func advanceYear(t *Table, s *blockwar.YearStart) (step, bool, events) {
	for f := range own(t).Loyalty {
		own(t).Loyalty[f].Raised = 0
	}
	return blockwar.AdvanceYear(t, s)
}

// 7.131 Clouds of War.
func cloudsOfWar(t *Table, _ *blockwar.YearStart) (_ step, _ bool, seen events) {
	for range NewYearOf(t.Book, int(t.Year)).Influence {
		seen = append(seen, courted(t, "7.131")...)
	}
	return nil, true, seen
}

// 7.132 US Naval Construction, from 1942 on, or in the New Years after Japan has Declared War on the USA. What had come before counts
// among the three (see RULINGS.md).
func navalConstruction(t *Table, _ *blockwar.YearStart) (step, bool, events) {
	o := own(t)
	if o.Naval == lastNaval || !o.Attacked && NewYearOf(t.Book, int(t.Year)).NavalCV == 0 {
		return nil, true, nil
	}
	o.Naval++
	return come(US, "7.132", o.Naval, nil, blockwar.Fleet, blockwar.Carrier, blockwar.Sub), true, nil
}

// 7.133 US Reaction Forces.
func reactionForces(t *Table, _ *blockwar.YearStart) (step, bool, events) {
	if own(t).Reacting == 0 {
		return nil, true, nil
	}
	own(t).Reacting--
	return come(US, "7.133", 1, nil, blockwar.Infantry, blockwar.AirForce), true, nil
}

// 7.134 Russian Reserves.
func russianReserves(t *Table, _ *blockwar.YearStart) (step, bool, events) {
	o := own(t)
	if o.Reserves == spent || o.Reserves == waiting && !NewYearOf(t.Book, int(t.Year)).Reserves || absent(t, Soviets) {
		return nil, true, nil
	}
	o.Reserves = spent
	at := []Area{t.MustArea("novosibirsk"), t.MustArea("tashkent")}
	return come(Russia, "7.134", 1, at, blockwar.Infantry, blockwar.Infantry, blockwar.Tank, blockwar.AirForce), true, nil
}

// declared is what a Declaration of War upon a Faction sets going (15.22). Of two upon the USA, the second lets the Reaction Forces
// begin anew.
func declared(t *Table, by, on Side) events {
	o := own(t)
	switch on {
	case USA:
		o.Attacked = o.Attacked || by == Japan
		o.Reacting = reactionYears
	case Soviets:
		if o.Reserves == waiting {
			o.Reserves = called
		}
	}
	return nil
}

// arrivals are units that come without cost: their owner says where in undisputed Home Territory (7.13), which everybody sees, and then
// which of them it is, which nobody else does.
type arrivals struct {
	Nation Nation
	Rule   engine.Rule
	CV     uint8
	Types  []blockwar.Type // still to come
	In     []Area          // these alone, if any are named
	At     Area            // that has been named
}

func come(n Nation, rule engine.Rule, cv uint8, in []Area, types ...blockwar.Type) step {
	return &arrivals{Nation: n, Rule: rule, CV: cv, Types: types, In: in}
}

// DeniesRights while it is asked which unit comes.
func (s *arrivals) DeniesRights(*Table) bool { return s.At != blockwar.Nowhere }

// fitting lists the units that could come to an area, each type once.
func (s *arrivals) fitting(t *Table, a Area) (list []engine.Choice) {
	for i, kind := range s.Types {
		if !slices.Contains(s.Types[:i], kind) && t.CanStand(s.Nation, kind, a) {
			list = append(list, engine.Choice{Verb: "place", On: t.TypeRef(kind), To: t.AreaRef(a)})
		}
	}
	return list
}

// places lists where some unit could come.
func (s *arrivals) places(t *Table) (list []engine.Choice) {
	side := t.SideOf(s.Nation)
	for _, a := range t.AreasOf(s.Nation) {
		if t.Controller(a) == side && !t.Engaged(side, a) && (s.In == nil || slices.Contains(s.In, a)) && len(s.fitting(t, a)) > 0 {
			list = append(list, engine.Choice{Verb: "arrive", On: t.AreaRef(a)})
		}
	}
	return list
}

func (s *arrivals) Waiting(t *Table) bool { return s.At != blockwar.Nowhere || len(s.places(t)) > 0 }

func (s *arrivals) Open(t *Table) []engine.Decision {
	side := t.SideOf(s.Nation)
	d := t.Ask(side, "arrival", s.Rule, t.NationRef(s.Nation), s.places(t)...)
	if s.At != blockwar.Nowhere {
		d = t.AskHidden(side, "place-arrival", s.Rule, t.AreaRef(s.At), "places a unit", s.fitting(t, s.At)...)
	}
	d.Left = len(s.Types) - 1
	return []engine.Decision{d}
}

func (s *arrivals) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "arrive" {
		s.At = t.AreaOf(e.Choice.On)
		return events{t.Say("unit-placed", s.Rule, t.SideOf(s.Nation), e.Choice.On, t.NationRef(s.Nation), int(s.CV))}
	}
	kind := t.MustType(e.Choice.On.Name())
	at := slices.Index(s.Types, kind)
	s.Types = slices.Delete(s.Types, at, at+1)
	t.PutAtMost(s.Nation, kind, s.CV, s.At)
	s.At = blockwar.Nowhere
	return nil
}

// Next leaves out what there is no block or no place for.
func (s *arrivals) Next(t *Table, _ step) (_ step, _ bool, seen events) {
	for range s.Types {
		seen = append(seen, t.Say("no-unit-left", s.Rule, t.SideOf(s.Nation), "", t.NationRef(s.Nation), 0))
	}
	return nil, true, seen
}

var _ = register("arrivals", &arrivals{})
