package blockwar

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// mostUnits is how many units a Fight can have for its odds to be worked out.
const mostUnits = 24

// state is how the Fighters of a Fight stand: a standing of one size, by which it can be found again.
type state [mostUnits]byte

// spread is states with their shares, each once, in the order in which they were first met.
type spread struct {
	list []weighed
	at   map[state]int
}

type weighed struct {
	state state
	share uint64
}

// clear makes a spread of nothing.
func (p *spread) clear() {
	p.list = p.list[:0]
	clear(p.at)
}

func (p *spread) add(s state, share uint64) {
	if share == 0 {
		return
	}
	if i, known := p.at[s]; known {
		p.list[i].share += share
		return
	}
	if p.at == nil {
		p.at = map[state]int{}
	}
	p.at[s] = len(p.list)
	p.list = append(p.list, weighed{s, share})
}

// A reckoning works out the odds of a Fight. Fighters who are alike stand beside each other in it.
type reckoning struct {
	Fight
	kinds [mostUnits]uint8                     // equal for Fighters who are alike
	ways  [maxDice + 1][fullPower + 1][]uint64 // Throws, as far as they have been asked for
	met   int                                  // how many states
}

// The dice of one unit, and the Firepower that no die misses.
const (
	maxDice   = 2 * strength
	fullPower = 6
)

// reckoning puts the Fighters in order: of equals the first acts first, and takes a Hit first.
func (f *Fight) reckoning() *reckoning {
	r := &reckoning{Fight: *f}
	r.Fighters = slices.Clone(f.Fighters)
	engine.Sort(r.Fighters, func(x, y Fighter) int {
		return cmp.Or(cmp.Compare(x.Side, y.Side), cmp.Compare(x.Type, y.Type), cmp.Compare(x.Of, y.Of), cmp.Compare(x.Joins, y.Joins))
	})
	for i := range r.Fighters {
		r.kinds[i] = uint8(i)
		if i > 0 && r.Fighters[i].alike(&r.Fighters[i-1]) {
			r.kinds[i] = r.kinds[i-1]
		}
	}
	return r
}

// alike reports whether two Fighters differ in nothing but what a state tells.
func (x *Fighter) alike(y *Fighter) bool {
	z := *y
	z.Type, z.CV, z.Acted = x.Type, x.CV, x.Acted
	return *x == z
}

// start is how the Fighters stand now.
func (r *reckoning) start() (s state) {
	for i := range r.Fighters {
		x := &r.Fighters[i]
		if s[i] = x.CV; x.Acted {
			s[i] |= acted
		}
		if x.Joins > 0 {
			s[i] |= late
		}
	}
	return r.settled(s)
}

// settled sorts Fighters who are alike, so that it does not matter which of them stands how.
func (r *reckoning) settled(s state) state {
	for i := 1; i < len(r.Fighters); i++ {
		for j := i; j > 0 && s[j] > s[j-1] && r.kinds[j] == r.kinds[j-1]; j-- {
			s[j], s[j-1] = s[j-1], s[j]
		}
	}
	return s
}

// An action is a Combat Action.
type action struct {
	unit    int
	verb    string
	at      Class
	promise int // how many sixths of a CV it is expected to cost the Enemy
}

// action is the Combat Action taken next, which promises most of those that may be; false once the Round is over (12.21, 12.24).
func (r *reckoning) action(s standing) (a action, more bool) {
	now, waiting := r.turn(s)
	if waiting == 0 || r.over(s) {
		return a, false
	}
	acting := r.next(s, now, waiting)
	there := [...]classes{Attacking: r.targets(s, Defending), Defending: r.targets(s, Attacking)}
	for i := range r.Fighters {
		x := &r.Fighters[i]
		if x.Priority != now || !acting.has(x.Side) || !r.canAct(s, i) {
			continue
		}
		if b := r.aim(x, s[i]&strength, there[x.Side]); !more || b.promise > a.promise {
			a, more = b, true
			a.unit = i
		}
	}
	return a, more
}

// aim is where a unit's Combat Action promises most, the first of equals.
func (r *reckoning) aim(x *Fighter, cv byte, there classes) (a action) {
	a.verb = fireVerb
	can := x.hits(there)
	if attacks := x.attacks(there); x.Kamikaze && attacks != 0 {
		a.verb, can = kamikazeVerb, attacks
	}
	if x.Of == NoFaction {
		can = r.preferred(can)
	}
	for class := Air; int(class) < Classes; class++ {
		if !can.has(class) {
			continue
		}
		if n := x.shot(a.verb, class).Promise(cv, class); n > a.promise {
			a.at, a.promise = class, n
		}
	}
	return a
}

// loser is the unit of a class that takes the next Hit, or -1: of the strongest one that has acted, or else that has the least
// Firepower at Ground units.
func (r *reckoning) loser(s standing, side int, class Class) int {
	best, most := -1, -1
	cv := r.strongest(s, side, class)
	for i := range r.Fighters {
		if !r.takes(s, i, side, class, cv) {
			continue
		}
		n := fullPower - int(min(r.Fighters[i].Fire[Ground].Power, fullPower))
		if s[i]&acted > 0 {
			n += fullPower + 1
		}
		if n > most {
			best, most = i, n
		}
	}
	return best
}

// act is what a Combat Action makes of a state, by how many Hits it scores.
func (r *reckoning) act(s state, a action, share uint64, to *spread) {
	x, cv := &r.Fighters[a.unit], s[a.unit]&strength
	s[a.unit] |= acted
	if a.promise == 0 {
		to.add(r.settled(s), share)
		return
	}
	if a.verb == kamikazeVerb {
		s[a.unit] = 0
	}
	shot := x.shot(a.verb, a.at)
	for _, part := range apportion(share, r.throws(int(cv*shot.Dice), int(shot.Power))) {
		to.add(r.settled(s), part)
		if j := r.loser(s[:], 1-x.Side, a.at); j >= 0 {
			s[j] = r.Fighters[j].hit(s[j])
		}
	}
}

// throws are Throws, each worked out once.
func (r *reckoning) throws(dice, power int) []uint64 {
	ways := &r.ways[dice][min(power, fullPower)]
	if *ways == nil {
		*ways = Throws(dice, power)
	}
	return *ways
}

// round fights a Combat Round from some states, and counts those that it meets.
func (r *reckoning) round(now *spread) *spread {
	ended, next := &spread{}, &spread{}
	for len(now.list) > 0 && r.met <= enough {
		r.met += len(now.list)
		next.clear()
		for k := range now.list {
			x := &now.list[k]
			if a, more := r.action(x.state[:]); more {
				r.act(x.state, a, x.share, next)
			} else {
				ended.add(r.close(x.state), x.share)
			}
		}
		now, next = next, now
	}
	return ended
}

// close ends a Round: where both sides are left those leave who must, and all may act again.
func (r *reckoning) close(s state) state {
	end, over := s, r.over(s[:])
	for i := range r.Fighters {
		end[i] &^= acted
		if !over && r.mustLeave(s[:], i) {
			end[i] |= out
		}
	}
	return r.settled(end)
}
