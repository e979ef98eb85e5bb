package triumph

import "interbellum/engine/blockwar"

// Factions is a set of Factions.
type Factions = blockwar.Set[Faction]

// SetOf is the set of these Factions.
func SetOf(list ...Faction) Factions { return blockwar.SetOf(list...) }
