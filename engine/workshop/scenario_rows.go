package workshop

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// The scenarios of the games with blocks are rows of one file; the rows of two others name them in their first column.
const (
	scenarioRows = "scenarios.csv"
	sideRows     = "sides.csv"
	setupRows    = "setup.csv"
)

// ownScenarios are those that the draft adds as rows.
func (b *Bench) ownScenarios() (list []Choice) {
	table, _ := b.tables.Table(scenarioRows)
	if table == nil {
		return nil
	}
	s, err := b.sheet(scenarioRows)
	if err != nil {
		return nil
	}
	for i := range s.rows {
		if id := s.rows[i].Key; b.ownRow(id) {
			name, _ := s.rows[i].Field("name")
			list = append(list, Choice{id, words.To("workshop/scenario", name).String()})
		}
	}
	return list
}

// ownRow tells whether a scenario is a row that the draft added.
func (b *Bench) ownRow(id string) bool {
	return slices.ContainsFunc(b.now.edition.Changes, func(c house.Change) bool {
		return c.File == scenarioRows && c.Row == id && c.How == house.Added
	})
}

// OwnScenario tells whether the draft added a scenario.
func (b *Bench) OwnScenario(id string) bool { return b.ownRow(id) || b.Own(b.scenarioFile(id)) }

// cell is a field of a row under the draft, or empty.
func (b *Bench) cell(file, row, field string) string {
	s, err := b.sheet(file)
	if err != nil {
		return ""
	}
	r, _ := s.find(row)
	if r == nil {
		return ""
	}
	value, _ := r.Field(field)
	return value
}

// printedUnits are those that the areas say.
const printedUnits = "printed"

// prints tells whether a scenario begins with the units that the areas say.
func (b *Bench) prints(id string) bool { return b.cell(scenarioRows, id, "units") == printedUnits }

// starts are the units with which a scenario begins.
func (b *Bench) starts(id string) []start {
	list := b.setupRows(id)
	if b.prints(id) {
		list = append(list, b.startUnits()...)
	}
	return list
}

// taken is the scenario that has that id or that title already, or empty.
func (b *Bench) taken(id, title string) string {
	named := words.To("workshop/scenario", title).String()
	for _, c := range b.SetUps() {
		if c.Word == id || c.Label == named {
			return c.Label
		}
	}
	if slices.ContainsFunc(b.game.Scenarios, func(s engine.Scenario) bool { return s.Name == title }) {
		return named
	}
	return ""
}

// copyRows adds a scenario with rows of its own for its units, and for what each side begins with.
func (b *Bench) copyRows(of, id, title string) error {
	s, r, err := b.row(scenarioRows, of)
	if err != nil {
		return err
	}
	all, _ := b.sheet(scenarioRows)
	switch clash, _ := all.find(id); {
	case !engine.ScenarioID(id) || clash != nil || id == "both" || id == printedUnits:
		return words.Refuse("", "workshop/refused.id")
	case b.taken(id, title) != "":
		return words.Refuse("", "workshop/refused.scenario", title)
	case strings.ContainsAny(title, ",;\""):
		return words.Refuse("", "workshop/refused.comma")
	}
	var fields []house.Field
	for _, f := range r.Fields {
		switch {
		case slices.Contains(s.table.Key, f.Name) || f.Name == source || f.Name == "number" || f.Name == "units" || f.Value == "":
		case f.Name == "name":
		default:
			fields = append(fields, f)
		}
	}
	fields = append(fields, house.Field{Name: "name", Value: title})
	acts := []func() error{func() error { return b.Add(scenarioRows, id, fields, "") }}
	for _, c := range slices.Concat(b.copiedUnits(of, id), b.copiedSides(of, id), b.copiedStandings(of, id)) {
		acts = append(acts, func() error { return b.make(c, "") })
	}
	return b.several(acts...)
}

// copiedUnits are the units of a scenario as rows of another.
func (b *Bench) copiedUnits(of, id string) (changes []house.Change) {
	count := map[string]int{}
	for _, x := range b.starts(of) {
		key := strings.Join([]string{id, x.nation, x.area, x.kind, cmp.Or(x.cv, "0")}, ",") // Partisans have no value
		if count[key] += x.count; count[key] == x.count {
			changes = append(changes, house.Change{File: setupRows, Row: key, How: house.Added})
		}
	}
	for i := range changes {
		changes[i].Fields = []house.Field{{Name: "count", Value: strconv.Itoa(count[changes[i].Row])}}
	}
	return changes
}

// sideFields are what a side begins with: the field of its own row, and that of its faction's row, in the short game too.
var sideFields = []struct{ name, usual, short string }{
	{"ind", "ind", "short_ind"}, {"action_cards", "initial_action_cards", "short_action_cards"},
	{"investment_cards", "", "short_investment_cards"}, {"peace_dividends", "", "short_peace_dividends"},
}

// copiedSides are rows that say what each side begins with, as it is so far.
func (b *Bench) copiedSides(of, id string) (changes []house.Change) {
	s, err := b.sheet("factions.csv")
	if err != nil {
		return nil
	}
	for i := range s.rows {
		c := house.Change{File: sideRows, Row: id + "," + s.rows[i].Key, How: house.Added}
		for _, f := range sideFields {
			column := f.usual
			if b.cell(scenarioRows, of, "like") == "1939" {
				column = f.short
			}
			value, there := s.rows[i].Field(column)
			if own := b.cell(sideRows, of+","+s.rows[i].Key, f.name); own != "" {
				value, there = own, true
			}
			if !there || value == "" {
				value = "0"
			}
			c.Fields = append(c.Fields, house.Field{Name: f.name, Value: value})
		}
		changes = append(changes, c)
	}
	return changes
}

// dropRows takes away all rows of a scenario that the draft added.
func (b *Bench) dropRows(id string) error {
	return b.act(func(e *house.Edition) error {
		e.Changes = slices.DeleteFunc(e.Changes, func(c house.Change) bool {
			of, _, _ := strings.Cut(c.Row, ",")
			return of == id && slices.Contains([]string{scenarioRows, setupRows, sideRows, standingRows}, c.File)
		})
		return nil
	})
}
