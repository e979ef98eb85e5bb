package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Shown is what a player sees of what this game alone has: all of it lies open but the cards of the Insurgents.
type Shown struct {
	Foster      [blockwar.FactionCount + 1]FosterView
	Partisans   []RestiveView
	Insurgents  int              // pairs in the Soviets' Secret Vault (7.352)
	Pairs       []InsurgentsView `json:",omitempty"` // which they are, for the Soviets alone
	Suppressing []engine.Ref     `json:",omitempty"` // what is committed to Suppression (17.4), for its owner alone
	Sought      []Sought         `json:",omitempty"`
	Islets      blockwar.Control // Control markers on Islets that are no Capital (1.143)
	Wars        [][2]Side        // between Sides of which one at least is no Faction

	Naval    uint8 // how many of the US Naval Construction units' years have come (7.132)
	Attacked bool  // Japan has Declared War on the USA
	Reacting uint8 // New Years in which US Reaction Forces are still to come (7.133)
	Reserves uint8 // the Russian ones: 1 come in the next New Year, 2 have come (7.134)
	Due      []Due // Influence of the USA that takes effect at the next Diplomacy Resolution (15.35, 19.5)
	Allied   bool  // the British Empire is in the USA Faction (8.43)
	Sneaked  bool  // Japan has made its Sneak Attack (15.24)
}

// FosterView is where a Foster Faction stands in the Chinese Civil War (16.2).
type FosterView struct {
	Control  int // NATCITIES or REDMUSTER
	Loyalty  int // KMT or CPC
	Raised   int // how often it has been this Year
	Intruded bool
}

// RestiveView is a Province with its Partisans.
type RestiveView struct {
	Area Area
	N    int
}

// InsurgentsView is a pair of cards for a Province.
type InsurgentsView struct {
	Province   Area
	Card, Pair int
}
