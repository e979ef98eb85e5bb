package blockwar

import (
	"interbellum/engine"
	"interbellum/engine/board"
)

// Adjoins reports whether a unit that Retreats gets over a border: Ground units by land, or onto a coast's sea; ships by sea, or
// by land along the coast.
func (m *Map) Adjoins(at Area, u *Unit, over board.Border[Area, Border]) bool {
	switch {
	case over.Via.Closed():
		return false
	case over.Via.BySea():
		return !m.Sea(at) || u.Ships()
	case u.Ships():
		return m.SameCoast(at, over.To)
	}
	return true
}

// bases is Bases for a unit.
func (g *Layout) bases(b *Block, leaving *Leaving) Costs {
	u := g.t.Unit(g.f, b.ID.Type)
	return g.Bases(b.At, &u, g.t.Hooks.RestrictionClass(b.ID.Nation), leaving)
}

// Bases is what it costs a unit that ReBases to come to each area, by the rules of movement. The first step Disengages: Air
// units and Subs pass over or under Enemy units, others do not. Out of a Battle under way, leaving binds that step;
// otherwise leaving is nil.
func (g *Layout) Bases(at Area, u *Unit, bound uint8, leaving *Leaving) Costs {
	first := func(from, to Area) bool {
		return !g.Barred[to] && !g.Bars(bound, to) && (leaving == nil || from != at || !leaving.Bars(to))
	}
	cost := g.Map.Cheapest(at, u.Speed(false), func(from Area, over board.Border[Area, Border]) bool {
		if over.Via.Closed() || !first(from, over.To) {
			return false
		}
		if u.Class == Air {
			return !g.Closed[over.To] || g.Passes[over.To]
		}
		through := from == at || g.Map.Sea(from) || g.Passes[from]
		return over.Via.BySea() && through && (!g.Enemy[over.To] || u.Class == Submarine)
	})
	for _, over := range g.Map.Board.Neighbours(at) {
		if u.Ships() && g.Map.Land(at) && over.Via.ByLand() && g.Map.SameCoast(at, over.To) && first(at, over.To) {
			cost[over.To] = 1
		}
	}
	return cost
}

// 13.12 Active ANS ReBasing: once a Battle is resolved, Active ANS units in that area may ReBase, Escaped
// Subs excepted. That one goes and where to everybody sees, and which it is, unless it stands upright.
type ReBasing struct {
	EndsWhenIdle
	NoRights
	Faction Side
	Area    Area
	Stage   reBasePart
	Pose    Pose
	Unit    ID
}

type reBasePart uint8

const (
	offerPart reBasePart = iota
	pickPart
	basePart
	enoughPart
)

// units lists the Faction's blocks in some pose that can ReBase.
func (s *ReBasing) units(t *Table, how Pose) []*Block {
	return t.Here(s.Area, func(b *Block) bool {
		return t.PartyOf(b.ID.Nation) == s.Faction && PoseOf(b) == how && t.Chart[b.ID.Type].ReBases && len(t.Exits(b, ToBase)) > 0
	})
}

// hides reports whether blocks stand upright here: BattleGroups that have not had to join. Others do not
// know what they are, and must not learn it from silence: the question is asked in any case.
func (s *ReBasing) hides(t *Table) bool {
	return len(t.Here(s.Area, func(b *Block) bool { return t.PartyOf(b.ID.Nation) == s.Faction && PoseOf(b) == Upright })) > 0
}

func (s *ReBasing) Waiting(t *Table) bool {
	switch s.Stage {
	case offerPart:
		return s.hides(t) || len(s.units(t, LiesUp)) > 0
	case enoughPart:
		return false
	}
	return true
}

func (s *ReBasing) Open(t *Table) []engine.Decision {
	switch s.Stage {
	case offerPart:
		d := t.Ask(s.Faction, "rebase", "13.12", t.AreaRef(s.Area), Verb("done"))
		for _, how := range []Pose{Upright, LiesUp} {
			if len(s.units(t, how)) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "rebase", N: int(how)})
			}
		}
		return []engine.Decision{d}
	case pickPart:
		return []engine.Decision{t.askUnit(s.Faction, "rebase-unit", "13.12", "unit", s.Area, s.units(t, s.Pose))}
	}
	return []engine.Decision{t.Ask(s.Faction, "rebase-to", "13.12", t.AreaRef(s.Area), t.Exits(t.Blocks.Get(s.Unit), ToBase)...)}
}

func (s *ReBasing) Take(t *Table, e engine.Entry) events {
	switch {
	case s.Stage == basePart:
		b := t.Blocks.Get(s.Unit)
		s.Stage, s.Unit = offerPart, ID{}
		return t.Leave(b, e.Choice, "13.12")
	case s.Stage == pickPart:
		s.Stage, s.Unit = basePart, t.named(s.units(t, s.Pose), e.Choice).ID
	case e.Choice.Verb == "rebase":
		s.Stage, s.Pose = pickPart, Pose(e.Choice.N)
	default:
		s.Stage = enoughPart
	}
	return nil
}

var _ = register("rebasing", &ReBasing{})
