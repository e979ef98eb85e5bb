package bot

import (
	"cmp"
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// 17.0 Partisans and 11.6 Insurgents: Militia that they become take what is left unguarded.

// restive is how many Partisans a Province has.
func restive(s *policy.Sight, a conquest.Area) int {
	return int(s.Table().Own.(*conquest.Own).China.Partisans[a])
}

// unrest is what one more Partisan is worth in a Province: half of what the Militia would be that it could become, and the more
// where there was none, since each Restive Province may recruit (17.3).
func unrest(s *policy.Sight, a conquest.Area) int {
	worth := min(150, max(0, s.Reinforces(conquest.RedChina, conquest.Militia, 1, a))) / 2
	if restive(s, a) == 0 {
		return worth + 14
	}
	return worth + 6
}

// 17.1
func partisan(s *policy.Sight, c engine.Choice) int {
	_, card := blockwar.CardOf(c.On)
	return unrest(s, s.AreaOf(c.To)) - s.Keep(card)
}

func recruitIn(s *policy.Sight, c engine.Choice) int { return unrest(s, s.AreaOf(c.On)) }

// 17.3 recruit rolls as many dice as there are Commands left.
func recruit(_ *policy.Sight, c engine.Choice) int { return 5 + 3*c.N }

// 17.2 militarize
func militarize(s *policy.Sight, c engine.Choice) int {
	a := s.AreaOf(c.On)
	return s.Reinforces(conquest.RedChina, conquest.Militia, 1, a) - 8
}

// armMilitia: a step more.
func armMilitia(s *policy.Sight, c engine.Choice) int {
	return s.Post(s.AreaOf(c.On)) - 20
}

// 11.6 rise
func rise(s *policy.Sight, c engine.Choice) int {
	return s.Reinforces(conquest.RedChina, conquest.Militia, conquest.InsurgentCV, s.AreaOf(c.On))
}

// 7.352 insurgents are laid where the best pair is worth more than both its cards.
func insurgents(s *policy.Sight, _ engine.Choice) int {
	top := 0
	for _, x := range conquest.PairsOf(s.Table(), s.Own.Own.Action) {
		top = max(top, laid(s, x.Province)-s.Keep(int(x.Card))-s.Keep(int(x.Pair)))
	}
	return top
}

func laid(s *policy.Sight, a conquest.Area) int {
	return s.Reinforces(conquest.RedChina, conquest.Militia, conquest.InsurgentCV, a) * 2 / 3
}

func lay(s *policy.Sight, c engine.Choice) int { return laid(s, conquest.Area(c.N)) }

// 19.7 insurrection costs a card.
func insurrection(s *policy.Sight, c engine.Choice) int {
	_, card := blockwar.CardOf(c.On)
	return s.Reinforces(conquest.NatChina, conquest.Militia, 1, s.AreaOf(c.To)) - s.Keep(card)/2 - 10
}

// errands are what Commands promise in uprisings.
func errands(s *policy.Sight, moves int) (sum int) {
	var list []int
	switch {
	case s.Phase == blockwar.Winter:
		return 0
	case s.Me == conquest.Soviets:
		shown := s.View.Own.(*conquest.Shown)
		for _, x := range shown.Partisans {
			list = append(list, s.Reinforces(conquest.RedChina, conquest.Militia, 1, x.Area)-8)
		}
		for _, x := range shown.Pairs {
			list = append(list, s.Reinforces(conquest.RedChina, conquest.Militia, conquest.InsurgentCV, x.Province))
		}
	case s.Me == conquest.USA && conquest.ForTwo(s.Book, s.Scenario):
		for _, card := range s.Own.Own.Action {
			top := 0
			for _, a := range conquest.ProvincesOn(s.Table(), card) {
				top = max(top, s.Reinforces(conquest.NatChina, conquest.Militia, 1, a)-40)
			}
			list = append(list, top)
		}
	}
	engine.Sort(list, cmp.Compare[int])
	for _, worth := range list[max(0, len(list)-moves):] {
		sum += max(0, worth)
	}
	return sum
}

// 17.4 suppress commits what is not committed yet, as long as there are Partisans; where they ambush (17.5) it must be worth it.
func suppress(s *policy.Sight, c engine.Choice) int {
	a, n := s.AreaOf(c.On), s.NationOf(c.To)
	for i := range s.Units {
		u := &s.Units[i]
		if u.Area == a && u.Nation == n && u.Type != blockwar.Fortress && !slices.Contains(s.View.Own.(*conquest.Shown).Suppressing, u.Unit) {
			return 30*restive(s, a)/(1+committed(s, a)) - ambush(s)
		}
	}
	return -10
}

// committed is how many units are committed in an area.
func committed(s *policy.Sight, a conquest.Area) (n int) {
	for _, r := range s.View.Own.(*conquest.Shown).Suppressing {
		if u := s.Block(r); u != nil && u.Area == a {
			n++
		}
	}
	return n
}

// ambush is what it costs to be ambushed.
func ambush(s *policy.Sight) int {
	if s.Table().Has(conquest.Soviets, conquest.GuerrillaWarfare) {
		return 20
	}
	return 2
}

// suppressor: the unit that hits best.
func suppressor(s *policy.Sight, c engine.Choice) int {
	u := s.Block(c.On)
	if u == nil {
		return 0
	}
	t := s.Table()
	line := t.Unit(t.SideOf(u.Nation), u.Type)
	return 5 * line.Firepower(blockwar.Ground) * int(u.CV)
}
