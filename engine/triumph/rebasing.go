package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 13.12 Active ANS ReBasing: once a Battle is resolved, Active ANS units in that area may ReBase, Escaped
// Subs excepted. That one goes and where to everybody sees; which of several upright ones, its owner.
type reBasing struct {
	done
	Faction Faction
	Area    Area
	Blind   bool // some units here never joined the Battle: others do not know what they are
	Stage   reBasePartOf
	Unit    blockID
}

type reBasePartOf uint8

const (
	offerPart reBasePartOf = iota
	pickPart
	basePart
	enoughPart
)

// own lists the Faction's blocks here, Escaped Subs excepted, that some condition picks.
func (s *reBasing) own(t *Table, pick func(*block) bool) []*block {
	return t.here(s.Area, func(b *block) bool { return sideOf(b) == s.Faction && !b.Has(blockwar.Escaped) && pick(b) })
}

func (s *reBasing) units(t *Table) []*block {
	return s.own(t, func(b *block) bool { return Chart()[b.ID.Type].ReBases && len(t.exits(b, toBase)) > 0 })
}

// upright reports whether the units here stand up: which of them goes is hidden then.
func (s *reBasing) upright(t *Table) bool {
	return len(s.own(t, func(b *block) bool { return b.Has(blockwar.FaceUp) })) == 0
}

// Waiting: where others do not know what is here, the question is asked in any case. They must not learn
// from silence that nothing can ReBase.
func (s *reBasing) Waiting(t *Table) bool {
	switch s.Stage {
	case offerPart:
		return s.Blind && len(s.own(t, func(*block) bool { return true })) > 0 || len(s.units(t)) > 0
	case enoughPart:
		return false
	}
	return true
}

func (s *reBasing) Open(t *Table) []engine.Decision {
	switch {
	case s.Stage == offerPart:
		d := ask(s.Faction, "rebase", "13.12", areaRef(s.Area), verb("done"))
		if len(s.units(t)) > 0 {
			d.Legal = append(d.Legal, verb("rebase"))
		}
		return []engine.Decision{d}
	case s.Stage == basePart:
		return []engine.Decision{ask(s.Faction, "rebase-to", "13.12", areaRef(s.Area), t.exits(t.Blocks.Get(s.Unit), toBase)...)}
	case s.upright(t):
		d := askHidden(s.Faction, "rebase-unit", "13.12", areaRef(s.Area), "picks a unit up")
		for _, b := range s.units(t) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "unit", On: unitRef(b.ID)})
		}
		return []engine.Decision{d}
	}
	d := ask(s.Faction, "rebase-unit", "13.12", areaRef(s.Area))
	for _, b := range s.units(t) {
		if c := openChoice("unit", b); !slices.Contains(d.Legal, c) {
			d.Legal = append(d.Legal, c)
		}
	}
	return []engine.Decision{d}
}

// openChoice names a block that lies face up by what everybody sees of it.
func openChoice(verb string, b *block) engine.Choice {
	return engine.Choice{Verb: verb, On: kindRef(b.ID), N: int(b.CV)}
}

func (s *reBasing) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "done":
		s.Stage = enoughPart
	case "rebase":
		s.Stage = pickPart
	case "unit":
		s.Stage = basePart
		for _, b := range s.units(t) {
			if unitRef(b.ID) == e.Choice.On || openChoice("unit", b) == e.Choice {
				s.Unit = b.ID
				break
			}
		}
	default:
		b := t.Blocks.Get(s.Unit)
		s.Stage, s.Unit = offerPart, blockID{}
		return t.leave(b, e.Choice, "13.12")
	}
	return nil
}

var _ = register("rebasing", &reBasing{})
