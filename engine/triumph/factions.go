package triumph

import (
	_ "embed"
	"slices"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/factions.csv
var factionsFile string

// FactionFacts is what the print says about a Faction.
type FactionFacts struct {
	Faction      Faction
	Slug, Name   string
	Great        Nation
	Majors       []Nation // the USA among the West's, once it is a Satellite (8.43)
	Main         Area
	Subs         []Area // Washington among the West's, once the USA is a Satellite
	Start        blockwar.Levels
	FactoryCost  []int // its levels, the first at the start (7.32)
	HandSize     int
	ActionCards  int // at the start (5.0)
	Emergency    int // moves under Emergency Command (10.11)
	SetupUnits   int
	SetupCV      int
	Short        ShortSetup
	costDropsFor []string
	Source       string
}

// ShortSetup is a Faction's column of the Short Game Setup Table (17.0).
type ShortSetup struct{ Cadres, ActionCards, InvestmentCards, Ind, PeaceDividends int }

const factionColumns = "id,name,great_power,major_powers,main_capital,sub_capitals,pop,ind,res,factory_cost_levels,factory_cost_drops,hand_size," +
	"initial_action_cards,emergency_command,setup_units,setup_cv,short_cadres,short_action_cards,short_investment_cards,short_ind,short_peace_dividends,source"

var factionList = sync.OnceValue(func() []FactionFacts {
	list := []FactionFacts{{}}
	err := blockwar.ReadTable("factions.csv", factionsFile, factionColumns, func(r blockwar.Row) {
		f := FactionFacts{Faction: Faction(len(list)), Slug: r.Text("id"), Name: r.Text("name"),
			Great: blockwar.Named(r, "great_power", r.Text("great_power"), ParseNation), Main: blockwar.Named(r, "main_capital", r.Text("main_capital"), ParseArea),
			Start:    blockwar.Levels{Pop: r.Number("pop"), Ind: r.Number("ind"), Res: r.Number("res")},
			HandSize: r.Number("hand_size"), ActionCards: r.Number("initial_action_cards"), Emergency: r.Number("emergency_command"),
			SetupUnits: r.Number("setup_units"), SetupCV: r.Number("setup_cv"),
			Short: ShortSetup{r.Number("short_cadres"), r.Number("short_action_cards"), r.Number("short_investment_cards"),
				r.Number("short_ind"), r.Number("short_peace_dividends")},
			costDropsFor: r.List("factory_cost_drops"), Source: r.Text("source")}
		f.Majors, f.Subs = blockwar.ListNamed(r, "major_powers", ParseNation), blockwar.ListNamed(r, "sub_capitals", ParseArea)
		f.FactoryCost = r.Digits("factory_cost_levels")
		list = append(list, f)
	})
	if err != nil {
		panic(err)
	}
	return list
})

// Facts is what the print says about the Faction.
func (f Faction) Facts() *FactionFacts { return &factionList()[f] }

// Powers lists the Faction's Great Power and its Major Powers.
func (f *FactionFacts) Powers() []Nation { return slices.Concat([]Nation{f.Great}, f.Majors) }
