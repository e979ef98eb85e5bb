package conquest

import "interbellum/engine/blockwar"

// The things of the game are those of both block games, numbered by this one's data.
type (
	Table   = blockwar.Table
	Area    = blockwar.Area
	Nation  = blockwar.Nation
	Side    = blockwar.Side
	Faction = blockwar.Faction
	Tech    = blockwar.Tech
	View    = blockwar.View

	step   = blockwar.Step
	events = blockwar.Events
)

// The Factions, and the Sides that fight apart from them: the Proxy Powers, and the British Empire while it is Neutral (2.2, 2.3).
const (
	Japan Faction = iota + 1
	USA
	Soviets
	Nationalists // the USA plays them
	Reds         // the Soviets play them
	Empire       // the USA builds and moves its units
)

// The Powers, which have units of their own. Colonies, Provinces and Minor Nations follow.
const (
	ImperialJapan Nation = iota + 1
	US
	BritishEmpire
	Russia
	NatChina
	RedChina
)

// The Technologies and what else stands on Investment cards.
const (
	AirDefenseRadar Tech = iota + 1
	AmphTracks
	AtomicPile
	BreederReactor
	Plutonium
	ImplosionTrigger
	AutoCannons
	DiveBombing
	HeavyBombers
	ImprovedTorpedoes
	Incendiaries
	Jets
	NavalRadar
	Sonar
	IndustrialEspionage
	LandReform // 9.5: the Red Techs
	Propaganda
	GuerrillaWarfare
	Coup // 9.7: Intelligence
	Mole
	Blackmail
	DoubleAgent
	Agent
	CodeBreak
	SpyRing
	Sabotage
	Science1938
	Science1940
	Science1942
	Science1944
	TechCount = int(Science1944)
)

// The subtypes of Infantry that act with it (3.14): Marines, Japan's being the SNLFs, and Chinese Militia.
const (
	Marine  = blockwar.MoreTypes + iota // 3.244
	Militia                             // 3.245
)

// Provincial reports whether units of the type are a Proxy Power's Provincial ones: Militia and Fortresses (16.121).
func Provincial(t blockwar.Type) bool { return t == Militia || t == blockwar.Fortress }

// Chinese reports whether a Nation is one of the two Proxy Powers, whose units never leave China (16.12).
func Chinese(n Nation) bool { return n == NatChina || n == RedChina }
