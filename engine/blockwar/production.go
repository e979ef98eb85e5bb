package blockwar

// Levels are the three levels of a Production track.
type Levels struct{ Pop, Ind, Res int }

// Production is the Production Level: the least of the levels. A Faction at Peace ignores Resources.
func (l Levels) Production(atWar bool) int {
	least := min(l.Pop, l.Ind)
	if atWar {
		least = min(least, l.Res)
	}
	return max(least, 0)
}

// Cost is the Factory Cost after so many drops down its levels; the last level stays.
func Cost(levels []int, drops int) int { return levels[min(drops, len(levels)-1)] }
