package blockwar

import (
	"reflect"

	"interbellum/engine"
)

// withDefaults is the table with the shared rule in every line that a game leaves out.
func (h Hooks) withDefaults() Hooks {
	lines, shared := reflect.ValueOf(&h).Elem(), reflect.ValueOf(sharedRules)
	for i := range lines.NumField() {
		if line := lines.Field(i); line.IsZero() {
			line.Set(shared.Field(i))
		}
	}
	return h
}

// sharedRules are what Hooks says under "else", in its order. Its bools and lists have their zero value. Missing are the lines that
// every game has, and those that carry out what another line offers.
var sharedRules = Hooks{
	Own:              func() Own { return nil },
	OptionsInPlay:    func(*Table) []string { return nil },
	TakeOption:       func(*Table, string) bool { return false },
	Setup:            func(*Table) Step { return &Setup{} },
	AllotCards:       (*Table).allot,
	PassiveFaction:   func(*Table) Faction { return NoFaction },
	Absent:           doesNot,
	IgnoredInScoring: doesNot,
	PeacefulTurn:     func(*Table, Faction, bool) bool { return false },

	SideOf:              func(t *Table, n Nation) Side { return t.side[n] },
	HomeSide:            (*Table).homeSide,
	IsletMarker:         func(*Table, Area) *Side { return nil },
	UnitLine:            (*Table).Improved,
	Commanders:          (*Table).present,
	OnlyRedeploys:       doesNot,
	SkipsSupplyPhase:    func(*Table, []Faction) bool { return false },
	BreakTie:            func(*Table, Faction, Faction) int { return 0 },
	Frozen:              func(*Table, Area) bool { return false },
	MayNotStackWith:     noSides,
	RestrictionClass:    func(Nation) uint8 { return 0 },
	ForbidsEntry:        func(*Table, Side, uint8, Area) bool { return false },
	IsAroundAfrica:      func(Area, Area) bool { return false },
	StraitsOpen:         allowed,
	Friends:             noSides,
	MayNotEndIn:         func(*Table, Side, Area) bool { return false },
	InvadersFightAtOnce: func(*Table, Side, Type) bool { return false },
	NeedsNoSupplyAt:     func(*Table, Nation, Type, Area) bool { return false },
	SupplyPasses:        allowed,
	HasRoom:             func(*Table, Nation, Type, Area) bool { return true },
	KamikazePower:       func(*Table, Nation, Type) int { return 0 },
	ExtraBases:          func(*Table, *Block) []Area { return nil },
	PassesEnemiesAtSea:  noSides,
	MayNotDisband:       func(*Table, *Block) bool { return false },
	BeforeArrival:       func(*Table, *Block, Area, Reach) Events { return nil },
	AfterMove:           func(*Table, Faction) (Step, Events) { return nil, nil },
	FiresFirst:          (*Table).firesFirst,
	AfterPhase:          func(*Table, Faction, bool) (Step, Events) { return nil, nil },

	CommandUses: func(*Table, Faction, int, bool) []engine.Choice { return nil },
	Missions:    noChoices,
	RunMissions: func(*Table, Faction, bool) Step { return nil },

	Arrivals:         noStep,
	MayBuild:         func(*Table, Faction, Nation) bool { return true },
	FortressNation:   (*Table).fortifier,
	LimitPurchases:   func(_ *Table, _ *Spending, list []engine.Choice) ([]engine.Choice, engine.Rule) { return list, "" },
	FactoryCostDrops: none,
	Resources:        func(_ *Table, _ Faction, p *Place) int { return p.Resources() },
	MayUse:           allowed,
	MayRaise:         (*Table).mayRaise,
	VaultPairs:       func(*Table, Faction, DeckKind) Cards { return 0 },
	OpenCards:        func(*Table, DeckKind) Cards { return 0 },
	WildCardMarkers:  func(*Table, Faction, Nation) int { return 1 },
	WildCardOptions:  func(_ *Table, f Faction, w *WildCard) []Nation { return w.Lists[f] },
	MayIntimidate:    (*Table).mayIntimidate,
	BeforeDiplomacy:  func(*Table) Events { return nil },
	ExtraPoints:      none,
	AchievesRedTechs: func(Faction) bool { return false },
	GovernmentPlays:  noChoices,

	InfluenceCounts:        func(*Table, Nation, Faction) bool { return true },
	MostMarkers:            func(*Table, Nation, Faction) int { return 0 },
	BecomesSatellite:       func(*Table, Nation) (Step, Events, bool) { return nil, nil, false },
	WinsFor:                itself,
	MarkerSide:             itself,
	MayMuster:              func(*Table, Nation, Type) bool { return true },
	GarrisonNation:         func(t *Table, side Side, _ Area) Nation { return t.FactionFacts(side).Great },
	MustFortify:            func(*Table, []Task) bool { return false },
	ProtectorOf:            func(*Table, Nation) Side { return NoFaction },
	AfterProtectorAttacked: func(*Table, Nation) (Step, Events) { return nil, nil },
	CountsAsNation:         func(*Table, Nation, Area) bool { return false },
	WarWithoutDeclaration:  func(*Table, Side, Side) (Events, bool) { return nil, false },
	AfterViolation:         func(*Table, Side, Nation) Events { return nil },
	ExtraDeclarations:      func(*Table, Faction, int) []engine.Choice { return nil },
	MayViolate:             func(*Table, Faction, Nation) bool { return true },
	MayDeclare:             func(*Table, Faction, Faction) bool { return true },
	WarCost:                noStep,
	ReactionCards:          (*Table).reaction,

	ShowOwn:    func(*Table, engine.Seats) any { return nil },
	RecallOwn:  func(*Table, any) {},
	ImagineOwn: func(*Table, *View, *Guess) bool { return true },
}

func doesNot(*Table, Faction) bool              { return false }
func allowed(*Table, Side, Area) bool           { return true }
func noSides(*Table, Side) Set                  { return 0 }
func noChoices(*Table, Faction) []engine.Choice { return nil }
func noStep(*Table, Faction) Step               { return nil }
func none(*Table, Faction) int                  { return 0 }
func itself(_ *Table, _ Nation, f Side) Side    { return f }
