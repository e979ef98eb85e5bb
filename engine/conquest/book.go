package conquest

import (
	"slices"
	"sync"

	"interbellum/engine/blockwar"
)

// Book is the game as it comes with the program. A match goes by the Book of its Table, which may be that of another edition.
func Book() *blockwar.Book { return shipped() }

var shipped = sync.OnceValue(func() *blockwar.Book { return blockwar.Must(readBook(File, nil)) })

// extra is what this game alone prints besides.
type extra struct {
	foster    [blockwar.FactionCount + 1]FosterFacts
	partisans [][2]Area  // the Provinces at the Partisan end of each WildCard (17.11)
	two       [7]Faction // who is first in a game for two, by the die (19.2)
	years     []NewYear
	homeSeas  [blockwar.AreaRoom][]Nation // by area, the Great Powers whose Home Sea it is
}

func extraOf(b *blockwar.Book) *extra { return b.Extra.(*extra) }

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

// readBook reads the tables of an edition; like is the Book of the one that comes with the program, or nil for that one.
func readBook(file func(name string) string, like *blockwar.Book) (*blockwar.Book, error) {
	x := &extra{}
	b, err := blockwar.ReadBook(&blockwar.Tables{
		Game: "conquest", File: file, Like: like, LastPower: RedChina, Techs: TechCount,
		Atlas:             atlasTables,
		FactionColumns:    factionColumns,
		WildColumns:       "id,name,effect_kind,japan,usa,soviet,partisan_a,partisan_b,source",
		InvestmentColumns: "number,end_a,end_b,factory,kind,red_tech,source",
		TurnColumns:       "die,first,second,third,two_way,source",
		WildLists:         [blockwar.FactionCount]string{"japan", "usa", "soviet"},
		Faction:           x.readFaction,
		Apart: []blockwar.FactionFacts{{Faction: Nationalists, Slug: "nationalists", Player: USA, Great: NatChina},
			{Faction: Reds, Slug: "reds", Player: Soviets, Great: RedChina}, {Faction: Empire, Slug: "empire", Player: USA, Great: BritishEmpire}},
		Scenarios:  scenarioTables,
		Partisans:  true,
		Wild:       x.readPartisans,
		Investment: readRed,
		Turn: func(b *blockwar.Book, r blockwar.Row, die int) {
			x.two[die] = blockwar.Named(r, "two_way", r.Text("two_way"), b.ParseFaction)
		},
	}, x)
	if err == nil {
		x.years, err = readYearTrack(file("year-track.csv"))
	}
	if err != nil {
		return nil, err
	}
	x.homeSeas = homeSeas(b)
	b.Techniques, b.Rule, b.Hooks, b.Play = techniques[:], numbers, hooks(), blockwar.Play(b, steps)
	return b.Bind(), nil
}

const factionColumns = "id,name,great_power,proxy_power,main_capital,sub_capitals,production_center,pop,ind,res,factory_cost_levels,hand_size," +
	"initial_action_cards,emergency_command,dow_vp_penalty,china_control,loyalty,loyalty_costs,rising_sun_pop,rising_sun_china_control,source"

// readFaction reads what is this game's alone. New Delhi is among the SubCapitals of the USA once the British Empire is its ally (8.43).
func (x *extra) readFaction(b *blockwar.Book, r blockwar.Row, f *blockwar.FactionFacts) {
	f.Center, f.Penalty = blockwar.Named(r, "production_center", r.Text("production_center"), b.ParseArea), r.Count("dow_vp_penalty")
	foster := &x.foster[f.Faction]
	if proxy := r.Text("proxy_power"); proxy != "" {
		foster.Proxy = blockwar.Named(r, "proxy_power", proxy, b.ParseNation)
	}
	f.Majors = map[Faction][]Nation{USA: {NatChina, BritishEmpire}, Soviets: {RedChina}}[f.Faction] // Neutral too, the USA builds the Empire's units (2.2)
	foster.China = ChinaFacts{r.Count("china_control"), r.Count("loyalty"), r.Digits("loyalty_costs")}
	if foster.Proxy != blockwar.NoNation && len(foster.China.Costs) == 0 {
		r.Fault("loyalty_costs", "blocks/fault.data.number", "")
	}
	foster.Rising = RisingFacts{r.Count("rising_sun_pop"), r.Count("rising_sun_china_control")}
}

// readPartisans reads the Partisan end of a WildCard.
func (x *extra) readPartisans(b *blockwar.Book, r blockwar.Row) {
	end := func(column string) Area { return blockwar.Named(r, column, r.Text(column), b.ParseArea) }
	x.partisans = append(x.partisans, [2]Area{end("partisan_a"), end("partisan_b")})
}

// readRed reads the Red Tech in the middle of an Investment card (9.5).
func readRed(b *blockwar.Book, r blockwar.Row, c *blockwar.InvestmentCard) {
	slug := r.Text("red_tech")
	if slug == "" {
		return
	}
	if c.Red = blockwar.Named(r, "red_tech", slug, b.ParseTech); b.TechFacts(c.Red).Kind != blockwar.RedTech {
		r.Fault("red_tech", "conquest/fault.data.red-tech")
	}
}

// FosterOf is what the print says about a Faction's Proxy Power.
func FosterOf(b *blockwar.Book, f Faction) *FosterFacts { return &extraOf(b).foster[f] }

// FirstOfTwo is who is first of the USA and Japan in Rising Sun (19.2).
func FirstOfTwo(b *blockwar.Book, die int) Faction { return extraOf(b).two[die] }

// 17.11 PartisanOptions are the Provinces that the Partisan end of an Action card names; none but WildCards have one.
func PartisanOptions(b *blockwar.Book, n int) []Area {
	for i := range b.WildCards {
		if b.Action(n).Wild == &b.WildCards[i] {
			return slices.Clone(extraOf(b).partisans[i][:])
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
