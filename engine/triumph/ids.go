package triumph

import (
	"fmt"
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
const FactionCount = 3

// AllFactions is every Faction, in the order of the data.
var AllFactions = [FactionCount]Faction{Axis, West, USSR}

var factionSlugs = []string{"", "axis", "west", "ussr"}

func (f Faction) String() string { return slugOf(factionSlugs, f) }

// ParseFaction finds a Faction by its slug.
func ParseFaction(s string) (Faction, bool) { return parse[Faction](factionSlugs, s) }

func (f Faction) MarshalText() ([]byte, error)  { return []byte(f.String()), nil }
func (f *Faction) UnmarshalText(b []byte) error { return unmarshal(ParseFaction, "faction", b, f) }

func seatOf(f Faction) engine.Seat    { return engine.Seat(f) }
func factionAt(s engine.Seat) Faction { return Faction(s) }

// Rivals are the other two Factions.
func (f Faction) Rivals() []Faction {
	return slices.DeleteFunc(slices.Clone(AllFactions[:]), func(g Faction) bool { return g == f })
}

// Phase is where in the Sequence of Play a Game-Year stands (6.0).
type Phase uint8

const (
	SetupPhase Phase = iota + 1
	YearStartPhase
	ProductionPhase
	GovernmentPhase
	Spring
	Summer
	Fall
	Winter
)

var phaseSlugs = []string{"", "setup", "year-start", "production", "government", "spring", "summer", "fall", "winter"}

func (p Phase) String() string               { return slugOf(phaseSlugs, p) }
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }
func (p *Phase) UnmarshalText(b []byte) error {
	return unmarshal(func(s string) (Phase, bool) { return parse[Phase](phaseSlugs, s) }, "phase", b, p)
}

// The years of a full game.
const (
	FirstYear = 1936
	LastYear  = 1945
)

func slugOf[T ~uint8](slugs []string, v T) string {
	if int(v) < len(slugs) {
		return slugs[v]
	}
	return fmt.Sprintf("?%d", uint8(v))
}

func parse[T ~uint8](slugs []string, s string) (T, bool) {
	i := slices.Index(slugs, s)
	return T(max(i, 0)), i > 0
}

// unmarshal reads a name by its parser; no text is none of them.
func unmarshal[T ~uint8](parser func(string) (T, bool), what string, b []byte, v *T) error {
	if len(b) == 0 {
		*v = 0
		return nil
	}
	got, found := parser(string(b))
	if !found {
		return fmt.Errorf("triumph: no %s %q", what, b)
	}
	*v = got
	return nil
}

// The names of shared things that are met everywhere.
type (
	block   = blockwar.Block[Nation, Area]
	blockID = blockwar.ID[Nation]
)
