// Package checks judges the printed data of Cataclysm as an owner of the box may have changed them: what the game cannot be played with, what
// a rule says otherwise, and what differs from a pattern of the data that come with the program.
package checks

import (
	"errors"
	"strings"

	"interbellum/engine/cataclysm"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Faults lists everything that is wrong with data files.
func Faults(file house.Files) []house.Fault {
	var book *cataclysm.Book // as it was read last: without what was refused
	_, faults := house.Cataclysm().Refusals(cataclysm.File, file, func(file house.Files) (refused *house.Fault) {
		book, refused = read(file)
		return refused
	})
	if book == nil {
		return faults // the program's own data are not read: they have said so
	}
	j := &judge{Book: book, faults: faults}
	j.ask(structure, areas, features, economy, politics, movement, operations, reports, resources, powers, cards, crises)
	j.scenarios()
	j.begin()
	for i := range j.faults { // a scenario that an edition adds has a file with another name
		if id, is := strings.CutPrefix(strings.TrimSuffix(j.faults[i].File, ".json"), "scenarios/"); is && !strings.Contains(id, "~") {
			j.faults[i].File = house.ScenarioFile(file, id)
		}
	}
	return j.faults
}

// begin tells what is wrong with the positions in which the scenarios begin. What the scenarios are faulted for already by the same rule is
// then unplayable.
func (j *judge) begin() {
	g := j.Game()
	for _, s := range g.Scenarios {
		at := spot{file: scenarioFile(s.ID)}
		m, _, err := g.New(s.ID, nil)
		if err != nil {
			j.unplayable(at, "checks/begins", err)
			continue
		}
		for _, wrong := range m.Check() {
			j.rule = ""
			var refused *words.Error
			if errors.As(wrong, &refused) {
				j.rule = refused.Rule
			}
			if !j.raise(at.file) {
				j.unplayable(at, "checks/begins", wrong)
			}
		}
	}
}

// raise makes the faults of a file by the rule, or a part of it, unplayable, if there are any.
func (j *judge) raise(file string) (found bool) {
	for i := range j.faults {
		f := &j.faults[i]
		if f.File == file && j.rule != "" && (f.Rule == j.rule || strings.HasPrefix(f.Rule, j.rule+".")) {
			f.Grade, found = house.Unplayable, true
		}
	}
	return found
}

func scenarioFile(id string) string { return "scenarios/" + id + ".json" }
