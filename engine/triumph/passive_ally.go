package triumph

// 18.2 The Passive Ally.

// passive reports whether a Faction is the Passive Ally of this Year.
func (t *Table) passive(f Faction) bool { return t.TwoPlayer && f == t.Passive }

// 18.21 Passive Production is spent as evenly as possible on units, Action cards and Investment cards.

// share is one of the three things that Production is spent on.
type share uint8

const (
	unitShare share = iota
	actionShare
	investmentShare
	shareCount
)

// shareOf tells what a purchase is spent on.
func shareOf(verb string, k DeckKind) share {
	switch {
	case verb != "buy":
		return unitShare
	case k == ActionDeck:
		return actionShare
	}
	return investmentShare
}

// evenly reports on which of the three another point may be spent: on each a third, what is left over on
// different ones. Where that cannot be had any more, on what has had least of what can be had.
func (s *spending) evenly(can [shareCount]bool) (may [shareCount]bool) {
	total := int(s.Left)
	for _, n := range s.Spent {
		total += int(n)
	}
	third, extras := total/int(shareCount), total%int(shareCount)
	for _, n := range s.Spent {
		extras -= max(0, int(n)-third)
	}
	least, any := 99, false
	for i, n := range s.Spent {
		may[i] = can[i] && (int(n) < third || int(n) == third && extras > 0)
		any = any || may[i]
		if can[i] {
			least = min(least, int(n))
		}
	}
	for i, n := range s.Spent {
		may[i] = may[i] || !any && can[i] && int(n) == least
	}
	return may
}
