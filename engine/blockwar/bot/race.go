package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// Economic Victory: who has enough points at a Year Start wins, so that the Faction that grows fastest only needs peace.

// arrival is the Year at whose start a Faction has enough points, if things go on as they do; one after the last if none.
func (s *Sight) arrival(f blockwar.Faction) int {
	x := s.faction(f)
	points, war, l, least, last := pointsOf(x), x.AtWar(), x.Levels, bounds(x), s.lastYear()
	for year, k := int(s.Year)+1, 1; year <= last; year, k = year+1, k+1 {
		grown := max(0, min(least+1, l.Ind+blockwar.MostRaises*k)-min(least, l.Ind))
		if points+grown+boolean(!war)*min(k, s.Chits/blockwar.FactionCount) >= s.Terms().Points {
			return year
		}
	}
	return last + 1
}

// rate works out how much a Rival's possessions weigh: the more, the sooner it is going to win, and the farther it leads the other.
func (s *Sight) rate() {
	for _, f := range s.land.rivals {
		rate := min(s.lastYear()+1-s.arrival(f), 7)
		for _, g := range s.land.rivals {
			if n := pointsOf(s.faction(g)); n > 0 { // it is played
				rate += min(6, max(-2, (pointsOf(s.faction(f))-n)*s.Facts.Weights.Envy/10))
			}
		}
		s.land.rates[f] = rate
	}
}

// minds is what it is worth that a Rival loses something, in tenths of what it is worth to have it.
func (l *survey) minds(f blockwar.Faction) int { return 3 + l.rates[f] }

// soonest is when the first Rival arrives.
func (s *Sight) soonest() (year int) {
	year = s.lastYear() + 2
	for _, f := range s.land.rivals {
		year = min(year, s.arrival(f))
	}
	return year
}

// forgoes is what it costs a Faction to end peace if it would win by points before all others.
func (s *Sight) forgoes() int {
	mine := s.arrival(s.Me)
	if s.atWar() || mine > s.lastYear() || mine > s.soonest() {
		return 0
	}
	return 600 - 60*(mine-int(s.Year))
}

// peace is what it is worth to a hard player not to begin one more war: trade, Peace Dividends, units that live. It is less from
// Year to Year, and less once IND can grow no more; and nothing to a player that follows its first thought.
func (s *Sight) peace() int {
	worth := point * (1 + s.Years())
	switch {
	case s.Style.Strength != bot.Hard:
		return 0
	case s.Own.Levels.Ind > s.Own.Levels.Pop:
		return worth / 3
	}
	return worth
}

// outrage is what a Violation costs whatever its Battles come to: Rivals draw cards.
func (s *Sight) outrage() int {
	return 40 + 3*point*boolean(s.Style.Strength == bot.Hard && s.Year < s.Facts.Weights.Ruthless)
}

// race is how the Faction races as long as it fights nobody; the zero Race if it does not.
func (s *Sight) race() Race {
	if s.Style.Strength != bot.Hard || s.fights() || s.land.twoPlay() {
		return Race{}
	}
	return s.Facts.Weights.Races[s.Me]
}

// near is how many points a Rival has that may soon win.
const near = 18

// stops is what it is worth to stop a Rival who is ahead and may win: who plays hard minds the others' points.
func (s *Sight) stops(f blockwar.Faction) int {
	if s.Style.Strength != bot.Hard {
		return 0
	}
	x := s.faction(f)
	return max(0, min(s.lead(f)/point, x.Points.Public+x.Dividends-near)) * 40
}
