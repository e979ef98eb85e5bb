package bot

import (
	"slices"

	"interbellum/engine/blockwar"
)

// What things are worth.

const (
	point = 100 // a Victory Point
	step  = 22  // a CV
	won   = 2500
)

// pop and res are what one more of either is worth: most where it is what Production lacks (7.21).
func (l *survey) pop() int {
	if x := l.levels; x.Pop <= x.Ind && (!l.t.AtWar(l.me) || x.Pop <= x.Res) {
		return point + l.yearly()
	} else if x.Pop <= x.Ind+3 {
		return 60
	}
	return 30
}

func (l *survey) res() int {
	war, x := l.t.AtWar(l.me), l.levels
	switch {
	case war && x.Res <= min(x.Pop, x.Ind):
		return point + l.yearly()
	case !war:
		return 12 // in peace none are asked for
	case x.Res <= min(x.Pop, x.Ind)+1:
		return 60
	}
	return 20
}

// yearly is what a point of Production is worth besides, by what can be done with it in the Years to come.
func (l *survey) yearly() int { return 12 * max(0, int(l.t.Terms().Last)-int(l.t.Year)) }

// yield is what POP and RES of an area are worth to the Faction.
func (l *survey) yield(a blockwar.Area) int {
	p := l.t.Place(a)
	return p.City.Pop()*l.pop() + l.t.Resources(l.me, p)*l.res()
}

// nation is the yield of all areas of a Nation or Colony.
func (l *survey) nation(n blockwar.Nation) (worth int) {
	for _, a := range l.t.AreasOf(n) {
		worth += l.yield(a)
	}
	return worth
}

// capital is what a MainCapital or SubCapital of a Rival is worth to the Faction that takes it: two points, and two of them win (16.3).
func (l *survey) capital(a blockwar.Area) (worth int) {
	for _, f := range l.rivals {
		facts := l.t.FactionFacts(f)
		for _, c := range facts.Capitals() {
			if c != a || l.t.Neutral(l.t.Place(a).Nation) {
				continue
			}
			worth += 3 * point
			if l.taken > 0 && l.t.PlayerOf(l.t.Controller(a)) != l.me {
				worth += won
			}
			if facts.Center == a {
				worth += 2 * point
			}
		}
	}
	return worth
}

// prize is what it is worth to take an area: what goes with its Nation's Capital goes with it (1.14).
func (l *survey) prize(a blockwar.Area) int {
	return once(&l.prizes[a], func() int { return l.takes(a) })
}

func (l *survey) takes(a blockwar.Area) int {
	p := l.t.Place(a)
	if p.Sea() {
		return 25*min(4, l.foes[a].blocks) + l.cuts[a]
	}
	worth := 12 + l.cuts[a] + l.yield(a) + l.capital(a) + l.home(a) + l.gains(l.me, a) + l.style.Opening.Sought(l.t.NationFacts(p.Of).Slug, int(l.t.Year))
	if holder := l.t.PlayerOf(l.t.Controller(a)); holder != blockwar.NoFaction {
		worth += (l.yield(a) + l.gains(holder, a)) * l.minds(holder) / 10
	}
	if l.t.NationFacts(p.Of).Capital == a && (l.t.NationFacts(p.Of).Kind == blockwar.Minor || l.t.NationFacts(p.Of).Kind == blockwar.Colony) {
		worth += (l.nation(p.Of) - l.yield(a)) * 8 / 10
	}
	return worth
}

// loss is what it costs to lose an area.
func (l *survey) loss(a blockwar.Area) int {
	return once(&l.losses[a], func() int { return l.loses(a) })
}

func (l *survey) loses(a blockwar.Area) int {
	return 10 + l.yield(a) + l.gains(l.me, a) + l.home(a) + l.capital(a)
}

// home is what a capital of the own is worth besides: a Rival who holds it has two points, and half a Military Victory (16.3).
func (l *survey) home(a blockwar.Area) (worth int) {
	facts := l.t.FactionFacts(l.me)
	if slices.Contains(facts.Capitals(), a) && !l.t.Neutral(l.t.Place(a).Nation) {
		worth = 5 * point
	}
	if facts.Center == a {
		worth += 8 * point
	}
	return worth
}

// risk is what an own area may cost, with such a force in it.
func (l *survey) risk(a blockwar.Area, with force) int {
	if l.t.Place(a).Sea() || l.near[a].blocks == 0 || l.t.PlayerOf(l.t.Controller(a)) != l.me {
		return 0
	}
	worth := danger(l.near[a], with) * l.loss(a) / 150
	if !l.t.AtWar(l.me) && !l.stirs[a] {
		return worth / 3
	}
	return worth
}

// danger is how much a force has to fear from what is near, in hundredths: an empty area most, and one that only ships and
// aircraft hold hardly less.
func danger(near, with force) int {
	if with.blocks == 0 {
		return 130
	}
	a, d := root(near.cv*near.fire), root(with.body()*with.fire)
	return 100 * a / max(1, a+d)
}

// root is the whole part of a square root.
func root(n int) (r int) {
	for bit := 1 << 15; bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) <= n {
			r += bit
		}
	}
	return r
}

// once works something out unless it has been: kept is one more than it is.
func once(kept *int, work func() int) int {
	if *kept == 0 {
		*kept = 1 + work()
	}
	return *kept - 1
}
