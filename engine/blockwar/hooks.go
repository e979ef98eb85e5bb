package blockwar

import "interbellum/engine"

// Own is what a game alone keeps on the Table. It is saved with it.
type Own interface {
	// Clone is a copy that shares nothing.
	Clone() Own
}

// Hooks is the table of what a game does otherwise than the shared procedures, which its Book holds. A game fills in the lines that
// it needs; Bind puts the shared rule into the others, as their comments say under "else", and the procedures call every hook
// without a question. A bool that is left out is false. Cadres, Year and BorderLimits every game has. A line without "else" that
// follows another one carries out what that one offers: a game has both or neither.
//
// A hook that answers a question changes nothing on the Table. One that returns Events changes it and says so; a Step that it returns
// is played next.
type Hooks struct {
	// The match.

	Own              func() Own                                             // what the game alone keeps, empty; else nothing
	OptionsInPlay    func(*Table) []string                                  // the optional rules that are in play; else none
	TakeOption       func(t *Table, option string) bool                     // puts an optional rule into play, false if there is no such; else there are none
	Setup            func(*Table) Step                                      // the setup from first to last; else Setup
	Cadres           func(t *Table, f Faction) []Task                       // the units that a player sets up
	AllotCards       func(*Table, Faction, DeckKind, int, engine.Rule) Step // deals a Faction so many cards at the start
	Year             []YearPart                                             // the parts of a Year Start, in their order
	PassiveFaction   func(*Table) Faction                                   // the Faction that sits this Year out; else none does
	Absent           func(t *Table, f Faction) bool                         // whether a Faction is not in the game; else all are
	RivalCapitalsWin bool                                                   // two capitals of Rivals win, be they Enemies or not (16.3)
	IgnoredInScoring func(t *Table, f Faction) bool                         // whether a Faction cannot win by points after the last Year; else all can
	PeacefulTurn     func(t *Table, f Faction, both bool) bool              // whether its Player Turn is without declarations, Aggression and Combat, both cards being valid or not; else only under Emergency Command

	// Sides and units.

	SideOf                    func(t *Table, n Nation) Side                           // the Side for which a Nation's units fight; else always the one in the data
	HomeSide                  func(t *Table, n Nation) Side                           // whose a Nation or Colony is without a Control marker; else its Faction's, while undefeated
	IsletMarker               func(t *Table, a Area) *Side                            // the Control marker of an area that is no Capital, nil if none can lie there; else none can
	UnitLine                  func(t *Table, side Side, kind Type) Unit               // the line of the Unit Table for a Side; else with what its Technologies add
	BorderLimits              func(t *Table, side Side) *Limits                       // how many Ground units cross a border
	Commanders                func(*Table) []Faction                                  // who may commit cards in this Season; else all
	OnlyRedeploys             func(t *Table, side Side) bool                          // whether its moves are Strategic ones alone; else they are not
	SkipsSupplyPhase          func(t *Table, turns []Faction) bool                    // whether a Season with these Player Turns has no Supply Phase; else each has one
	BreakTie                  func(t *Table, f, g Faction) int                        // compares two Factions with equal letters under Emergency Command; else they stay as they were
	Frozen                    func(t *Table, a Area) bool                             // whether nothing happens in an area in this Season; else never
	MayNotStackWith           func(t *Table, side Side) Set                           // the Sides beside whose units its own end no move; else none
	RestrictionClass          func(n Nation) uint8                                    // a number for where a Nation's units may not go, 0 for no restriction; else all have none
	ForbidsEntry              func(t *Table, side Side, class uint8, a Area) bool     // whether units of a restriction class may not enter; else none are kept out
	MinorsRivalAll            bool                                                    // Armed Minors are Rivals of all but their Violators (15.32)
	KeepsOneAreaMinors        bool                                                    // an Armed Minor of a single area is not Partitioned (15.33)
	EscapedSubsBlockStrategic bool                                                    // Escaped Subs keep Enemies from Strategic moves into their sea (12.73)
	RaidsFirst                bool                                                    // Raids are resolved before other Battles (12.63)
	IdleAirMayStay            bool                                                    // Air units that had no Combat Action at sea need not ReBase (13.2)
	IsAroundAfrica            func(a, b Area) bool                                    // whether a border is the way around Africa; else none is
	StraitsOpen               func(t *Table, side Side, a Area) bool                  // whether units and supply of a Side go through Straits; else they do
	Friends                   func(t *Table, side Side) Set                           // other Sides whose Territory and units are Friendly to its own; else none
	MayNotEndIn               func(t *Table, side Side, a Area) bool                  // whether its units end no move in an area; else they may
	InvadersFightAtOnce       func(t *Table, side Side, kind Type) bool               // whether Ground units of a type act in the Battle that they Invade into; else they do not
	NeedsNoSupplyAt           func(t *Table, n Nation, kind Type, a Area) bool        // whether a Ground unit needs no supply there; else Fortresses alone
	SupplyPasses              func(t *Table, side Side, a Area) bool                  // whether supply goes through this Friendly land; else it does
	HasRoom                   func(t *Table, n Nation, kind Type, a Area) bool        // whether a new unit may be put there; else it may
	KamikazePower             func(t *Table, n Nation, kind Type) int                 // the Firepower of a unit's Kamikaze attack, 0 if it makes none; else none do
	ExtraBases                func(t *Table, b *Block) []Area                         // areas to which a unit may ReBase whatever is in the way; else none
	PassesEnemiesAtSea        func(t *Table, side Side) Set                           // Enemies that do not stop its units at sea in this phase; else all do
	MayNotDisband             func(t *Table, b *Block) bool                           // whether a unit cannot be disbanded; else all can
	BeforeArrival             func(t *Table, b *Block, to Area, reach Reach) Events   // what a unit brings about by going to an area, before it does; else nothing
	AfterMove                 func(t *Table, f Faction) (Step, Events)                // what follows from a move or a declaration; else nothing
	FiresFirst                func(t *Table, attacker, defender Side, kind Type) bool // whether the Attacker's units of a type act before the Defender's; else by their Technologies and Surprise
	AfterPhase                func(t *Table, f Faction, moves bool) (Step, Events)    // what follows after the moves, or after Combat; called again until it returns no Step; else nothing

	// What a player does in a Player Turn beside moves and Battles.

	CommandUses   func(t *Table, f Faction, left int, stop bool) []engine.Choice               // what Commands can be spent on beside moves; stop: the moves may end now; else nothing
	UseCommand    func(t *Table, f Faction, c engine.Choice, left int) (cost int, seen Events) // spends them; AfterMove may call the Step that asks more
	Missions      func(t *Table, f Faction) []engine.Choice                                    // what units can be sent to do when Battles are named; else nothing
	AssignMission func(t *Table, f Faction, c engine.Choice) Events                            // sends them
	RunMissions   func(t *Table, f Faction, named bool) Step                                   // what a mission still asks or, once all are named, how the next is carried out; nil when all are done; else nothing

	// New Year.

	Arrivals           func(t *Table, f Faction) Step                                                    // what a Faction gains before its Production; else nothing
	MayBuild           func(t *Table, f Faction, n Nation) bool                                          // whether a Faction builds units of a Nation; else it does of its own
	FortressNation     func(t *Table, f Faction, p *Place) Nation                                        // of which Nation a Faction's Fortresses in an area are; else its Major Power's there
	LimitPurchases     func(t *Table, s *Spending, list []engine.Choice) ([]engine.Choice, engine.Rule)  // what of a list the next Production point may buy, by which rule; else all of it
	FactoryCostDrops   func(t *Table, f Faction) int                                                     // levels by which its Factory Cost falls beside Declarations of War; else none
	Resources          func(t *Table, f Faction, p *Place) int                                           // the RES of an area for a Faction; else as printed
	MayUse             func(t *Table, side Side, a Area) bool                                            // whether a Side's player has the POP and RES of its area; else he has
	MayRaise           func(t *Table, f Faction, n Nation, kind Type, a Area, cadre, supplied bool) bool // whether a unit can be built there, or gain a step; else by the shared rules of building
	VaultPairs         func(t *Table, f Faction, k DeckKind) Cards                                       // cards in its Secret Vault that are no Technologies; else none
	OpenCards          func(t *Table, k DeckKind) Cards                                                  // cards that lie face up in the middle of a procedure; else none
	WildCardMarkers    func(t *Table, f Faction, n Nation) int                                           // markers that a WildCard gives; else one
	WildCardOptions    func(t *Table, f Faction, w *WildCard) []Nation                                   // the Nations that a WildCard can be played on; else as printed
	MayIntimidate      func(t *Table, n Nation, f Faction) bool                                          // whether a Neutral can be Intimidated; else a Minor Nation near the Faction
	BeforeDiplomacy    func(t *Table) Events                                                             // what happens before Diplomacy is resolved; else nothing
	ExtraPoints        func(t *Table, f Faction) int                                                     // Victory Points of the game's own kinds; else none
	AchievesRedTechs   func(f Faction) bool                                                              // whether a Faction Achieves Red Technologies; else none does
	GovernmentPlays    func(t *Table, f Faction) []engine.Choice                                         // what else can be played in a Government Phase; else nothing
	TakeGovernmentPlay func(t *Table, f Faction, c engine.Choice) (seen Events, asks bool)               // plays it; asks: GovernmentPlayStep follows
	GovernmentPlayStep func(t *Table, f Faction, verb string) Step                                       // what it then asks

	// Neutrals.

	InfluenceCounts        func(t *Table, n Nation, f Faction) bool                        // whether a Faction's Influence has an effect on a Nation; else it has
	MostMarkers            func(t *Table, n Nation, f Faction) int                         // the most Influence that a Faction may have there, 0 for no limit; else no limit
	BecomesSatellite       func(t *Table, n Nation) (call Step, seen Events, special bool) // what happens when a Nation becomes a Satellite, if that is special; else it never is
	WinsFor                func(t *Table, n Nation, f Faction) Side                        // for which Side a Faction wins a Nation by Diplomacy; else itself
	MarkerSide             func(t *Table, n Nation, side Side) Side                        // whose Control marker lies on a Nation that a Side has conquered; else its own
	MayMuster              func(t *Table, n Nation, kind Type) bool                        // whether a unit may be placed at the start or in a Satellite; else any
	GarrisonNation         func(t *Table, side Side, a Area) Nation                        // of which Nation a Satellite's garrison is; else the Great Power
	MustFortify            func(t *Table, tasks []Task) bool                               // whether the next unit to be set up must be a Fortress; else it need not
	ProtectorOf            func(t *Table, n Nation) Side                                   // the Side that goes to war with a Faction that Violates a Nation, which then is no Armed Minor; else none does
	AfterProtectorAttacked func(t *Table, n Nation) (Step, Events)                         // what follows from such a war; else nothing
	CountsAsNation         func(t *Table, n Nation, a Area) bool                           // whether an area is Violated with a Nation although it is not part of it; else it is not
	WarWithoutDeclaration  func(t *Table, by, on Side) (seen Events, special bool)         // what war means between Sides that declare none; else all declare it
	FortressTargets        []Class                                                         // Target Classes at which an Armed Minor's Fortress fires before all others; else at none
	AfterViolation         func(t *Table, by Side, n Nation) Events                        // what else a Violation brings about; else nothing
	ExtraDeclarations      func(t *Table, f Faction, moves int) []engine.Choice            // what else can be declared; else nothing
	DeclareExtra           func(t *Table, f Faction, c engine.Choice) (Step, Events)       // declares it
	MayViolate             func(t *Table, f Faction, n Nation) bool                        // whether a Faction may Violate a Neutral; else it may
	MayDeclare             func(t *Table, f, on Faction) bool                              // whether a Faction may Declare War on another; else it may
	WarCost                func(t *Table, f Faction) Step                                  // what a Declaration of War costs at once; else nothing
	ReactionCards          func(t *Table, f, by Faction, n Nation, muster uint8) uint8     // World Reaction cards that a Faction draws; else as many as muster, unless it is the Violator

	// Views.

	ShowOwn    func(t *Table, seats engine.Seats) any // what the game alone keeps, as the holder of seats sees it; else nothing
	RecallOwn  func(t *Table, shown any)              // puts that on a Table that is made of a view; else nothing
	ImagineOwn func(t *Table, v *View, g *Guess) bool // completes it on an imagined Table; false where the view cannot be a true one; else it is complete
}
