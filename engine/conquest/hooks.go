package conquest

import (
	"interbellum/engine/blockwar"
)

// hooks are what is otherwise here than in the sister game, a line for each.
func hooks() blockwar.Hooks {
	return blockwar.Hooks{
		Own:     func() blockwar.Own { return &Own{} },
		Setup:   func(*Table) step { return &setup{} },
		Options: func(*Table) []string { return nil },
		Passive: func(*Table) Faction { return blockwar.NoFaction },
		Year:    []blockwar.YearPart{blockwar.AdvanceYear, blockwar.CheckVictory, blockwar.PayDividends, blockwar.Reshuffle, blockwar.RollOrder},

		SideOf: sideOf,
		Home:   home,
		Limits: func(t *Table, _ Side) *blockwar.Limits { return BorderLimits(t.Phase == blockwar.Winter) },

		Reds:      func(f Faction) bool { return f == Soviets },
		Uses:      uses,
		Resources: func(_ *Table, f Faction, p *blockwar.Place) int { return Resources(f, p) },
	}
}
