package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.5.4 The stages of a surrender and what is chosen in it: which areas and bases allies take over (step 3), and
// the order of the opportunities (step 6).

// surrender is a power on its way out of the game.
type surrender struct {
	Power  Power
	Stage  surrenderStage
	Heirs  []Power // allies that may still take what their units stand on (step 3)
	Homes  []Area  // former home areas whose opportunities are still to come (steps 6, 7)
	Atomic bool    // an atomic bomb brought it about (12.2.2)
}

type surrenderStage uint8

const (
	surrenderBegins   surrenderStage = iota // step 1
	surrenderShakes                         // step 2
	surrenderBequeath                       // step 3
	surrenderClears                         // steps 4 to 7
	surrenderOpens                          // opportunities
	surrenderEnds                           // steps 8 and 9; the queue looks for the end of the game (step 10)
)

func (s *surrender) Waiting(t *Table) bool {
	switch s.Stage {
	case surrenderBequeath:
		return len(s.Heirs) > 0 && len(t.legacies(s.Power, s.Heirs[0])) > 0
	case surrenderOpens:
		return len(s.Homes) > 1 && t.orders(s.Homes) != NoPower
	}
	return false
}

func (s *surrender) Open(t *Table) []engine.Decision {
	if s.Stage == surrenderBequeath {
		d := ask(s.Heirs[0], "take-over", "5.5.4", powerRef(s.Power), verb(engine.Pass))
		for _, a := range t.legacies(s.Power, s.Heirs[0]) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "take", On: areaRef(a)})
		}
		return []engine.Decision{d}
	}
	d := ask(t.orders(s.Homes), "opportunity-order", "5.5.4", powerRef(s.Power))
	for _, a := range s.Homes {
		d.Legal = append(d.Legal, engine.Choice{Verb: "next", On: areaRef(a)})
	}
	return []engine.Decision{d}
}

func (s *surrender) Take(t *Table, e engine.Entry) events {
	a := areaOf(e.Choice.On)
	switch e.Choice.Verb {
	case engine.Pass:
		s.Heirs = s.Heirs[1:]
	case "take":
		return t.inherit(s.Heirs[0], a)
	case "next":
		s.Homes = append([]Area{a}, slices.DeleteFunc(s.Homes, func(b Area) bool { return a == b })...)
		s.Stage = surrenderEnds // the area in front is resolved now; Next comes back here
	}
	return nil
}

// nextOpportunity resolves the opportunity of the area in front.
func (s *surrender) nextOpportunity(t *Table) step {
	a := s.Homes[0]
	s.Homes, s.Stage = s.Homes[1:], surrenderOpens
	return &opportunity{Area: a, Eligible: t.holders(a.Place().Owner), Rule: "5.5.4"}
}

// orders is who orders the opportunities: the acting power; where a neutral counter is
// resolved, or the acting power is the one that fell, who draws this turn; failing that,
// the first that may use them. Nobody is asked while nobody may.
func (t *Table) orders(homes []Area) Power {
	var eligible Powers
	for _, a := range homes {
		eligible = eligible.Or(t.holders(a.Place().Owner))
	}
	switch {
	case eligible.Empty():
		return NoPower
	case t.active(t.Acting):
		return t.Acting
	case t.active(t.Drawer):
		return t.Drawer
	}
	return t.decreasing(eligible)[0]
}

// holders lists the active powers that control a home area of a surrendered one (5.7).
func (t *Table) holders(fallen Power) (set Powers) {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := a.Place(); pl.IsHome() && pl.Owner == fallen {
			set = set.With(t.controller(a))
		}
	}
	return set
}

// legacies lists the areas and bases of the fallen power that an ally may take over where
// it has units: land units for areas, ships or aircraft for bases (step 3).
func (t *Table) legacies(fallen, heir Power) (list []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if !t.inPlay(a) {
			continue
		}
		land := t.heldBy(fallen, a) && t.mayControl(heir, a)
		base := t.Areas[a].Base == fallen
		for _, u := range t.unitsAt(a) {
			if u.Owner == heir && (land && u.Kind.IsLand() || base && (u.Kind.IsNaval() || u.Kind.IsAir())) {
				list = append(list, a)
				break
			}
		}
	}
	return list
}

var _ = register("surrender", &surrender{})
