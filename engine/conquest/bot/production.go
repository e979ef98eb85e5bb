package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// 7.2 Production, as far as the Soviets have more to think of.

// production: Red units come before Russian ones, since each Province gives one CV (7.22) and what they take is points, and
// cards for IND before both.
func production(s *policy.Sight, c engine.Choice) int {
	worth := s.Production(c)
	switch {
	case s.Me != conquest.Soviets:
	case c.Verb != "buy" && c.Verb != "done" && s.NationOf(c.To) == conquest.RedChina:
		worth += point
	case c.On == blockwar.InvestmentDeck.Ref() && worth > point:
		worth += 40
	}
	return worth
}

// bought leaves out the cards of Red Activism, which count as bought and are none (7.212).
func bought(s *policy.Sight) int {
	if s.Me != conquest.Soviets {
		return s.Own.Bought
	}
	x := conquest.FosterOn(s.Table(), s.Me)
	return s.Own.Bought - min(x.Control, x.Loyalty)
}
