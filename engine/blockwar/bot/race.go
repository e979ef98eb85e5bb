package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// Economic Victory: who has enough points at a Year Start wins, so that whoever grows fastest need only be left in peace.

const enoughPoints = 25

// pace is how often IND is raised in a Year by whoever puts its mind to it, at most.
const pace = 2

// arrival is the Year at whose start a Faction has enough points, if things go on as they do; one after the last if none.
func (s *Sight) arrival(f blockwar.Faction) int {
	x := s.faction(f)
	points, war, l := x.Points.Public+x.Dividends, x.AtWar(), x.Levels
	if x.Own != nil {
		points = x.Own.Total
	}
	least := l.Pop
	if war {
		least = min(least, l.Res)
	}
	for year, k := int(s.Year)+1, 1; year <= blockwar.LastYear; year, k = year+1, k+1 {
		grown := max(0, min(least+1, l.Ind+pace*k)-min(least, l.Ind))
		if points+grown+boolean(!war)*min(k, s.Chits/blockwar.FactionCount) >= enoughPoints {
			return year
		}
	}
	return blockwar.LastYear + 1
}

// lead of others: the Rival who arrives first, and when.
func (s *Sight) ahead() (first blockwar.Faction, year int) {
	year = blockwar.LastYear + 2
	for _, f := range s.Me.Rivals() {
		if a := s.arrival(f); a < year {
			first, year = f, a
		}
	}
	return first, year
}

// forgoes is what it costs to leave peace for whoever would win by points before all others.
func (s *Sight) forgoes() int {
	mine := s.arrival(s.Me)
	if _, year := s.ahead(); s.atWar() || mine > blockwar.LastYear || mine > year {
		return 0
	}
	return 600 - 60*(mine-int(s.Year))
}

// hinders is what it is worth to whoever plays hard to be at war with a Rival who would win by points otherwise.
func (s *Sight) hinders(f blockwar.Faction) int {
	first, year := s.ahead()
	if s.Style.Strength != bot.Hard || f != first || year > blockwar.LastYear || year >= s.arrival(s.Me) {
		return 0
	}
	return 400 - 60*(year-int(s.Year))
}
