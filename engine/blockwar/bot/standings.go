package bot

import "interbellum/engine/blockwar"

// War where two play: what one loses the other gains, so that it is a difference of standings, what both come to with it and without. It
// denies a Rival what it would win by in peace, and who would lose in peace may risk more.

// chit is what a Peace Dividend is on the average, and spoils what a war of five Years promises to who is by far the stronger.
const chit, spoils = 56, 2 * point

// stake is what the end of the game is worth as it looks, with a war against a Rival or without. It is less certain the farther off it
// is, and half as much again in war: who is ahead does not like that, who is behind does.
func (s *Sight) stake(on blockwar.Faction, war bool) int {
	end := s.Years()
	if min(s.arrival(s.Me), s.arrival(on)) == int(s.Year)+1 {
		end = 0
	}
	for years := 0; ; years++ {
		mine, other := s.projected(s.Own, years, war, end > 0), s.projected(s.faction(on), years, war, end > 0)
		if years < end && max(mine, other) < s.Terms().Points*point {
			continue
		}
		margin, spread := mine-other, point*(years+1)
		if war {
			x, y := s.might(s.Me), s.might(on)
			margin += spoils*(x-y)/max(1, x, y)*min(5, years+1)/5 - s.FactionFacts(s.Me).Penalty*point
			spread = spread * 3 / 2
		}
		return won / 2 * margin / (max(margin, -margin) + spread)
	}
}

// projected is what a Faction comes to in so many Years: IND is raised once a Year, in war RES are taken, and in peace there are Dividends.
// Peace lasts as long as both like it: RES will count before the end, unless that is near.
func (s *Sight) projected(x *blockwar.FactionView, years int, war, far bool) int {
	points := point*(x.Points.Public-x.Points.Production) + chit*x.Dividends
	if x.Own != nil {
		points = point * (x.Own.Total - x.Points.Production)
	}
	least := min(x.Levels.Pop, x.Levels.Ind+years)
	switch {
	case war:
		least = min(least, x.Levels.Res+years)
	case far:
		least = min(least, x.Levels.Res)
	}
	if !war && len(x.Wars) == 0 {
		points += chit * years
	}
	return points + point*least
}
