package triumph

import (
	"slices"

	"interbellum/engine"
)

// 11.0 Movement Phase. A move is asked in three parts: from where and of which Nation, which everybody
// sees; which unit, which its owner alone sees; and where to, with the border and the BattleGroup where
// these matter.
type movementPhase struct {
	Faction Faction
	Left    uint8
	Stage   movePart
	From    Area
	Nation  Nation
	Pose    pose // of the unit
	Unit    blockID
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

func (s *movementPhase) Waiting(t *Table) bool {
	return s.Stage < settlePart && !s.wins(t)
}

// wins reports whether the player has an Atomic Victory now (16.4).
func (s *movementPhase) wins(t *Table) bool {
	if s.Stage != fromPart {
		return false
	}
	bomber, _ := t.canDeliver(s.Faction)
	return bomber != nil
}

func (s *movementPhase) Open(t *Table) []engine.Decision {
	g := t.lay(s.Faction)
	o := g.debts(int(s.Left))
	switch s.Stage {
	case fromPart:
		d := ask(s.Faction, "move", "11.0", "")
		d.Left = max(0, int(s.Left)-1)
		if o.mayStop() {
			d.Legal = append(d.Legal, verb("done"))
		}
		if s.Left > 0 {
			d.Legal = append(d.Legal, o.movable()...)
		}
		return []engine.Decision{d}
	case unitPart:
		var units []*block
		for _, b := range t.here(s.From, s.picks) {
			if o.canGo(b) {
				units = append(units, b)
			}
		}
		return []engine.Decision{askUnit(s.Faction, "move-unit", "11.0", "unit", s.From, units)}
	}
	return []engine.Decision{ask(s.Faction, "move-to", "11.0", areaRef(s.From), o.movesOf(t.Blocks.Get(s.Unit))...)}
}

// picks reports whether a block is of those of which one is picked up.
func (s *movementPhase) picks(b *block) bool { return b.ID.Nation == s.Nation && poseOf(b) == s.Pose }

// movesOf lists where a unit may go.
func (o *debts) movesOf(b *block) []engine.Choice {
	if !o.g.canMove(b) {
		return nil
	}
	return o.may(b, o.g.choices(b))
}

// canGo reports whether a unit may go anywhere. A step to a Friendly area is soon found.
func (o *debts) canGo(b *block) bool {
	if o.all == 0 && o.g.canMove(b) && o.g.steps(b) {
		return true
	}
	return o.g.canMove(b) && slices.ContainsFunc(o.g.moving(b).Areas(), func(a Area) bool { return o.mayMove(b, a) })
}

// movable lists the areas and Nations of which some unit in some pose can still move.
func (o *debts) movable() (list []engine.Choice) {
	var offered [faceDown + 1][AreaCount + 1]uint64
	for i := range o.g.t.Blocks {
		b := &o.g.t.Blocks[i]
		n, bit := poseOf(b), uint64(1)<<b.ID.Nation
		if b.ID.Nation.owner() == o.g.f && offered[n][b.At]&bit == 0 && o.canGo(b) {
			offered[n][b.At] |= bit
			list = append(list, engine.Choice{Verb: "move", On: areaRef(b.At), To: nationRef(b.ID.Nation), N: int(n)})
		}
	}
	return list
}

func (s *movementPhase) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "done":
		s.Stage = moved
		return append(events{say("moves-over", "11.0", s.Faction, factionRef(s.Faction), "", int(s.Left))}, t.stayedAtSea(s.Faction)...)
	case "move":
		s.Stage, s.From, s.Nation, s.Pose = unitPart, areaOf(c.On), nationOf(c.To), pose(c.N)
		return nil
	case "unit":
		s.Stage, s.Unit = toPart, named(t.here(s.From, s.picks), c).ID
		return nil
	}
	s.Stage = settlePart
	s.Left--
	b := t.Blocks.Get(s.Unit)
	s.Unit = blockID{}
	seen := events{say("moved", "11.0", s.Faction, areaRef(s.From), c.To, int(s.Left)),
		tell("unit-moved", "11.0", s.Faction, unitRef(b.ID), c.To, 0, s.Faction)}
	return append(seen, t.carryOut(s.Faction, b, c)...)
}

func (s *movementPhase) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.wins(t):
		bomber, target := t.canDeliver(s.Faction)
		return &engine.End[Table]{}, true, t.atomicVictory(s.Faction, bomber, target)
	case s.Stage == settlePart:
		s.Stage = fromPart
		if t.canadaEntered(s.Faction) {
			call, seen := t.usaAttacked()
			return call, false, seen
		}
		return nil, false, nil
	case s.Stage == moved && int(s.Helped) < len(t.Turn.Intervening):
		s.Helped++
		call, seen := t.intervene(s.Faction, t.Turn.Intervening[s.Helped-1])
		return call, false, seen
	}
	return nil, s.Stage == moved, nil
}

var _ = register("movement-phase", &movementPhase{})
