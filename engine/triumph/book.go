package triumph

import (
	"sync"

	"interbellum/engine/blockwar"
)

// Chart is the Unit Table.
var Chart = sync.OnceValue(func() blockwar.Chart { return blockwar.Must(blockwar.ReadChart("units.csv", unitsFile)) })

// Book is the game as it is printed, and what its rules do otherwise than those of its sister.
func Book() *blockwar.Book { return ourBook().Book }

// gameBook is the Book with the facts of this game alone.
type gameBook struct {
	*blockwar.Book
	short [blockwar.FactionCount + 1]ShortSetup
	drops [blockwar.FactionCount + 1][]string // for what the Factory Cost falls
}

var ourBook func() *gameBook

func init() { ourBook = sync.OnceValue(bind) }

// bind reads the data, when they are first asked for.
func bind() *gameBook {
	m, africa, err := readAtlas(nationsFile, areasFile, bordersFile)
	b := blockwar.NewBook("triumph", blockwar.Must(m, err), SovietUnion)
	p := &gameBook{Book: b}
	b.Chart = Chart()
	b.Stock = blockwar.Must(b.ReadStock(blocksFile))
	b.SideList = blockwar.Must(b.ReadFactions(factionsFile, factionColumns, func(r blockwar.Row, f *blockwar.FactionFacts) {
		f.Majors = blockwar.ListNamed(r, "major_powers", b.ParseNation) // the USA among the West's, once it is a Satellite (8.43)
		f.SetupUnits, f.SetupCV = r.Number("setup_units"), r.Number("setup_cv")
		p.drops[f.Faction] = r.List("factory_cost_drops")
		p.short[f.Faction] = ShortSetup{r.Number("short_cadres"), r.Number("short_action_cards"), r.Number("short_investment_cards"),
			r.Number("short_ind"), r.Number("short_peace_dividends")}
	}))
	b.TechList = blockwar.Must(blockwar.ReadTechs(technologiesFile, TechCount))
	b.Techniques = techniques[:]
	b.WildCards = blockwar.Must(blockwar.ReadWildCards(wildcardsFile, "id,name,effect_kind,axis,west,ussr,source", [blockwar.FactionCount]string{"axis", "west", "ussr"}, b.ParseNation, nil))
	b.ActionCards = blockwar.Must(blockwar.ReadActionCards(actionCardsFile, b.ParseNation, b.WildCards))
	b.InvestmentCards = blockwar.Must(blockwar.ReadInvestmentCards(investmentCardsFile, "number,end_a,end_b,factory,kind,source", b.TechList, nil))
	b.TurnOrders = blockwar.Must(blockwar.ReadTurnOrders(turnOrderFile, "die,first,second,third,direction,source", b.ParseFaction, nil))
	b.AllChits = blockwar.Must(blockwar.ReadChits(peaceDividendsFile))
	b.Rule, b.Hooks, b.Play = numbers, hooks(africa), imagined
	p.Book = b.Bind()
	return p
}

const factionColumns = "id,name,great_power,major_powers,main_capital,sub_capitals,pop,ind,res,factory_cost_levels,factory_cost_drops,hand_size," +
	"initial_action_cards,emergency_command,setup_units,setup_cv,short_cadres,short_action_cards,short_investment_cards,short_ind,short_peace_dividends,source"

// ShortSetup is a Faction's column of the Short Game Setup Table (17.0).
type ShortSetup struct{ Cadres, ActionCards, InvestmentCards, Ind, PeaceDividends int }

// ShortSetupOf is what a Faction begins the short game with.
func ShortSetupOf(f Faction) ShortSetup { return ourBook().short[f] }

// techniques is what Technologies do for units (9.0). LSTs raise Border Limits instead.
var techniques = [TechCount + 1][]blockwar.Technique{
	AirDefenseRadar:    {{Type: blockwar.AirForce, Doubles: blockwar.Air}},
	HeavyBombers:       {{Type: blockwar.AirForce, Fly: 3}},
	PrecisionBombsight: {{Type: blockwar.AirForce, Bombs: true}},
	Jets:               {{Type: blockwar.AirForce, First: true}},
	NavalRadar:         {{Type: blockwar.Fleet, First: true}},
	Sonar:              {{Type: blockwar.Fleet, Fire: [5]int{blockwar.Submarine: 3}}},
	HeavyTanks:         {{Type: blockwar.Tank, First: true}},
	RocketArtillery:    {{Type: blockwar.Infantry, First: true}},
	MotorizedInfantry:  {{Type: blockwar.Infantry, Land: 3}},
}

// numbers are the rules' numbers where those of the sister game differ.
var numbers = blockwar.Numbers{
	Defeat: "2.21", Colonies: "2.31", Reshuffle: "7.12", Dividends: "7.13", TurnOrder: "7.14", Level: "7.21", Spending: "7.22", Building: "7.23",
	Buying: "7.24", Technology: "7.33", Passing: "7.35", Vaults: "9.3", Atomic: "9.4", Intel: "9.5", AtWar: "15.3", Violation: "15.4",
	Reaction: "15.41", ArmedMinors: "15.42", MinorDefeat: "15.421", Partition: "15.422", Intervene: "15.423", Warded: "8.46",
	Economic: "16.2", Military: "16.3", Bomb: "16.4", Hegemony: "16.5",
}
