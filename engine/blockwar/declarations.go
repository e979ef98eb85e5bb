package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 15.21 Declarations before any unit moves: of War upon a Rival, of the Violation of a Neutral, of
// an Intervention for an Armed Minor. Each is offered only while its obligation, and all before it,
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
	d := t.Ask(s.Faction, "declare", "15.21", t.FactionRef(s.Faction), Verb("done"))
	for _, c := range t.declarable(s.Faction) {
		if t.Feasible(s.Faction, c, int(s.Moves)) {
			d.Legal = append(d.Legal, c)
		}
	}
	d.Legal = append(d.Legal, t.Hooks.ExtraDeclarations(t, s.Faction, int(s.Moves))...)
	return []engine.Decision{d}
}

func (s *declarations) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "done" {
		s.Over = true
		return events{t.Say("declarations-over", "15.21", s.Faction, t.FactionRef(s.Faction), "", 0)}
	}
	s.Said = e.Choice
	return nil
}

func (s *declarations) Next(t *Table, _ step) (step, bool, events) {
	c := s.Said
	s.Said = engine.Choice{}
	switch c.Verb {
	case "":
		call, seen := t.Hooks.AfterMove(t, s.Faction)
		return call, s.Over && call == nil, seen
	case "declare-war":
		return t.Hooks.WarCost(t, s.Faction), false, t.DeclareInTurn(s.Faction, t.FactionOf(c.On))
	case "intervene":
		return nil, false, t.declareIntervention(t.sayer(s.Faction, c), t.NationOf(c.On))
	}
	if c.Verb != "violate" {
		call, seen := t.Hooks.DeclareExtra(t, s.Faction, c)
		return call, false, seen
	}
	n, by := t.NationOf(c.On), t.sayer(s.Faction, c)
	t.oweIn(n, by)
	if ward := t.Hooks.ProtectorOf(t, n); ward != NoFaction {
		seen := t.DeclareWar(s.Faction, ward)
		t.Faction(s.Faction).Violated = true
		call, more := t.Hooks.AfterProtectorAttacked(t, n)
		return call, false, append(append(seen, t.Say("violated", t.Rule.Warded, s.Faction, t.NationRef(n), t.FactionRef(s.Faction), 0)), more...)
	}
	return &Violation{By: by, Nation: n}, false, nil
}

// DeclareInTurn Declares War, and notes what that obliges to.
func (t *Table) DeclareInTurn(f, on Side) events {
	t.Owe(f, on)
	return t.DeclareWar(f, on)
}

// Owe notes that a Side must Aggress against another in this Player Turn.
func (t *Table) Owe(by, on Side) { t.Turn.Duties = append(t.Turn.Duties, Duty{By: by, On: on}) }

// oweIn notes what a Side owes when it Violates a Nation. Where it is at war already with the Side that stands by the Nation, there is no
// Declaration of War, and it is enough to enter.
func (t *Table) oweIn(n Nation, by Side) {
	ward := t.Hooks.ProtectorOf(t, n)
	t.Turn.Duties = append(t.Turn.Duties, Duty{By: by, In: n, Enter: ward != NoFaction && t.Enemies(by, ward)})
}

// declarable lists what a Faction could declare, whether or not it could do what that obliges to.
func (t *Table) declarable(f Faction) (list []engine.Choice) {
	for _, g := range f.Rivals() {
		if !t.Enemies(f, g) && t.Hooks.MayDeclare(t, f, g) {
			list = append(list, engine.Choice{Verb: "declare-war", On: t.FactionRef(g)})
		}
	}
	for _, side := range t.AllSides() {
		if side == NoFaction || t.PlayerOf(side) != f {
			continue
		}
		var to engine.Ref
		if side != f {
			to = t.FactionRef(side)
		}
		for n := Nation(1); n <= t.LastNation; n++ {
			switch {
			case t.CanViolate(side, n):
				list = append(list, engine.Choice{Verb: "violate", On: t.NationRef(n), To: to})
			case t.CanIntervene(side, n):
				list = append(list, engine.Choice{Verb: "intervene", On: t.NationRef(n), To: to})
			}
		}
	}
	return list
}

