package triumph

import (
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
	}
	return []engine.Decision{askUnit(s.Faction, "rebase-unit", "13.12", "unit", s.Area, s.units(t))}
}

func (s *reBasing) Take(t *Table, e engine.Entry) events {
	switch {
	case s.Stage == basePart:
		b := t.Blocks.Get(s.Unit)
		s.Stage, s.Unit = offerPart, blockID{}
		return t.leave(b, e.Choice, "13.12")
	case s.Stage == pickPart:
		s.Stage, s.Unit = basePart, named(s.units(t), e.Choice).ID
	case e.Choice.Verb == "rebase":
		s.Stage = pickPart
	default:
		s.Stage = enoughPart
	}
	return nil
}

var _ = register("rebasing", &reBasing{})
