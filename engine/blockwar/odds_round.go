package blockwar

import "slices"

// mostUnits is how many units a Fight can have for its odds to be worked out.
const mostUnits = 24

// state is how the fighters of a Fight stand: a byte for each.
type state [mostUnits]byte

const (
	strength = 1<<4 - 1 // the CV that are left
	acted    = 1 << 4   // has had its Combat Action in this Round
	out      = 1 << 5   // has left
	late     = 1 << 6   // has still to join
)

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

// lives reports whether a fighter is there.
func (s *state) lives(i int) bool { return s[i]&strength > 0 && s[i]&(out|late) == 0 }

// start is how the fighters stand now.
func (f *Fight) start() (s state) {
	for i := range f.Fighters {
		x := &f.Fighters[i]
		if s[i] = x.CV; x.Acted {
			s[i] |= acted
		}
		if x.Joins > 0 {
			s[i] |= late
		}
	}
	return f.settled(s)
}

// settled sorts fighters who are alike, so that it does not matter which of them stands how. Those that are
// stand beside each other.
func (f *Fight) settled(s state) state {
	for i := 1; i < len(f.Fighters); i++ {
		for j := i; j > 0 && s[j] > s[j-1] && f.Fighters[j].alike(&f.Fighters[j-1]); j-- {
			s[j], s[j-1] = s[j-1], s[j]
		}
	}
	return s
}

// alike reports whether two fighters differ in nothing but what a state tells.
func (x *Fighter) alike(y *Fighter) bool {
	return x.Type == y.Type && x.Side == y.Side && x.Class == y.Class && x.Joins == y.Joins && x.First == y.First
}

// contested reports whether both sides are left, or have still to join.
func (f *Fight) contested(s *state) bool {
	var here [2]bool
	for i := range f.Fighters {
		if s[i]&strength > 0 && s[i]&out == 0 {
			here[f.Fighters[i].Side] = true
		}
	}
	return here[Attacking] && here[Defending]
}

// aim is the Target Class at which a fighter's shot promises most, the first of equals.
func (f *Fight) aim(s *state, i int) (at Class, promise int) {
	x := &f.Fighters[i]
	for j := range f.Fighters {
		y := &f.Fighters[j]
		if y.Side == x.Side || !s.lives(j) {
			continue
		}
		if n := x.Fire[y.Class].Promise(s[i]&strength, y.Class); n > promise || n == promise && n > 0 && y.Class < at {
			at, promise = y.Class, n
		}
	}
	return at, promise
}

// actor is the fighter that acts next, or -1: by type, Defenders first unless the Attacker fires first, and
// of one type on one side the strongest.
func (f *Fight) actor(s *state) int {
	for _, t := range f.Order {
		next := [2]int{-1, -1}
		for i := range f.Fighters {
			x := &f.Fighters[i]
			if x.Type != t || !s.lives(i) || s[i]&acted > 0 || x.Class == Convoys {
				continue
			}
			if now := next[x.Side]; now < 0 || s[i]&strength > s[now]&strength {
				next[x.Side] = i
			}
		}
		switch {
		case next[Attacking] < 0 && next[Defending] < 0:
		case next[Attacking] < 0 || next[Defending] < 0:
			return max(next[Attacking], next[Defending])
		default:
			return next[Firing([]int{Attacking, Defending}, Attacking, func(int) bool { return f.Fighters[next[Attacking]].First })[0]]
		}
	}
	return -1
}

// takes is the fighter of a class that takes the next Hit, or -1: one of the strongest.
func (f *Fight) takes(s *state, side int, at Class) int {
	best, most := -1, 0
	for i := range f.Fighters {
		x := &f.Fighters[i]
		if x.Side != side || x.Class != at || !s.lives(i) {
			continue
		}
		n := int(s[i]&strength)<<5 | int(6-min(x.Fire[Ground].Power, 6))
		if s[i]&acted > 0 {
			n |= 1 << 4
		}
		if n > most {
			best, most = i, n
		}
	}
	return best
}

// act is what a fighter's Combat Action makes of a state, by how many Hits it scores.
func (f *Fight) act(s state, i int, share uint64, to *spread) {
	at, promise := f.aim(&s, i)
	x, dice := &f.Fighters[i], int(s[i]&strength)
	s[i] |= acted
	if promise == 0 {
		to.add(f.settled(s), share)
		return
	}
	ways := Throws(dice*int(x.Fire[at].Dice), int(x.Fire[at].Power))
	for _, part := range apportion(share, ways) {
		to.add(f.settled(s), part)
		if j := f.takes(&s, 1-x.Side, at); j >= 0 {
			s[j] = s[j]&^strength | s[j]&strength - min(s[j]&strength, f.Fighters[j].Loss)
		}
	}
}

// round fights a Combat Round from some states. A Fight ends at once when one side alone is left; else, at
// the end of the Round, those leave who must. It adds up how many states it has met.
func (f *Fight) round(now *spread, met *int) *spread {
	ended, next := &spread{}, &spread{}
	for len(now.list) > 0 && *met <= enough {
		*met += len(now.list)
		next.clear()
		for k := range now.list {
			x := &now.list[k]
			if i := f.actor(&x.state); i >= 0 && f.contested(&x.state) {
				f.act(x.state, i, x.share, next)
				continue
			}
			ended.add(f.close(x.state), x.share)
		}
		now, next = next, now
	}
	return ended
}

// close ends a Round: all may act again, and where both sides are left those leave who must. At sea these
// are Air units; on land, all but Ground units of a side that has no Ground units, unless it is the Owner
// and the other has none either.
func (f *Fight) close(s state) state {
	both := f.contested(&s)
	var ground [2]bool
	for i := range f.Fighters {
		x := &f.Fighters[i]
		ground[x.Side] = ground[x.Side] || x.Class == Ground && s.lives(i)
	}
	end := s
	for i := range f.Fighters {
		x := &f.Fighters[i]
		end[i] &^= acted
		switch {
		case !both || !s.lives(i):
		case f.Sea && x.Class == Air, !f.Sea && !ground[x.Side] && (x.Side != f.Owner || ground[1-x.Side]):
			end[i] |= out
		}
	}
	return f.settled(end)
}

// ordered puts fighters who are alike beside each other.
func (f *Fight) ordered() *Fight {
	g := *f
	g.Fighters = nil
	for i := range f.Fighters {
		x := f.Fighters[i]
		at := len(g.Fighters)
		for k := range g.Fighters {
			if g.Fighters[k].alike(&x) {
				at = k + 1
			}
		}
		g.Fighters = slices.Insert(g.Fighters, at, x)
	}
	return &g
}
