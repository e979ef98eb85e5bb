package conquest

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/factions.csv
var factionsFile string

// FactionFacts is what the print says about a Faction.
type FactionFacts struct {
	Faction     Faction
	Slug, Name  string
	Great       Nation
	Proxy       Nation // NoNation for Japan (2.3)
	Main        Area   // Nowhere for the Soviets (2.11)
	Subs        []Area // New Delhi among the USA's, once the British Empire is its ally (8.43)
	Center      Area   // the Production Center (2.11, 14.21)
	Start       blockwar.Levels
	FactoryCost []int // the Industry Cost at the start, and once somebody has Declared War on it (7.32)
	HandSize    int
	ActionCards int // at the start (5.0)
	Emergency   int // moves under Emergency Command (10.11)
	Penalty     int // Victory Points that a Declaration of War costs it (15.22)
	China       ChinaFacts
	Rising      RisingFacts
	Source      string
}

// ChinaFacts is where a Foster Faction stands in the Chinese Civil War at the start (16.2).
type ChinaFacts struct {
	Control int   // NATCITIES or REDMUSTER
	Loyalty int   // KMT or CPC
	Costs   []int // what raising it costs, and what with Land Reform (7.33, 9.5)
}

// RisingFacts is what is different in Rising Sun (19.4).
type RisingFacts struct{ Pop, Control int }

const factionColumns = "id,name,great_power,proxy_power,main_capital,sub_capitals,production_center,pop,ind,res,factory_cost_levels,hand_size," +
	"initial_action_cards,emergency_command,dow_vp_penalty,china_control,loyalty,loyalty_costs,rising_sun_pop,rising_sun_china_control,source"

var factionList = sync.OnceValue(func() []FactionFacts {
	list := []FactionFacts{{}}
	err := blockwar.ReadTable("factions.csv", factionsFile, factionColumns, func(r blockwar.Row) {
		f := FactionFacts{Faction: Faction(len(list)), Slug: r.Text("id"), Name: r.Text("name"),
			Great: blockwar.Named(r, "great_power", r.Text("great_power"), ParseNation), Center: blockwar.Named(r, "production_center", r.Text("production_center"), ParseArea),
			Start:       blockwar.Levels{Pop: r.Number("pop"), Ind: r.Number("ind"), Res: r.Number("res")},
			FactoryCost: r.Digits("factory_cost_levels"), HandSize: r.Number("hand_size"), ActionCards: r.Number("initial_action_cards"),
			Emergency: r.Number("emergency_command"), Penalty: r.Number("dow_vp_penalty"),
			China:  ChinaFacts{r.Number("china_control"), r.Number("loyalty"), r.Digits("loyalty_costs")},
			Rising: RisingFacts{r.Number("rising_sun_pop"), r.Number("rising_sun_china_control")}, Source: r.Text("source")}
		if proxy := r.Text("proxy_power"); proxy != "" {
			f.Proxy = blockwar.Named(r, "proxy_power", proxy, ParseNation)
		}
		if main := r.Text("main_capital"); main != "" {
			f.Main = blockwar.Named(r, "main_capital", main, ParseArea)
		}
		f.Subs = blockwar.ListNamed(r, "sub_capitals", ParseArea)
		list = append(list, f)
	})
	if err != nil {
		panic(err)
	}
	return list
})

// Facts is what the print says about the Faction.
func (f Faction) Facts() *FactionFacts { return &factionList()[f] }
