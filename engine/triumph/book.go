package triumph

import (
	"sync"

	"interbellum/engine/blockwar"
)

// Book is the game as it comes with the program. A match goes by the Book of its Table, which may be that of another edition.
func Book() *blockwar.Book { return shipped() }

var shipped = sync.OnceValue(func() *blockwar.Book { return blockwar.Must(readBook(File, nil)) })

// extra is what this game alone prints besides.
type extra struct {
	short   [blockwar.FactionCount + 1]ShortSetup
	drops   [blockwar.FactionCount + 1][]string // for what the Factory Cost falls
	entries []usaEntry
}

func extraOf(b *blockwar.Book) *extra { return b.Extra.(*extra) }

// readBook reads the tables of an edition; like is the Book of the one that comes with the program, or nil for that one.
func readBook(file func(name string) string, like *blockwar.Book) (*blockwar.Book, error) {
	x, africa := &extra{}, around{}
	b, err := blockwar.ReadBook(&blockwar.Tables{
		Game: "triumph", File: file, Like: like, LastPower: SovietUnion, Techs: TechCount,
		Atlas:             func(chart blockwar.Chart) *blockwar.AtlasTables { return atlasTables(chart, &africa) },
		FactionColumns:    factionColumns,
		WildColumns:       "id,name,effect_kind,axis,west,ussr,source",
		InvestmentColumns: "number,end_a,end_b,factory,kind,source",
		TurnColumns:       "die,first,second,third,direction,source",
		WildLists:         [blockwar.FactionCount]string{"axis", "west", "ussr"},
		Faction:           x.readFaction,
		Scenarios:         scenarioTables,
	}, x)
	if err == nil {
		x.entries, err = readEntries(file("usa-entry.csv"))
	}
	if err == nil {
		err = usaHarbours(b)
	}
	if err != nil {
		return nil, err
	}
	printedStart(b)
	b.Techniques, b.Rule, b.Hooks, b.Play = techniques[:], numbers, hooks(africa), blockwar.Play(b, steps)
	return b.Bind(), nil
}

func (x *extra) readFaction(b *blockwar.Book, r blockwar.Row, f *blockwar.FactionFacts) {
	f.Majors = blockwar.ListNamed(r, "major_powers", b.ParseNation) // the USA among the West's, once it is a Satellite (8.43)
	f.SetupUnits, f.SetupCV = r.Count("setup_units"), r.Count("setup_cv")
	x.drops[f.Faction] = r.List("factory_cost_drops")
	x.short[f.Faction] = ShortSetup{r.Count("short_cadres"), r.Count("short_action_cards"), r.Count("short_investment_cards"),
		r.Count("short_ind"), r.Count("short_peace_dividends")}
}

const factionColumns = "id,name,great_power,major_powers,main_capital,sub_capitals,pop,ind,res,factory_cost_levels,factory_cost_drops,hand_size," +
	"initial_action_cards,emergency_command,setup_units,setup_cv,short_cadres,short_action_cards,short_investment_cards,short_ind,short_peace_dividends,source"

// ShortSetup is a Faction's column of the Short Game Setup Table (17.0).
type ShortSetup struct{ Cadres, ActionCards, InvestmentCards, Ind, PeaceDividends int }

// shortStart is what a Faction begins the match with, of the short game.
func shortStart(t *Table, f Faction) ShortSetup {
	s := ShortSetupOf(t.Book, f)
	s.PeaceDividends = shortDividends
	if x := t.Terms().Sides[f]; x != nil {
		s.ActionCards, s.InvestmentCards, s.Ind, s.PeaceDividends = x.ActionCards, x.InvestmentCards, x.Ind, x.PeaceDividends
	}
	return s
}

// ShortSetupOf is what a Faction begins the short game with.
func ShortSetupOf(b *blockwar.Book, f Faction) ShortSetup { return extraOf(b).short[f] }

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
