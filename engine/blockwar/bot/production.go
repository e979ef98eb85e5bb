package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.2 Production: cards while there is peace and where a card helps, units where a blow threatens and where the front is.

// Production weighs what a point is spent on.
func (s *Sight) Production(c engine.Choice) int {
	switch c.Verb {
	case "done":
		return -10 * point
	case "buy":
		return s.card(c.On == blockwar.ActionDeck.Ref())
	case "cadre":
		return s.Post(s.AreaOf(c.On)) + s.newBlock(s.NationOf(c.To)) - s.forgone()
	case "step":
		a, n, top := s.AreaOf(c.On), s.NationOf(c.To), nothing
		for i := range s.Units {
			if u := &s.Units[i]; u.Area == a && u.Nation == n && !u.Built && u.CV < s.land.t.MaxCV(n, u.Type) {
				top = max(top, s.stronger(u))
			}
		}
		return top - s.forgone()
	}
	return 0
}

// forgone is what a CV costs in a Race that more cards would win.
func (s *Sight) forgone() int {
	return s.race().Units * boolean(s.surplus() < 0)
}

// surplus is how many cards have been bought beyond those that raise IND and serve for Influence or Commands.
func (s *Sight) surplus() int { return s.bought() - s.investments() - s.actions() }

// card is what a card of a deck is worth: Investment cards are bought first, as many as raise IND as often as a Year lets it be,
// then Action cards.
func (s *Sight) card(action bool) int {
	bought, invest := s.bought(), s.investments()
	switch {
	case !action && s.studies() && bought < s.hunts():
		return 2 * point
	case action && s.commands(bought-invest) < 3: // who has a war fights it
		return 80 + min(40, s.campaign(8, true)/6)
	case !action && bought < invest:
		return s.Facts.Weights.Invest + s.race().Invest + (point+s.land.yearly())/2 - 20*boolean(s.atWar())
	case action && bought >= invest && s.surplus() < 0:
		return 85 - 20*boolean(s.atWar())
	}
	if more := s.surplus(); !action && more >= 0 && more < s.hunts() {
		return 60 - 15*boolean(s.atWar())
	}
	return 10
}

// commands is how many Action cards a Faction at War has for its Seasons, with those of the cards bought; more than are needed, at
// Peace.
func (s *Sight) commands(bought int) int {
	if !s.fights() {
		return most
	}
	return len(s.own().Action) + max(0, bought)
}

// average is how much the Factory value of a card is, in tenths.
const average = 23

// investments is how many Investment cards are wanted.
func (s *Sight) investments() int {
	cards := 0
	for _, n := range s.own().Investment {
		cards += s.Investment(n).Factory
	}
	return max(0, (s.raises()*s.Own.FactoryCost-cards)*10+average-1) / average
}

// raises is how often IND is to be raised this Year: as far as the other levels let it be worth something.
func (s *Sight) raises() int {
	return min(blockwar.MostRaises-int(s.Own.Raised), max(0, bounds(s.Own)+s.Facts.Weights.Beyond-s.Own.Levels.Ind))
}

// actions is how many Action cards are wanted: for each Season of a war, else for Influence.
func (s *Sight) actions() int {
	want := 7
	if s.fights() {
		want = 4
	}
	want = max(want, s.race().Actions)
	return max(0, want-len(s.own().Action))
}

// Post is what one more CV in an area is worth.
func (s *Sight) Post(a blockwar.Area) int {
	return s.post(a, force{cv: 10, foot: 10, fire: 30, guns: 10, blocks: 1, ground: 1})
}

// post is the same of such a force: Ground units hold what others defend, and take what lures.
func (s *Sight) post(a blockwar.Area, x force) int {
	l := s.land
	now := l.mine[a]
	with := now
	with.add(x)
	l.draw()
	weak := 25 * boolean(!s.atWar() && s.outnumbered())
	return 25 + weak + l.risk(a, now) - l.risk(a, with) + min(s.Facts.Weights.Lure, l.lure[a]/6)*(1+x.ground)/2 - boolean(now.cv > 120)*15
}

// outnumbered reports whether a Rival is so much stronger that it may come to declare war.
func (s *Sight) outnumbered() bool {
	most := once(&s.most, func() (n int) {
		for _, f := range s.land.rivals {
			n = max(n, s.might(f))
		}
		return n
	})
	return s.might(s.Me) < most*7/10
}

// newBlock: a Nation with few blocks wants more of them, one with many weak ones stronger ones.
func (s *Sight) newBlock(n blockwar.Nation) int {
	blocks, cv := 0, 0
	for i := range s.Units {
		if s.Units[i].Nation == n {
			blocks++
			cv += int(s.Units[i].CV)
		}
	}
	if blocks == 0 {
		return 15
	}
	return 15 * (cv*2 - 4*blocks) / blocks
}

// Raise chooses the type of a new Cadre, place that of one at the start or in a Satellite: the type that is scarcest for what
// is wanted.
func (s *Sight) Raise(c engine.Choice) int {
	u := s.MustType(c.On.Name())
	a := s.AreaOf(c.To)
	return s.lacks(s.land.t.Hooks.FortressNation(s.land.t, s.Me, s.Place(a)), u, a)
}

func (s *Sight) place(c engine.Choice) int { return s.Raise(c) }

// usual is what a Power wants of which its game says nothing.
var usual = Mix{blockwar.Infantry: 5, blockwar.Tank: 3, blockwar.AirForce: 2, blockwar.Fleet: 1, blockwar.Sub: 0, blockwar.Fortress: 1, blockwar.Carrier: 0}

func (s *Sight) lacks(n blockwar.Nation, u blockwar.Type, a blockwar.Area) int {
	mix := &usual
	if int(n) < len(s.Facts.Mix) {
		mix = &s.Facts.Mix[n]
	}
	all, have := 0, 0
	for i := range s.Units {
		if s.Units[i].Nation == n {
			all++
			have += boolean(s.Units[i].Type == u)
		}
	}
	parts := 0
	for _, k := range s.Types() {
		parts += int(mix[k])
	}
	worth := 1000*int(mix[u])/max(1, parts)*(all+1)/10 - 100*have
	if u == blockwar.Fortress && s.land.near[a].blocks == 0 {
		worth -= 2 * point
	}
	if u == blockwar.AirForce {
		worth += s.land.bombs(&blockwar.Block{ID: blockwar.ID{Nation: n, Type: u}, At: a})
	}
	return worth
}

// strengthen builds up what fights best.
func (s *Sight) strengthen(c engine.Choice) int {
	if u := s.Block(c.On); u != nil {
		return s.stronger(u)
	}
	return 0
}

// stronger is what a step is worth to a unit.
func (s *Sight) stronger(u *blockwar.UnitView) int {
	line := s.land.t.Unit(s.land.t.SideOf(u.Nation), u.Type)
	fights := 12*line.Firepower(blockwar.Ground) + 4*line.Firepower(blockwar.Naval) + 6*int(line.Speed(true)) - 5*int(u.CV)
	if s.Facts.Weights.Campaign && u.Type == blockwar.Fortress {
		fights = 0 // it takes nothing
	}
	return s.post(u.Area, strength(&line, 10, false)) + fights/2 - 12
}
