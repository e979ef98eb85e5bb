package conquest

import (
	"slices"
	"sync"

	"interbellum/engine/blockwar"
)

// Book is the game as it is printed, and what its rules do otherwise than those of its sister.
func Book() *blockwar.Book { return ourBook().Book }

// gameBook is the Book with the facts of this game alone.
type gameBook struct {
	*blockwar.Book
	foster    [blockwar.FactionCount + 1]FosterFacts
	partisans [][2]Area  // the Provinces at the Partisan end of each WildCard (17.11)
	two       [7]Faction // who is first in a game for two, by the die (19.2)
}

// FosterFacts is what the print says besides about a Faction: about its Proxy Power and the Chinese Civil War (16.2), and for
// Rising Sun (19.4).
type FosterFacts struct {
	Proxy  Nation // NoNation for Japan (2.3)
	China  ChinaFacts
	Rising RisingFacts
}

// ChinaFacts is where a Foster Faction stands in the Chinese Civil War at the start (16.2).
type ChinaFacts struct {
	Control int   // NATCITIES or REDMUSTER
	Loyalty int   // KMT or CPC
	Costs   []int // what raising it costs, and what with Land Reform (7.33, 9.5)
}

// RisingFacts is what is different in Rising Sun (19.4).
type RisingFacts struct{ Pop, Control int }

var ourBook func() *gameBook

func init() { ourBook = sync.OnceValue(bind) }

// bind reads the data, when they are first asked for.
func bind() *gameBook {
	b := blockwar.NewBook("conquest", blockwar.Must(readAtlas(nationsFile, areasFile, bordersFile)), RedChina)
	p := &gameBook{Book: b}
	b.Chart = blockwar.Must(blockwar.ReadChart("units.csv", unitsFile))
	b.Stock = blockwar.Must(b.ReadStock(blocksFile))
	b.SideList = append(blockwar.Must(b.ReadFactions(factionsFile, factionColumns, p.readFaction)),
		blockwar.FactionFacts{Faction: Nationalists, Slug: "nationalists", Player: USA, Great: NatChina},
		blockwar.FactionFacts{Faction: Reds, Slug: "reds", Player: Soviets, Great: RedChina},
		blockwar.FactionFacts{Faction: Empire, Slug: "empire", Player: USA, Great: BritishEmpire})
	b.TechList = blockwar.Must(blockwar.ReadTechs(technologiesFile, TechCount))
	b.Techniques = techniques[:]
	b.WildCards = blockwar.Must(blockwar.ReadWildCards(wildcardsFile, "id,name,effect_kind,japan,usa,soviet,partisan_a,partisan_b,source",
		[blockwar.FactionCount]string{"japan", "usa", "soviet"}, b.ParseNation, func(r blockwar.Row) {
			p.partisans = append(p.partisans, [2]Area{blockwar.Named(r, "partisan_a", r.Text("partisan_a"), b.ParseArea),
				blockwar.Named(r, "partisan_b", r.Text("partisan_b"), b.ParseArea)})
		}))
	b.ActionCards = blockwar.Must(blockwar.ReadActionCards(actionCardsFile, b.ParseNation, b.WildCards))
	b.InvestmentCards = blockwar.Must(blockwar.ReadInvestmentCards(investmentCardsFile, "number,end_a,end_b,factory,kind,red_tech,source", b.TechList, p.readRed))
	b.TurnOrders = blockwar.Must(blockwar.ReadTurnOrders(turnOrderFile, "die,first,second,third,two_way,source", b.ParseFaction, func(die int, r blockwar.Row) {
		p.two[die] = blockwar.Named(r, "two_way", r.Text("two_way"), b.ParseFaction)
	}))
	b.AllChits = blockwar.Must(blockwar.ReadChits(peaceDividendsFile))
	b.Rule, b.Hooks, b.Play = numbers, hooks(), imagined
	b.Bind()
	return p
}

const factionColumns = "id,name,great_power,proxy_power,main_capital,sub_capitals,production_center,pop,ind,res,factory_cost_levels,hand_size," +
	"initial_action_cards,emergency_command,dow_vp_penalty,china_control,loyalty,loyalty_costs,rising_sun_pop,rising_sun_china_control,source"

