package cataclysm

import "interbellum/engine"

// checkPasses is the least score that passes (5.3).
const checkPasses = 5

// check is an effectiveness check (5.3): as many dice as the power's effectiveness. A score of
// five or more passes.
type check struct {
	noQuestions
	Power  Power
	Kind   string // "political-action", "stability-test", ...
	Rule   string
	About  engine.Ref
	Dice   int8 // added to the power's effectiveness
	Mods   []Mod
	Rolled bool
	Passed bool
	Score  int8
}

func (c *check) Next(t *Table, ended step) (step, bool, events) {
	if r, is := ended.(*roll); is {
		c.Score, c.Passed = int8(r.Score()), r.Score() >= checkPasses
		kind := "check-failed"
		if c.Passed {
			kind = "check-passed"
		}
		return nil, true, events{say(kind, "5.3", c.Power, c.About, engine.Ref(c.Kind), int(c.Score))}
	}
	return c.roll(t), false, nil
}

// roll is the roll of the check.
func (c *check) roll(t *Table) *roll {
	dice, penalty := t.effectiveness(c.Power)
	mods := c.Mods[:len(c.Mods):len(c.Mods)]
	if penalty != 0 {
		mods = append(mods, Mod{"5.3", int8(penalty)})
	}
	return newRoll(c.Power, c.Kind, c.Rule, c.About, dice+int(c.Dice), mods...)
}

var _ = register("check", &check{})
