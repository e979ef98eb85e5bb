package workshop

import (
	"slices"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// files are the names of the data files under the draft: the game's, then those of the scenarios that it adds.
func (b *Bench) files() (names []string) {
	for i := range b.tables.Files {
		names = append(names, b.tables.Files[i].Name)
	}
	return append(names, strings.Fields(b.now.files(house.AddedFiles))...)
}

// scenarioFile is the file of a scenario.
func (b *Bench) scenarioFile(id string) string { return house.ScenarioFile(b.now.files, id) }

// CopyScenario adds a scenario: a copy of one under a new id, as the draft has it. The title must be new. Those of Cataclysm are files, those
// of the games with blocks are rows.
func (b *Bench) CopyScenario(of, id, title string) error {
	if table, _ := b.tables.Table(scenarioRows); table != nil {
		return b.copyRows(of, id, title)
	}
	from := b.scenarioFile(of)
	s, err := b.sheet(from)
	if err != nil || s.table.Lists == nil {
		return words.Refuse("", "workshop/refused.copy")
	}
	_, origin, copied := b.tables.CopiedFrom(from)
	if !copied {
		origin = of
	}
	file := house.CopyName(id, origin)
	if _, _, is := b.tables.CopiedFrom(file); !is {
		return words.Refuse("", "workshop/refused.id")
	}
	if clash := b.taken(id, title); clash != "" {
		return words.Refuse("", "workshop/refused.scenario", clash)
	}
	name := Column{Label: label("name"), JSON: true}
	if err := name.Check(encoded(title)); err != nil {
		return err
	}
	return b.act(func(e *house.Edition) error {
		for _, c := range slices.Clone(e.Changes) {
			if c.File == from {
				c.File, c.Fields = file, slices.Clone(c.Fields)
				e.Changes = append(e.Changes, c)
			}
		}
		table, _ := b.tables.Table(file)
		c := find(e, table, house.Scenario)
		if c == nil {
			e.Changes = append(e.Changes, house.Change{File: file, Row: house.Scenario})
			c = &e.Changes[len(e.Changes)-1]
		}
		put(c, house.Field{Name: "name", Value: encoded(title)})
		return nil
	})
}

// DropScenario takes a scenario away that the draft added.
func (b *Bench) DropScenario(id string) error {
	if b.ownRow(id) {
		return b.dropRows(id)
	}
	file := b.scenarioFile(id)
	if _, _, is := b.tables.CopiedFrom(file); !is {
		return words.Refuse("", "workshop/refused.drop")
	}
	return b.act(func(e *house.Edition) error {
		e.Changes = slices.DeleteFunc(e.Changes, func(c house.Change) bool { return c.File == file })
		return nil
	})
}

// Own tells whether a file is a scenario that the draft added.
func (b *Bench) Own(file string) bool {
	_, _, is := b.tables.CopiedFrom(file)
	return is
}