// readFaction reads what is this game's alone. New Delhi is among the SubCapitals of the USA once the British Empire is its ally (8.43).
func (p *gameBook) readFaction(r blockwar.Row, f *blockwar.FactionFacts) {
	f.Center, f.Penalty = blockwar.Named(r, "production_center", r.Text("production_center"), p.ParseArea), r.Number("dow_vp_penalty")
	x := &p.foster[f.Faction]
	if proxy := r.Text("proxy_power"); proxy != "" {
		x.Proxy = blockwar.Named(r, "proxy_power", proxy, p.ParseNation)
	}
	f.Majors = map[Faction][]Nation{USA: {NatChina, BritishEmpire}, Soviets: {RedChina}}[f.Faction] // Neutral too, the USA builds the Empire's units (2.2)
	x.China = ChinaFacts{r.Number("china_control"), r.Number("loyalty"), r.Digits("loyalty_costs")}
	x.Rising = RisingFacts{r.Number("rising_sun_pop"), r.Number("rising_sun_china_control")}
}

// readRed reads the Red Tech in the middle of an Investment card (9.5).
func (p *gameBook) readRed(r blockwar.Row, c *blockwar.InvestmentCard) {
	slug := r.Text("red_tech")
	if slug == "" {
		return
	}
	if c.Red = blockwar.Named(r, "red_tech", slug, p.ParseTech); p.TechFacts(c.Red).Kind != blockwar.RedTech {
		r.Fault("red_tech", "conquest/fault.data.red-tech")
	}
}

// FosterOf is what the print says about a Faction's Proxy Power.
func FosterOf(f Faction) *FosterFacts { return &ourBook().foster[f] }

// FirstOfTwo is who is first of the USA and Japan in Rising Sun (19.2).
func FirstOfTwo(die int) Faction { return ourBook().two[die] }

// 17.11 PartisanOptions are the Provinces that the Partisan end of an Action card names; none but WildCards have one.
func PartisanOptions(n int) []Area {
	p := ourBook()
	for i := range p.WildCards {
		if p.Action(n).Wild == &p.WildCards[i] {
			return slices.Clone(p.partisans[i][:])
		}
	}
	return nil
}

// techniques is what Technologies do for units (9.0). AmphTracks let Ground units act as they Invade.
var techniques = [TechCount + 1][]blockwar.Technique{
	AirDefenseRadar:   {{Type: blockwar.AirForce, Doubles: blockwar.Air}},
	AutoCannons:       {{Type: blockwar.Fleet, Fire: [5]int{blockwar.Air: 2}}, {Type: blockwar.Carrier, Fire: [5]int{blockwar.Air: 3}}},
	DiveBombing:       {{Type: blockwar.AirForce, Fire: [5]int{blockwar.Naval: 2}}},
	HeavyBombers:      {{Type: blockwar.AirForce, Fly: 3}},
	ImprovedTorpedoes: {{Type: blockwar.Sub, Fire: [5]int{blockwar.Naval: 2}}},
	Incendiaries:      {{Type: blockwar.AirForce, Bombs: true}},
	Jets:              {{Type: blockwar.AirForce, First: true}},
	NavalRadar:        {{Type: blockwar.Fleet, First: true}},
	Sonar:             {{Type: blockwar.Fleet, Fire: [5]int{blockwar.Submarine: 3}}},
}

// numbers are the rules' numbers where those of the sister game differ.
var numbers = blockwar.Numbers{
	Defeat: "2.5", Colonies: "2.6", Reshuffle: "7.14", Dividends: "7.14", TurnOrder: "7.15", Level: "7.22", Spending: "7.23", Building: "7.24",
	Buying: "7.244", Technology: "7.34", Passing: "7.37", Vaults: "9.4", Atomic: "9.6", Intel: "9.7", AtWar: "15.23", Violation: "15.3",
	Reaction: "15.31", ArmedMinors: "15.32", MinorDefeat: "15.321", Partition: "15.33", Intervene: "15.34", Warded: "15.4",
	Economic: "18.2", Military: "18.3", Bomb: "18.4", Hegemony: "18.5",
}
