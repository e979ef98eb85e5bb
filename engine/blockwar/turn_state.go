package blockwar

import "slices"

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
	// Duties are what a declaration obliges to and is not yet done (15.21, 15.4, 15.423).
	Duties []Duty
	// Intervening are the Armed Minors that the Active Player comes to help (15.423).
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
func (t *Table) Crosses(f Faction, b *Block, from, to Area) bool {
	return t.Chart[b.ID.Type].Class != Ground || t.Turn.Crossed.Room(t.Map.Board, t.Hooks.Limits(t, f), from, to)
}

// Cross counts a unit against the limit of a border.
func (t *Table) Cross(b *Block, from, to Area) {
	t.Turn.Crossed.Add(from, to, t.Chart[b.ID.Type].Class == Ground)
}

// GroundSupport reports whether a Faction has Ground units in an area (11.551).
func (t *Table) GroundSupport(f Faction, a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b Block) bool {
		return b.At == a && t.SideOf(b.ID.Nation) == f && t.Chart[b.ID.Type].Class == Ground
	})
}
