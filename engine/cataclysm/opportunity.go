package cataclysm

import "interbellum/engine"

// opportunity is a diplomatic opportunity (5.7): in decreasing effectiveness order each eligible
// power may make an effectiveness check, and the first that passes gains the country. Then lists
// the powers that may try if none of the Eligible gains it. Resistance and posture do not count,
// since it is no political action.
type opportunity struct {
	Area     Area
	Eligible Powers
	Then     Powers
	Rule     string
	Answered Powers
	Checking Power
	Gained   Power // result: the power that gained control, or NoPower
}

// nextPower is the power that may try now, or NoPower.
func (o *opportunity) nextPower(t *Table) Power {
	if o.Gained != NoPower || t.controller(o.Area) != NoPower {
		return NoPower
	}
	for _, set := range []Powers{o.Eligible, o.Then} {
		for _, p := range t.decreasing(set.Minus(o.Answered).And(t.activePowers())) {
			if t.mayControl(p, o.Area) {
				return p
			}
		}
	}
	return NoPower
}

func (o *opportunity) Waiting(t *Table) bool {
	return o.Checking == NoPower && o.nextPower(t) != NoPower
}

func (o *opportunity) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(o.nextPower(t), "opportunity", "5.7", areaRef(o.Area), verb("attempt"), verb(engine.Pass))}
}

func (o *opportunity) Take(t *Table, e engine.Entry) events {
	p := powerAt(e.Seat)
	o.Answered = o.Answered.With(p)
	if e.Choice.Verb == "attempt" {
		o.Checking = p
	}
	return nil
}

func (o *opportunity) Next(t *Table, ended step) (step, bool, events) {
	p := o.Checking
	if p == NoPower {
		return nil, true, nil
	}
	c, is := ended.(*check)
	if !is {
		return &check{Power: p, Kind: "opportunity", Rule: "5.7", About: areaRef(o.Area)}, false, nil
	}
	o.Checking = NoPower
	if !c.Passed || t.controller(o.Area) != NoPower {
		return nil, false, nil
	}
	o.Gained = p
	return nil, true, t.takeControl(p, o.Area, "5.7", false)
}

var _ = register("opportunity", &opportunity{})
