package blockwar

import "slices"

// Order is a Turn Order: the Factions, the first first.
type Order = [FactionCount]Faction

// Table is everything that lies on the table, hidden things included. What a seat may know of it is
// the view's business (view.go).
type Table struct {
	*Book `msgpack:"-"`

	Scenario string
	Own      Own // what the game alone keeps; nil where there is nothing

	Year   uint16 // 1935 before the first New Year
	Phase  Phase
	Order  Order   // this Year's Turn Order
	Active Faction // the Active Player

	Turn     TurnState // the Player Turn under way (10.2)
	Combat   Combat    // its Combat Phase (12.0)
	Factions [FactionCount + 1]FactionState
	Sides    sideStates
	Nations  nationStates
	Blocks   Blocks    // on the map
	Pool     Pool      // off the map, to be built
	Removed  Pool      // out of play for good
	Control  Control   // of Land Areas, as evaluated (1.14)
	Blockade Blockades // markers on POP/RES (14.2)

	Decks     [DeckCount]Deck
	Playing   Cards    // Investment cards that are being carried out
	Chits     Chits    // in the cup, still to be dealt
	Diplomacy []Played // Diplomacy cards in play (7.31), as they were played

	Won Victory
}

// FactionState is what lies before one player and on the Production track.
type FactionState struct {
	Ind      uint8
	Raised   uint8 // how often IND has been raised this Year (7.32)
	Hand     Hand
	Bought   Hand // cards bought and not yet inspected
	Stack    Hand // cards laid aside that the player may not inspect either
	Command  Commitment
	Under    Commitment // a second card, where a game lets it be committed
	Vault    []Secret   // secret Technologies, as they were Achieved
	Revealed []Revealed
	Atomic   uint16 // the Year in which a stage of Atomic Research was last Achieved
	Chits    Chits
	Declared Set  // upon whom it has Declared War (15.22)
	Violated bool // has Violated a Neutral since the last New Year
	Fought   bool // was in a Battle since the last New Year
}

// SideState is how a Side stands to others.
type SideState struct {
	Wars     Set  // Enemies
	Surprise bool // has Declared War in this Player Turn (15.22)
}

type sideStates [SideRoom]SideState

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
	Influence Influence
	Marker    Side // whose Control marker lies on the Capital
	Armed     bool // an Armed Minor
	Violator  Side // who has made an Armed Minor of it
	Violators Set  // that Side and those of Partitions: the Enemies of an Armed Minor
	Defeated  bool // a Major Power that is no longer in the war
}

type nationStates [NationRoom]NationState

// Control is by Area; NoFaction means that the area is Neutral Territory, or sea.
type Control [AreaRoom]Side

// Blockade is a marker on an area's POP and RES (14.22).
type Blockade uint8

const (
	NotBlockaded Blockade = iota
	MedBlockade           // black RES alone
	FullBlockade
)

// Blockades is by Area.
type Blockades [AreaRoom]Blockade

// Faction is what lies before the player who leads a Side, Side how a Side stands to others.
func (t *Table) Faction(f Side) *FactionState { return &t.Factions[t.PlayerOf(f)] }
func (t *Table) Side(f Side) *SideState       { return &t.Sides[f] }

// SideOf is the Side that a Nation's units fight for: those of Armed Minors fight for nobody.
func (t *Table) SideOf(n Nation) Side { return t.Hooks.SideOf(t, n) }

// AtWar reports whether a Faction is at war with another, a Side that fights apart from its player's Faction whether it has any
// Enemies: it alone is at war for that (15.22, 16.1).
func (t *Table) AtWar(f Side) bool {
	wars := t.Sides[f].Wars
	if f.Plays() {
		wars &= SetOf(AllFactions[:]...)
	}
	return wars != 0
}

// Enemies reports whether two Sides are at war with each other.
func (t *Table) Enemies(f, g Side) bool { return t.Sides[f].Wars.Has(g) }

// Blank is a table of the game with nothing on it.
func (b *Book) Blank() *Table { return &Table{Book: b, Own: b.Hooks.Own()} }

// Bare is the board of a scenario before anybody has set up.
func (b *Book) Bare(scenario string) *Table {
	t := b.Blank()
	t.Scenario, t.Phase, t.Year, t.Pool, t.Chits = scenario, SetupPhase, b.ScenarioOf(scenario).First-1, b.Stock.Count, b.AllChits
	for k := range t.Decks {
		t.Decks[k].Draw = CardsTo(CardCount)
	}
	for _, f := range AllFactions {
		t.Faction(f).Ind = uint8(t.StartOf(f).Ind)
	}
	t.EvaluateControl()
	return t
}

// Clone copies a table so that the copies share nothing.
func (t *Table) Clone() *Table {
	c := *t
	if t.Own != nil {
		c.Own = t.Own.Clone()
	}
	c.Blocks = slices.Clone(t.Blocks)
	c.Diplomacy = slices.Clone(t.Diplomacy)
	c.Turn, c.Combat = t.Turn.clone(), t.Combat.clone()
	for i := range c.Factions {
		c.Factions[i].Vault = slices.Clone(t.Factions[i].Vault)
		c.Factions[i].Revealed = slices.Clone(t.Factions[i].Revealed)
	}
	return &c
}
