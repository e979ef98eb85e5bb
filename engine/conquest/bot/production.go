package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// 7.2 Production, as far as the Soviets have more to think of.

// production: Red units come before Russian ones, since there is one CV a Province to be had (7.22) and what they take is points, and
// cards for IND before both. Those of Red Activism lie among the bought ones, and are none (7.212).
func production(s *policy.Sight, c engine.Choice) int {
	if s.Me != conquest.Soviets {
		return s.Production(c)
	}
	was, own, x := s.Own, *s.Own, conquest.FosterOn(s.Table(), s.Me)
	own.Bought -= min(x.Control, x.Loyalty)
	s.Own = &own
	worth := s.Production(c)
	switch s.Own = was; {
	case c.Verb != "buy" && c.Verb != "done" && s.NationOf(c.To) == conquest.RedChina:
		worth += point
	case c.On == blockwar.InvestmentDeck.Ref() && worth > point:
		worth += 40
	}
	return worth
}
