package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 10.2 Player Turns: Movement, then Combat. War and Violations are declared before any unit moves (15.21).
// Under Emergency Command nothing is declared, nobody Aggresses, and there is no Combat Phase (10.11).
type PlayerTurn struct {
	NoQuestions
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
	if s.Stage >= combatPart {
		if call, seen := t.Hooks.AfterPhase(t, f, s.Stage == combatPart); call != nil {
			return call, false, seen
		}
	}
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

// TurnState is what a Player Turn remembers of its Movement Phase for its Combat Phase (10.2). It is
// empty between Player Turns, as are the marks of blocks that hold for a Player Turn: From, the area from
// which a block Engaged or Invaded; Group, its BattleGroup (11.53); Invading (11.221).
type TurnState struct {
	// Entered counts who has Engaged or Invaded over which border, Raiders too. It holds for the
	// whole Player Turn: where somebody came from decides who retreats where (12.5).
	Entered Crossings
	// Crossed counts against the border limits of the phase under way (11.52). It is emptied when the
	// Combat Phase begins, since the limits apply anew to Retreats.
	Crossed Crossings
	// Aggressed are the areas in which the Active Player has Aggressed (11.54), sorted. Where there is a
	// Battle, it must be resolved in this Player Turn (12.1).
	Aggressed []Area
	// Groups are the BattleGroups, numbered from 1 (11.53).
	Groups []BattleGroup
	// Duties are what a declaration obliges to and is not yet done (15.21).
	Duties []Duty
	// Intervening are the Armed Minors that the Active Player comes to help.
	Intervening []Nation
	// Calm: no Aggression, no declarations and no Combat Phase (10.11).
	Calm bool
}

func (s TurnState) clone() TurnState {
	s.Entered, s.Crossed, s.Aggressed = slices.Clone(s.Entered), slices.Clone(s.Crossed), slices.Clone(s.Aggressed)
	s.Groups, s.Duties, s.Intervening = slices.Clone(s.Groups), slices.Clone(s.Duties), slices.Clone(s.Intervening)
	return s
}

// Aggress notes that the Active Player has Aggressed in an area.
func (s *TurnState) Aggress(a Area) {
	if at, found := slices.BinarySearch(s.Aggressed, a); !found {
		s.Aggressed = slices.Insert(s.Aggressed, at, a)
	}
}

// Crosses reports whether one more unit of a Faction may Engage, Disengage, Invade or Retreat over a
// border in this phase (11.52): Ground units are limited, others are not.
func (t *Table) Crosses(f Side, b *Block, from, to Area) bool {
	return t.Chart[b.ID.Type].Class != Ground || t.Turn.Crossed.Room(t.Map.Board, t.Hooks.BorderLimits(t, f), from, to)
}

// Cross counts a unit against the limit of a border.
func (t *Table) Cross(b *Block, from, to Area) {
	t.Turn.Crossed.Add(from, to, t.Chart[b.ID.Type].Class == Ground)
}

// GroundSupport reports whether a Faction has Ground units in an area (11.551).
func (t *Table) GroundSupport(f Side, a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b Block) bool {
		return b.At == a && t.friends(f).Has(t.SideOf(b.ID.Nation)) && t.Chart[b.ID.Type].Class == Ground
	})
}
