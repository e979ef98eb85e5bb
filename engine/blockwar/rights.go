package blockwar

import "interbellum/engine"

// What a player may do at any time: disband units (3.3), repudiate Influence (8.0), reveal a secret
// Technology. Nobody may while Chance answers, nor in the middle of a hidden act or an
// Intelligence card.

func rights(t *Table, stack []step) (list []engine.Decision) {
	if len(stack) == 0 || t.Phase == SetupPhase {
		return nil
	}
	if top, is := stack[len(stack)-1].(interface{ DeniesRights(*Table) bool }); is && top.DeniesRights(t) {
		return nil
	}
	for _, f := range AllFactions {
		if legal := t.disbandings(f); len(legal) > 0 {
			list = append(list, t.Ask(f, "disband", "3.3", "", legal...))
		}
		if legal := t.repudiations(f); len(legal) > 0 {
			list = append(list, t.Ask(f, "repudiate", "8.0", "", legal...))
		}
		if legal := t.Revelations(f); len(legal) > 0 {
			list = append(list, t.Ask(f, "reveal", t.Rule.Vaults, "", legal...))
		}
	}
	return list
}

// use carries out a right.
func use(t *Table, _ []step, e engine.Entry) (step, events) {
	f, c := FactionAt(e.Seat), e.Choice
	switch c.Verb {
	case "disband":
		return &disband{Faction: f, Area: t.AreaOf(c.On), Nation: t.NationOf(c.To), Pose: Pose(c.N)}, events{t.Say("disbands", "3.3", f, c.On, c.To, 1)}
	case "repudiate":
		return nil, t.Repudiate(f, t.NationOf(c.On))
	default:
		return nil, t.revealSecret(f, c)
	}
}

// disbandings lists the areas in which a Nation of the Faction has units in some pose.
func (t *Table) disbandings(f Faction) (list []engine.Choice) {
	var offered [LiesDown + 1][AreaRoom]uint64
	for i := range t.Blocks {
		b := &t.Blocks[i]
		n := PoseOf(b)
		if bit := uint64(1) << b.ID.Nation; t.Leads(f, b.ID.Nation) && offered[n][b.At]&bit == 0 && !t.Hooks.MayNotDisband(t, b) {
			offered[n][b.At] |= bit
			list = append(list, engine.Choice{Verb: "disband", On: t.AreaRef(b.At), To: t.NationRef(b.ID.Nation), N: int(n)})
		}
	}
	return list
}

// 3.3 Unit Disbanding. Everybody sees that a block of the Nation leaves the area, its owner alone which,
// unless it lies face up.
type disband struct {
	EndsWhenIdle
	NoRights
	Faction Faction
	Area    Area
	Nation  Nation
	Pose    Pose
	Gone    bool
}

func (s *disband) Waiting(*Table) bool { return !s.Gone }

func (s *disband) units(t *Table) []*Block {
	return t.Here(s.Area, func(b *Block) bool {
		return b.ID.Nation == s.Nation && PoseOf(b) == s.Pose && !t.Hooks.MayNotDisband(t, b)
	})
}

func (s *disband) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.askUnit(s.Faction, "disband-unit", "3.3", "remove", s.Area, s.units(t))}
}

func (s *disband) Take(t *Table, e engine.Entry) events {
	s.Gone = true
	b := t.named(s.units(t), e.Choice)
	kind := b.ID.Type
	t.TakeOff(b.ID)
	return events{t.Say("unit-disbanded", "3.3", s.Faction, t.AreaRef(s.Area), t.NationRef(s.Nation), 1),
		t.Tell("unit-gone", "3.3", s.Faction, t.TypeRef(kind), t.AreaRef(s.Area), 0, s.Faction)}
}

var _ = register("disband", &disband{})
