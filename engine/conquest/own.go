package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// Own is what lies on the table in this game alone.
type Own struct {
	China   china
	Loyalty [blockwar.FactionCount + 1]Loyalty
	Islets  blockwar.Control // Control markers on Islets that are no Capital (1.143)

	Naval     uint8 // how many of the US Naval Construction units' years have come (7.132)
	Attacked  bool  // Japan has Declared War on the USA: they come in the next three New Years (7.132)
	Reacting  uint8 // New Years in which US Reaction Forces are still to come (7.133)
	Reserves  reserves
	Due       []Due          // Influence of the USA that takes effect at the next Diplomacy Resolution
	Drawn     blockwar.Cards // Action cards of activism that lie face up (19.5)
	Enlisting bool           // Nationalist Enlistment is under way (7.211)
	Allied    bool           // the British Empire is in the USA Faction (8.43)
}

// Loyalty is a Foster Faction's KMT or CPC marker, and how often it has been raised this Year (7.33).
type Loyalty struct{ N, Raised uint8 }

// reserves is whether the Russian Reserves are still to come, come in the next New Year, or have come (7.134).
type reserves uint8

const (
	waiting reserves = iota
	called
	spent
)

// Clone is a copy.
func (o *Own) Clone() blockwar.Own {
	c := *o
	c.China, c.Due = o.China.clone(), slices.Clone(o.Due)
	return &c
}

func own(t *Table) *Own { return t.Own.(*Own) }
