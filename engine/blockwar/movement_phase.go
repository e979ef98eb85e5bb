package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 11.0 Movement Phase. A move is asked in three parts: from where and of which Nation, which everybody
// sees; which unit, which its owner alone sees; and where to, with the border and the BattleGroup where
// these matter.
type MovementPhase struct {
	Faction Faction
	Left    uint8
	Stage   movePart
	From    Area
	Nation  Nation
	Pose    Pose // of the unit
	Unit    ID
	Helped  uint8 // Interventions that have been carried out
}

type movePart uint8

const (
	fromPart movePart = iota
	unitPart
	toPart
	settlePart // what the last move has brought about
	moved
)

func (s *MovementPhase) Waiting(t *Table) bool {
	return s.Stage < settlePart && !s.wins(t)
}

// wins reports whether the player has an Atomic Victory now.
func (s *MovementPhase) wins(t *Table) bool {
	if s.Stage != fromPart {
		return false
	}
	bomber, _ := t.canDeliver(s.Faction)
	return bomber != nil
}

func (s *MovementPhase) Open(t *Table) []engine.Decision {
	o := t.Front(s.Faction).Debts(int(s.Left))
	switch s.Stage {
	case fromPart:
		d := t.Ask(s.Faction, "move", "11.0", "")
		d.Left = max(0, int(s.Left)-1)
		if o.mayStop() {
			d.Legal = append(d.Legal, Verb("done"))
		}
		if s.Left > 0 {
			d.Legal = append(append(d.Legal, o.movable()...), s.spends(t, o)...)
		}
		if len(d.Legal) == 0 { // who alone could do one thing does another by staying: the former lapses
			d.Legal = append(d.Legal, Verb("done"))
		}
		return []engine.Decision{d}
	case unitPart:
		return []engine.Decision{t.askUnit(s.Faction, "move-unit", "11.0", "unit", s.From, s.units(t, o))}
	}
	return []engine.Decision{t.Ask(s.Faction, "move-to", "11.0", t.AreaRef(s.From), o.movesOf(t.Blocks.Get(s.Unit))...)}
}

// units are those of which one is picked up: one that cannot go may look like another that can.
func (s *MovementPhase) units(t *Table, o *Owing) []*Block {
	return t.Here(s.From, func(b *Block) bool { return s.picks(b) && o.canGo(b) })
}

// picks reports whether a block is of those of which one is picked up.
func (s *MovementPhase) picks(b *Block) bool { return b.ID.Nation == s.Nation && PoseOf(b) == s.Pose }

// movesOf lists where a unit may go.
func (o *Owing) movesOf(b *Block) []engine.Choice {
	if !o.w.canMove(b) {
		return nil
	}
	return o.may(b, o.w.Of(b).choices(b))
}

// canGo reports whether a unit may go anywhere. A step to a Friendly area is soon found.
func (o *Owing) canGo(b *Block) bool {
	if !o.w.canMove(b) {
		return false
	}
	g := o.w.Of(b)
	return o.All == 0 && g.Steps(b) || slices.ContainsFunc(g.Moving(b).Areas(), func(a Area) bool { return o.mayMove(b, a) })
}

// movable lists the areas and Nations of which some unit in some pose can still move.
func (o *Owing) movable() (list []engine.Choice) {
	t := o.w.t
	var offered [LiesDown + 1][AreaRoom]uint64
	for i := range t.Blocks {
		b := &t.Blocks[i]
		n, bit := PoseOf(b), uint64(1)<<b.ID.Nation
		if t.Leads(o.w.f, b.ID.Nation) && offered[n][b.At]&bit == 0 && o.canGo(b) {
			offered[n][b.At] |= bit
			list = append(list, engine.Choice{Verb: "move", On: t.AreaRef(b.At), To: t.NationRef(b.ID.Nation), N: int(n)})
		}
	}
	return list
}

// spends lists what Commands can be spent on beside moves, where enough is left for what is owed.
func (s *MovementPhase) spends(t *Table, o *Owing) []engine.Choice {
	if !o.CanMeet(o.All, int(s.Left)-1, nil) {
		return nil
	}
	return t.Hooks.CommandUses(t, s.Faction, int(s.Left), o.mayStop())
}

func (s *MovementPhase) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "done":
		s.Stage = moved
		return append(events{t.Say("moves-over", "11.0", s.Faction, t.FactionRef(s.Faction), "", int(s.Left))}, t.stayedAtSea(s.Faction)...)
	case "move":
		s.Stage, s.From, s.Nation, s.Pose = unitPart, t.AreaOf(c.On), t.NationOf(c.To), Pose(c.N)
		return nil
	case "unit":
		s.Stage, s.Unit = toPart, t.named(s.units(t, t.Front(s.Faction).Debts(int(s.Left))), c).ID
		return nil
	}
	if s.Stage == fromPart {
		cost, seen := t.Hooks.UseCommand(t, s.Faction, c, int(s.Left))
		s.Stage, s.Left = settlePart, s.Left-uint8(cost)
		return seen
	}
	s.Stage = settlePart
	s.Left--
	b := t.Blocks.Get(s.Unit)
	s.Unit = ID{}
	seen := events{t.Say("moved", "11.0", s.Faction, t.AreaRef(s.From), c.To, int(s.Left)),
		t.Tell("unit-moved", "11.0", s.Faction, t.UnitRef(b.ID), c.To, 0, s.Faction)}
	return append(seen, t.carryOut(b, c)...)
}

func (s *MovementPhase) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.wins(t):
		bomber, target := t.canDeliver(s.Faction)
		return &engine.End[Table]{}, true, t.atomicVictory(s.Faction, bomber, target)
	case s.Stage == settlePart:
		s.Stage = fromPart
		call, seen := t.Hooks.AfterMove(t, s.Faction)
		return call, false, seen
	case s.Stage == moved && int(s.Helped) < len(t.Turn.Intervening):
		s.Helped++
		call, seen := t.intervene(s.Faction, t.Turn.Intervening[s.Helped-1])
		return call, false, seen
	}
	return nil, s.Stage == moved, nil
}

var _ = register("movement-phase", &MovementPhase{})

// DeniesRights while a unit is picked up.
func (s *MovementPhase) DeniesRights(*Table) bool { return s.Stage != fromPart }
