package triumph

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// hooks are what is otherwise here than in the sister game.
func hooks(africa around) blockwar.Hooks {
	return blockwar.Hooks{
		Own:           func() blockwar.Own { return &Own{} },
		OptionsInPlay: options,
		TakeOption:    choose,
		Setup:         beginSetup,
		Cadres:        cadres,
		AllotCards:    allot,
		Year: []blockwar.YearPart{advanceYear, blockwar.CheckVictory, blockwar.Reshuffle, blockwar.PayDividends, blockwar.RollOrder,
			nameActiveAlly, publicOpinion, usaConverts},
		PassiveFaction:   passiveAlly,
		RivalCapitalsWin: true,
		IgnoredInScoring: outdone,
		PeacefulTurn:     func(t *Table, f Faction, both bool) bool { return passive(t, f) && !both }, // 18.231, 18.232

		BorderLimits:              func(t *Table, side Faction) *blockwar.Limits { return BorderLimits(t.Has(side, LSTs)) },
		Commanders:                commanders,
		Frozen:                    func(t *Table, a Area) bool { return t.Phase == blockwar.Winter && t.Place(a).Nation != SovietUnion }, // 10.4
		EscapedSubsBlockStrategic: true,
		MayNotStackWith:           func(t *Table, f Faction) blockwar.Set { return blockwar.SetOf(ally(t, f)).Without(blockwar.NoFaction) }, // 18.0
		RestrictionClass:          bond,
		ForbidsEntry:              func(t *Table, _ Faction, _ uint8, a Area) bool { return !t.AtWar(West) && t.Place(a).Nation != USA }, // 8.43
		IsAroundAfrica:            africa.is,
		StraitsOpen:               passes,
		AfterMove:                 afterMove,

		Arrivals:         usaForcesDue,
		MayBuild:         func(t *Table, _ Faction, n Nation) bool { return n != USA || usaWith(t) },
		LimitPurchases:   passivePurchases,
		FactoryCostDrops: usaDrops,

		InfluenceCounts:        func(_ *Table, n Nation, f Faction) bool { return n != USA || f == West }, // 8.41
		MostMarkers:            mostMarkers,
		BecomesSatellite:       joins,
		FortressTargets:        []blockwar.Class{blockwar.Ground}, // 15.42
		MustFortify:            mustFortify,
		ProtectorOf:            ward,
		AfterProtectorAttacked: func(t *Table, _ Nation) (step, events) { return usaAttacked(t) },
		MayViolate:             func(_ *Table, f Faction, n Nation) bool { return n != USA || f == Axis }, // 8.46
		MayDeclare:             mayDeclare,
		WarCost:                payForWar,
		ImagineOwn:             guess,
		ReactionCards:          func(t *Table, f, by Faction, _ Nation, muster uint8) uint8 { return reaction(t, f, by, muster) },
	}
}

// guess puts on an imagined table who is the Passive Ally, and that the USA Forces come one after the other once the USA is at war.
func guess(t *Table, v *View, _ *blockwar.Guess) bool {
	if own(t).Passive = v.Passive; usaWith(t) && t.AtWar(West) {
		own(t).USAEntry = 1
	}
	return true
}

// commanders are the players who may commit cards: in Winter the USSR alone (10.4).
func commanders(t *Table) []Faction {
	if t.Phase == blockwar.Winter {
		return []Faction{USSR}
	}
	return t.Order[:]
}

// passes: through Territorial Straits units and supply go only if these are Friendly (19.1).
func passes(t *Table, f Faction, a Area) bool {
	return !own(t).Territorial || a != t.MustArea("suez") && a != t.MustArea("istanbul") || t.Controller(a) == f
}

func beginSetup(t *Table) step {
	if t.Terms().Like == likeShort {
		return &shortSetup{}
	}
	return &blockwar.Setup{}
}

// sound: the Axis and the USSR have three markers on the USA at most.
func sound(t *Table) (errs []error) {
	if by := t.Nations[USA].Influence; by.Of != West && by.N > mostUSA {
		errs = append(errs, words.Refuse("8.41", "triumph/fault.usa.markers", int(by.N)))
	}
	return errs
}
