package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 15.2 Declarations: what a war or a Violation lets the own units take at once and later, less what it costs.

func (s *Sight) declare(c engine.Choice) int {
	if c.Verb == "done" {
		return 0
	}
	return s.promise(c, max(1, s.moves()))
}

// moves is how many moves the own Command lets make, as far as it lies open.
func (s *Sight) moves() int {
	if s.Turn.Moves > 0 {
		return s.Turn.Moves
	}
	if r := s.Own.Command; r != "" {
		k, n := blockwar.CardOf(r)
		return s.moved(k, n)
	}
	return s.FactionFacts(s.Me).Emergency
}

// A prospect is the board as it would be after a declaration, and what that costs.
type prospect struct {
	c    engine.Choice
	cost int
	then *survey // none where the declaration is not thought of
}

// promise is what a declaration is worth with so many moves. A Violation that no blow carries out is worth nothing, since Aggression is owed
// (15.3, 16.33).
func (s *Sight) promise(c engine.Choice, moves int) int {
	p := s.prospect(c)
	if p.then == nil {
		return -20
	}
	blows, victim := p.then.blows(moves), s.land.t.Victim(c)
	if c.Verb != "declare-war" && !slices.ContainsFunc(blows, func(b blow) bool { return slices.Contains(victim, b.at) }) {
		return -20
	}
	now := once(&s.blows[min(moves, len(s.blows)-1)], func() int { return total(s.land.blows(moves)) })
	return total(blows) - now - p.cost
}

func (s *Sight) prospect(c engine.Choice) *prospect {
	for i := range s.prospects {
		if s.prospects[i].c == c {
			return &s.prospects[i]
		}
	}
	s.prospects = append(s.prospects, s.declared(c))
	return &s.prospects[len(s.prospects)-1]
}

// declared does a declaration to a board of its own.
func (s *Sight) declared(c engine.Choice) prospect {
	t := s.land.t.Clone()
	cost, by := 0, s.Me
	if c.To != "" {
		by = s.FactionOf(c.To)
	}
	switch c.Verb {
	case "declare-war":
		t.Suppose(by, c)
	case "violate":
		cost = s.violation(by, s.NationOf(c.On))
		t.Suppose(by, c)
	case "intervene":
		return prospect{c: c}
	default:
		own := false
		if s.Facts.Venture != nil {
			cost, own = s.Facts.Venture(s, t, c)
		}
		if !own {
			return prospect{c: c}
		}
	}
	for _, f := range s.land.rivals {
		if t.Enemies(s.Me, f) && !s.land.t.Enemies(s.Me, f) {
			cost += s.war(f)
		}
	}
	then := overlook(t, s.Me, s.Style, s.Facts)
	then.rates = s.land.rates
	return prospect{c, cost, then}
}

// war is what it costs to Declare War: a Victory Point, the Peace Dividends to come, Production without Resources, and the war
// itself, which is worth having for the stronger (15.22).
func (s *Sight) war(on blockwar.Faction) int {
	if s.land.twoPlay() {
		return s.stake(on, false) - s.stake(on, true)
	}
	cost := s.FactionFacts(s.Me).Penalty * point
	cost = max(cost, point) + s.forgoes() + s.peace() + s.race().War + s.Facts.Weights.Far[on]
	if !s.atWar() {
		cost += 45 * s.Years() * boolean(s.Chits > 0)
		l := s.Own.Levels
		cost += max(0, l.Production(false)-l.Production(true)) * (point + s.land.yearly())
	}
	mine, other := s.might(s.Me), s.might(on)
	for i := range s.Factions {
		if x := &s.Factions[i]; x.Faction != on && x.Faction != s.Me {
			for _, f := range x.Wars {
				switch f {
				case s.Me:
					other += s.might(x.Faction) * 7 / 10
				case on:
					mine += s.might(x.Faction) * 4 / 10
				}
			}
		}
	}
	balance := 600 * (mine - other) / max(1, max(mine, other))
	balance = balance*max(0, s.Years()+1)/5 + 80*int(s.Style.Temper)
	return cost - min(700, max(-700, balance))
}

// might is the strength of a Faction on the map, in tenths of a CV, and what it can build.
func (s *Sight) might(f blockwar.Faction) (n int) {
	for i := range s.land.t.Blocks {
		b := &s.land.t.Blocks[i]
		if s.land.t.Leads(f, b.ID.Nation) {
			n += forceOf(s.land.t, b, s.Style).cv
		}
	}
	for i := range s.Factions {
		if s.Factions[i].Faction == f {
			n += 10 * s.Factions[i].Production
		}
	}
	return n
}

// violation is what a Violation costs: World Reaction cards for both Rivals. What a Side does that fights apart costs its player's Faction little.
func (s *Sight) violation(side blockwar.Side, n blockwar.Nation) (cost int) {
	t := s.land.t
	by := t.Nations[n].Influence
	cost = 15
	if side == s.Me {
		if cost = s.outrage(); !s.atWar() {
			cost += 60 // the next Peace Dividend
		}
	}
	if by.Of == s.Me && int(by.N) >= s.Facts.Weights.Won {
		cost += s.land.influenced(n) + s.land.nation(n) + 60 // it is almost won
	}
	return cost
}

// protectorate stands by a Neutral unless the war would be lost.
func (s *Sight) protectorate(c engine.Choice) int {
	if c.Verb == "withdraw" {
		return 0
	}
	by := s.Active
	if s.land.t.Enemies(s.Me, by) {
		return point
	}
	return 60 + 300*(s.might(s.Me)-s.might(by))/max(1, s.might(by)) + 40*int(s.Style.Temper)
}

// ventures are the declarations that would be worth something, as far as they can be seen before the Player Turn.
func (s *Sight) ventures(moves int) (top int) {
	for _, f := range s.land.rivals {
		if s.land.t.Enemies(s.Me, f) {
			continue
		}
		c := engine.Choice{Verb: "declare-war", On: s.FactionRef(f)}
		if w := s.promise(c, moves); w > top && s.land.t.Feasible(s.Me, c, moves) {
			top = w
		}
	}
	if s.Facts.Ventures != nil {
		for _, c := range s.Facts.Ventures(s.land.t, s.Me) {
			if w := s.promise(c, moves); w > top && s.land.t.Feasible(s.Me, c, moves) {
				top = w
			}
		}
	}
	for _, side := range s.land.sides {
		for n := blockwar.Nation(1); n <= s.LastNation; n++ {
			if !s.land.t.CanViolate(side, n) || s.land.nation(n)+s.joins(n) < 50 || s.spoils(n)-s.violation(side, n) <= top {
				continue
			}
			c := engine.Choice{Verb: "violate", On: s.NationRef(n)}
			if side != s.Me {
				c.To = s.FactionRef(side)
			}
			if w := s.promise(c, moves); w > top && s.land.t.Feasible(s.Me, c, moves) {
				top = w
			}
		}
	}
	return top
}

// spoils is the most that a Violation of a Nation can bring in: all that lies in it, with what it musters.
func (s *Sight) spoils(n blockwar.Nation) (worth int) {
	for _, a := range s.land.t.AreasOf(n) {
		worth += s.land.prize(a) + step*s.Place(a).Muster
	}
	return worth
}
