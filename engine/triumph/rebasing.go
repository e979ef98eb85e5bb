package triumph

import (
	"interbellum/engine"
)

// 13.12 Active ANS ReBasing: once a Battle is resolved, Active ANS units in that area may ReBase, Escaped
// Subs excepted. That one goes and where to everybody sees, and which it is, unless it stands upright.
type reBasing struct {
	done
	Faction Faction
	Area    Area
	Stage   reBasePart
	Pose    pose
	Unit    blockID
}

type reBasePart uint8

const (
	offerPart reBasePart = iota
	pickPart
	basePart
	enoughPart
)

// units lists the Faction's blocks in some pose that can ReBase.
func (s *reBasing) units(t *Table, how pose) []*block {
	return t.here(s.Area, func(b *block) bool {
		return sideOf(b) == s.Faction && poseOf(b) == how && Chart()[b.ID.Type].ReBases && len(t.exits(b, toBase)) > 0
	})
}

// hides reports whether blocks stand upright here: BattleGroups that have not had to join. Others do not
// know what they are, and must not learn it from silence: the question is asked in any case.
func (s *reBasing) hides(t *Table) bool {
	return len(t.here(s.Area, func(b *block) bool { return sideOf(b) == s.Faction && poseOf(b) == upright })) > 0
}

func (s *reBasing) Waiting(t *Table) bool {
	switch s.Stage {
	case offerPart:
		return s.hides(t) || len(s.units(t, faceUp)) > 0
	case enoughPart:
		return false
	}
	return true
}

func (s *reBasing) Open(t *Table) []engine.Decision {
	switch s.Stage {
	case offerPart:
		d := ask(s.Faction, "rebase", "13.12", areaRef(s.Area), verb("done"))
		for _, how := range []pose{upright, faceUp} {
			if len(s.units(t, how)) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "rebase", N: int(how)})
			}
		}
		return []engine.Decision{d}
	case pickPart:
		return []engine.Decision{askUnit(s.Faction, "rebase-unit", "13.12", "unit", s.Area, s.units(t, s.Pose))}
	}
	return []engine.Decision{ask(s.Faction, "rebase-to", "13.12", areaRef(s.Area), t.exits(t.Blocks.Get(s.Unit), toBase)...)}
}

func (s *reBasing) Take(t *Table, e engine.Entry) events {
	switch {
	case s.Stage == basePart:
		b := t.Blocks.Get(s.Unit)
		s.Stage, s.Unit = offerPart, blockID{}
		return t.leave(b, e.Choice, "13.12")
	case s.Stage == pickPart:
		s.Stage, s.Unit = basePart, named(s.units(t, s.Pose), e.Choice).ID
	case e.Choice.Verb == "rebase":
		s.Stage, s.Pose = pickPart, pose(e.Choice.N)
	default:
		s.Stage = enoughPart
	}
	return nil
}

var _ = register("rebasing", &reBasing{})
