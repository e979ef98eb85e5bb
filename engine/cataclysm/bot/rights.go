package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// What a power may do at any time: offer an armistice (5.6.2) and, for Japan, end the naval
// treaty (12.1.3). It considers this once a turn, before the final disposition of its
// production: so a refused offer is not repeated at every question. It never takes back aid
// and influence, since they do no harm.

// Claims returns what each use of a right is worth to the power that is asked.
func (Mind) Claims(v engine.View, asked, right engine.Decision, style bot.Style) []int {
	view, is := v.(*cataclysm.View)
	if !is || asked.Kind != "disposition" {
		return nil
	}
	s := newSituation(view, asked, style)
	switch right.Kind {
	case "offer-armistice":
		if s.me == cataclysm.Japan && slices.Contains(s.Markers, cataclysm.WashingtonNavalTreaty) && s.endTreatyWorth() > 0 {
			return nil // the treaty first: what was done before it is forgotten
		}
		worth := make([]int, len(right.Legal))
		for i, c := range right.Legal {
			worth[i] = s.peaceWorth(powerOf(c.On))
		}
		return worth
	case "end-treaty":
		return []int{s.endTreatyWorth()}
	}
	return nil
}

// peaceWorth is what an armistice with an enemy is worth: the war that is avoided, and the lead
// that is kept if points decide.
func (s *situation) peaceWorth(q cataclysm.Power) int {
	lead := 0
	for i := range s.Ideologies {
		if x := &s.Ideologies[i]; x.Ideology == s.power(s.me).Ideology {
			lead += x.Points
		} else if x.Ideology == s.power(q).Ideology {
			lead -= x.Points
		}
	}
	return min(90, max(-90, 15*lead)) - s.warWorth(s.me, q, false) - peaceThreshold
}

// peaceThreshold is how bad a war must be before peace is considered: warWorth includes the cost
// of beginning it.
const peaceThreshold = 100

// endTreatyWorth is what the end of the naval treaty is worth to Japan: targets beyond the line if
// Japan may go to war, minus the flags of the sea powers (12.1.3).
func (s *situation) endTreatyWorth() int {
	if c := s.power(s.me).Commitment; c != cataclysm.Mobilization && c != cataclysm.TotalWar {
		return 0
	}
	worth := 100
	for _, q := range []cataclysm.Power{cataclysm.UK, cataclysm.US} {
		if s.theirs(q) && !s.atWar(s.me, q) {
			worth -= s.flagCost(q)
		}
	}
	return worth
}
