package triumph

import "interbellum/engine/blockwar"

// The things of the game are those of both block games, numbered by this one's data.
type (
	Table   = blockwar.Table
	Area    = blockwar.Area
	Nation  = blockwar.Nation
	Faction = blockwar.Faction
	Tech    = blockwar.Tech
	View    = blockwar.View

	step   = blockwar.Step
	events = blockwar.Events
)

// The Factions.
const (
	Axis Faction = iota + 1
	West
	USSR
)

// The Powers, which have units of their own. Minor Nations and Colonies follow.
const (
	Germany Nation = iota + 1
	Italy
	Britain
	France
	USA
	SovietUnion // the nation of the Faction USSR
)

// The Technologies and what else stands on Investment cards.
const (
	AirDefenseRadar Tech = iota + 1
	HeavyBombers
	PrecisionBombsight
	Jets
	NavalRadar
	Sonar
	HeavyTanks
	RocketArtillery
	MotorizedInfantry
	LSTs
	IndustrialEspionage
	AtomicPile
	BreederReactor
	Plutonium
	ImplosionTrigger
	Agent
	CodeBreak
	SpyRing
	Coup
	Sabotage
	Mole
	DoubleAgent
	Science1938
	Science1940
	Science1942
	Science1944
	TechCount = int(Science1944)
)
