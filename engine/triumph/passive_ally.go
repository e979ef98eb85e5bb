package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 18.2 The Passive Ally.

// passive reports whether a Faction is the Passive Ally of this Year.
func passive(t *Table, f Faction) bool { return own(t).TwoPlayer && f == own(t).Passive }

// passiveAlly is the Passive Ally of this Year, or NoFaction.
func passiveAlly(t *Table) Faction { return own(t).Passive }

// 18.21 Passive Production is spent as evenly as possible on units, Action cards and Investment cards.

// passivePurchases drops what a Passive Ally may not spend its next point on.
func passivePurchases(t *Table, s *blockwar.Spending, list []engine.Choice) ([]engine.Choice, engine.Rule) {
	if !passive(t, s.Faction) {
		return list, ""
	}
	var can [blockwar.ShareCount]bool
	for _, c := range list {
		can[blockwar.ShareOf(c)] = true
	}
	may := evenly(s, can)
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !may[blockwar.ShareOf(c)] }), "18.21"
}

// evenly reports on which of the three another point may be spent: on each a third, what is left over on
// different ones. Where that cannot be had any more, on what has had least of what can be had.
func evenly(s *blockwar.Spending, can [blockwar.ShareCount]bool) (may [blockwar.ShareCount]bool) {
	total := int(s.Left)
	for _, n := range s.Spent {
		total += int(n)
	}
	third, extras := total/int(blockwar.ShareCount), total%int(blockwar.ShareCount)
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
