package cataclysm

import "interbellum/engine"

// BattleView is the battle of the operation under way, and what its remaining combats look like
// now.
type BattleView struct {
	Verb      string
	Target    Area
	Attacker  Power
	Defender  Power
	Attackers []FighterView
	Defenders []FighterView
	Origin    Area // of an invasion
	Path      []Area
	Augment   int
	Surprised bool
	Strait    bool
	Aid       bool
	Moved     bool // the attackers are in the target
	Air       Lead // side with air superiority, or that would have it now
	Settled   bool // air superiority is determined
	Combats   []CombatView
	Outcome   *OutcomeView // of the last combat fought
}

// FighterView is a unit in a battle.
type FighterView struct {
	Unit     engine.Ref
	Face     CounterFace
	From     Area
	Extended bool
	Limited  bool
	Support  bool
}

// CombatView is a combat that is still to come, the next one first (10.1).
type CombatView struct {
	Kind    string // "land", "naval", "air"
	Attack  ThrowView
	Defence ThrowView
	Odds    Chances // the attacker is the first side
}

// ThrowView is the throw of one side as it would be now.
type ThrowView struct {
	Chooser  Power // decides about retreat and losses, or NoPower
	Dice     int
	Mods     []Mod // each with its rule
	Sum      int   // of the modifiers
	Units    []engine.Ref
	Capacity int // how many losses the units can take
}

// OutcomeView is how a combat ended.
type OutcomeView struct {
	Tie    bool
	Winner Power // NoPower in a tie
	Excess int
}

func (t *Table) describeBattle() *BattleView {
	b := t.Battle
	if b == nil {
		return nil
	}
	v := &BattleView{Verb: b.Verb, Target: b.Target, Attacker: b.Attacker, Defender: b.Defender,
		Attackers: t.describeSide(attacking), Defenders: t.describeSide(defending), Origin: b.Origin,
		Path: append([]Area(nil), b.Path...), Augment: int(b.Augment), Surprised: b.Surprised, Strait: b.Strait, Aid: b.Aid,
		Moved: b.Moved, Air: t.lead(), Settled: b.Settled}
	if b.Outcome.Fought {
		v.Outcome = &OutcomeView{Tie: b.Outcome.Tie, Excess: int(b.Outcome.Excess)}
		if !b.Outcome.Tie {
			v.Outcome.Winner = t.primary(1 - int(b.Outcome.Loser))
		}
	}
	if b.Moved && !b.Over {
		v.Combats = t.describeCombats()
	}
	return v
}

func (t *Table) describeSide(side int) (list []FighterView) {
	for _, f := range t.Battle.Sides[side] {
		if u := t.unit(f.Unit); u != nil {
			list = append(list, FighterView{f.Unit.Ref(), u.face(), f.From, f.Extended, f.Limited, f.Support})
		}
	}
	return list
}

// describeCombats lists an air combat for superiority if both sides have aircraft, and the main
// combat with the superiority that is settled or would be.
func (t *Table) describeCombats() (list []CombatView) {
	main := combatOf(t.Battle.Verb)
	air := len(t.fighters(attacking, isAirUnit)) > 0 && len(t.fighters(defending, isAirUnit)) > 0
	if main != "air" && !t.Battle.Settled && air {
		list = append(list, t.describeCombat("air"))
	}
	return append(list, t.describeCombat(main))
}

func (t *Table) describeCombat(kind string) CombatView {
	a, d := t.describeThrow(attacking, kind), t.describeThrow(defending, kind)
	v := CombatView{Kind: kind, Attack: a, Defence: d, Odds: Odds(a.Dice, a.Sum, d.Dice, d.Sum)}
	t.addTriumphs(kind, &v.Odds)
	return v
}

func (t *Table) describeThrow(side int, kind string) ThrowView {
	r, units := t.combatRoll(side, kind), t.fighters(side, combatUnits(kind))
	v := ThrowView{Chooser: t.chooser(side), Dice: int(r.Dice), Mods: r.Mods, Capacity: capacity(units)}
	for _, m := range r.Mods {
		v.Sum += int(m.N)
	}
	for _, u := range units {
		v.Units = append(v.Units, u.Ref())
	}
	return v
}
