package cataclysm

// 3.8 End phase. The queue checks first whether the game ends (1.6). Then what is left in the cup
// is resolved or goes back to the holding boxes.
type endPhase struct {
	noQuestions
	Step uint8
	Todo []Power // powers whose Home Front marker is still to be resolved
}

func (e *endPhase) Next(t *Table, _ step) (step, bool, events) {
	switch e.Step {
	case 0:
		e.Step = 1
		t.moveAll(Neutral, Crisis, Cup, Track)
		if t.count(Neutral, Cup, CivilWarResolution) > 0 {
			t.move(Neutral, CivilWarResolution, Cup, Hand)
			return &civilWars{}, false, nil
		}
		return nil, false, nil
	case 1:
		e.Step, e.Todo = 2, t.increasing(t.activePowers())
		return nil, false, nil
	case 2:
		for len(e.Todo) > 0 {
			p := e.Todo[0]
			e.Todo = e.Todo[1:]
			if t.active(p) && t.count(p, Cup, HomeFront) > 0 {
				t.move(p, HomeFront, Cup, Hand)
				t.Acting = p
				return &homeFront{Power: p}, false, nil
			}
		}
		e.Step = 3
		t.Acting = NoPower
		return nil, false, nil
	}
	return nil, true, t.clearCup()
}

// clearCup moves what is left in the cup, and the reserves, to the holding boxes (3.8 steps 3 and
// 4).
func (t *Table) clearCup() (seen events) {
	t.returnForeign()
	for _, p := range t.activePowers().List() {
		for k := Flag; int(k) < KindCount; k++ {
			if n := t.moveAll(p, k, Cup, Holding) + t.moveAll(p, k, Reserve, Holding); n > 0 {
				seen = append(seen, say("held-over", "3.8", p, counterRef(p, k), "", n))
			}
		}
	}
	return seen
}

var _ = register("end-phase", &endPhase{})
