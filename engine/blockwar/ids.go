package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Area is an area of the map, numbered from 1 in the order of the slugs.
type Area uint8

// Nowhere is no area.
const Nowhere = Area(0)

// Nation is a Nation or a Colony, numbered as in the data. The forces that defend Armed Minors are of one more, after all others.
type Nation uint8

// NoNation is none.
const NoNation = Nation(0)

// Tech is a Technology, or what else stands on an Investment card, numbered as in the data.
type Tech uint8

// NoTech is none.
const NoTech = Tech(0)

// Side is who holds areas, has units and is at war. The first three Sides are the Factions; more may fight apart from the Faction
// whose player leads them. Nobody is the Side of Neutrals and Armed Minors.
type Side uint8

// A Faction is a Side with a player of its own; its number is its seat.
type Faction = Side

// NoFaction stands for nobody, and where areas are concerned for a Neutral.
const NoFaction = Faction(0)

// FactionCount is how many Factions there are, numbered from 1.
const FactionCount = 3

// AllFactions is every Faction, in the order of the data.
var AllFactions = [FactionCount]Faction{1, 2, 3}

// Plays reports whether a Side is a Faction.
func (f Side) Plays() bool { return f != NoFaction && f <= FactionCount }

// Rivals are the other two Factions.
func (f Side) Rivals() []Faction {
	return slices.DeleteFunc(slices.Clone(AllFactions[:]), func(g Faction) bool { return g == f })
}

// How many of each the lists on the Table hold, none among them: what the larger game has, and a little room.
const (
	AreaRoom   = 144
	NationRoom = 60
	SideRoom   = 8
	PowerRoom  = 8 // Nations that have units, and the forces of Armed Minors
	TypeRoom   = int(MoreTypes) + 2
)

// SeatOf is the seat of a Faction, FactionAt the Faction of a seat.
func SeatOf(f Faction) engine.Seat    { return engine.Seat(f) }
func FactionAt(s engine.Seat) Faction { return Faction(s) }
