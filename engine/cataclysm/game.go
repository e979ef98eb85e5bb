package cataclysm

// 3.0 Sequence of play. The root procedure has no memory: the phase on the table says where the
// match stands, so the start of a phase is a safe point.
type game struct{ noQuestions }

// Safe reports whether the table alone is the whole position. The root is asked only when
// nothing else is under way.
func (*game) Safe(t *Table) bool { return len(t.Queue) == 0 }

func (*game) Next(t *Table, ended step) (step, bool, events) {
	if ended != nil {
		return nil, false, t.nextPhase()
	}
	switch t.Phase {
	case AdministrationPhase:
		return &administration{}, false, events{say("turn", "3.2", NoPower, turnRef(t.Turn), "", 0)}
	case ActionPhase:
		t.Drawer = t.chooseDrawer()
		return &actionPhase{}, false, events{say("action-phase", "3.3", t.Drawer, turnRef(t.Turn), "", t.inCup())}
	default:
		return &endPhase{}, false, events{say("end-phase", "3.8", NoPower, turnRef(t.Turn), "", 0)}
	}
}

// nextPhase moves on when a phase is over. The end of the last one begins a new turn.
func (t *Table) nextPhase() events {
	switch t.Phase {
	case AdministrationPhase:
		t.Phase = ActionPhase
	case ActionPhase:
		t.Phase = EndPhase
	default:
		t.newTurn()
	}
	return nil
}

// newTurn turns markers back to their front and advances the turn marker (3.8 steps 5 and 6).
func (t *Table) newTurn() {
	for _, p := range AllPowers.List() {
		st := &t.Powers[p]
		st.Reduced, st.Escalated, st.PostureChanged, st.AskedPrecedence = false, false, false, false
	}
	t.Phase, t.Turn = AdministrationPhase, t.Turn+1
	t.SuddenDeath, t.Crises, t.Setback = false, 0, false
	t.LastDrawn, t.Drawer, t.Acting = NoIdeology, NoPower, NoPower
}

var _ = register("game", &game{})
