package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// Thinking ahead: a match out of a view, and how a side stands in it.

// Reach: only battles are thought through, where an answer leads to dice and to losses. What political and military actions lead to
// is too far away to be seen in the position after them: whoever judged them by that won fewer matches.
func (Mind) Reach(d engine.Decision) bot.Reach {
	switch d.Kind {
	case "support", "loss", "destroy-excess", "retreat", "regroup":
		return bot.Reach{Rivals: 4, Within: 60, Samples: 16, Depth: 1, Worlds: 1, Most: 500}
	}
	return bot.Reach{}
}

// Imagine makes a match to think ahead in. All that is hidden follows from what is not.
func (Mind) Imagine(v engine.View, d engine.Decision, _ uint64) (engine.Match, bool) {
	view, is := v.(*cataclysm.View)
	if !is {
		return nil, false
	}
	return cataclysm.Imagine(view, d)
}

// Quiet: before a counter is drawn.
func (Mind) Quiet(d engine.Decision) bool { return d.Kind == "draw" || d.Kind == "interrupt" }

// Value is how a side stands: its points, and what its powers may still make of what they
// have, less the same of the others.
func (Mind) Value(v engine.View, seat engine.Seat) (worth int) {
	view, is := v.(*cataclysm.View)
	if !is {
		return 0
	}
	s := look(view, engine.Decision{Seat: seat}, bot.Style{})
	over := len(view.Crumbs) == 0
	for i := range view.Powers {
		x := &view.Powers[i]
		n := point * x.Points
		if !over && !x.Surrendered {
			n += s.prospects(x)
		}
		switch p := x.Power; {
		case s.ours(p):
			worth += n
		case x.Surrendered:
			worth -= n * 7 / 10
		default:
			worth -= n * s.rival(p) / point
		}
	}
	return worth
}

// prospects is what a power may still make of its commitment, its stability, its resources,
// its counters and its units.
func (s *sight) prospects(x *cataclysm.PowerView) int {
	p, turns := x.Power, 1+boolean(s.left > 0)
	worth := 80*int(min(x.Commitment, cataclysm.Mobilization))*s.left + s.arms(x, turns) - s.risk(p)
	for i := range s.Areas {
		if y := &s.Areas[i]; y.Controller == p {
			worth += s.resources(y.Area)
		}
	}
	return worth
}

// arms is what the units of a power are worth, and its counters that are still to come: those
// in reserve, and in the cup, which are all that lie nowhere else (2.9).
func (s *sight) arms(x *cataclysm.PowerView, turns int) (worth int) {
	come := cataclysm.MixOf(x.Power)
	for _, c := range x.Boxes {
		k := c.Kind
		if k == cataclysm.Resource {
			k = cataclysm.Offensive
		}
		if c.Box != cataclysm.Reserve && c.Box != cataclysm.Holding && c.Box != cataclysm.Track {
			come[k] -= min(come[k], uint8(c.N))
		}
	}
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == x.Power {
			come[u.Kind] -= min(come[u.Kind], 1)
			worth += (10 + 8*boolean(u.Up)) * turns
		}
	}
	rate := cataclysm.Card(x.Power, x.Commitment).ActionsPerOffensive
	for k, n := range come {
		switch k := cataclysm.Kind(k); {
		case k == cataclysm.Flag || k == cataclysm.IlDuce:
			worth += (15 + 15*turns) * int(n)
		case k == cataclysm.Offensive:
			worth += (5 + 10*turns) * int(n) * rate.Num / max(1, rate.Den)
		case k.CountsInPool():
			worth += 10 * turns * int(n)
		}
	}
	return worth
}
