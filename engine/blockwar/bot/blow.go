package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// A blow is units of the own that go against an area together.
type blow struct {
	at    blockwar.Area
	units []int // of the movers
	all   force // with what is there already
	cost  int   // of leaving where they are
	worth int
}

// most is how many units at most are thought of together.
const most = 7

// blows are those that are worth something, one after the other, as far as the moves last.
func (l *survey) blows(moves int) (list []blow) {
	units := l.movers()
	free := make([]bool, len(units))
	for i := range free {
		free[i] = true
	}
	var given [blockwar.AreaRoom]bool // thought of
	for left := moves; left > 0; {
		b := l.strongest(units, free, left, &given)
		if b.worth <= 0 {
			b = l.underway(&given)
		}
		if b.at == blockwar.Nowhere {
			break
		}
		given[b.at] = true // what it wins is won once
		if b = l.surest(b, units, free, left); b.worth <= 0 {
			continue
		}
		list = append(list, b)
		left -= len(b.units)
		for _, i := range b.units {
			free[i] = false
		}
	}
	return list
}

// strongest is the blow that is worth most for each unit in it.
func (l *survey) strongest(list []mover, free []bool, moves int, given *[blockwar.AreaRoom]bool) (top blow) {
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		if !l.hostile(a) || given[a] {
			continue
		}
		if b := l.best(a, list, free, moves); b.worth > 0 && (top.worth == 0 || b.worth*len(top.units) > top.worth*len(b.units)) {
			top = b
		}
	}
	return top
}

// underway is a Battle that more units may join though the rule of thumb promises nothing; one in no area if there is none.
func (l *survey) underway(given *[blockwar.AreaRoom]bool) blow {
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		if !given[a] && l.mine[a].blocks > 0 && l.reckons(a) {
			return blow{at: a, all: l.mine[a]}
		}
	}
	return blow{}
}

// surest is a blow by its exact odds, with more units where these promise more. So a blow whose first units have moved goes on.
func (l *survey) surest(b blow, list []mover, free []bool, moves int) blow {
	if !l.reckons(b.at) {
		return b
	}
	now, counted := l.promised(&blow{at: b.at, all: l.mine[b.at]}, list)
	if !counted {
		return b
	}
	b.worth = l.exact(&b, list, now)
	for _, more := range l.sizes(b.at, list, free, moves) {
		if len(more.units) <= len(b.units) {
			continue
		}
		if more.worth = l.exact(&more, list, now); more.worth > b.worth {
			b = more
		}
	}
	return b
}

// total is what blows promise together.
func total(blows []blow) (sum int) {
	for _, b := range blows {
		sum += b.worth
	}
	return sum
}

// best is the best blow against an area with so many moves, of units that are free.
func (l *survey) best(a blockwar.Area, list []mover, free []bool, moves int) (top blow) {
	for _, b := range l.sizes(a, list, free, moves) {
		if b.worth > top.worth {
			top = b
		}
	}
	return top
}

// sizes are the blows against an area with so many moves: of the fittest unit that is free, of the two fittest, and so on.
func (l *survey) sizes(a blockwar.Area, list []mover, free []bool, moves int) (all []blow) {
	b := blow{at: a, all: l.mine[a]}
	before, ground, crossed := l.assault(a, l.mine[a]), 0, slices.Clone(l.t.Turn.Crossed)
	for _, i := range l.comers(a, list, free) {
		m := &list[i]
		if m.x.ground == 0 && b.all.ground == 0 && !l.t.Place(a).Sea() {
			continue
		}
		if ground += m.x.ground; (ground > 6 || !l.crosses(m, a, &crossed)) && m.x.ground > 0 {
			continue
		}
		b.all.add(m.coming(a))
		b.cost += max(-40, m.leaves) + 3 + l.intrudes(m.b, a)
		b.units = append(slices.Clone(b.units), i)
		b.worth = l.assault(a, b.all) - before - b.cost
		if all = append(all, b); len(all) == min(moves, most) {
			break
		}
	}
	return all
}

// comers are the units that can go against an area, the fittest first; but on land a Ground unit, which the others support (11.55).
func (l *survey) comers(a blockwar.Area, list []mover, free []bool) (who []int) {
	for i := range list {
		if free[i] && list[i].to[a] {
			who = append(who, i)
		}
	}
	engine.Sort(who, func(i, j int) int { return list[j].fitness(a) - list[i].fitness(a) })
	if l.mine[a].ground == 0 && l.t.Place(a).Land() {
		if k := slices.IndexFunc(who, func(i int) bool { return list[i].x.ground > 0 }); k > 0 {
			first := who[k]
			who = slices.Insert(slices.Delete(who, k, k+1), 0, first)
		}
	}
	return who
}
