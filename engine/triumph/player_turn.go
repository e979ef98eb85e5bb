package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 10.2 Player Turns: Movement, then Combat. War and Violations are declared before any unit moves (15.21).
// Under Emergency Command nothing is declared, nobody Aggresses, and there is no Combat Phase (10.11), nor in
// the Defensive Turn of a Passive Ally (18.231).
type playerTurn struct {
	silent
	Faction Faction
	Stage   turnPart
}

type turnPart uint8

const (
	declarationPart turnPart = iota
	movementPart
	combatPart
	turnEndPart
)

func (s *playerTurn) Next(t *Table, _ step) (step, bool, events) {
	f := s.Faction
	c := t.commandOf(f)
	s.Stage++
	switch s.Stage - 1 {
	case declarationPart:
		seen := events{say("player-turn", "10.2", f, factionRef(f), t.faction(f).Command.ref(), c.Moves)}
		if t.beginTurn(f); t.Turn.Calm {
			return nil, false, seen
		}
		return &declarations{Faction: f, Moves: uint8(c.Moves)}, false, seen
	case movementPart:
		return &movementPhase{Faction: f, Left: uint8(c.Moves)}, false, nil
	case combatPart:
		t.Turn.Crossed = nil
		t.evaluateControl()
		if t.Turn.Calm {
			return nil, false, nil
		}
		return &combatPhase{Faction: f}, false, events{say("combat-phase", "12.0", f, factionRef(f), "", 0)}
	}
	seen := t.endTurn()
	if t.Won.Kind != "" {
		return &engine.End[Table]{}, true, seen
	}
	return nil, true, seen
}

// beginTurn makes a player the Active Player.
func (t *Table) beginTurn(f Faction) {
	t.Active, t.Turn = f, TurnState{Calm: t.commandOf(f).Calm}
	for g := range t.Factions {
		t.Factions[g].Surprise = false
	}
	t.evaluateControl()
}

// endTurn settles what a Combat Phase has brought, and forgets what holds for a Player Turn only.
func (t *Table) endTurn() (seen events) {
	if !t.Turn.Calm {
		seen = t.captures()
	}
	t.Turn = TurnState{}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		b.Marks &^= blockwar.Moved | blockwar.Invading
		b.From, b.Group = Nowhere, 0
	}
	t.evaluateControl()
	return append(seen, t.militaryVictory()...)
}

var _ = register("player-turn", &playerTurn{})
