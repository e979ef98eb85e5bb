package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// 9.4 Atomic Research: a point for each stage, and with the fourth the match.

// stages are so many, and the last is the bomb.
const stages = 4

// stage is the stage of Atomic Research that comes next.
func (s *Sight) stage() int {
	n := 1 + s.land.stages
	for _, x := range s.own().Vault {
		n += boolean(s.TechFacts(x.Tech).Stage > 0)
	}
	return n
}

// research is what it is worth to keep an Investment card for Atomic Research: the more, the sooner its stage comes, and most with another
// card for the same stage. Of more than two for it the first two count.
func (s *Sight) research(n int) (worth int) {
	next := s.stage()
	for i := range s.TechList {
		x := &s.TechList[i]
		later := x.Stage - next
		if x.Stage == 0 || later < 0 || later > s.Years() || !s.serves(n, x.Tech) {
			continue
		}
		w, others, earlier, real := 40-6*later, 0, 0, s.Investment(n).Has(x.Tech)
		for _, m := range s.own().Investment {
			if m != n && s.serves(m, x.Tech) {
				others++
				earlier += boolean(m < n)
				real = real || s.Investment(m).Has(x.Tech)
			}
		}
		switch {
		case earlier > 1:
			continue
		case others > 0 && real:
			w = 80 - 10*later
		}
		worth = max(worth, w)
	}
	return worth + point*boolean(worth > 0 && s.studies())
}

// studies reports whether all is staked on the bomb: a player that keeps any card for it keeps it before all else.
func (s *Sight) studies() bool { return s.Style.Opening.Studied(int(s.Year)) }

// serves reports whether a card is half of a pair for a Technology.
func (s *Sight) serves(n int, tech blockwar.Tech) bool {
	c := s.Investment(n)
	return c.Has(tech) || s.land.t.StandsIn(s.Me, c, tech)
}

// hunts is how many Investment cards are wanted besides, to find a pair for the next stage.
func (s *Sight) hunts() int {
	switch {
	case s.stage() > stages:
		return 0
	case s.studies():
		return 8
	case s.Year < 1938 || s.Style.Strength != bot.Hard:
		return 0
	}
	want := 5
	for _, n := range s.own().Investment {
		want -= boolean(s.research(n) >= 40) * 2
	}
	return max(0, want-2*boolean(s.fights()))
}

// bomb reports whether the last stage lies Revealed.
func (l *survey) bomb() bool { return l.stages == stages }

// bombs is what it is worth that an Air Force reaches a Rival's MainCapital from where it is (16.4).
func (l *survey) bombs(b *blockwar.Block) int {
	if l.stages < stages-1 || l.front.Of(b).Bombs(b) == blockwar.Nowhere {
		return 0
	}
	return 100 + 900*boolean(l.bomb())
}

// spends is what Industry costs where it takes cards for Atomic Research.
func (s *Sight) spends() int {
	free := 0
	for _, n := range s.own().Investment {
		free += s.Investment(n).Factory * boolean(s.research(n) == 0)
	}
	return (60 + 3*point*boolean(s.studies())) * boolean(free < s.Own.FactoryCost)
}
