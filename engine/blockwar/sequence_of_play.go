package blockwar

import "interbellum/engine"

// 6.0 Sequence of Play. The root procedure remembers nothing: the phase on the table says where the
// match stands, so that a phase's start is a safe point.
type SequenceOfPlay struct{ NoQuestions }

// Safe reports whether the table alone tells the whole position.
func (*SequenceOfPlay) Safe(*Table) bool { return true }

func (*SequenceOfPlay) Next(t *Table, ended step) (step, bool, events) {
	if ended != nil {
		return t.nextPhase()
	}
	t.Active = NoFaction
	switch t.Phase {
	case SetupPhase:
		return t.Hooks.Setup(t), false, nil
	case YearStartPhase:
		return &YearStart{}, false, nil
	case ProductionPhase:
		return &Production{}, false, events{t.Say("production-phase", "7.2", NoFaction, YearRef(t.Year), "", 0)}
	case GovernmentPhase:
		return &Government{}, false, events{t.Say("government-phase", "7.3", NoFaction, YearRef(t.Year), "", 0)}
	default:
		return &Season{}, false, events{t.Say("season", "10.0", NoFaction, YearRef(t.Year), PhaseRef(t.Phase), 0)}
	}
}

// nextPhase moves on when a phase is over. Control is evaluated at the start of each (1.14), and who
// controls two Rival capitals then has won.
func (t *Table) nextPhase() (step, bool, events) {
	if t.Won.Kind != "" {
		return &engine.End[Table]{}, true, nil
	}
	t.Active = NoFaction
	t.EvaluateControl()
	if seen := t.MilitaryVictory(); seen != nil {
		return &engine.End[Table]{}, true, seen
	}
	if t.Phase != Winter {
		t.Phase++
		return nil, false, nil
	}
	if t.Year == t.Terms().Last {
		return &engine.End[Table]{}, true, t.EconomicHegemony()
	}
	t.Phase = YearStartPhase
	return nil, false, nil
}

var _ = register("game", &SequenceOfPlay{})
