package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// 7.3 Government: Influence, Industry, Technology, Intelligence.

// Government weighs a play.
func (s *Sight) Government(c engine.Choice) int {
	switch c.Verb {
	case "diplomacy":
		_, n := blockwar.CardOf(c.On)
		return s.press(s.NationOf(c.To), true) - s.Keep(n)
	case "wildcard":
		_, n := blockwar.CardOf(c.On)
		worth := s.press(s.NationOf(c.To), false) + 5 - s.Keep(n)
		if s.Action(n).Wild.Kind == blockwar.AnyNeutralForInd {
			worth -= s.Industry() + s.Facts.Weights.Neutrals
		}
		return worth
	case "industry":
		return s.Industry() - 15 - s.spends()
	case "technology":
		return s.technology(c) - 10
	case "secret-technology":
		return 5 - s.instead()
	case "intelligence":
		return s.intelligence(c)
	}
	return 0
}

// spare reports whether more cards are in hand than can be kept.
func (s *Sight) spare() bool { return s.Own.Cards > s.Own.HandLimit }

// Keep is what an Action card is worth in hand: as a Command above all, in war. A card that could not be kept is worth nothing.
func (s *Sight) Keep(n int) int {
	if s.spare() && s.Phase == blockwar.GovernmentPhase {
		return 0
	}
	worth := 8
	if s.fights() {
		worth += 6 * s.Action(n).Value
		if s.Phase > s.Action(n).Season {
			worth /= 2
		}
	} else {
		worth += 2 * s.Action(n).Value
	}
	ahead := s.Phase == blockwar.GovernmentPhase || s.Facts.Weights.Campaign && s.Phase < s.Action(n).Season
	if (s.fights() || s.Facts.Weights.Campaign || s.land.bomb()) && ahead && s.leading(n) {
		worth = max(worth, min(3*point, s.campaign(s.Action(n).Value, true)*6/10)) // a Season's moves may be worth more than all Influence
	}
	return worth
}

// leading reports whether a card is among the best that there are in hand for a Year's Commands.
func (s *Sight) leading(n int) bool {
	better := 0
	for _, m := range s.own().Action {
		better += boolean(s.Action(m).Value > s.Action(n).Value || s.Action(m).Value == s.Action(n).Value && m < n)
	}
	return better < 2+boolean(s.fights())
}

// Industry is what one more IND is worth.
func (s *Sight) Industry() int {
	l := s.Own.Levels
	switch least := min(l.Pop, l.Res+20*boolean(!s.atWar())); {
	case l.Ind < least:
		return point + s.land.yearly() + 40
	case l.Ind < least+2:
		return 60
	}
	return 15
}

// inPlay counts the markers that cards in play will add for a Faction or take from it.
func (s *Sight) inPlay(n blockwar.Nation) (mine, others int) {
	for _, p := range s.Played {
		if p.Nation == n && p.By == s.Me {
			mine++
		} else if p.Nation == n {
			others++
		}
	}
	return mine, others
}

// press is what one more marker of the own on a Neutral is worth, or one less of a Rival: with the first its POP and RES count
// (8.12), the second protects it, the third makes it a Satellite.
func (s *Sight) press(n blockwar.Nation, card bool) int {
	if s.mars(n, card) || s.allied(n) {
		return 0
	}
	yield := s.land.influenced(n)
	by := s.land.t.Nations[n].Influence
	for _, f := range s.land.rivals {
		if by.Of == f || s.courted(n, f) {
			yield = max(yield, s.land.denied(n, f))
		}
	}
	mine, others := s.inPlay(n)
	count := 0
	if by.Of == s.Me {
		count = int(by.N)
	} else {
		count = -int(by.N)
	}
	if card && others > 0 { // it cancels
		if by.Of != s.Me && by.Status() == blockwar.Protectorate {
			return yield*8/10 + s.muster(n)
		}
		return yield*6/10 + 15
	}
	count += mine
	switch deny := s.stops(by.Of) / 4; {
	case count < -2:
		return yield/4 + deny
	case count == -2: // with one more it is lost for good
		return yield*6/10 + deny
	case count == -1:
		return yield*7/10 + deny
	case count == 0:
		return yield + 10 + s.joins(n)/4
	case count == 1:
		return yield*3/10 + 10 + s.joins(n)/3
	case count == 2:
		return yield*4/10 + s.muster(n) + s.joins(n)
	}
	return 0
}

// allied reports whether an Ally has a marker or a card there: a hard player takes neither away.
func (s *Sight) allied(n blockwar.Nation) bool {
	return s.Style.Strength == bot.Hard && slices.ContainsFunc(s.land.t.Shunned(s.Me).List(), func(f blockwar.Faction) bool { return s.land.t.Nations[n].Influence.Of == f || s.courted(n, f) })
}

// mars reports whether what an own marker or card would take away only keeps another Rival from what neither could have (as
// with the British Empire in the Pacific): it is left where it is.
func (s *Sight) mars(n blockwar.Nation, card bool) bool {
	_, others := s.inPlay(n)
	return s.land.influenced(n) == 0 && slices.ContainsFunc(s.land.rivals, func(f blockwar.Faction) bool {
		there := s.land.t.Nations[n].Influence.Of == f
		if card && others > 0 {
			there = s.courted(n, f)
		}
		return there && s.land.denied(n, f) == 0
	})
}

