package cataclysm

import "interbellum/engine"

// 5.5.2 Collapse, and its procedure 5.5.3 in the order of its steps. One die against the surrender
// threshold shows whether the power surrenders instead.
type collapse struct {
	noQuestions
	Power  Power
	Stage  uint8
	Losses uint8 // of an atomic bomb that caused it (12.2.2)
}

// threshold is the surrender threshold of this collapse: each loss to an atomic bomb that
// caused it adds one (12.2.2).
func (c *collapse) threshold(t *Table) int { return t.surrenderThreshold(c.Power) + int(c.Losses) }

func (c *collapse) Next(t *Table, ended step) (step, bool, events) {
	p := c.Power
	switch c.Stage {
	case 0:
		if !t.active(p) || t.Powers[p].Stability != Collapsed {
			return nil, true, nil
		}
		if t.hasLostAllHomes(p) {
			return &surrender{Power: p, Atomic: c.Losses > 0}, true, nil
		}
		c.Stage = 1
		seen := events{say("surrender-threshold", "5.5.2", p, powerRef(p), "", c.threshold(t))}
		return newRoll(p, "collapse", "5.5.2", powerRef(p), 1), false, seen
	case 1:
		if r, is := ended.(*roll); is && r.Score() <= c.threshold(t) {
			return &surrender{Power: p, Atomic: c.Losses > 0}, true, nil
		}
		c.Stage = 2
		return nil, false, c.applyStep1(t)
	case 2:
		c.Stage = 3
		return nil, false, c.applySteps2to6(t)
	case 3:
		c.Stage = 4
		return c.applySteps7and8(t)
	default:
		return nil, true, nil
	}
}

// applyStep1 is step 1 of 5.5.3. It also ends the abilities that a first collapse ends for good
// (12.1.1, 12.1.2).
func (c *collapse) applyStep1(t *Table) events {
	for _, q := range t.increasing(t.enemies(c.Power)) {
		t.gainFlag(q, 1, "5.5.3")
	}
	t.CollapsedBefore = t.CollapsedBefore.With(c.Power)
	return events{say("collapse", "5.5.3", c.Power, powerRef(c.Power), "", 0)}
}

// applySteps2to6 is steps 2 to 6 of 5.5.3. The tests of step 6, and all that follows from them,
// wait in the queue until this procedure is over.
func (c *collapse) applySteps2to6(t *Table) events {
	p := c.Power
	st := &t.Powers[p]
	t.dropTests(p) // step 2
	st.Stability = Wavering
	seen := events{say("stability", "5.5.3", p, stabilityRef(Wavering), "", 1)}
	if k := t.reserve(p); k != NoKind { // step 3
		t.giveBack(p, k, Reserve)
		seen = append(seen, say("reserve-returned", "5.5.3", p, counterRef(p, k), "", 1))
	}
	st.Failed, st.FailureCubes = NoAction, 0 // step 4
	if !st.Reduced {                         // step 5
		st.Reduced = true
		seen = append(seen, say("effectiveness-reduced", "5.5.3", p, powerRef(p), "", 1))
	}
	for _, q := range t.increasing(t.allies(p)) { // step 6
		t.test(q, 0, "5.5.3")
	}
	return seen
}

// applySteps7and8 is steps 7 and 8. Only one of them applies: a power that becomes exhausted now
// keeps its alliance and its wars until it collapses again.
func (c *collapse) applySteps7and8(t *Table) (step, bool, events) {
	p := c.Power
	st := &t.Powers[p]
	switch st.Commitment {
	case Exhaustion: // step 7
		seen := t.breakAlliance(p, "5.5.3")
		if t.enemies(p).Empty() {
			return nil, true, seen
		}
		return &armistice{Power: p, To: t.enemies(p), Forced: true}, false, seen
	case Mobilization, TotalWar: // step 8
		st.Commitment = Exhaustion
		seen := events{say("commitment", "4.1.2", p, commitmentRef(Exhaustion), "", 0)}
		return &forcePoolCut{Power: p}, false, seen
	}
	return nil, true, nil
}

// surrenderThreshold counts what has been lost (5.5.2): foreign and neutral cubes at home
// and in colonies with a resource, no points left, exhaustion.
func (t *Table) surrenderThreshold(p Power) (n int) {
	for a := Area(1); a <= AreaCount; a++ {
		pl, s := t.Place(a), &t.Areas[a]
		if pl.Owner != p || s.Cubes == 0 || !pl.IsHome() && len(t.resources(a)) == 0 {
			continue
		}
		if s.Owner == Neutral || t.opposing(p, s.Owner) {
			n += int(s.Cubes)
		}
	}
	if t.points(p) <= 0 {
		n++
	}
	if t.Powers[p].Commitment == Exhaustion {
		n++
	}
	return n
}

func commitmentRef(c Commitment) engine.Ref { return engine.Ref("commitment/" + c.String()) }

var _ = register("collapse", &collapse{})
