package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// militaryActions spends military actions (8.0): those of an offensive (8.1), the one of maneuvers
// (6.5), or the operation that a declaration of war requires (6.2). They are chosen one by one.
// The rest may be forfeited unless an operation is required.
type militaryActions struct {
	Power      Power
	Left       int8
	Operations bool   // only an operation is allowed
	Against    Powers // whose units or areas must be attacked; empty for any
	Used       int8   // result: how many actions were spent

	Started   bool
	Current   engine.Choice   // the choice that starts next or is being carried out
	CalledOff []engine.Choice // operations called off because an ally refused its units
}

// operations lists the operations that may be declared now.
func (s *militaryActions) operations(t *Table) []engine.Choice {
	return slices.DeleteFunc(t.operationChoices(s.Power, int(s.Left), s.Against), func(c engine.Choice) bool {
		return slices.Contains(s.CalledOff, c)
	})
}

func (s *militaryActions) Waiting(t *Table) bool {
	if s.Left <= 0 || !s.Started || s.Current.Verb != "" || !t.active(s.Power) {
		return false
	}
	return !s.Operations || len(s.operations(t)) > 0
}

func (s *militaryActions) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "military-action", "8.0", powerRef(s.Power), s.operations(t)...)
	q.Left = int(s.Left) - 1
	if !s.Operations {
		q.Legal = append(q.Legal, t.otherActions(s.Power, int(s.Left))...)
		q.Legal = append(q.Legal, verb("done"))
	}
	return []engine.Decision{q}
}

// otherActions lists what military actions may be spent on besides operations: deployment, builds,
// intervention, and the Rhineland (8.0).
func (t *Table) otherActions(p Power, left int) (legal []engine.Choice) {
	if t.canDeploy(p) {
		legal = append(legal, verb("deploy"))
	}
	legal = append(legal, t.buildChoices(p, left)...)
	legal = append(legal, t.interventionChoices(p)...)
	if p == Germany && t.Markers.Has(RhinelandDemilitarized) {
		legal = append(legal, engine.Choice{Verb: "special", On: markerRef(RhinelandDemilitarized)})
	}
	return legal
}

// canSpend reports whether the power could spend at least one of n actions.
func (t *Table) canSpend(p Power, n int) bool {
	return len(t.otherActions(p, n)) > 0 || len(t.operationChoices(p, n, 0)) > 0
}

// canAct reports whether the power could spend a military action on anything now.
func (t *Table) canAct(p Power) bool { return t.active(p) && t.canSpend(p, 1) }

// spend counts actions as used. The board has changed by then, so operations that were called off
// may be tried again.
func (s *militaryActions) spend(n int) {
	if n > 0 {
		s.CalledOff = nil
	}
	s.Left -= int8(n)
	s.Used += int8(n)
}

func (s *militaryActions) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "done":
		n := int(s.Left)
		s.Left = 0
		return events{say("forfeit-actions", "8.1", s.Power, powerRef(s.Power), "", n)}
	case "build", "refit":
		s.spend(c.N)
		return t.build(s.Power, c)
	case "intervene":
		s.spend(1)
		return t.intervene(s.Power, areaOf(c.On), factionOf(c.To))
	case "special":
		s.spend(1)
		return t.reoccupyRhineland()
	}
	s.Current = c
	return nil
}

// Next starts what was chosen, and counts its cost when it has ended.
func (s *militaryActions) Next(t *Table, ended step) (step, bool, events) {
	if !s.Started {
		s.Started = true
		t.clearDeployed()
		return nil, false, nil
	}
	switch x := ended.(type) {
	case *operation:
		s.spend(int(x.Spent))
		if x.Spent == 0 {
			s.CalledOff = append(s.CalledOff, s.Current)
		}
		s.Current = engine.Choice{}
		return nil, false, nil
	case *deployment:
		s.spend(1)
		s.Current = engine.Choice{}
		return nil, false, nil
	}
	switch {
	case s.Current.Verb == "" || !t.active(s.Power):
		t.clearDeployed()
		return nil, true, nil
	case s.Current.Verb == "deploy":
		return &deployment{Power: s.Power, Marked: true}, false, nil
	}
	return &operation{Power: s.Power, Verb: s.Current.Verb, Target: areaOf(s.Current.On), Actions: s.Left, Against: s.Against}, false, nil
}

// clearDeployed makes every unit eligible for activation again (8.4.2).
func (t *Table) clearDeployed() {
	for i := range t.Units {
		t.Units[i].Deployed = false
	}
}

var _ = register("military-actions", &militaryActions{})
