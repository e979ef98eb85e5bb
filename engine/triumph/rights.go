package triumph

import "interbellum/engine"

// What a player may do at any time: disband units (3.3), repudiate Influence (8.0), reveal a secret
// Technology (9.3). Nobody may while Chance answers, nor in the middle of a hidden act or an
// Intelligence card.

func rights(t *Table, stack []step) (list []engine.Decision) {
	if len(stack) == 0 || t.Phase == SetupPhase {
		return nil
	}
	switch top := stack[len(stack)-1].(type) {
	case *deal, *peaceDividend, *turnOrder, *muster, *usaForces, *disband, *industry, *achieve, *intelligence, *violation,
		*volley, *casualties, *withdrawal, *submarineEscape, *reBasing, *revealWindow, *briefing:
		return nil
	case *spending:
		if top.Stage == hiddenPart {
			return nil
		}
	case *battle:
		if top.Leaver > 0 {
			return nil
		}
	case *movementPhase:
		if top.Stage != fromPart {
			return nil
		}
	case *commandPhase:
		if top.Hidden {
			return nil
		}
	}
	for _, f := range AllFactions {
		if legal := t.disbandings(f); len(legal) > 0 {
			list = append(list, ask(f, "disband", "3.3", "", legal...))
		}
		if legal := t.repudiations(f); len(legal) > 0 {
			list = append(list, ask(f, "repudiate", "8.0", "", legal...))
		}
		if legal := t.revelations(f); len(legal) > 0 {
			list = append(list, ask(f, "reveal", "9.3", "", legal...))
		}
	}
	return list
}

// use carries out a right.
func use(t *Table, _ []step, e engine.Entry) (step, events) {
	f, c := factionAt(e.Seat), e.Choice
	switch c.Verb {
	case "disband":
		return &disband{Faction: f, Area: areaOf(c.On), Nation: nationOf(c.To), Pose: pose(c.N)}, events{say("disbands", "3.3", f, c.On, c.To, 1)}
	case "repudiate":
		return nil, t.repudiate(f, nationOf(c.On))
	default:
		return nil, t.revealSecret(f, c)
	}
}

// disbandings lists the areas in which a Nation of the Faction has units in some pose.
func (t *Table) disbandings(f Faction) (list []engine.Choice) {
	var offered [faceDown + 1][AreaCount + 1]uint64
	for i := range t.Blocks {
		b := &t.Blocks[i]
		n := poseOf(b)
		if bit := uint64(1) << b.ID.Nation; b.ID.Nation.owner() == f && offered[n][b.At]&bit == 0 {
			offered[n][b.At] |= bit
			list = append(list, engine.Choice{Verb: "disband", On: areaRef(b.At), To: nationRef(b.ID.Nation), N: int(n)})
		}
	}
	return list
}

// 3.3 Unit Disbanding. Everybody sees that a block of the Nation leaves the area, its owner alone which,
// unless it lies face up.
type disband struct {
	done
	Faction Faction
	Area    Area
	Nation  Nation
	Pose    pose
	Gone    bool
}

func (s *disband) Waiting(*Table) bool { return !s.Gone }

func (s *disband) units(t *Table) []*block {
	return t.here(s.Area, func(b *block) bool { return b.ID.Nation == s.Nation && poseOf(b) == s.Pose })
}

func (s *disband) Open(t *Table) []engine.Decision {
	return []engine.Decision{askUnit(s.Faction, "disband-unit", "3.3", "remove", s.Area, s.units(t))}
}

func (s *disband) Take(t *Table, e engine.Entry) events {
	s.Gone = true
	b := named(s.units(t), e.Choice)
	kind := b.ID.Type
	t.takeOff(b.ID)
	return events{say("unit-disbanded", "3.3", s.Faction, areaRef(s.Area), nationRef(s.Nation), 1),
		tell("unit-gone", "3.3", s.Faction, typeRef(kind), areaRef(s.Area), 0, s.Faction)}
}

var _ = register("disband", &disband{})
