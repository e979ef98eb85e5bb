package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.5.4 Surrender eliminates a power, strictly in the order of its steps.
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

func (s *surrender) Next(t *Table, _ step) (step, bool, events) {
	p := s.Power
	if s.Waiting(t) {
		return nil, false, nil // an opportunity is over: the next is chosen
	}
	switch s.Stage {
	case surrenderBegins:
		if !t.active(p) {
			return nil, true, nil
		}
		s.Stage = surrenderShakes
		for _, q := range t.increasing(t.enemies(p)) {
			t.gainFlag(q, 1, "5.5.4")
		}
		return nil, false, events{say("surrender", "5.5.4", p, powerRef(p), "", 0)}
	case surrenderShakes:
		t.dropTests(p)
		for _, q := range t.increasing(t.allies(p)) {
			t.test(q, 0, "5.5.4")
		}
		s.Stage = surrenderBequeath
		return nil, false, nil
	case surrenderBequeath:
		return s.bequeath(t)
	case surrenderClears:
		s.Stage = surrenderOpens
		var seen events
		seen, s.Homes = t.eliminate(p)
		return nil, false, seen
	}
	return s.open(t)
}

// bequeath is step 3. From here on the power is no longer active: what it held and nobody
// takes over belongs to nobody.
func (s *surrender) bequeath(t *Table) (step, bool, events) {
	var seen events
	if !t.Powers[s.Power].Surrendered {
		t.Powers[s.Power].Surrendered = true
		if s.Power == UK {
			seen = t.removeSpecialBases()
		}
		s.Heirs = t.increasing(t.allies(s.Power).And(t.activePowers()))
		return nil, false, seen
	}
	if len(s.Heirs) > 0 {
		s.Heirs = s.Heirs[1:]
		return nil, false, nil
	}
	s.Stage = surrenderClears
	return nil, false, nil
}

// open resolves the opportunities one after the other, then ends the procedure.
func (s *surrender) open(t *Table) (step, bool, events) {
	if len(s.Homes) > 0 {
		a := s.Homes[0]
		s.Homes, s.Stage = s.Homes[1:], surrenderOpens
		owner := a.Place().Owner
		return &opportunity{Area: a, Eligible: t.holders(owner), Rule: "5.5.4"}, false, nil
	}
	if s.Atomic {
		t.Powers[s.Power].Taken = t.Powers[s.Power].Taken.With(Democracy)
		return nil, true, events{say("surrender-marker", "12.2.2", s.Power, powerRef(s.Power), ideologyRef(Democracy), 0)}
	}
	return nil, true, t.giveSurrenderMarker(s.Power)
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

// giveSurrenderMarker is step 9: to the opposing ideology with the most cubes in the
// fallen power's home areas, to both in a tie, to none without cubes.
func (t *Table) giveSurrenderMarker(p Power) events {
	var cubes [Democracy + 1]int
	most := 1
	for a := Area(1); a <= AreaCount; a++ {
		s := &t.Areas[a]
		if pl := a.Place(); pl.IsHome() && pl.Owner == p && s.Cubes > 0 && t.opposing(p, s.Owner) {
			i := t.ideology(s.Owner)
			cubes[i] += int(s.Cubes)
			most = max(most, cubes[i])
		}
	}
	var seen events
	for i := Fascism; i <= Democracy; i++ {
		if cubes[i] == most {
			t.Powers[p].Taken = t.Powers[p].Taken.With(i)
			seen = append(seen, say("surrender-marker", "5.5.4", p, powerRef(p), engine.Ref("ideology/"+i.String()), 0))
		}
	}
	return seen
}

var _ = register("surrender", &surrender{})
