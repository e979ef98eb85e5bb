package blockwar

import "interbellum/engine"

// Own is what a game alone keeps on the Table. It is saved with it.
type Own interface {
	// Clone is a copy that shares nothing.
	Clone() Own
}

// Hooks are what a game does otherwise than its sister. One that is nil is as the shared procedures have it; Cadres, Year and Limits
// every game has.
type Hooks struct {
	// The match.
	Own     func() Own                                       // empty; nil where the game keeps nothing of its own
	Options func(*Table) []string                            // what is not as usual
	Choose  func(t *Table, option string) bool               // an option, as a header has it; false if there is none such
	Setup   func(*Table) Step                                // the whole of it
	Cadres  func(t *Table, f Faction) []Task                 // units of any type that a player sets up
	Allots  func(t *Table, f Faction, rule engine.Rule) Step // the Action cards that it begins with
	Year    []YearPart                                       // the parts of a Year Start, in their order
	Sound   func(*Table) []error                             // what no question may find
	Passive func(*Table) Faction                             // that sits this Year out, or NoFaction
	Absent  func(t *Table, f Faction) bool                   // is not in the game
	Rivalry bool                                             // two capitals of Rivals win, Enemies or not (16.3)
	Outdone func(t *Table, f Faction) bool                   // counts for nothing at the end of the last Year
	Calm    func(t *Table, f Faction, both bool) bool        // its Player Turn is without declarations, Aggression and Combat; both: with two valid cards

	// Sides and units.
	SideOf     func(t *Table, n Nation) Side                           // where it is not always the same
	Home       func(t *Table, n Nation) Side                           // whose a Nation or Colony is while no marker says otherwise
	Islet      func(t *Table, a Area) *Side                            // the Control marker of an area that is no Capital; nil where none can lie
	Line       func(t *Table, side Side, kind Type) Unit               // of the Unit Table, with what a Side's Technologies add
	Limits     func(t *Table, side Side) *Limits                       // at borders; always there
	Commanders func(*Table) []Faction                                  // who may commit cards in this Season
	Redeploys  func(t *Table, side Side) bool                          // there are only Strategic moves
	Unchecked  func(t *Table, turns []Faction) bool                    // a Season with these Player Turns has no Supply Phase
	Ties       func(t *Table, f, g Faction) int                        // who goes first of two with equal letters under Emergency Command
	Frozen     func(t *Table, a Area) bool                             // nothing happens there in this Season
	Shuns      func(t *Table, side Side) Set                           // Sides beside whose units none of its own ends a move
	Bond       func(n Nation) uint8                                    // a number for how a Nation's units are bound; 0 is not at all
	Bars       func(t *Table, side Side, bond uint8, a Area) bool      // units that are bound so do not go there
	Loners     bool                                                    // Armed Minors are Rivals of all but their Violators (15.32)
	Whole      bool                                                    // an Armed Minor of one area is not Partitioned (15.33)
	Lurk       bool                                                    // Escaped Subs let no Enemy come Strategically into their sea (12.73)
	RaidsFirst bool                                                    // Raid Battles are resolved before others (12.63)
	Patrol     bool                                                    // who has had no Combat Action at sea need not ReBase (13.2)
	Around     func(a, b Area) bool                                    // the border between two areas is the way around Africa
	Passes     func(t *Table, side Side, a Area) bool                  // units and supply go through these Straits
	Friends    func(t *Table, side Side) Set                           // other Sides whose Territory and units are Friendly to its own
	Avoids     func(t *Table, side Side, a Area) bool                  // none of its units ends a move there
	Storms     func(t *Table, side Side, kind Type) bool               // its Ground units of that type act in the Battle that they Invade into
	Hardy      func(t *Table, n Nation, kind Type, a Area) bool        // such a Ground unit needs no supply there
	Supplies   func(t *Table, side Side, a Area) bool                  // supply goes through this Friendly land
	Room       func(t *Table, n Nation, kind Type, a Area) bool        // a new unit may be put there
	Dives      func(t *Table, b *Block) int                            // Firepower against ships at which it is lost, or 0
	Havens     func(t *Table, b *Block) []Area                         // where it may ReBase to whatever is in the way
	Slips      func(t *Table, side Side) Set                           // Enemies that do not stop its units at sea in this phase
	Stays      func(t *Table, b *Block) bool                           // it is not disbanded
	Comes      func(t *Table, b *Block, to Area, reach Reach) Events   // what a unit causes that is about to go there
	AfterMove  func(t *Table, f Faction) (Step, Events)                // what a move or a declaration has brought about
	Fires      func(t *Table, attacker, defender Side, kind Type) bool // the Attacker's fire before the Defender's
	PhaseOver  func(t *Table, f Faction, moves bool) (Step, Events)    // after the moves and after Combat, until no Step is called

	// What a player does in a Player Turn beside moves and Battles.
	Spends   func(t *Table, f Faction, left int, stop bool) []engine.Choice               // what Commands can be spent on; stop: the moves may end
	Spend    func(t *Table, f Faction, c engine.Choice, left int) (cost int, seen Events) // one such; AfterMove may call what it asks
	Missions func(t *Table, f Faction) []engine.Choice                                    // that units can be committed to when Battles are named
	Mission  func(t *Table, f Faction, c engine.Choice) Events                            // one such
	Commence func(t *Table, f Faction, named bool) Step                                   // what one still asks; named: how all are carried out, until it is nil

	// New Year.
	Arrivals  func(t *Table, f Faction) Step                                                    // what comes of itself, before its Production
	Builds    func(t *Table, f Faction, n Nation) bool                                          // it may build units of that Nation
	Fortifier func(t *Table, f Faction, p *Place) Nation                                        // whose Fortresses it builds there
	Purchases func(t *Table, s *Spending, list []engine.Choice) ([]engine.Choice, engine.Rule)  // what of this the next point may be spent on
	Drops     func(t *Table, f Faction) int                                                     // levels of its Factory Cost beside those for Declarations of War
	Resources func(t *Table, f Faction, p *Place) int                                           // that an area yields to a Faction
	Uses      func(t *Table, side Side, a Area) bool                                            // the player of a Side has the use of what the Side controls
	Raises    func(t *Table, f Faction, n Nation, kind Type, a Area, cadre, supplied bool) bool // such a unit can be built there, or a step of one
	Laid      func(t *Table, f Faction, k DeckKind) Cards                                       // pairs in its Secret Vault that are no Technologies
	Lying     func(t *Table, k DeckKind) Cards                                                  // face up, in the middle of a procedure
	Worth     func(t *Table, f Faction, n Nation) int                                           // markers of a WildCard
	Lists     func(t *Table, f Faction, w *WildCard) []Nation                                   // the options that a WildCard has for it
	Near      func(t *Table, n Nation, f Faction) bool                                          // a Neutral can be Intimidated
	Resolves  func(t *Table) Events                                                             // before Diplomacy is resolved
	Points    func(t *Table, f Faction) int                                                     // Victory Points of other kinds, which everybody sees
	Reds      func(f Faction) bool                                                              // a Faction Achieves Red Technologies
	Plays     func(t *Table, f Faction) []engine.Choice                                         // more that can be played in a Government Phase
	Play      func(t *Table, f Faction, c engine.Choice) (seen Events, asks bool)               // one of these is played; asks: there is more to it
	PlayStep  func(t *Table, f Faction, verb string) Step                                       // what then asks

	// Neutrals.
	Sways       func(t *Table, n Nation, f Faction) bool                        // Influence makes the Nation anything to this Faction
	MostMarkers func(t *Table, n Nation, f Faction) int                         // or 0 for no limit
	Joins       func(t *Table, n Nation) (call Step, seen Events, special bool) // what becomes of a Satellite, if that is special
	Wins        func(t *Table, n Nation, f Faction) Side                        // for which Side a Faction wins the Nation by Diplomacy
	Marks       func(t *Table, n Nation, side Side) Side                        // whose Control marker lies there when a Side has taken it by force
	Musters     func(t *Table, n Nation, kind Type) bool                        // such a unit may be placed at the start, or in a Satellite
	Garrison    func(t *Table, side Side, a Area) Nation                        // of whose units a Satellite's garrison is
	MustFortify func(t *Table, tasks []Task) bool                               // the first of them is to be a Fortress
	Ward        func(t *Table, n Nation) Side                                   // with whom it means war to Violate this Nation, and none of it becomes an Armed Minor
	Warded      func(t *Table, n Nation) (Step, Events)                         // what comes of that
	Within      func(t *Table, n Nation, a Area) bool                           // the area counts as the Nation's where it is Violated
	Apart       func(t *Table, by, on Side) (seen Events, special bool)         // what war means where it is no Declaration of War
	Prefers     []Class                                                         // Target Classes that an Armed Minor's Fortress fires at before all others
	Violated    func(t *Table, by Side, n Nation) Events                        // what a Violation brings about besides
	Ventures    func(t *Table, f Faction, moves int) []engine.Choice            // more that can be declared
	Venture     func(t *Table, f Faction, c engine.Choice) (Step, Events)       // one such
	MayViolate  func(t *Table, f Faction, n Nation) bool                        // a Neutral may be Violated by this Faction
	MayDeclare  func(t *Table, f, on Faction) bool                              // War may be Declared now
	WarCard     func(t *Table, f Faction) Step                                  // what a Declaration of War costs at once
	Reaction    func(t *Table, f, by Faction, n Nation, muster uint8) uint8     // World Reaction cards that a Faction draws

	// Views.
	Show   func(t *Table, seats engine.Seats) any // what is the game's own, as far as it is shown to the holders of seats
	Recall func(t *Table, shown any)              // puts that on a table which is made of a view
	Guess  func(t *Table, v *View, g *Guess) bool // puts on an imagined table what it keeps besides; false where that cannot be
}
