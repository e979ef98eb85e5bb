package triumph

// 12.0 Combat Phase of a Player Turn. This is a placeholder that ends at once: no Battle is resolved yet.
type combatPhase struct {
	silent
	Faction Faction // the Active Player
}

func (*combatPhase) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// 12.52 ANS Forced Retreats outside a Battle: at the end of the Supply Phase, of every Faction, from
// where it has no Ground Support any more. A placeholder that ends at once.
type forcedRetreats struct{ silent }

func (*forcedRetreats) Next(*Table, step) (step, bool, events) { return nil, true, nil }

var (
	_ = register("combat-phase", &combatPhase{})
	_ = register("forced-retreats", &forcedRetreats{})
)
