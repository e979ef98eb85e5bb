package bot

import "interbellum/engine/blockwar"

// 8.1 What Influence brings, and what it brings others.

// courts lists the areas of whose POP and RES a Faction has the use by Influence on a Nation.
func (l *survey) courts(n blockwar.Nation, f blockwar.Faction) (list []blockwar.Area) {
	s := &l.t.Nations[n]
	was := *s
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		p := l.t.Place(a)
		if p.City.Pop()+p.Resources() == 0 {
			continue
		}
		s.Influence = blockwar.Influence{}
		before := l.t.User(a)
		if s.Influence = (blockwar.Influence{Of: f, N: 1}); before != f && l.t.User(a) == f {
			list = append(list, a)
		}
	}
	*s = was
	return list
}

// influenced is what Influence on a Nation brings the Faction.
func (l *survey) influenced(n blockwar.Nation) (worth int) {
	for _, a := range l.courts(n, l.me) {
		worth += l.yield(a)
	}
	return worth + l.style.Opening.Courted(l.t.NationFacts(n).Slug, int(l.t.Year))
}

// denied is what it is worth that a Rival has no Influence on a Nation.
func (l *survey) denied(n blockwar.Nation, f blockwar.Faction) (worth int) {
	for _, a := range l.courts(n, f) {
		p := l.t.Place(a)
		worth += l.minds(f) * (10*p.City.Pop() + (2+8*boolean(l.t.AtWar(f)))*l.t.Resources(f, p))
	}
	return worth
}
