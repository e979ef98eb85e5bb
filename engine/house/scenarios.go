package house

import (
	"slices"
	"strings"

	"interbellum/engine"
)

// A scenario that an edition adds is a file of its own, "scenarios/night-and-fog~days-of-decision.json". It begins as a copy of the shipped
// file after the mark, under the id before it and without a name; rows are changed in it as in any other file. It is there as soon as one is.
const copyMark = "~"

// AddedFiles is what Files are asked for the names of such files, one to a line.
const AddedFiles = "scenarios"

// maxAdded is how many scenarios an edition can add.
const maxAdded = 12

// CopyName is the file of a copy of a scenario under an id.
func CopyName(id, of string) string { return AddedFiles + "/" + id + copyMark + of + ".json" }

// CopiedFrom tells which scenario a file is a copy of, and under which id.
func (t *Tables) CopiedFrom(name string) (id, of string, is bool) {
	path, isJSON := strings.CutSuffix(name, ".json")
	path, inFolder := strings.CutPrefix(path, AddedFiles+"/")
	id, of, is = strings.Cut(path, copyMark)
	if !is || !isJSON || !inFolder || !engine.ScenarioID(id) || t.scenario(id) != nil || t.scenario(of) == nil {
		return "", "", false
	}
	return id, of, true
}

// ScenarioFile is the file of a scenario by its id, of those that come with the game or are added in these files.
func ScenarioFile(files Files, id string) string {
	for name := range strings.Lines(files(AddedFiles)) {
		if name = strings.TrimSpace(name); strings.HasPrefix(name, AddedFiles+"/"+id+copyMark) {
			return name
		}
	}
	return AddedFiles + "/" + id + ".json"
}

func (t *Tables) scenario(id string) *Table {
	for i := range t.Files {
		if t.Files[i].Name == AddedFiles+"/"+id+".json" {
			return &t.Files[i]
		}
	}
	return nil
}

// Base is the text of a file before an edition changes it: as shipped, or for an added scenario the copy.
func (t *Tables) Base(shipped Files, name string) string {
	id, of, is := t.CopiedFrom(name)
	if !is {
		return shipped(name)
	}
	table := t.scenario(of)
	s, wrong := table.read(shipped(table.Name))
	if wrong != nil {
		return shipped(table.Name)
	}
	head := s.rows[0]
	head.set("id", quote(id))
	head.set("number", quote(""))
	head.set("name", quote(""))
	return s.text()
}

// names are those of all files: the game's, and the scenarios that are added among these, by name.
func (t *Tables) names(added []string) (names []string) {
	for i := range t.Files {
		names = append(names, t.Files[i].Name)
	}
	slices.Sort(added)
	for _, name := range slices.Compact(added) {
		if _, _, is := t.CopiedFrom(name); is {
			names = append(names, name)
		}
	}
	return names
}

// addedIn are the names of the files that Files say are added.
func addedIn(files Files) []string { return strings.Fields(files(AddedFiles)) }

// clashes finds scenarios that are added under one id, and those that are too many.
func (t *Tables) clashes(names []string) (faults []Fault) {
	var ids []string
	for _, name := range names {
		id, _, is := t.CopiedFrom(name)
		switch {
		case !is:
			continue
		case slices.Contains(ids, id):
			faults = append(faults, fault(name, "house/fault.scenario-twice", id))
		case len(ids) == maxAdded:
			faults = append(faults, fault(name, "house/fault.scenarios", maxAdded))
		}
		ids = append(ids, id)
	}
	return faults
}
