package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Hooks are what a game's board has that the policies of both games do not know of. One that is nil has nothing to say.
type Hooks struct {
	// Acts weighs answers that this game alone has among those to a question of both, by their verb.
	Acts map[string]Weigher
	// Gains is what it is worth to a Faction to hold an area, beside its POP and RES.
	Gains func(t *blockwar.Table, f blockwar.Faction, a blockwar.Area) int
	// Ventures are declarations of this game alone that are worth a thought, Venture does one to the board and tells what it costs;
	// false: it is none of this game's.
	Ventures func(t *blockwar.Table, f blockwar.Faction) []engine.Choice
	Venture  func(s *Sight, t *blockwar.Table, c engine.Choice) (cost int, own bool)
	// Covets tells the Neutrals that units are to gather against, to be Violated.
	Covets func(t *blockwar.Table, f blockwar.Faction, n blockwar.Nation) bool
	// Stands is what a Faction can be expected to make of what this game alone has.
	Stands func(t *blockwar.Table, f blockwar.Faction) int
	// Conqueror is the Faction that sets out for a war from the first, if there is one.
	Conqueror blockwar.Faction
	// Marchers are those to whom an area there counts for what lies beyond it as well.
	Marchers blockwar.Set
	// Intrudes is what it costs besides to send a unit into an area.
	Intrudes func(t *blockwar.Table, b *blockwar.Block, a blockwar.Area) int
	// Errands is what Commands promise that are spent on something else than moves.
	Errands func(s *Sight, moves int) int
	// Bought is how many of the cards that count as bought this Year are cards in hand.
	Bought func(s *Sight) int
}

// fights reports whether the Faction has Enemies or sets out to have some: it needs its Action cards as Commands.
func (s *Sight) fights() bool { return len(s.Own.Wars) > 0 || s.Facts.Conqueror == s.Me }

// bought is how many cards the Faction has bought this Year.
func (s *Sight) bought() int {
	if s.Facts.Bought == nil {
		return s.Own.Bought
	}
	return s.Facts.Bought(s)
}

// gains is what an area is worth to a Faction beside its POP and RES.
func (l *survey) gains(f blockwar.Faction, a blockwar.Area) int {
	if l.facts.Gains == nil {
		return 0
	}
	return l.facts.Gains(l.t, f, a)
}

// intrudes is what it costs besides to send a unit into an area.
func (l *survey) intrudes(b *blockwar.Block, a blockwar.Area) int {
	if l.facts.Intrudes == nil {
		return 0
	}
	return l.facts.Intrudes(l.t, b, a)
}

// ownSides are the Sides that the player leads.
func ownSides(t *blockwar.Table, f blockwar.Faction) (list []blockwar.Side) {
	for _, side := range t.AllSides() {
		if side != blockwar.NoFaction && t.PlayerOf(side) == f {
			list = append(list, side)
		}
	}
	return list
}

// anEnemy reports whether a Side is an Enemy of one that the player leads.
func (l *survey) anEnemy(side blockwar.Side) bool {
	return slices.ContainsFunc(l.sides, func(own blockwar.Side) bool { return l.t.Enemies(own, side) })
}

// Press is what one more own marker on a Neutral is worth, or one less of a Rival.
func (s *Sight) Press(n blockwar.Nation) int { return s.press(n, false) }

// Table is the board as it is seen.
func (s *Sight) Table() *blockwar.Table { return s.land.t }

// Prize is what it is worth to take an area.
func (s *Sight) Prize(a blockwar.Area) int { return s.land.prize(a) }