// sayer is the Side of the player that a declaration is for: one that fights apart is named in it.
func (t *Table) sayer(f Faction, c engine.Choice) Side {
	if c.To != "" {
		return t.FactionOf(c.To)
	}
	return f
}

// CanViolate reports whether a Nation is Neutral: one that never was at war, unless a game forbids it,
// or a Colony that a Defeated Power has left behind.
func (t *Table) CanViolate(f Faction, n Nation) bool {
	s := &t.Nations[n]
	if g := s.Influence.Of; g != t.PlayerOf(f) && t.Status(n, g) >= Protectorate && !t.Enemies(f, g) && !t.Hooks.MayDeclare(t, f, g) {
		return false
	}
	return t.Neutral(n) && t.Hooks.MayViolate(t, f, n) || s.Armed && s.Violators == 0
}

// Feasible tries a declaration on a copy of the table: whether the units can then do all that is owed.
// Where nothing else is, one unit near the victim is enough.
func (t *Table) Feasible(f Faction, c engine.Choice, moves int) bool {
	target := t.Victim(c)
	side := t.sayer(f, c)
	near := func(b *Block) bool {
		return t.SideOf(b.ID.Nation) == side && slices.ContainsFunc(target, func(a Area) bool { return t.Apart[b.At][a] <= farthestMove })
	}
	if !slices.ContainsFunc(t.Blocks, func(b Block) bool { return b.ID.Type != Fortress && near(&b) }) {
		return false
	}
	try := t.Clone()
	try.Suppose(side, c)
	w := try.Front(f)
	if len(try.Turn.Duties) == 1 {
		return (&Owing{w: w}).standing(nil) != 0 || moves > 0 && slices.ContainsFunc(try.Blocks, func(b Block) bool { return near(&b) && w.could(&b) })
	}
	o := w.Debts(moves)
	return o.CanMeet(Duties(1)<<len(try.Turn.Duties)-1, moves, nil)
}

// could reports whether a unit could do any duty.
func (w *Front) could(b *Block) bool {
	return w.canMove(b) && slices.ContainsFunc(w.Of(b).Moving(b).Areas(), func(a Area) bool { return w.done(b, a) != 0 })
}

// Victim lists the areas in which a declaration would let units Aggress, or help.
func (t *Table) Victim(c engine.Choice) (list []Area) {
	if n := t.NationOf(c.On); c.On.Class() == "nation" {
		for a := Area(1); a <= t.LastArea; a++ {
			if t.within(n, a) {
				list = append(list, a)
			}
		}
		return list
	}
	on := t.FactionOf(c.On)
	for _, a := range t.LandAreas() {
		if t.Controller(a) == on {
			list = append(list, a)
		}
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; t.SideOf(b.ID.Nation) == on && !slices.Contains(list, b.At) {
			list = append(list, b.At)
		}
	}
	return list
}

// Suppose is a declaration with what it does to the map at worst: a Protector stands by its Protectorate.
// What the garrison is made of matters to no move.
func (t *Table) Suppose(f Side, c engine.Choice) {
	switch n := t.NationOf(c.On); {
	case c.On.Class() == "faction":
		t.DeclareInTurn(f, t.FactionOf(c.On))
	case c.Verb == "intervene":
		t.declareIntervention(f, n)
	default:
		t.oweIn(n, f)
		g := t.Nations[n].Influence.Of
		if ward := t.Hooks.ProtectorOf(t, n); ward != NoFaction {
			g = ward
		} else if g == t.PlayerOf(f) || t.Status(n, g) < Protectorate {
			t.Arm(n, f)
			return
		}
		t.DeclareWar(f, t.Hooks.WinsFor(t, n, g))
		side := t.Hooks.WinsFor(t, n, g) // the war may have made it another
		if t.Power(n) && t.Hooks.ProtectorOf(t, n) == NoFaction {
			return // it has joined with the war
		}
		t.TakeNation(n, side)
		for _, a := range t.garrison(n, side) {
			t.Blocks.Place(a.Nation, Infantry, a.CV, a.Area)
		}
	}
}

var _ = register("declarations", &declarations{})
