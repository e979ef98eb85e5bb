package cataclysm

import "slices"

// Box is the place of a counter that is not on the map.
type Box uint8

const (
	Storage   Box = iota // in storage, not in the force pool (4.1.1)
	Available            // on the status card: force pool and markers (2.4.3)
	Holding              // in the production holding box (2.6)
	Cup                  // in the action cup (2.9)
	Reserve              // on the reserve track (3.4)
	Hand                 // being resolved: played, not yet returned (3.7)
	Track                // on the turn track, for the next turn (3.2.1)
	OnMap                // an offensive that lies on the map as aid or influence (8.5, 11.3)
	OutOfGame            // out of the game
	BoxCount  = int(OutOfGame) + 1
)

var boxSlugs = []string{"aside", "available", "holding", "cup", "reserve", "hand", "track", "away", "spent"}

func (b Box) String() string { return slugOf(boxSlugs, b) }

// Counters counts the counters of one owner by box and kind.
type Counters [BoxCount][KindCount]uint8

// Phase is one of the three phases of a turn (3.0).
type Phase uint8

const (
	AdministrationPhase Phase = iota + 1
	ActionPhase
	EndPhase
)

var phaseSlugs = []string{"", "administration", "action", "end"}

func (p Phase) String() string { return slugOf(phaseSlugs, p) }

// PowerState is the status card of one power and its places on the record display (2.5, 2.6).
type PowerState struct {
	InPlay          bool // the scenario has this power
	Surrendered     bool // eliminated (5.5.4)
	Ideology        Ideology
	Commitment      Commitment
	Escalated       bool // has escalated this turn (6.4)
	Stability       Stability
	Reduced         bool       // effectiveness is one lower until the turn ends (5.3)
	Failed          ActionType // the box of its failed-action cubes (5.4)
	FailureCubes    uint8      // number of its failed-action cubes
	SurrenderMarker Ideologies // who holds the surrender marker (5.5.4)
	Posture         Posture    // Communist powers only (12.3)
	PostureChanged  bool       // has changed posture this turn
	Elsewhere       uint8      // counters of its force pool that serve off the maps
	Refit           bool       // its Dreadnought Refit marker is available (12.1.2, 12.2.1)
	TieRank         uint8      // rank in its ideology for ties; equal ranks go by the list (3.1)
	AskedPrecedence bool       // has asked this turn to go before another (3.1)
}

// AreaState is what lies in an area apart from units.
type AreaState struct {
	Owner       Power // whose cubes lie here; Neutral for white ones
	Cubes       uint8
	Limited     bool  // its limited resource marker lies here
	Special     bool  // its special resource marker lies here (12.3.1)
	Damaged     uint8 // one bit for each of its resources, in the order of Table.resources
	CivilWar    bool
	Base        Power // owner of the printed base; NoPower: unowned, or none printed
	SpecialBase bool  // the special British base stands (2.3.3)
}

// UnitID names one counter on the map: the second army of Germany. A minor army is named
// by the area it defends.
type UnitID struct {
	Owner Power
	Kind  Kind
	N     uint8
}

// Unit is a unit on the map.
type Unit struct {
	UnitID
	Upgraded bool // upgraded: tank army, carrier fleet, strategic air force
	At       Area
	Coast    Coast   // of a naval unit in an area with two coasts (2.2.1)
	Deployed bool    // has deployed during this offensive (8.4.2)
	Faction  Faction // faction of a Chinese army (11.4.1)
}

// War is a war between powers of two ideologies (5.6): each on one side is at war with each on the
// other.
type War struct{ A, B Powers }

// Faction is one of the two factions of a civil war (11.0).
type Faction uint8

const (
	NoFaction Faction = iota
	Left
	Right
)

var factionSlugs = []string{"", "left", "right"}

func (s Faction) String() string { return slugOf(factionSlugs, s) }

// other is the opposing faction of a civil war.
func (s Faction) other() Faction { return Left + Right - s }

// Aid is what a patron has given to a faction (11.2), or its influence after the war (11.3), for
// which Faction is NoFaction.
type Aid struct {
	Area    Area
	Power   Power
	Faction Faction
	N       uint8
}

// Ideologies is a set of ideologies.
type Ideologies uint8

func (s Ideologies) Has(i Ideology) bool        { return s>>i&1 == 1 }
func (s Ideologies) With(i Ideology) Ideologies { return s | 1<<i }

// Table is the whole table, which is all that the players see: only the order of the cup is
// unknown, and it has none until a counter is drawn (1.4, 2.9).
type Table struct {
	*Book `msgpack:"-"` // the game as it is printed

	Scenario    string
	Maps        Maps
	Turn        Turn
	Phase       Phase
	SuddenDeath bool
	Crises      uint8    // markers drawn this turn (3.7.4)
	LastDrawn   Ideology // of the counter last drawn or played from reserve this turn (3.5)
	Setback     bool     // an economic setback waits for the next draw (P3-3)
	Drawer      Power    // draws counters this turn and decides what goes with it (3.3)
	Acting      Power    // whose counter is being resolved, NoPower for a neutral one

	Powers powerStates // by Power
	Boxes  allBoxes    // by Power, the last one Neutral's
	Areas  areaStates  // by Area
	Units  unitList    // on the map, ordered by UnitID
	Aid    []Aid       // ordered by area, power, faction

	China          ChinaStatus // the Chinese Civil War marker (11.4)
	ChinaInfluence Powers      // powers with influence on the faction that has won it (11.4.5)

	Alliance        [4]Powers // by Ideology; empty or at least two (6.1)
	Wars            []War
	Status          WarStatus
	LastTurn        Turn // the scenario's last, or that of the Global War marker if later (1.6)
	FixedEnd        bool // Global War does not move the end
	TwoSides        bool // one player runs Democracies and Communists (1.2)
	LowerTotal      bool // only the lower total of these two counts (1.7.2)
	Markers         Markers
	NoSurprise      Ideologies // can no longer be surprised (9.8)
	CollapsedBefore Powers     // have collapsed at least once (12.1.1, 12.1.2)
	BombTurn        Turn       // where the A-Bomb lies on the turn track, or NoTurn (12.2.2)

	Battle *Battle // the operation under way, or nil

	Queue []Due // what waits to be resolved, the oldest first
}

// Maps is the set of maps in play (2.1).
type Maps uint8

func (s Maps) has(m Map) bool { return s>>m&1 == 1 }

// Markers is a set of the markers that exist once and are in play, each with the meaning of its
// rule in chapter 12.
type Markers uint32

func (s Markers) Has(m Marker) bool        { return s>>m&1 == 1 }
func (s Markers) With(m Marker) Markers    { return s | 1<<m }
func (s Markers) Without(m Marker) Markers { return s &^ (1 << m) }

// clone is a deep copy.
func (t *Table) clone() *Table {
	c := *t
	c.Areas = slices.Clone(t.Areas)
	c.Units = slices.Clone(t.Units)
	c.Aid = slices.Clone(t.Aid)
	c.Wars = slices.Clone(t.Wars)
	c.Queue = slices.Clone(t.Queue)
	c.Battle = t.Battle.clone()
	return &c
}
