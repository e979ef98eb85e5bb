package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Scenario is a way to begin, as the data have it: a row of scenarios.csv, and those of setup.csv, sides.csv and
// standings.csv that name it. The game comes
// with some; an edition of an owner's own may add others.
type Scenario struct {
	ID, Number, Name string
	Like             int // the rules of its own that it has: those of the scenario at this place in the game's list
	Players          []string
	First, Last      uint16 // its years
	Points, Capitals int    // what an Economic Victory takes, and a Military one
	Shares           bool   // it begins with units that others begin with too
	Units            []ScenarioUnits
	Sides            [FactionCount + 1]*SideStart // what it gives a Faction otherwise than the Faction's own row, or nil
	Standings        []Standing
}

// ScenarioUnits are units at the start of a scenario. Without a Type they are Cadres of any.
type ScenarioUnits struct {
	Nation    Nation
	Area      Area
	Type      Type
	CV        uint8
	N         int
	Partisans int // instead of units
}

// SideStart is what a Faction begins with.
type SideStart struct{ Ind, ActionCards, InvestmentCards, PeaceDividends int }

// usual is a scenario of which nothing is said.
var usual = Scenario{First: FirstYear, Last: LastYear, Points: EnoughPoints, Capitals: enoughCapitals}

// ScenarioOf finds a scenario. For an unknown one it is the first.
func (b *Book) ScenarioOf(id string) *Scenario {
	for i := range b.Scenarios {
		if b.Scenarios[i].ID == id {
			return &b.Scenarios[i]
		}
	}
	if len(b.Scenarios) == 0 {
		return &usual
	}
	return &b.Scenarios[0]
}

// ScenarioIDs lists them.
func (b *Book) ScenarioIDs() (ids []string) {
	for i := range b.Scenarios {
		ids = append(ids, b.Scenarios[i].ID)
	}
	return ids
}

// Terms are those of the scenario that is played.
func (t *Table) Terms() *Scenario { return t.Book.ScenarioOf(t.Scenario) }

// Terms are those of the scenario that is played.
func (v *View) Terms() *Scenario { return v.Book.ScenarioOf(v.Scenario) }

// Own tells whether the scenario says itself what Factions begin with.
func (s *Scenario) Own() bool {
	return s.Sides != [FactionCount + 1]*SideStart{}
}

// StartOf is what a Faction begins with.
func (t *Table) StartOf(f Faction) SideStart {
	if own := t.Terms().Sides[f]; own != nil {
		return *own
	}
	facts := t.FactionFacts(f)
	return SideStart{Ind: facts.Start.Ind, ActionCards: facts.ActionCards}
}

// ScenarioTables tell what the scenarios of a game are made of.
type ScenarioTables struct {
	Columns string
	Known   []string // the ids of those whose own rules the program has
	Players []string // in how many ways they may be shared out, as the column has it; nil where that follows from the rules
	Shared  []string // names of units that several begin with
}

const setupColumns = "scenario,nation,area,type,cv,count,source"

// Limits of what a scenario says: three Factions draw from one deck and one cup.
const (
	mostInd       = 30
	mostCards     = 18
	mostDividends = 10
	mostPoints    = 99
	mostCapitals  = 9
)

func (b *Book) readScenarios(x *Tables) error {
	s := &x.Scenarios
	var units []string // of each, those that it begins with beside its own
	err := ReadTable("scenarios.csv", x.File("scenarios.csv"), s.Columns, func(r Row) {
		one := Scenario{ID: r.Text("id"), Number: r.Text("number"), Name: r.Text("name"), Like: r.OneOf("like", s.Known...),
			First: uint16(r.UpTo("first_year", FirstYear, LastYear)), Points: r.UpTo("points", 1, mostPoints), Capitals: r.UpTo("capitals", 1, mostCapitals)}
		one.Last = uint16(r.UpTo("last_year", int(one.First), LastYear))
		if s.Players != nil {
			r.OneOf("players", s.Players...)
			one.Players = r.List("players")
		}
		if !engine.ScenarioID(one.ID) || slices.Contains(b.ScenarioIDs(), one.ID) || slices.Contains(s.Shared, one.ID) {
			r.Fault("id", "blocks/fault.data.unknown", one.ID)
		}
		units = append(units, r.Text("units"))
		if shared := units[len(units)-1]; shared != "" && !slices.Contains(s.Shared, shared) {
			r.Fault("units", "blocks/fault.data.unknown", shared)
		}
		one.Shares = units[len(units)-1] != ""
		b.Scenarios = append(b.Scenarios, one)
	})
	if err == nil && x.Like != nil {
		first := b.Scenarios[:min(len(b.Scenarios), len(x.Like.Scenarios))]
		err = Same("scenarios.csv", len(first), len(x.Like.Scenarios), func(i int) string { return first[i].ID }, func(i int) string { return x.Like.Scenarios[i].ID })
	}
	if err == nil {
		err = b.readStarting(x, units)
	}
	if err == nil {
		err = b.readSides(x)
	}
	if err == nil {
		err = b.readStandings(x)
	}
	return err
}

// readStarting reads the units of each scenario.
func (b *Book) readStarting(x *Tables, units []string) error {
	named := append(slices.Clone(x.Scenarios.Shared), b.ScenarioIDs()...)
	return ReadTable("setup.csv", x.File("setup.csv"), setupColumns, func(r Row) {
		s := ScenarioUnits{Nation: Named(r, "nation", r.Text("nation"), b.ParseNation), Area: Named(r, "area", r.Text("area"), b.ParseArea),
			CV: uint8(r.Count("cv")), N: r.Count("count")}
		switch kind := r.Text("type"); {
		case kind == "any":
		case kind == "partisan" && x.Partisans:
			s.N, s.Partisans = 0, s.N
		default:
			s.Type = Named(r, "type", kind, b.Chart.Find)
		}
		of := named[r.OneOf("scenario", named...)]
		for i := range b.Scenarios {
			if of == b.Scenarios[i].ID || of == units[i] {
				b.Scenarios[i].Units = append(b.Scenarios[i].Units, s)
			}
		}
	})
}

// readSides reads what Factions begin with in scenarios that say so.
func (b *Book) readSides(x *Tables) error {
	ids := b.ScenarioIDs()
	return ReadTable("sides.csv", x.File("sides.csv"), "scenario,faction,ind,action_cards,investment_cards,peace_dividends,source", func(r Row) {
		i, f := r.OneOf("scenario", ids...), Named(r, "faction", r.Text("faction"), b.ParseFaction)
		s := &SideStart{r.UpTo("ind", 1, mostInd), r.UpTo("action_cards", 0, mostCards), r.UpTo("investment_cards", 0, mostCards), r.UpTo("peace_dividends", 0, mostDividends)}
		if f < 1 || f > FactionCount {
			r.Fault("faction", "blocks/fault.data.unknown", r.Text("faction"))
			return
		}
		b.Scenarios[i].Sides[f] = s
	})
}
