package blockwar

import "interbellum/engine"

// 10.2 Player Turns: Movement, then Combat. War and Violations are declared before any unit moves (15.21).
// Under Emergency Command nothing is declared, nobody Aggresses, and there is no Combat Phase (10.11), nor in
// the Defensive Turn of a Passive Ally (18.231).
type PlayerTurn struct {
	Silent
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

func (s *PlayerTurn) Next(t *Table, _ step) (step, bool, events) {
	f := s.Faction
	c := t.CommandOf(f)
	s.Stage++
	switch s.Stage - 1 {
	case declarationPart:
		seen := events{t.Say("player-turn", "10.2", f, t.FactionRef(f), t.Faction(f).Command.ref(), c.Moves)}
		if t.BeginTurn(f); t.Turn.Calm {
			return nil, false, seen
		}
		return &declarations{Faction: f, Moves: uint8(c.Moves)}, false, seen
	case movementPart:
		return &MovementPhase{Faction: f, Left: uint8(c.Moves)}, false, nil
	case combatPart:
		t.Turn.Crossed = nil
		t.EvaluateControl()
		if t.Turn.Calm {
			return nil, false, nil
		}
		return &CombatPhase{Faction: f}, false, events{t.Say("combat-phase", "12.0", f, t.FactionRef(f), "", 0)}
	}
	seen := t.EndTurn()
	if t.Won.Kind != "" {
		return &engine.End[Table]{}, true, seen
	}
	return nil, true, seen
}

// BeginTurn makes a player the Active Player.
func (t *Table) BeginTurn(f Faction) {
	t.Active, t.Turn = f, TurnState{Calm: t.CommandOf(f).Calm}
	for g := range t.Sides {
		t.Sides[g].Surprise = false
	}
	t.EvaluateControl()
}

// EndTurn settles what a Combat Phase has brought, and forgets what holds for a Player Turn only.
func (t *Table) EndTurn() (seen events) {
	if !t.Turn.Calm {
		seen = t.Captures()
	}
	t.Turn = TurnState{}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		b.Marks &^= Moved | Invading
		b.From, b.Group = Nowhere, 0
	}
	t.EvaluateControl()
	return append(seen, t.MilitaryVictory()...)
}

var _ = register("player-turn", &PlayerTurn{})
