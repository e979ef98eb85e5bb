package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 10.1 Command: a card is committed where its moves are worth more than what else it could do.

// moved is how many moves a card gives in this Season.
func (s *Sight) moved(k blockwar.DeckKind, n int) int {
	if k != blockwar.ActionDeck {
		return 0
	}
	c := s.Action(n)
	if c.Season == s.Phase || s.Phase == blockwar.Winter {
		return c.Value
	}
	return s.FactionFacts(s.Me).Emergency
}

func (s *Sight) valid(n int) bool { return s.Action(n).Season == s.Phase || s.Phase == blockwar.Winter }

// command weighs whether to commit a card at all.
func (s *Sight) command(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	if c.Verb != "commit" {
		return nothing
	}
	top := nothing
	for _, n := range s.own().Action {
		top = max(top, s.commandWorth(n))
	}
	return top
}

// commandWorth is what is gained by a card's moves, less what it is worth in hand.
func (s *Sight) commandWorth(n int) int {
	moves := s.moved(blockwar.ActionDeck, n)
	return s.campaign(moves, s.valid(n)) - s.Keep(n)
}

// campaign is what so many moves promise: blows, guards, and declarations where these are allowed.
func (s *Sight) campaign(moves int, full bool) int {
	return once(&s.campaigns[boolean(full)][min(moves, len(s.campaigns[0])-1)], func() int { return s.outlook(moves, full) })
}

func (s *Sight) outlook(moves int, full bool) int {
	p := s.land.plan(moves)
	sum := total(p.blows)*boolean(full) + s.shifts(p, moves)
	if full {
		sum += s.ventures(moves) * 9 / 10
	}
	if s.Facts.Errands != nil {
		sum += s.Facts.Errands(s, moves)
	}
	return max(0, sum) + won*boolean(s.land.bomb())
}

// shifts is what the best other moves are worth.
func (s *Sight) shifts(p *plans, moves int) (sum int) {
	best := make([]int, moves)
	for i := range p.list {
		top := 0
		for a := range p.list[i].to {
			if w := int(p.worth[i][a]); p.list[i].to[a] && !s.land.hostile(blockwar.Area(a)) {
				top = max(top, w)
			}
		}
		for k := range best {
			if top > best[k] {
				best[k], top = top, best[k]
			}
		}
	}
	for _, w := range best {
		sum += w
	}
	return sum
}

// commandCard weighs which card.
func (s *Sight) commandCard(c engine.Choice) int {
	k, n := blockwar.CardOf(c.On)
	if k != blockwar.ActionDeck {
		return -10 * point
	}
	return s.commandWorth(n)
}

// tie: the attacker goes first.
func (s *Sight) tie(c engine.Choice) int { return 20 * boolean(c.Verb == "go-first") }
