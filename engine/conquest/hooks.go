package conquest

import (
	"interbellum/engine/blockwar"
)

// hooks are what is otherwise here than in the sister game, a line for each.
func hooks() blockwar.Hooks {
	h := blockwar.Hooks{
		Own:    func() blockwar.Own { return &Own{} },
		Cadres: cadres,
		Year: []blockwar.YearPart{advanceYear, blockwar.CheckVictory, cloudsOfWar, navalConstruction, reactionForces, russianReserves,
			blockwar.PayDividends, blockwar.Reshuffle, blockwar.RollOrder},
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

		ShowOwn:    show,
		RecallOwn:  recall,
		ImagineOwn: guess,
	}
	unitHooks(&h)
	yearHooks(&h)
	neutralHooks(&h)
	return h
}

// unitHooks are those of what units can do.
func unitHooks(h *blockwar.Hooks) {
	h.UnitLine = line
	h.FiresFirst = firesFirst
	h.RestrictionClass = bond
	h.ForbidsEntry = kept
	h.MayNotEndIn = avoids
	h.InvadersFightAtOnce = storms
	h.NeedsNoSupplyAt = hardy
	h.HasRoom = room
	h.KamikazePower = dives
}

// yearHooks are those of Production, cards and Technologies.
func yearHooks(h *blockwar.Hooks) {
	h.Arrivals = proxyProduction
	h.MayRaise = raises
	h.FortressNation = fortifier
	h.LimitPurchases = purchases
	h.MayUse = uses
	h.Resources = func(_ *Table, f Faction, p *blockwar.Place) int { return Resources(f, p) }

	h.AchievesRedTechs = func(f Faction) bool { return f == Soviets }
	h.GovernmentPlays = governmentPlays
	h.TakeGovernmentPlay = play
	h.GovernmentPlayStep = playStep
	h.VaultPairs = vaultInsurgents
	h.OpenCards = lying
	h.WildCardMarkers = worth
	h.MayIntimidate = near
	h.BeforeDiplomacy = dueInfluence
}

// neutralHooks are those of Neutrals and Satellites.
func neutralHooks(h *blockwar.Hooks) {
	h.ReactionCards = reaction
	h.FortressTargets = []blockwar.Class{blockwar.Ground, blockwar.Naval, blockwar.Submarine, blockwar.Air} // 15.32
	h.ProtectorOf = stands
	h.AfterProtectorAttacked = britishViolated
	h.CountsAsNation = british
	h.InfluenceCounts = sways
	h.BecomesSatellite = joins
	h.WinsFor = wins
	h.MarkerSide = marksOf
	h.GarrisonNation = garrison
	h.MayMuster = musters
}
