package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 11.0 Movement: the best blows against what can be taken, guards where a blow threatens, and the rest towards the front.

// plans is what each own unit's moves are worth.
type plans struct {
	list  []mover
	worth [][blockwar.AreaRoom]int16
	blows []blow
}

// nothing is a move that is not to be made.
const nothing = -60

func (l *survey) plan(moves int) *plans {
	p := &plans{list: l.movers(), blows: l.blows(moves)}
	p.worth = make([][blockwar.AreaRoom]int16, len(p.list))
	l.draw()
	for i := range p.list {
		for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
			if p.list[i].to[a] {
				p.worth[i][a] = int16(l.shift(&p.list[i], a))
			}
		}
	}
	for _, b := range p.blows {
		for _, i := range b.units {
			first := 20 + 20*p.list[i].x.ground // others need Ground Support (11.55)
			p.worth[i][b.at] = int16(min(30000, b.worth/len(b.units)+first))
		}
	}
	return p
}

// shift is what it is worth to move a unit without a blow: to where it guards, or nearer to the front.
func (l *survey) shift(m *mover, a blockwar.Area) int {
	if l.hostile(a) {
		return nothing
	}
	from, p := m.b.At, l.t.Place(a)
	with := l.mine[a]
	with.add(m.x)
	worth := l.risk(a, l.mine[a]) - l.risk(a, with) - m.leaves - l.intrudes(m.b, a)
	ahead := int(l.lure[a]) - int(l.lure[from])
	u := l.t.Chart[m.b.ID.Type]
	switch {
	case u.Class == blockwar.Ground && p.Sea():
		worth += ahead/8 - 25
	case u.Class == blockwar.Ground:
		worth += ahead/5 - l.starves(m.b, a) + l.starves(m.b, from)
	case u.Class == blockwar.Air:
		there := *m.b
		there.At = a
		worth += ahead/8 + l.bombs(&there) - l.bombs(m.b)
	default:
		worth += ahead / 12
	}
	return min(max(worth-4, -1000), 1000)
}

// starves is what a unit loses in an area where it is Unsupplied (14.1).
func (l *survey) starves(b *blockwar.Block, a blockwar.Area) int {
	side, there := l.t.SideOf(b.ID.Nation), *b
	if there.At = a; !l.t.NeedsSupply(&there) {
		return 0
	}
	if l.supply[side] == nil {
		l.supply[side] = l.t.SupplyOf(side)
	}
	return step * 3 / 2 * boolean(!l.supply[side][a])
}

// draw spreads how much each area draws units on: what is to be taken, and less the farther off it is.
func (l *survey) draw() {
	if l.drawn {
		return
	}
	l.drawn = true
	war := l.t.AtWar(l.me)
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		switch f := l.t.PlayerOf(l.t.Controller(a)); {
		case l.hostile(a) && l.t.Place(a).Land():
			l.lure[a] = min(900, l.prize(a))
		case l.t.Place(a).Sea() || f == l.me:
		case l.facts.Covets != nil && l.facts.Covets(l.t, l.me, l.t.Place(a).Of):
			l.lure[a] = min(900, l.prize(a))
		case f != blockwar.NoFaction && !war:
			l.lure[a] = min(900, l.prize(a)) / 4
		}
	}
	for range 14 {
		for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
			for _, over := range l.t.Map.Board.Neighbours(a) {
				if over.Via.Closed() {
					continue
				}
				part := 75
				if over.Via.BySea() {
					part = 60
					if l.t.Place(a).Sea() && l.t.PlayerOf(l.t.Controller(over.To)) != l.me {
						part = l.facts.Weights.Beach // one unit at a time goes over it
					}
				}
				l.lure[a] = max(l.lure[a], l.lure[over.To]*part/100)
			}
		}
	}
}

func (s *Sight) plan() *plans {
	if s.plans == nil {
		s.trade()
		s.plans = s.land.plan(max(1, s.Turn.Moves))
	}
	return s.plans
}

// trade notes where the routes of the own Population and Resources are cut.
func (s *Sight) trade() {
	if !s.atWar() {
		return
	}
	for _, r := range s.TradeRoutes(s.Me) {
		lost := r.Res*s.land.res() + r.Pop*s.land.pop()*boolean(r.Now == blockwar.FullBlockade)
		for _, c := range r.Cuts {
			s.land.cuts[c.Area] = min(3*point, s.land.cuts[c.Area]+lost/max(1, len(r.Cuts)))
		}
	}
}

// done is what it is worth to move no more.
const done = 4

// bestOf is the most that a move of one of some units is worth.
func (s *Sight) bestOf(pick func(*mover) bool) int {
	p, top := s.plan(), nothing
	for i := range p.list {
		if !pick(&p.list[i]) {
			continue
		}
		for a := range p.list[i].to {
			if p.list[i].to[a] {
				top = max(top, int(p.worth[i][a]))
			}
		}
	}
	return top
}

// move weighs of which Nation and area a unit moves next.
func (s *Sight) move(c engine.Choice) int {
	if c.Verb == "done" {
		return done
	}
	if c.Verb != "move" {
		return 0
	}
	a, n := s.AreaOf(c.On), s.NationOf(c.To)
	return s.bestOf(func(m *mover) bool {
		return m.b.At == a && m.b.ID.Nation == n && blockwar.PoseOf(m.b) == blockwar.Pose(c.N)
	})
}

// alike finds units like one, upright by its name and face up by its kind.
func (s *Sight) alike(c engine.Choice) func(*mover) bool {
	if u := s.Block(c.On); u != nil {
		return s.like(u)
	}
	a := s.AreaOf(s.Asked.About)
	return func(m *mover) bool { return m.b.At == a && s.KindRef(m.b.ID) == c.On && int(m.b.CV) == c.N }
}

func (s *Sight) like(u *blockwar.UnitView) func(*mover) bool {
	return func(m *mover) bool {
		return m.b.At == u.Area && m.b.ID.Nation == u.Nation && m.b.ID.Type == u.Type && m.b.CV == u.CV
	}
}

func (s *Sight) moveUnit(c engine.Choice) int { return s.bestOf(s.alike(c)) }

func (s *Sight) moveTo(c engine.Choice) int {
	u := s.Block(s.Turn.Picked)
	if u == nil {
		return 0
	}
	to, like, top := s.AreaOf(c.To), s.like(u), nothing
	p := s.plan()
	for i := range p.list {
		if like(&p.list[i]) {
			top = max(top, int(p.worth[i][to]))
		}
	}
	return top
}
