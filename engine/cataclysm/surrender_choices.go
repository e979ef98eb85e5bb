package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.5.4 The stages of a surrender and its choices: which areas and bases allies take over (step 3), and
// the order of the opportunities (step 6).

// surrender eliminates a power.
type surrender struct {
	Power  Power
	Stage  surrenderStage
	Allies []Power // allies that may still take over areas and bases (step 3)
	Homes  []Area  // former home areas whose opportunities are still to come (steps 6, 7)
	Atomic bool    // an atomic bomb caused it (12.2.2)
}

type surrenderStage uint8

const (
	surrenderFlags         surrenderStage = iota // step 1
	surrenderTests                               // step 2
	surrenderTakeOver                            // step 3
	surrenderEliminate                           // steps 4 to 7
	surrenderOpportunities                       // opportunities
	surrenderMarker                              // steps 8 and 9; the queue looks for the end of the game (step 10)
)

func (s *surrender) Waiting(t *Table) bool {
	switch s.Stage {
	case surrenderTakeOver:
		return len(s.Allies) > 0 && len(t.mayTakeOver(s.Power, s.Allies[0])) > 0
	case surrenderOpportunities:
		return len(s.Homes) > 1 && t.opportunityOrderer(s.Homes) != NoPower
	}
	return false
}

func (s *surrender) Open(t *Table) []engine.Decision {
	if s.Stage == surrenderTakeOver {
		d := ask(s.Allies[0], "take-over", "5.5.4", powerRef(s.Power), verb(engine.Pass))
		for _, a := range t.mayTakeOver(s.Power, s.Allies[0]) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "take", On: areaRef(a)})
		}
		return []engine.Decision{d}
	}
	d := ask(t.opportunityOrderer(s.Homes), "opportunity-order", "5.5.4", powerRef(s.Power))
	for _, a := range s.Homes {
		d.Legal = append(d.Legal, engine.Choice{Verb: "next", On: areaRef(a)})
	}
	return []engine.Decision{d}
}

func (s *surrender) Take(t *Table, e engine.Entry) events {
	a := areaOf(e.Choice.On)
	switch e.Choice.Verb {
	case engine.Pass:
		s.Allies = s.Allies[1:]
	case "take":
		return t.takeOver(s.Allies[0], a)
	case "next":
		s.Homes = append([]Area{a}, slices.DeleteFunc(s.Homes, func(b Area) bool { return a == b })...)
		s.Stage = surrenderMarker // the area in front is resolved now; Next comes back here
	}
	return nil
}

// nextOpportunity resolves the opportunity of the area in front.
func (s *surrender) nextOpportunity(t *Table) step {
	a := s.Homes[0]
	s.Homes, s.Stage = s.Homes[1:], surrenderOpportunities
	return &opportunity{Area: a, Eligible: t.homeHolders(t.Place(a).Owner), Rule: "5.5.4"}
}

// opportunityOrderer is the power that orders the opportunities: the acting power. If a neutral
// counter is being resolved, or the acting power has surrendered, it is the drawer of this turn,
// otherwise the most effective power that may use them. It is NoPower if none may.
func (t *Table) opportunityOrderer(homes []Area) Power {
	var eligible Powers
	for _, a := range homes {
		eligible = eligible.Or(t.homeHolders(t.Place(a).Owner))
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

// homeHolders lists the active powers that control a home area of a surrendered one (5.7).
func (t *Table) homeHolders(fallen Power) (set Powers) {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := t.Place(a); pl.IsHome() && pl.Owner == fallen {
			set = set.With(t.controller(a))
		}
	}
	return set
}

// mayTakeOver lists the areas and bases of the surrendered power that an ally may take over where
// it has units: land units for areas, ships or aircraft for bases (step 3).
func (t *Table) mayTakeOver(fallen, heir Power) (list []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if !t.inPlay(a) {
			continue
		}
		land := t.belongsTo(fallen, a) && t.mayControl(heir, a)
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
