package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// Imagine makes a match to think ahead in.
func (Mind) Imagine(v engine.View, d engine.Decision) (engine.Match, bool) {
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
func (Mind) Value(v engine.View, seat engine.Seat) int {
	view, is := v.(*cataclysm.View)
	if !is {
		return 0
	}
	s := look(view, engine.Decision{Seat: seat}, bot.Style{Strength: bot.Hard})
	worth := 0
	for p := cataclysm.France; p <= cataclysm.PowerCount; p++ {
		switch x := s.power(p); {
		case x.Power == cataclysm.NoPower:
		case s.ours(p):
			worth += point*x.Points + s.prospects(p)
		default:
			worth -= (point*x.Points + s.prospects(p)) * s.rivalry(p) / point
		}
	}
	return worth
}

// rivalry is what a point of another power is worth to us.
func (s *sight) rivalry(p cataclysm.Power) int {
	if !s.inPlay(p) {
		return point * 7 / 10
	}
	return s.rival(p)
}

// prospects is what a power may still make of its counters, its units and its commitment.
func (s *sight) prospects(p cataclysm.Power) int {
	x := s.power(p)
	if x.Surrendered {
		return 0
	}
	worth := 0
	switch x.Stability {
	case cataclysm.Steady:
		worth += s.collapse(p) / 5
	case cataclysm.Unstable:
		worth -= s.collapse(p) / 4
	}
	worth += 80 * int(min(x.Commitment, cataclysm.Mobilization)) * s.left
	rate := cataclysm.Card(p, x.Commitment).ActionsPerOffensive
	var lies cataclysm.CounterMix
	for _, c := range x.Boxes {
		if c.Box == cataclysm.Reserve || c.Box == cataclysm.Holding || c.Box == cataclysm.Track {
			continue
		}
		lies[c.Kind] += uint8(c.N)
	}
	lies[cataclysm.Offensive] += lies[cataclysm.Resource]
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p {
			lies[u.Kind]++
		}
	}
	mix := cataclysm.MixOf(p)
	for k := cataclysm.Flag; int(k) < len(mix); k++ {
		c := cataclysm.CounterView{Kind: k, N: int(mix[k]) - int(lies[k])}
		if c.N <= 0 {
			continue
		}
		n := 0
		switch {
		case c.Kind == cataclysm.Flag || c.Kind == cataclysm.IlDuce:
			n = 45
		case c.Kind == cataclysm.Offensive:
			n = 25 * rate.Num / max(1, rate.Den)
		case c.Kind.CountsInPool():
			n = 20
		}
		worth += n * c.N
	}
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p {
			worth += 20 + 15*boolean(u.Up)
		}
	}
	for i := range s.Areas {
		if y := &s.Areas[i]; y.Controller == p {
			worth += s.resources(y.Area)
		}
	}
	return worth
}
