package conquest

import (
	"interbellum/engine/blockwar"
)

// hooks are what is otherwise here than in the sister game, a line for each.
func hooks() blockwar.Hooks {
	return blockwar.Hooks{
		Own:    func() blockwar.Own { return &Own{} },
		Cadres: cadres,
		Year: []blockwar.YearPart{advanceYear, blockwar.CheckVictory, cloudsOfWar, navalConstruction, reactionForces, russianReserves,
			blockwar.PayDividends, blockwar.Reshuffle, blockwar.RollOrder},
		Sound:      checks,
		Points:     points,
		Absent:     absent,
		Lists:      lists,
		MayDeclare: func(t *Table, _, on Faction) bool { return !absent(t, on) },

		SideOf: sideOf,
		Home:   home,
		Islet:  islet,
		Limits: func(t *Table, _ Side) *blockwar.Limits { return BorderLimits(t.Phase == blockwar.Winter) },

		Calm:       calm,
		Redeploys:  func(t *Table, side Side) bool { return redeploys(t, t.PlayerOf(side)) },
		Frozen:     frozen,
		Unchecked:  unchecked,
		Loners:     true,
		Whole:      true,
		Patrol:     true,
		RaidsFirst: true,
		Ties:       ties,

		Friends:   friends,
		Supplies:  supplies,
		Havens:    havens,
		Slips:     slips,
		Stays:     stays,
		Comes:     intrusion,
		AfterMove: afterMove,
		PhaseOver: phaseOver,
		Spends:    spends,
		Spend:     spend,
		Missions:  suppressions,
		Mission:   commit,
		Commence:  commence,

		Apart:      apart,
		Violated:   violated,
		Ventures:   ventures,
		Venture:    venture,
		MayViolate: mayViolate,

		Line:   line,
		Fires:  firesFirst,
		Bond:   bond,
		Bars:   kept,
		Avoids: avoids,
		Storms: storms,
		Hardy:  hardy,
		Room:   room,
		Dives:  dives,

		Arrivals:  proxyProduction,
		Raises:    raises,
		Fortifier: fortifier,
		Purchases: purchases,
		Uses:      uses,
		Resources: func(_ *Table, f Faction, p *blockwar.Place) int { return Resources(f, p) },

		Reds:     func(f Faction) bool { return f == Soviets },
		Plays:    governmentPlays,
		Play:     play,
		PlayStep: playStep,
		Laid:     laid,
		Lying:    lying,
		Worth:    worth,
		Near:     near,
		Resolves: dueInfluence,

		Reaction: reaction,
		Prefers:  []blockwar.Class{blockwar.Ground, blockwar.Naval, blockwar.Submarine, blockwar.Air}, // 15.32
		Ward:     stands,
		Warded:   britishViolated,
		Within:   british,
		Sways:    sways,
		Joins:    joins,
		Wins:     wins,
		Marks:    marksOf,
		Garrison: garrison,
		Musters:  musters,

		Show:   show,
		Recall: recall,
		Guess:  guess,
	}
}
