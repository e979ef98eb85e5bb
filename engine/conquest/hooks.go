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
		Faults:          checks,
		ExtraPoints:     points,
		Absent:          absent,
		WildCardOptions: lists,
		MayDeclare:      func(t *Table, _, on Faction) bool { return !absent(t, on) },

		SideOf:       sideOf,
		HomeSide:     home,
		IsletMarker:  islet,
		BorderLimits: func(t *Table, _ Side) *blockwar.Limits { return BorderLimits(t.Phase == blockwar.Winter) },

		PeacefulTurn:       calm,
		OnlyRedeploys:      func(t *Table, side Side) bool { return redeploys(t, t.PlayerOf(side)) },
		Frozen:             frozen,
		SkipsSupplyPhase:   unchecked,
		MinorsRivalAll:     true,
		KeepsOneAreaMinors: true,
		IdleAirMayStay:     true,
		RaidsFirst:         true,
		BreakTie:           ties,

		Friends:            friends,
		SupplyPasses:       supplies,
		ExtraBases:         havens,
		PassesEnemiesAtSea: slips,
		MayNotDisband:      stays,
		BeforeArrival:      intrusion,
		AfterMove:          afterMove,
		AfterPhase:         phaseOver,
		CommandUses:        spends,
		UseCommand:         spend,
		Missions:           suppressions,
		AssignMission:      commit,
		RunMissions:        commence,

		WarWithoutDeclaration: apart,
		AfterViolation:        violated,
		ExtraDeclarations:     ventures,
		DeclareExtra:          venture,
		MayViolate:            mayViolate,

		UnitLine:            line,
		FiresFirst:          firesFirst,
		RestrictionClass:    bond,
		ForbidsEntry:        kept,
		MayNotEndIn:         avoids,
		InvadersFightAtOnce: storms,
		NeedsNoSupplyAt:     hardy,
		HasRoom:             room,
		KamikazePower:       dives,

		Arrivals:       proxyProduction,
		MayRaise:       raises,
		FortressNation: fortifier,
		LimitPurchases: purchases,
		MayUse:         uses,
		Resources:      func(_ *Table, f Faction, p *blockwar.Place) int { return Resources(f, p) },

		AchievesRedTechs:   func(f Faction) bool { return f == Soviets },
		GovernmentPlays:    governmentPlays,
		TakeGovernmentPlay: play,
		GovernmentPlayStep: playStep,
		VaultPairs:         laid,
		OpenCards:          lying,
		WildCardMarkers:    worth,
		MayIntimidate:      near,
		BeforeDiplomacy:    dueInfluence,

		ReactionCards:          reaction,
		FortressTargets:        []blockwar.Class{blockwar.Ground, blockwar.Naval, blockwar.Submarine, blockwar.Air}, // 15.32
		ProtectorOf:            stands,
		AfterProtectorAttacked: britishViolated,
		CountsAsNation:         british,
		InfluenceCounts:        sways,
		BecomesSatellite:       joins,
		WinsFor:                wins,
		MarkerSide:             marksOf,
		GarrisonNation:         garrison,
		MayMuster:              musters,

		ShowOwn:    show,
		RecallOwn:  recall,
		ImagineOwn: guess,
	}
}
