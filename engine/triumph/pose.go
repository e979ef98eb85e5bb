package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// pose is how a block stands or lies, which everybody sees.
type pose uint8

const (
	upright pose = iota
	faceUp
	faceDown // an Escaped Sub (12.73)
)

func poseOf(b *block) pose {
	switch {
	case b.Has(blockwar.Escaped):
		return faceDown
	case b.Has(blockwar.FaceUp):
		return faceUp
	}
	return upright
}

// askUnit asks which of some blocks in one pose is meant. Which upright one it is its owner alone knows;
// what lies face up is named by what everybody sees of it, and equal blocks are one answer.
func askUnit(f Faction, kind string, rule engine.Rule, verb string, a Area, units []*block) engine.Decision {
	d := askHidden(f, kind, rule, areaRef(a), "picks a unit up")
	if len(units) > 0 && poseOf(units[0]) == faceUp {
		d = ask(f, kind, rule, areaRef(a))
	}
	for _, b := range units {
		if c := nameFor(verb, b); !slices.Contains(d.Legal, c) {
			d.Legal = append(d.Legal, c)
		}
	}
	return d
}

func nameFor(verb string, b *block) engine.Choice {
	if poseOf(b) == faceUp {
		return engine.Choice{Verb: verb, On: kindRef(b.ID), N: int(b.CV)}
	}
	return engine.Choice{Verb: verb, On: unitRef(b.ID)}
}

// named finds the block that such an answer means.
func named(units []*block, c engine.Choice) *block {
	return units[slices.IndexFunc(units, func(b *block) bool { return nameFor(c.Verb, b) == c })]
}
