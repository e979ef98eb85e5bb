package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 15.21 Declarations before any unit moves: of War upon a Rival, of the Violation of a Neutral (15.4), of
// an Intervention for an Armed Minor (15.423). Each is offered only while its obligation, and all before it,
// can be met with the moves of this Player Turn. The question is put to everybody who could declare, so
// that it tells nothing.
type declarations struct {
	Faction Faction
	Moves   uint8
	Said    engine.Choice // being carried out
	Over    bool
}

func (s *declarations) Waiting(*Table) bool { return !s.Over && s.Said.Verb == "" }

func (s *declarations) Open(t *Table) []engine.Decision {
	d := ask(s.Faction, "declare", "15.21", factionRef(s.Faction), verb("done"))
	for _, c := range t.declarable(s.Faction) {
		if t.feasible(s.Faction, c, int(s.Moves)) {
			d.Legal = append(d.Legal, c)
		}
	}
	return []engine.Decision{d}
}

func (s *declarations) Take(_ *Table, e engine.Entry) events {
	if e.Choice.Verb == "done" {
		s.Over = true
		return events{say("declarations-over", "15.21", s.Faction, factionRef(s.Faction), "", 0)}
	}
	s.Said = e.Choice
	return nil
}

func (s *declarations) Next(t *Table, _ step) (step, bool, events) {
	c := s.Said
	s.Said = engine.Choice{}
	switch c.Verb {
	case "":
		return nil, s.Over, nil
	case "declare-war":
		return t.warCard(s.Faction), false, t.declareInTurn(s.Faction, factionOf(c.On))
	case "intervene":
		return nil, false, t.declareIntervention(s.Faction, nationOf(c.On))
	}
	n := nationOf(c.On)
	t.Turn.Duties = append(t.Turn.Duties, Duty{In: n})
	if n == USA {
		seen := t.declareWar(s.Faction, West)
		t.faction(s.Faction).Violated = true
		call, more := t.usaAttacked()
		return call, false, append(append(seen, say("violated", "8.46", s.Faction, nationRef(n), factionRef(s.Faction), 0)), more...)
	}
	return &violation{By: s.Faction, Nation: n}, false, nil
}

func (t *Table) declareInTurn(f, on Faction) events {
	t.Turn.Duties = append(t.Turn.Duties, Duty{On: on})
	return t.declareWar(f, on)
}

// declarable lists what a Faction could declare, whether or not it could do what that obliges to.
func (t *Table) declarable(f Faction) (list []engine.Choice) {
	for _, g := range f.Rivals() {
		if !t.enemies(f, g) && t.mayDeclare(f, g) {
			list = append(list, engine.Choice{Verb: "declare-war", On: factionRef(g)})
		}
	}
	for n := Nation(1); n <= NationCount; n++ {
		switch {
		case t.canViolate(f, n):
			list = append(list, engine.Choice{Verb: "violate", On: nationRef(n)})
		case t.canIntervene(f, n):
			list = append(list, engine.Choice{Verb: "intervene", On: nationRef(n)})
		}
	}
	return list
}

// canViolate reports whether a Nation is Neutral: one that never was at war, the USA for the Axis alone
// (8.46), or a Colony that a Defeated Power has left behind (sidebar of 15.42).
func (t *Table) canViolate(f Faction, n Nation) bool {
	s := &t.Nations[n]
	if g := s.Influence.Of; g != f && t.status(n, g) >= blockwar.Protectorate && !t.enemies(f, g) && !t.mayDeclare(f, g) {
		return false
	}
	return t.neutral(n) && (n != USA || f == Axis) || s.Armed && s.Violators == 0
}

// feasible tries a declaration on a copy of the table: whether the units can then do all that is owed.
// Where nothing else is, one unit near the victim is enough.
func (t *Table) feasible(f Faction, c engine.Choice, moves int) bool {
	target := t.victim(c)
	near := func(b *block) bool {
		return b.ID.Nation.owner() == f && slices.ContainsFunc(target, func(a Area) bool { return apart()[b.At][a] <= farthestMove })
	}
	if !slices.ContainsFunc(t.Blocks, func(b block) bool { return b.ID.Type != blockwar.Fortress && near(&b) }) {
		return false
	}
	try := t.clone()
	try.suppose(f, c)
	g := try.lay(f)
	if len(try.Turn.Duties) == 1 {
		return (&debts{g: g}).standing(nil) != 0 || moves > 0 && slices.ContainsFunc(try.Blocks, func(b block) bool { return near(&b) && g.could(&b) })
	}
	o := g.debts(moves)
	return o.canPay(duties(1)<<len(try.Turn.Duties)-1, moves, nil)
}

// could reports whether a unit could do any duty.
func (g *layout) could(b *block) bool {
	return g.canMove(b) && slices.ContainsFunc(g.moving(b).Areas(), func(a Area) bool { return g.done(b, a) != 0 })
}

// victim lists the areas in which a declaration would let units Aggress, or help.
func (t *Table) victim(c engine.Choice) (list []Area) {
	if c.Verb != "declare-war" {
		return nationOf(c.On).Areas()
	}
	on := factionOf(c.On)
	for _, a := range LandAreas() {
		if t.controller(a) == on {
			list = append(list, a)
		}
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.ID.Nation.owner() == on && !slices.Contains(list, b.At) {
			list = append(list, b.At)
		}
	}
	return list
}

// suppose is a declaration with what it does to the map at worst: a Protector stands by its Protectorate.
// What the garrison is made of matters to no move.
func (t *Table) suppose(f Faction, c engine.Choice) {
	switch n := nationOf(c.On); {
	case c.Verb == "declare-war":
		t.declareInTurn(f, factionOf(c.On))
	case c.Verb == "intervene":
		t.declareIntervention(f, n)
	default:
		t.Turn.Duties = append(t.Turn.Duties, Duty{In: n})
		g := t.Nations[n].Influence.Of
		if n == USA {
			g = West
		} else if g == f || t.status(n, g) < blockwar.Protectorate {
			t.arm(n, f)
			return
		}
		t.declareWar(f, g)
		t.takeNation(n, g)
		for _, a := range garrison(n, g) {
			t.Blocks.Place(a.Nation, blockwar.Infantry, a.CV, a.Area)
		}
	}
}

var _ = register("declarations", &declarations{})
