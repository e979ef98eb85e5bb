package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Pose is how a block stands or lies, which everybody sees.
type Pose uint8

const (
	Upright Pose = iota
	LiesUp
	LiesDown // an Escaped Sub (12.73)
)

// PoseOf is how a block stands or lies.
func PoseOf(b *Block) Pose {
	switch {
	case b.Has(Escaped):
		return LiesDown
	case b.Has(FaceUp):
		return LiesUp
	}
	return Upright
}

// askUnit asks which of some blocks in one pose is meant. Which upright one it is its owner alone knows;
// what lies face up is named by what everybody sees of it, and equal blocks are one answer.
func (t *Table) askUnit(f Faction, kind string, rule engine.Rule, verb string, a Area, units []*Block) engine.Decision {
	d := t.AskHidden(f, kind, rule, t.AreaRef(a), "picks a unit up")
	if len(units) > 0 && PoseOf(units[0]) == LiesUp {
		d = t.Ask(f, kind, rule, t.AreaRef(a))
	}
	for _, b := range units {
		if c := t.NameFor(verb, b); !slices.Contains(d.Legal, c) {
			d.Legal = append(d.Legal, c)
		}
	}
	return d
}

// NameFor is the answer that means a block.
func (t *Table) NameFor(verb string, b *Block) engine.Choice {
	if PoseOf(b) == LiesUp {
		return engine.Choice{Verb: verb, On: t.KindRef(b.ID), N: int(b.CV)}
	}
	return engine.Choice{Verb: verb, On: t.UnitRef(b.ID)}
}

// named finds the block that such an answer means.
func (t *Table) named(units []*Block, c engine.Choice) *Block {
	return units[slices.IndexFunc(units, func(b *Block) bool { return t.NameFor(c.Verb, b) == c })]
}
