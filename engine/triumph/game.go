package triumph

import "interbellum/engine"

// 6.0 Sequence of Play. The root procedure remembers nothing: the phase on the table says where the
// match stands, so that a phase's start is a safe point.
type game struct{ silent }

// Safe reports whether the table alone tells the whole position.
func (*game) Safe(*Table) bool { return true }

func (*game) Next(t *Table, ended step) (step, bool, events) {
	if ended != nil {
		return t.nextPhase()
	}
	t.Active = NoFaction
	switch t.Phase {
	case SetupPhase:
		if t.Scenario == scenario1939 {
			return &shortSetup{}, false, nil
		}
		return &setup{}, false, nil
	case YearStartPhase:
		return &yearStart{}, false, nil
	case ProductionPhase:
		return &production{}, false, events{say("production-phase", "7.2", NoFaction, yearRef(t.Year), "", 0)}
	case GovernmentPhase:
		return &government{}, false, events{say("government-phase", "7.3", NoFaction, yearRef(t.Year), "", 0)}
	default:
		return &season{}, false, events{say("season", "10.0", NoFaction, yearRef(t.Year), phaseRef(t.Phase), 0)}
	}
}

// nextPhase moves on when a phase is over. Control is evaluated at the start of each (1.14), and who
// controls two Rival capitals then has won (16.3).
func (t *Table) nextPhase() (step, bool, events) {
	if t.Won.Kind != "" {
		return &engine.End[Table]{}, true, nil
	}
	t.Active = NoFaction
	t.evaluateControl()
	if seen := t.militaryVictory(); seen != nil {
		return &engine.End[Table]{}, true, seen
	}
	if t.Phase != Winter {
		t.Phase++
		return nil, false, nil
	}
	if t.Year == LastYear {
		return &engine.End[Table]{}, true, t.economicHegemony()
	}
	t.Phase = YearStartPhase
	return nil, false, nil
}

var _ = register("game", &game{})
