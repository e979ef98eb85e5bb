package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 3.3 to 3.7: when to play a counter, when to keep it, and when to interrupt.

// worthPlaying is the least worth for which a flag or an offensive in reserve is played at once.
// One that waits may find something better, but not in the last turn.
func (s *situation) worthPlaying() int { return 4 + 6*toInt(s.turnsLeft > 0) }

// reserve weighs where a gained counter goes (3.2.4, 5.2.2): into an empty reserve, from which it
// can be played before any draw; or into the cup, from which it may be drawn late.
func (s *situation) reserve(c engine.Choice) int {
	kind := kindOf(c.On)
	if kind == cataclysm.NoKind {
		kind = kindOf(s.asked.About)
	}
	worth := s.counterWorth(s.me, kind)
	switch c.Verb {
	case "cup":
		return worth * 6 / 10
	case "reserve":
		if kind == cataclysm.Flag || kind == cataclysm.IlDuce || kind == cataclysm.Offensive {
			worth += 10
		}
		return worth - s.reserveWorth()
	case "take":
		return worth
	}
	return 5 // pass
}

// reserveWorth is the worth of the counter in reserve, which another one would replace (3.4).
func (s *situation) reserveWorth() int {
	if k := s.power(s.me).Reserve; k != cataclysm.NoKind {
		return s.counterWorth(s.me, k) + 10
	}
	return 0
}

// drawn weighs playing, keeping and rejecting a counter from the cup (3.7).
func (s *situation) drawn(c engine.Choice) int {
	kind := kindOf(c.On)
	worth := s.counterWorth(s.me, kind)
	switch c.Verb {
	case "play":
		if kind.IsUnit() || kind.IsUpgrade() {
			return worth + 20
		}
		return worth
	case "keep":
		if kind.IsUnit() || kind.IsUpgrade() {
			return worth*8/10 - s.reserveWorth()
		}
		return max(worth*85/100, s.worthPlaying()) - s.reserveWorth()
	case "delay":
		return worth * 7 / 10
	}
	return 0
}

// interrupt plays the counter in reserve as soon as it pays, since an empty reserve can take the
// next one (3.5).
func (s *situation) interrupt(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return s.worthPlaying()
	}
	return s.counterWorth(s.me, s.power(s.me).Reserve)
}
