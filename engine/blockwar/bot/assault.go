package bot

import (
	"slices"

	"interbellum/engine/blockwar"
)

// What an attack promises. Many are compared by a rule of thumb: what a force is worth in a Battle is its strength times its
// fire, and the odds go with the third power of that, which comes near the exact odds. What is to be done is judged by these
// (exact.go).

// chance is how likely an attacker is to win, in hundredths. Defenders of a type fire first (3.14).
func chance(attacker, defender force, sea bool) int {
	a, d := attacker.body()*attacker.fire, defender.body()*defender.fire*23/20
	if sea {
		a, d = attacker.cv*attacker.guns, defender.cv*defender.guns*23/20
	}
	switch {
	case attacker.blocks == 0 || a == 0:
		return 0
	case defender.blocks == 0:
		return 100
	}
	a, d = a/64+1, d/64+1
	return 100 * a * a * a / (a*a*a + d*d*d)
}

// daring is the least chance with which a Faction attacks.
func (l *survey) daring() int { return 62 - 10*int(l.style.Temper) }

// assault is what it is worth to have such a force in an area that is to be taken.
func (l *survey) assault(a blockwar.Area, x force) int {
	return l.judged(a, x, chance(x, l.foes[a], l.t.Place(a).Sea()))
}

// judged is the same where the chance to win is so many hundredths.
func (l *survey) judged(a blockwar.Area, x force, p int) int {
	if x.blocks == 0 {
		return 0
	}
	sea := l.t.Place(a).Sea()
	if !sea && x.ground == 0 {
		return -step * x.cv / 20
	}
	worth := p * (l.prize(a) + l.beyond(a)) / 100
	if l.foes[a].blocks > 0 {
		hurt := (100 - p) * x.cv / 10 * step / 100
		worth -= hurt
		if p < l.daring() {
			worth -= 40 + 2*(l.daring()-p)
		}
		worth += p * l.foes[a].cv / 10 * step / 200
	}
	if !sea {
		worth -= l.counter(a, x)
	}
	return worth
}

// beyond is what it is worth that an area opens the way to others.
func (l *survey) beyond(a blockwar.Area) int {
	if !l.facts.Marchers.Has(l.me) || l.t.Place(a).Sea() {
		return 0
	}
	l.draw()
	return max(0, l.lure[a]-l.prize(a)) / 2
}

// counter is what is lost in a blow back at an area that has been taken.
func (l *survey) counter(a blockwar.Area, x force) int {
	near := l.near[a].without(l.foes[a])
	if near.blocks == 0 {
		return 0
	}
	return chance(near, x, false) * (l.prize(a)*l.facts.Weights.Reply/100 + x.cv/10*step/2) / 100
}

// A mover is an own unit and where it can go.
type mover struct {
	b      *blockwar.Block
	x      force
	to     [blockwar.AreaRoom]bool
	bySea  [blockwar.AreaRoom]bool // it could come to land there only from the sea
	over   []blockwar.Entry        // the borders by which it Engages or Invades
	freely *blockwar.Areas         // where it can go besides
	leaves int                     // what it costs to take it away from where it is
}

// fitness is how good it is to send the unit against an area.
func (m *mover) fitness(a blockwar.Area) int { return m.x.cv*m.coming(a).fire/100 - m.leaves }

// movers are the units that can still move.
func (l *survey) movers() []mover {
	if l.units == nil {
		l.units = l.mobile()
	}
	return l.units
}

func (l *survey) mobile() []mover {
	list := []mover{}
	for i := range l.t.Blocks {
		b := &l.t.Blocks[i]
		if !l.t.Leads(l.me, b.ID.Nation) {
			continue
		}
		g := l.front.Of(b)
		if !g.CanMove(b) {
			continue
		}
		ways := g.Moving(b)
		m := mover{b: b, x: forceOf(l.t, b, l.style), over: ways.Enters, freely: &ways.To}
		areas := ways.Areas()
		for _, a := range areas {
			m.to[a] = true
		}
		for _, e := range ways.Enters {
			if e.BySea && !ways.To[e.To] && l.t.Place(e.To).Land() && m.x.ground > 0 {
				m.bySea[e.To] = true
			}
		}
		for _, e := range ways.Enters {
			if !e.BySea {
				m.bySea[e.To] = false
			}
		}
		if len(areas) > 0 {
			m.leaves = l.leaving(b.At, m.x)
			list = append(list, m)
		}
	}
	return list
}

// hostile reports whether the area is one that units attack or take.
func (l *survey) hostile(a blockwar.Area) bool {
	if l.foes[a].blocks > 0 {
		return true
	}
	return l.t.Place(a).Land() && slices.ContainsFunc(l.sides, func(side blockwar.Side) bool { return l.t.EnemyLand(side, a) })
}

// leaving is what it costs to take a force away from where it is.
func (l *survey) leaving(a blockwar.Area, x force) int {
	rest := l.mine[a].without(x)
	if l.foes[a].blocks > 0 {
		return l.assault(a, l.mine[a]) - l.assault(a, rest)
	}
	return l.risk(a, rest) - l.risk(a, l.mine[a])
}

// coming is the force as which a unit comes: over a beach it does not fire at once (12.61).
func (m *mover) coming(a blockwar.Area) force {
	if m.bySea[a] {
		x := m.x
		x.fire = x.fire * 6 / 10
		return x
	}
	return m.x
}

// crosses reports whether one more Ground unit comes into an area over some border, beside those that have crossed (11.52).
func (l *survey) crosses(m *mover, a blockwar.Area, crossed *blockwar.Crossings) bool {
	if m.freely[a] {
		return true
	}
	limits, entered := l.t.Hooks.BorderLimits(l.t, l.t.SideOf(m.b.ID.Nation)), false
	for _, e := range m.over {
		if e.To != a {
			continue
		}
		if entered = true; crossed.Room(l.t.Map.Board, limits, e.From, a) {
			crossed.Add(e.From, a, true)
			return true
		}
	}
	return !entered
}