// courted reports whether a Rival has a card in play for a Nation.
func (s *Sight) courted(n blockwar.Nation, f blockwar.Faction) bool {
	return slices.ContainsFunc(s.Played, func(p blockwar.Played) bool { return p.Nation == n && p.By == f })
}

// joins is what a Satellite is worth besides.
func (s *Sight) joins(n blockwar.Nation) (worth int) {
	for _, a := range s.land.t.AreasOf(n) {
		worth += s.land.gains(s.Me, a)
	}
	return worth
}

// muster is what the units of a new Satellite are worth.
func (s *Sight) muster(n blockwar.Nation) (worth int) {
	for _, a := range s.land.t.AreasOf(n) {
		worth += step * s.Place(a).Muster
	}
	return worth + 20
}

// Factory plays cards with high Factory values, and none that is wanted for a Technology, first.
func (s *Sight) Factory(c engine.Choice) int {
	_, n := blockwar.CardOf(c.On)
	return 10*c.N - s.tech(n)
}

// tech is what an Investment card is worth for its Technologies: as much more if another of the kind is in hand.
func (s *Sight) tech(n int) (worth int) {
	c := s.Investment(n)
	if c.Intel() != blockwar.NoTech {
		return 18
	}
	worth = s.research(n)
	for _, end := range c.Ends {
		x := s.TechFacts(end)
		if x.Kind == blockwar.UnitTech {
			w := 3
			for _, other := range s.own().Investment {
				if other != n && s.Investment(other).Has(end) && s.land.t.CanAchieve(s.Me, end) {
					w = s.techWorth(end) / 2
				}
			}
			worth = max(worth, w)
		}
	}
	return worth
}

// techWorth is what a Technology is worth: stages of Atomic Research are points, others help in war.
func (s *Sight) techWorth(t blockwar.Tech) int {
	if n := s.TechFacts(t).Stage; n > 0 {
		return 2*point + 30*n + boolean(n == stages)*won
	}
	return 30 + 30*boolean(s.atWar())
}

// technology is what one is worth now.
func (s *Sight) technology(c engine.Choice) int {
	t := s.TechOf(c.On)
	if s.TechFacts(t).Stage > 0 {
		return s.techWorth(t)
	}
	return s.techWorth(t) - s.instead()
}

// instead is what two Investment cards are worth as Factories, as long as IND is to be raised and there is peace.
func (s *Sight) instead() int {
	if s.atWar() || s.raises() == 0 {
		return 0
	}
	return 2 * average
}

// pair keeps the cards that are worth more otherwise.
func (s *Sight) pair(c engine.Choice) int {
	_, n := blockwar.CardOf(c.On)
	_, m := blockwar.CardOf(c.To)
	return -10*s.Investment(n).Factory - 10*s.Investment(m).Factory
}

// reveal shows what helps at once.
func (s *Sight) reveal(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	return 10
}

// intelligence weighs an Intelligence card against a Rival: against the strongest.
func (s *Sight) intelligence(c engine.Choice) int {
	return 12 + s.lead(s.FactionOf(c.To))/10
}

// lead is how far ahead a Rival is, in hundredths of a point.
func (s *Sight) lead(f blockwar.Faction) int {
	for i := range s.Factions {
		if x := &s.Factions[i]; x.Faction == f {
			return point * (x.Points.Public + x.Dividends - s.Own.Points.Public - s.Own.Dividends)
		}
	}
	return 0
}

func (s *Sight) doubleAgent(c engine.Choice) int { return 10 * boolean(c.Verb != engine.Pass) }

func (s *Sight) coup(c engine.Choice) int {
	n := s.NationOf(c.On)
	return s.land.nation(n) * int(s.land.t.Nations[n].Influence.N)
}

func (s *Sight) blackmail(c engine.Choice) int {
	if c.Verb == "quash" {
		return 20
	}
	return s.press(s.NationOf(c.To), true)
}

func (s *Sight) inspect(c engine.Choice) int { return s.land.near[s.AreaOf(c.On)].blocks }

func (s *Sight) mole(c engine.Choice) int {
	switch c.Verb {
	case "duplicate", "conceal":
		return s.techWorth(s.TechOf(c.To))
	case "vault":
		return 5
	}
	return 0
}

// Discard gives up what is worth least.
func (s *Sight) Discard(c engine.Choice) int {
	k, n := blockwar.CardOf(c.On)
	if k == blockwar.InvestmentDeck {
		return -s.tech(n) - 8*s.Investment(n).Factory
	}
	worth := 8 + (4+4*boolean(s.fights()))*s.Action(n).Value
	for _, m := range s.own().Action {
		if m != n && s.Action(m).Season == s.Action(n).Season && s.Action(m).Value >= s.Action(n).Value {
			worth = worth * 6 / 10
		}
	}
	return -worth
}
