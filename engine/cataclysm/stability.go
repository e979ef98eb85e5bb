package cataclysm

import "interbellum/engine"

// stabilityTest is an effectiveness check whose failure lowers stability (5.5.1). A power in the
// collapse box, or without a home area, makes no test: the waiting collapse or surrender would
// cancel it (5.5.3 step 2).
type stabilityTest struct {
	noQuestions
	Power  Power
	Mod    int8
	Rule   string
	Losses uint8 // to an atomic bomb, which add to the threshold of a collapse (12.2.2)
	Passed bool
}

func (s *stabilityTest) Next(t *Table, ended step) (step, bool, events) {
	if c, is := ended.(*check); is {
		s.Passed = c.Passed
		if s.Passed {
			return nil, true, nil
		}
		seen := t.lowerStability(s.Power, engine.Rule(s.Rule))
		if s.Losses > 0 {
			t.addLossesToCollapse(s.Power, s.Losses)
		}
		return nil, true, seen
	}
	if !t.active(s.Power) || t.isCollapsing(s.Power) {
		return nil, true, nil
	}
	c := &check{Power: s.Power, Kind: "stability-test", Rule: "5.5.1", About: powerRef(s.Power), Dice: t.zaRodinu(s.Power)}
	if s.Mod != 0 {
		c.Mods = []Mod{{s.Rule, s.Mod}}
	}
	return c, false, events{say("stability-test", engine.Rule(s.Rule), s.Power, "", "", int(s.Mod))}
}

// isCollapsing reports whether a collapse or a surrender of the power waits to be resolved.
func (t *Table) isCollapsing(p Power) bool {
	return t.Powers[p].Stability == Collapsed || t.hasLostAllHomes(p)
}

// hasLostAllHomes reports whether the power has lost all its home areas (5.5.4). One that has none
// on the maps in play cannot lose them.
func (t *Table) hasLostAllHomes(p Power) bool {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := t.Place(a); pl.IsHome() && pl.Owner == p && t.inPlay(a) {
			return !t.holdsHome(p)
		}
	}
	return false
}

// lowerStability moves the marker one level down (5.5); the last level is the collapse.
func (t *Table) lowerStability(p Power, rule engine.Rule) events {
	s := &t.Powers[p].Stability
	if !t.active(p) || *s <= Collapsed {
		return nil
	}
	*s--
	if *s == Collapsed {
		t.queue(Due{Kind: DueCollapse, Power: p, Rule: string(rule)})
	}
	return events{say("stability", rule, p, stabilityRef(*s), "", -1)}
}

// raiseStability moves the marker one level up.
func (t *Table) raiseStability(p Power, rule engine.Rule) events {
	s := &t.Powers[p].Stability
	if *s >= Steady || *s <= Collapsed {
		return nil
	}
	*s++
	return events{say("stability", rule, p, stabilityRef(*s), "", 1)}
}

// zaRodinu is the additional die of the Soviet Union for stability tests and propaganda
// (12.3.1).
func (t *Table) zaRodinu(p Power) int8 {
	if p == USSR {
		return 1
	}
	return 0
}

func stabilityRef(s Stability) engine.Ref { return engine.Ref("stability/" + s.String()) }

var _ = register("stability-test", &stabilityTest{})
