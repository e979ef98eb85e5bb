package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// How a Faction stands: its points, what it may still come to, and every way to win.

// Value is how a Faction stands, less how the others do: the stronger of them counts most.
func (m Mind) Value(v engine.View, seat engine.Seat) int {
	view, is := v.(*blockwar.View)
	if !is {
		return 0
	}
	s := look(view, engine.Decision{Seat: seat}, bot.Style{Strength: bot.Normal}, m.Facts)
	if won := view.Won; won.Kind != "" {
		return s.ending(won.By)
	}
	most, sum := -1<<30, 0
	for _, f := range s.land.rivals {
		n := s.standing(f)
		most, sum = max(most, n), sum+n
	}
	return s.standing(s.Me) - (most+sum)/3 - s.exposed()
}

// ending is what the end of the match is worth.
func (s *Sight) ending(by blockwar.Set) int {
	switch {
	case !by.Has(s.Me):
		return -won
	case by.Len() > 1:
		return won / 2
	}
	return won
}

// standing is what a Faction has, in hundredths of a point, and what it can be expected to make of it.
func (s *Sight) standing(f blockwar.Faction) int {
	x := s.faction(f)
	years := s.Years()
	points := pointsOf(x)
	worth := point*points + s.growth(x, years) + 8*x.Cards + 6*x.Bought
	worth += s.army(f) * min(step, 8+4*years) / 10
	if !x.AtWar() {
		worth += 45 * years * boolean(s.Chits > 0)
	}
	if s.Facts.Stands != nil {
		worth += s.Facts.Stands(s.land.t, f)
	}
	return worth + s.close(x, points)
}

// faction is what is seen of a Faction.
func (s *Sight) faction(f blockwar.Faction) *blockwar.FactionView {
	for i := range s.Factions {
		if s.Factions[i].Faction == f {
			return &s.Factions[i]
		}
	}
	return s.Own
}

// pointsOf are a Faction's points as far as they are known, each Peace Dividend that is not taken for one.
func pointsOf(x *blockwar.FactionView) int {
	if x.Own != nil {
		return x.Own.Total
	}
	return x.Points.Public + x.Dividends
}

// bounds is up to which level IND raises Production: POP, and at War RES.
func bounds(x *blockwar.FactionView) int {
	if x.AtWar() {
		return min(x.Levels.Pop, x.Levels.Res)
	}
	return x.Levels.Pop
}

// growth is what its levels promise: IND can be raised to the least of the others, what is more than that is a reserve.
func (s *Sight) growth(x *blockwar.FactionView, years int) int {
	l := x.Levels
	raised := max(0, min(bounds(x)-l.Ind, blockwar.MostRaises*years))
	return 55*raised + 12*(min(l.Pop, l.Ind+4)+min(l.Res, l.Ind+4)-2*l.Ind) + 15*l.Ind + s.land.yearly()/2*x.Production
}

// army is the strength of a Faction's units, in tenths of a CV.
func (s *Sight) army(f blockwar.Faction) (n int) {
	for i := range s.land.t.Blocks {
		b := &s.land.t.Blocks[i]
		if s.land.t.Leads(f, b.ID.Nation) {
			n += forceOf(s.land.t, b, s.Style).cv
		}
	}
	return n
}

// close is how near a Faction is to winning before the end: by points, by capitals, by the bomb.
func (s *Sight) close(x *blockwar.FactionView, points int) int {
	worth := 0
	if points > near {
		worth += 30 * (points - near)
	}
	if year := s.arrival(x.Faction); year <= s.lastYear() {
		worth += 200 + 50*(s.lastYear()-year)
	}
	if x.Points.Capitals > 0 {
		worth += 3 * point
	}
	return worth + 60*max(0, x.Points.Atomic-1)
}

// exposed is what the own areas may cost, as the Enemy stands.
func (s *Sight) exposed() (sum int) {
	for _, a := range s.LandAreas() {
		sum += s.land.risk(a, s.land.mine[a])
	}
	return sum / 3
}
