package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// 12.0 Combat: which Battles, who fires at what, who leaves.

// battles are resolved besides where they promise something.
func (s *Sight) battles(c engine.Choice) int {
	if c.Verb == "done" {
		return 0
	}
	a := s.AreaOf(c.On)
	x := s.land.mine[a]
	sea := s.Place(a).Sea()
	return chance(x, s.land.foes[a], sea) - s.land.daring() + 10
}

// nextBattle takes the Battle first that promises most.
func (s *Sight) nextBattle(c engine.Choice) int {
	a := s.AreaOf(c.On)
	return s.land.assault(a, s.land.mine[a])
}

// defend: a Battle is fought in person.
func (s *Sight) defend(c engine.Choice) int { return boolean(c.Verb == "in-person") }

// join: the BattleGroup comes first that is the stronger.
func (s *Sight) join(c engine.Choice) (cv int) {
	for i := range s.Units {
		if u := &s.Units[i]; int(u.Group) == c.N && u.Area == s.AreaOf(c.On) {
			cv += int(u.CV)
		}
	}
	return cv
}

// first: the own units fire before others of the same kind (12.41).
func (s *Sight) first(c engine.Choice) int { return boolean(c.To == s.land.t.SideRef(s.Me)) }

// targets: of several Enemies the one is fought that can be beaten, all of them where that promises as much.
func (s *Sight) targets(c engine.Choice) int {
	a := s.AreaOf(c.On)
	var foes force
	for i := range s.land.t.Blocks {
		if b := &s.land.t.Blocks[i]; b.At == a && !s.land.t.Leads(s.Me, b.ID.Nation) && (c.Verb == "target-all" || s.land.t.SideRef(s.land.t.PartyOf(b.ID.Nation)) == c.To) {
			foes.add(forceOf(s.land.t, b, s.Style))
		}
	}
	return chance(s.land.mine[a], foes, s.Place(a).Sea()) + 20*boolean(c.Verb == "target-all")
}

// sides are the forces in the Battle under way, the own first.
func (s *Sight) sides() (own, other force) {
	sea := s.Place(s.Battle.Area).Sea()
	for i := range s.Battle.Units {
		u := &s.Battle.Units[i]
		b := &blockwar.Block{ID: blockwar.ID{Nation: u.Nation, Type: u.Type}, CV: u.CV, At: s.Battle.Area}
		x := forceOf(s.land.t, b, s.Style)
		if sea && u.Type != blockwar.Fortress && s.Chart[u.Type].Class == blockwar.Ground {
			x.fire, x.guns = 0, 0
		}
		if s.land.t.Leads(s.Me, u.Nation) {
			own.add(x)
		} else {
			other.add(x)
		}
	}
	return own, other
}

func (s *Sight) fighter(r engine.Ref) *blockwar.BattleUnit {
	for i := range s.Battle.Units {
		if s.Battle.Units[i].Ref == r {
			return &s.Battle.Units[i]
		}
	}
	return nil
}

// action weighs a Combat Action.
func (s *Sight) action(c engine.Choice) int {
	u := s.fighter(c.On)
	if u == nil {
		return 0
	}
	switch c.Verb {
	case "hold":
		return 0
	case "bomb":
		return 50
	case "kamikaze": // it is lost
		return s.fire(u, c) - step*int(u.CV)*(50+s.hope())/100
	case "strike":
		return s.fire(u, c) - 10 + s.flight()
	case "retreat":
		return s.flight() * int(u.CV)
	}
	return s.fire(u, c) + 1
}

// hope is how likely the own side is to win the Battle under way, in hundredths: by the exact odds, if it plays hard.
func (s *Sight) hope() int {
	if f := s.Fight(); f != nil && s.Style.Strength == bot.Hard && f.Whole {
		side := blockwar.Attacking
		if f.Attacker != s.Me {
			side = blockwar.Defending
		}
		if p, counted := winning(&f.Fight, side); counted {
			return p
		}
	}
	own, other := s.sides()
	return 100 - chance(other, own, s.Place(s.Battle.Area).Sea())
}

// flight is what a CV gains by leaving: all, in a Battle that is lost.
func (s *Sight) flight() int {
	a, p := s.Battle.Area, once(&s.hoped, s.hope)
	least := 30 - 8*int(s.Style.Temper)
	if s.land.t.PlayerOf(s.land.t.Controller(a)) == s.Me {
		least -= min(25, s.land.loss(a)/25) // what is dear is held longer
	}
	return (least - p) * 4
}

// fire is what a shot is expected to cost the Enemy.
func (s *Sight) fire(u *blockwar.BattleUnit, c engine.Choice) int {
	throw := s.FireOdds(c)
	if throw == nil {
		return 0
	}
	class, _ := blockwar.ParseClass(c.To.Name())
	cv, worth := 0, 0
	for i := range s.Battle.Units {
		x := &s.Battle.Units[i]
		if s.land.t.Leads(s.Me, x.Nation) || s.Chart[x.Type].Target(s.Place(s.Battle.Area).Sea()) != class {
			continue
		}
		cv += int(x.CV)
		worth = max(worth, s.menace(x))
	}
	hits := 0
	for n, ways := range throw.Scores {
		hits += min(n, max(1, cv)) * ways * 100 / max(1, throw.Total)
	}
	if class == blockwar.Convoys {
		hits *= 2
	}
	return hits * worth / 100
}

// menace is what a CV of the Enemy's is worth to kill: by what it can do.
func (s *Sight) menace(x *blockwar.BattleUnit) int {
	line := &s.Chart[x.Type]
	at := blockwar.Ground
	if s.Place(s.Battle.Area).Sea() {
		at = blockwar.Naval
	}
	return step + 5*line.Firepower(at) + 2*boolean(x.Idle)
}

// takeHit gives a Hit to what has acted, and to what fires worst; without a Battle (an ambush) to what can bear most.
func (s *Sight) takeHit(c engine.Choice) int {
	if s.Battle == nil {
		return 10 * c.N
	}
	u := s.fighter(c.On)
	if u == nil {
		return 0
	}
	return 20*boolean(u.Idle) - 10*s.Chart[u.Type].Firepower(blockwar.Ground)
}

// WayOut goes where the unit is needed, and out of danger.
func (s *Sight) WayOut(c engine.Choice) int {
	a := s.AreaOf(c.To)
	l := s.land
	with := l.mine[a]
	with.add(force{blocks: 1, cv: 20, foot: 20, fire: 50, guns: 30, ground: 1})
	worth := l.risk(a, l.mine[a]) - l.risk(a, with)
	if s.Place(a).Sea() {
		worth -= 30
	}
	return worth - chance(l.near[a], with, false)/4
}

// escape: a Sub in a lost Battle goes down.
func (s *Sight) escape(c engine.Choice) int {
	if c.Verb == "done" {
		return 0
	}
	return s.flight()
}

// rebased takes the strongest units home first.
func (s *Sight) rebased(c engine.Choice) int {
	if u := s.Block(c.On); u != nil {
		return int(u.CV)
	}
	return c.N
}

// rebase leaves what is in the open at sea.
func (s *Sight) rebase(c engine.Choice) int {
	if c.Verb == "done" {
		return 0
	}
	a := s.AreaOf(s.Asked.About)
	if !s.Place(a).Sea() && s.land.t.PlayerOf(s.land.t.Controller(a)) == s.Me {
		return -10
	}
	return 15 - 5*boolean(s.land.foes[a].blocks > 0)
}
