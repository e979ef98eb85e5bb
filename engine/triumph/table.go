package triumph

import (
	"slices"

	"interbellum/engine/blockwar"
)

// Table is everything that lies on the table, hidden things included. What a seat may know of it is
// the view's business (view.go).
type Table struct {
	Scenario string
	// The optional rules in play (19.0).
	Territorial bool // 19.1: Suez and Istanbul
	Britannia   bool // 19.2
	TwoPlayer   bool // 18.0

	Year   uint16 // 1935 before the first New Year
	Phase  Phase
	Order  Order   // this Year's Turn Order (7.14)
	Active Faction // the Active Player (7.14)
	// Passive is the Passive Ally of this Year (18.1); NoFaction before the first has been named.
	Passive Faction

	Turn     TurnState // the Player Turn under way (10.2)
	Combat   Combat    // its Combat Phase (12.0)
	Factions [FactionCount + 1]FactionState
	Nations  nationStates
	Blocks   blockwar.Blocks[Nation, Area] // on the map
	Pool     pool                          // off the map, to be built
	Removed  pool                          // out of play for good (2.21)
	Control  control                       // of Land Areas, as evaluated (1.14)
	Blockade blockades                     // markers on POP/RES (14.2)
	USAEntry uint8                         // how many USA Forces have come since the USA was attacked (8.46)

	Decks     [DeckCount]blockwar.Deck
	Playing   blockwar.Cards // Investment cards that are being carried out
	Chits     Chits          // in the cup, still to be dealt
	Diplomacy []Played       // Diplomacy cards in play (7.31), as they were played

	Won Victory
}

// FactionState is what lies before one player and on the Production track.
type FactionState struct {
	Ind      uint8
	Raised   uint8 // how often IND has been raised this Year (7.32)
	Hand     Hand
	Bought   Hand // cards bought and not yet inspected (7.24)
	Stack    Hand // the Passive Stack (18.21)
	Command  Commitment
	Under    Commitment // the other card of a Passive Ally's Offensive Turn (18.232)
	Vault    []Secret   // secret Technologies, as they were Achieved (9.3)
	Revealed []Revealed
	Atomic   uint16 // the Year in which a stage of Atomic Research was last Achieved (9.4)
	Chits    Chits
	Wars     Factions // Enemies (15.3)
	Declared Factions // upon whom it has Declared War (15.22)
	Surprise bool     // has Declared War in this Player Turn (15.22)
	Violated bool     // has Violated a Neutral since the last New Year (7.13)
	Fought   bool     // was in a Battle since the last New Year
}

// Commitment is a card committed face down for the Season (10.1).
type Commitment struct {
	Deck DeckKind
	Card uint8 // 0 is none
	Open bool  // it has been revealed
}

// Secret is a Tech-pair in a Secret Vault.
type Secret struct {
	Tech Tech
	Card uint8 // one that has the Technology
	Pair uint8 // the other, perhaps a WildCard or the Mole
}

// Revealed is a Technology in effect, with the card that lies face up for it.
type Revealed struct {
	Tech Tech
	Card uint8
}

// NationState is how a Nation or Colony stands.
type NationState struct {
	Influence blockwar.Influence[Faction]
	Marker    Faction  // whose Control marker lies on the Capital
	Armed     bool     // an Armed Minor (15.42)
	Violators Factions // the Enemies of an Armed Minor
	Defeated  bool     // a Major Power that is no longer in the war (2.21)
}

type nationStates [NationCount + 1]NationState

// control is by Area; NoFaction means that the area is Neutral Territory, or sea.
type control [AreaCount + 1]Faction

// Blockade is a marker on an area's POP and RES (14.22, 14.24).
type Blockade uint8

const (
	NotBlockaded Blockade = iota
	MedBlockade           // black RES alone
	FullBlockade
)

type blockades [AreaCount + 1]Blockade

func (t *Table) faction(f Faction) *FactionState { return &t.Factions[f] }

func (t *Table) atWar(f Faction) bool { return t.Factions[f].Wars != 0 }

// enemies reports whether two Factions are at war with each other.
func (t *Table) enemies(f, g Faction) bool { return t.Factions[f].Wars.Has(g) }

// clone copies a table so that the copies share nothing.
func (t *Table) clone() *Table {
	c := *t
	c.Blocks = slices.Clone(t.Blocks)
	c.Diplomacy = slices.Clone(t.Diplomacy)
	c.Turn, c.Combat = t.Turn.clone(), t.Combat.clone()
	for i := range c.Factions {
		c.Factions[i].Vault = slices.Clone(t.Factions[i].Vault)
		c.Factions[i].Revealed = slices.Clone(t.Factions[i].Revealed)
	}
	return &c
}
