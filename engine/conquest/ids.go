package conquest

import "interbellum/engine/blockwar"

// Faction is one of the three Factions; its number is its seat. NoFaction stands for nobody, and where
// areas are concerned for a Neutral.
type Faction uint8

const (
	NoFaction Faction = iota
	Japan
	USA
	Soviets
)

// AllFactions is every Faction, in the order of the data.
var AllFactions = [blockwar.FactionCount]Faction{Japan, USA, Soviets}

var factionSlugs = []string{"", "japan", "usa", "soviet"}

func (f Faction) String() string { return blockwar.Slug(factionSlugs, f) }

// ParseFaction finds a Faction by its slug.
func ParseFaction(s string) (Faction, bool) { return blockwar.BySlug[Faction](factionSlugs, s) }

func (f Faction) MarshalText() ([]byte, error) { return []byte(f.String()), nil }
func (f *Faction) UnmarshalText(b []byte) error {
	return blockwar.ReadSlug(ParseFaction, "faction", b, f)
}
