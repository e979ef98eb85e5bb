package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Hooks are what a game's board has that the policies of both games do not know of. One that is nil has nothing to say.
type Hooks struct {
	// Acts weighs answers that this game alone has among those to a question of both, by their verb.
	Acts map[string]Weigher
	// Gains is what it is worth to a Faction to hold an area, beside its POP and RES.
	Gains func(t *blockwar.Table, f blockwar.Faction, a blockwar.Area) int
	// Ventures are declarations of this game alone that are worth a thought, Venture does one to the board and tells what it costs;
	// false: it is none of this game's.
	Ventures func(t *blockwar.Table, f blockwar.Faction) []engine.Choice
	Venture  func(s *Sight, t *blockwar.Table, c engine.Choice) (cost int, own bool)
	// Wars is what a Declaration of War costs besides.
	Wars func(s *Sight, on blockwar.Faction) int
	// Covets tells the Neutrals that units are to gather against, to be Violated.
	Covets func(t *blockwar.Table, f blockwar.Faction, n blockwar.Nation) bool
	// Errands is what Commands promise that are spent on something else than moves.
	Errands func(s *Sight, moves int) int
}

// gains is what an area is worth to a Faction beside its POP and RES.
func (l *survey) gains(f blockwar.Faction, a blockwar.Area) int {
	if l.facts.Gains == nil {
		return 0
	}
	return l.facts.Gains(l.t, f, a)
}

// ownSides are the Sides that the player leads.
func ownSides(t *blockwar.Table, f blockwar.Faction) (list []blockwar.Side) {
	for _, side := range t.AllSides() {
		if side != blockwar.NoFaction && t.PlayerOf(side) == f {
			list = append(list, side)
		}
	}
	return list
}

// anEnemy reports whether a Side is an Enemy of one that the player leads.
func (l *survey) anEnemy(side blockwar.Side) bool {
	return slices.ContainsFunc(l.sides, func(own blockwar.Side) bool { return l.t.Enemies(own, side) })
}

// influenced is what Influence on a Nation brings the Faction: the POP and RES of all areas of which it then has the use.
func (l *survey) influenced(n blockwar.Nation) (worth int) {
	s := &l.t.Nations[n]
	was := *s
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		p := l.t.Place(a)
		if p.City.Pop()+p.Resources() == 0 {
			continue
		}
		s.Influence = blockwar.Influence{}
		before := l.t.User(a)
		if s.Influence = (blockwar.Influence{Of: l.me, N: 1}); before != l.me && l.t.User(a) == l.me {
			worth += l.yield(a)
		}
	}
	*s = was
	return worth
}

// Reinforces is what it is worth to have a new unit in an area, be it that one's own are there or that it takes it.
func (s *Sight) Reinforces(n blockwar.Nation, kind blockwar.Type, cv int, a blockwar.Area) int {
	l := s.land
	u := l.t.Unit(l.t.SideOf(n), kind)
	x := strength(&u, 10*cv, false)
	with := l.mine[a]
	with.add(x)
	side := l.t.SideOf(n)
	if g := l.t.Controller(a); l.t.PlayerOf(g) == s.Me || l.mine[a].blocks > 0 && l.foes[a].blocks == 0 {
		return l.risk(a, l.mine[a]) - l.risk(a, with) + step*cv*2/3
	} else if g == blockwar.NoFaction && !l.t.EnemyLand(side, a) { // Neutral ground: its own forces come first
		foes := guard(l.t.Place(a).Muster)
		p := chance(x, foes, false)
		return p*(l.prize(a)+step*cv)/100 - (100-p)*step*cv/100 - 40
	}
	foes := l.foes[a]
	if foes.blocks == 0 {
		foes = l.others[a]
	}
	p := chance(with, foes, false)
	return p*(l.prize(a)+step*cv/2)/100 - (100-p)*step*cv/150
}

// guard is the Fortress that a Neutral's city musters.
func guard(cv int) force {
	cv *= 10
	return force{blocks: min(1, cv), cv: cv * 13 / 10, fire: cv * 4, ground: 1}
}

// Post is what one more CV of a Nation in an area is worth, Keep what an Action card is worth in hand, Press what one more own marker on
// a Neutral is worth, or one less of a Rival.
func (s *Sight) Post(a blockwar.Area, n blockwar.Nation) int { return s.post(a, n) }
func (s *Sight) Keep(card int) int                           { return s.keep(card) }
func (s *Sight) Press(n blockwar.Nation) int                 { return s.press(n, false) }

// Factory plays cards with high Factory values, and no Tech-pair, first.
func (s *Sight) Factory(c engine.Choice) int { return s.factory(c) }

// Raise chooses a unit that there is least of for what is wanted, WayOut a place where it is needed.
func (s *Sight) Raise(c engine.Choice) int  { return s.raise(c) }
func (s *Sight) WayOut(c engine.Choice) int { return s.wayOut(c) }

// Table is the board as it is seen.
func (s *Sight) Table() *blockwar.Table { return s.land.t }

// Years is how many Years come after this one.
func (s *Sight) Years() int { return s.years() }

// Block is an own unit by its name.
func (s *Sight) Block(r engine.Ref) *blockwar.UnitView { return s.unit(r) }

// War is what it costs to be at war with a Rival, Might the strength of a Faction.
func (s *Sight) War(on blockwar.Faction) int  { return s.war(on) }
func (s *Sight) Might(f blockwar.Faction) int { return s.might(f) }

// Prize is what it is worth to take an area.
func (s *Sight) Prize(a blockwar.Area) int { return s.land.prize(a) }
