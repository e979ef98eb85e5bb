package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 10.2 Player Turns: Movement, then Combat. Under Emergency Command there is no Combat Phase (10.11).
type playerTurn struct {
	silent
	Faction Faction
	Stage   turnPart
}

type turnPart uint8

const (
	movementPart turnPart = iota
	combatPart
	turnEndPart
)

func (s *playerTurn) Next(t *Table, _ step) (step, bool, events) {
	c := t.commandOf(s.Faction)
	switch s.Stage {
	case movementPart:
		s.Stage = combatPart
		t.beginTurn(s.Faction)
		seen := events{say("player-turn", "10.2", s.Faction, factionRef(s.Faction), t.faction(s.Faction).Command.ref(), c.Moves)}
		return &movementPhase{Faction: s.Faction, Left: uint8(c.Moves)}, false, seen
	case combatPart:
		s.Stage = turnEndPart
		t.Turn.Crossed = nil
		t.evaluateControl()
		if c.Emergency {
			return nil, false, nil
		}
		return &combatPhase{Faction: s.Faction}, false, events{say("combat-phase", "12.0", s.Faction, factionRef(s.Faction), "", 0)}
	}
	t.endTurn()
	return nil, true, nil
}

// beginTurn makes a player the Active Player.
func (t *Table) beginTurn(f Faction) {
	t.Active = f
	for g := range t.Factions {
		t.Factions[g].Surprise = false
	}
	t.evaluateControl()
}

// endTurn forgets what holds for a Player Turn only.
func (t *Table) endTurn() {
	t.Turn = TurnState{}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		b.Marks &^= blockwar.Moved | blockwar.Invading
		b.From, b.Group = Nowhere, 0
	}
	t.evaluateControl()
}

// 11.0 Movement Phase. A move is asked in three parts: from where and of which Nation, which everybody
// sees; which unit, which its owner alone sees; and where to.
type movementPhase struct {
	Faction Faction
	Left    uint8
	Stage   movePart
	From    Area
	Nation  Nation
	Unit    blockID
}

type movePart uint8

const (
	fromPart movePart = iota
	unitPart
	toPart
	moved
)

func (s *movementPhase) Waiting(t *Table) bool { return s.Stage != moved && !s.wins(t) }

// wins reports whether the player has an Atomic Victory now (16.4).
func (s *movementPhase) wins(t *Table) bool {
	if s.Stage != fromPart {
		return false
	}
	bomber, _ := t.canDeliver(s.Faction)
	return bomber != nil
}

func (s *movementPhase) Open(t *Table) []engine.Decision {
	switch s.Stage {
	case fromPart:
		d := ask(s.Faction, "move", "11.0", "", verb("done"))
		d.Left = max(0, int(s.Left)-1)
		if s.Left > 0 {
			d.Legal = append(d.Legal, t.movable(s.Faction)...)
		}
		return []engine.Decision{d}
	case unitPart:
		d := askHidden(s.Faction, "move-unit", "11.0", areaRef(s.From), "picks a unit up")
		g := t.lay(s.Faction)
		for _, b := range t.here(s.From, func(b *block) bool { return b.ID.Nation == s.Nation }) {
			if g.movable(b) {
				d.Legal = append(d.Legal, engine.Choice{Verb: "unit", On: unitRef(b.ID)})
			}
		}
		return []engine.Decision{d}
	default:
		d := ask(s.Faction, "move-to", "11.0", areaRef(s.From))
		for _, a := range t.lay(s.Faction).destinations(t.Blocks.Get(s.Unit)) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "go", On: areaRef(s.From), To: areaRef(a)})
		}
		return []engine.Decision{d}
	}
}

// movable lists the areas and Nations of which some unit can still move.
func (t *Table) movable(f Faction) (list []engine.Choice) {
	var offered [AreaCount + 1]uint64
	g := t.lay(f)
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bit := uint64(1) << b.ID.Nation
		if b.ID.Nation.owner() == f && offered[b.At]&bit == 0 && g.movable(b) {
			offered[b.At] |= bit
			list = append(list, engine.Choice{Verb: "move", On: areaRef(b.At), To: nationRef(b.ID.Nation)})
		}
	}
	return list
}

func (s *movementPhase) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "done":
		s.Stage = moved
		return s.finish(t)
	case "move":
		s.Stage, s.From, s.Nation = unitPart, areaOf(c.On), nationOf(c.To)
		return nil
	case "unit":
		s.Stage, s.Unit = toPart, t.unitOf(c.On).ID
		return nil
	}
	s.Stage = fromPart
	s.Left--
	b := t.Blocks.Get(s.Unit)
	b.At = areaOf(c.To)
	b.Marks |= blockwar.Moved
	s.Unit = blockID{}
	return events{say("moved", "11.0", s.Faction, c.On, c.To, int(s.Left)), tell("unit-moved", "11.0", s.Faction, unitRef(b.ID), c.To, 0, s.Faction)}
}

func (s *movementPhase) finish(t *Table) events {
	return events{say("moves-over", "11.0", s.Faction, factionRef(s.Faction), "", int(s.Left))}
}

func (s *movementPhase) Next(t *Table, _ step) (step, bool, events) {
	if s.wins(t) {
		bomber, target := t.canDeliver(s.Faction)
		return &engine.End[Table]{}, true, t.atomicVictory(s.Faction, bomber, target)
	}
	return nil, s.Stage == moved, nil
}

var (
	_ = register("player-turn", &playerTurn{})
	_ = register("movement-phase", &movementPhase{})
)
