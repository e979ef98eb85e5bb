package house

import (
	"encoding/json"
	"slices"
	"strings"

	"interbellum/engine"
)

// EarlierFormat is the format of a list of earlier editions.
const EarlierFormat = "editions/1"

// Earlier lists editions of a game's data that programs once came with, each by what a later one has otherwise, line for line: so a match
// that was begun under one of them opens under its own data. A name is a hash of the rules' revision and the data, and they are made only
// where they have it under these rules or earlier ones.
type Earlier struct {
	Format   string           `json:"format"`
	Editions []EarlierEdition `json:"editions"`
}

// EarlierEdition is one of them.
type EarlierEdition struct {
	Edition string   `json:"edition"`
	Also    []string `json:"also,omitempty"` // names of scenarios in it that have their own
	Of      string   `json:"of"`             // the edition whose lines are changed: the program's, or one in the list
	Files   []Hunk   `json:"files"`
}

// A Hunk puts lines into a file in the place of others.
type Hunk struct {
	File string   `json:"file"`
	At   int      `json:"at"`   // lines of the later file before it
	Gone int      `json:"gone"` // of the later file
	Put  []string `json:"put"`
}

// ReadEarlier reads a list.
func ReadEarlier(text string) (*Earlier, error) {
	list := &Earlier{}
	if err := engine.DecodeStrictly([]byte(text), list); err != nil {
		return nil, err
	}
	if list.Format != EarlierFormat {
		return nil, fault("", "house/fault.foreign")
	}
	return list, nil
}

// Text writes the list: a hunk to each line.
func (l *Earlier) Text() string {
	var b strings.Builder
	b.WriteString("{\"format\": " + quote(l.Format) + ", \"editions\": [")
	for i, e := range l.Editions {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n{\"edition\": " + quote(e.Edition))
		if len(e.Also) > 0 {
			b.WriteString(", \"also\": " + marshalled(e.Also))
		}
		b.WriteString(", \"of\": " + quote(e.Of) + ", \"files\": [")
		for n, h := range e.Files {
			if n > 0 {
				b.WriteString(",")
			}
			line, err := json.Marshal(h)
			if err != nil {
				panic("house: " + err.Error()) // texts and numbers can be written
			}
			b.WriteString("\n" + string(line))
		}
		b.WriteString("\n]}")
	}
	return b.String() + "\n]}\n"
}

// Files are the data of an edition in the list, made of the shipped ones in so many steps as programs have come between. They are not found
// where a step is missing.
func (l *Earlier) Files(edition string, shipped *engine.Game, file Files) (Files, bool) {
	return l.files(edition, shipped, file, len(l.Editions))
}

func (l *Earlier) files(edition string, shipped *engine.Game, file Files, steps int) (Files, bool) {
	if shipped.Knows(edition) {
		return file, true
	}
	for i := range l.Editions {
		e := &l.Editions[i]
		if steps == 0 || !e.has(edition) {
			continue
		}
		later, found := l.files(e.Of, shipped, file, steps-1)
		if !found {
			return nil, false
		}
		return e.before(later)
	}
	return nil, false
}

func (e *EarlierEdition) has(edition string) bool {
	return engine.SameEdition(edition, e.Edition) || slices.ContainsFunc(e.Also, func(a string) bool { return engine.SameEdition(edition, a) })
}

// before are the files as they were before the later ones.
func (e *EarlierEdition) before(later Files) (Files, bool) {
	var changed []engine.File
	for i := 0; i < len(e.Files); {
		name := e.Files[i].File
		lines, at := strings.SplitAfter(later(name), "\n"), 0
		var b strings.Builder
		for ; i < len(e.Files) && e.Files[i].File == name; i++ {
			h := &e.Files[i]
			if h.At < at || h.Gone < 0 || h.Gone > len(lines) || h.At > len(lines)-h.Gone {
				return nil, false
			}
			b.WriteString(strings.Join(lines[at:h.At], ""))
			for _, line := range h.Put {
				b.WriteString(line + "\n")
			}
			at = h.At + h.Gone
		}
		b.WriteString(strings.Join(lines[at:], ""))
		changed = append(changed, engine.File{Name: name, Text: b.String()})
	}
	return engine.Over(later, changed), true
}

// Publish adds the data of an edition, which a program came with, to the list: as what the program's have otherwise. also are the names of
// scenarios in it that have their own. An edition that is in the list already stays as it is.
func (l *Earlier) Publish(edition string, also []string, was Files, shipped *engine.Game, file Files, names []string) {
	known := func(name string) bool {
		_, found := l.Files(name, shipped, file)
		return found
	}
	if also = slices.DeleteFunc(slices.Clone(also), known); known(edition) && len(also) == 0 {
		return
	}
	e := EarlierEdition{Edition: edition, Also: also, Of: shipped.Edition, Files: []Hunk{}}
	for _, name := range names {
		e.Files = append(e.Files, hunks(name, strings.SplitAfter(file(name), "\n"), strings.SplitAfter(was(name), "\n"))...)
	}
	l.Editions = append([]EarlierEdition{e}, l.Editions...)
}

// hunks lead from the lines of a file to what they were, by the longest common sequence. Both end with a line break.
func hunks(name string, lines, was []string) (list []Hunk) {
	common := make([][]int, len(lines)+1)
	for i := range common {
		common[i] = make([]int, len(was)+1)
	}
	for i := len(lines) - 1; i >= 0; i-- {
		for j := len(was) - 1; j >= 0; j-- {
			common[i][j] = max(common[i+1][j], common[i][j+1])
			if lines[i] == was[j] {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	for i, j := 0, 0; i < len(lines) || j < len(was); {
		if i < len(lines) && j < len(was) && lines[i] == was[j] {
			i, j = i+1, j+1
			continue
		}
		h := Hunk{File: name, At: i, Put: []string{}}
		for (i < len(lines) || j < len(was)) && !(i < len(lines) && j < len(was) && lines[i] == was[j]) {
			if j == len(was) || i < len(lines) && common[i+1][j] >= common[i][j+1] {
				h.Gone, i = h.Gone+1, i+1
			} else {
				h.Put, j = append(h.Put, strings.TrimSuffix(was[j], "\n")), j+1
			}
		}
		list = append(list, h)
	}
	return list
}
