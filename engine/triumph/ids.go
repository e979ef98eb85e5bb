package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Faction is one of the three Factions; its number is its seat. NoFaction stands for nobody, and where
// areas are concerned for a Neutral.
type Faction uint8

const (
	NoFaction Faction = iota
	Axis
	West
	USSR
)

// FactionCount is how many Factions there are.
const FactionCount = blockwar.FactionCount

// AllFactions is every Faction, in the order of the data.
var AllFactions = [FactionCount]Faction{Axis, West, USSR}

var factionSlugs = []string{"", "axis", "west", "ussr"}

func (f Faction) String() string { return blockwar.Slug(factionSlugs, f) }

// ParseFaction finds a Faction by its slug.
func ParseFaction(s string) (Faction, bool) { return blockwar.BySlug[Faction](factionSlugs, s) }

func (f Faction) MarshalText() ([]byte, error) { return []byte(f.String()), nil }
func (f *Faction) UnmarshalText(b []byte) error {
	return blockwar.ReadSlug(ParseFaction, "faction", b, f)
}

func seatOf(f Faction) engine.Seat    { return engine.Seat(f) }
func factionAt(s engine.Seat) Faction { return Faction(s) }

// Rivals are the other two Factions.
func (f Faction) Rivals() []Faction {
	return slices.DeleteFunc(slices.Clone(AllFactions[:]), func(g Faction) bool { return g == f })
}

// Phase is where in the Sequence of Play a Game-Year stands (6.0).
type Phase = blockwar.Phase

const (
	SetupPhase      = blockwar.SetupPhase
	YearStartPhase  = blockwar.YearStartPhase
	ProductionPhase = blockwar.ProductionPhase
	GovernmentPhase = blockwar.GovernmentPhase
	Spring          = blockwar.Spring
	Summer          = blockwar.Summer
	Fall            = blockwar.Fall
	Winter          = blockwar.Winter
)

// The years of a full game.
const (
	FirstYear = blockwar.FirstYear
	LastYear  = blockwar.LastYear
)

// The names of shared things that are met everywhere.
type (
	block   = blockwar.Block[Nation, Area]
	blockID = blockwar.ID[Nation]
)
