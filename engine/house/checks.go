package house

import (
	"slices"
	"sort"

	"interbellum/engine"
	"interbellum/engine/words"
)

// Checks list what is wrong with data files that the game can read: what makes it impossible to play, what a rule says otherwise, and
// what differs from a pattern of the shipped data.
type Checks func(file Files) []Fault

var checks []struct {
	game   string
	checks Checks
}

// RegisterChecks adds the checks of a game. Only programs that judge editions hold them.
func RegisterChecks(game string, c Checks) {
	checks = append(checks, struct {
		game   string
		checks Checks
	}{game, c})
}

// Judge lists what the checks of a game say about data files, the gravest first, and nothing where the program holds none.
func Judge(game string, file Files) (faults []Fault) {
	for _, c := range checks {
		if c.game == game {
			faults = append(faults, c.checks(file)...)
		}
	}
	engine.Sort(faults, func(a, b Fault) int { return int(a.Grade) - int(b.Grade) })
	return faults
}

// Refusals finds every change of the shipped files that the game cannot read, and gives the files without those. read tells the first thing
// that it refuses, with the file if it knows it, or nil.
func (t *Tables) Refusals(shipped, files Files, read func(Files) *Fault) (rest Files, faults []Fault) {
	changes, faults := t.Diff(shipped, files)
	for {
		rest, _ = t.Apply(shipped, &Edition{Changes: changes})
		refused := read(rest)
		if refused == nil {
			return rest, faults
		}
		if len(changes) == 0 {
			return shipped, append(faults, *refused)
		}
		culprit, why := t.culprit(shipped, changes, refused, read)
		if why.Field != "" && why.File != changes[culprit].File {
			why.Field, why.Why = "", words.To("house/fault.elsewhere", why.File, why.Why)
		}
		why.File, why.Row, why.Grade = changes[culprit].File, changes[culprit].Row, Unplayable
		faults = append(faults, *why)
		changes = slices.Delete(changes, culprit, culprit+1)
	}
}

// culprit is the change with which the changes begin to be refused, those of the file where they are being the last.
func (t *Tables) culprit(shipped Files, changes []Change, refused *Fault, read func(Files) *Fault) (int, *Fault) {
	engine.Sort(changes, func(a, b Change) int {
		here := func(c Change) int {
			if c.File == refused.File {
				return 1
			}
			return 0
		}
		return here(a) - here(b)
	})
	why := refused
	culprit := sort.Search(len(changes)-1, func(n int) bool {
		files, _ := t.Apply(shipped, &Edition{Changes: changes[:n+1]})
		f := read(files)
		if f == nil || f.File != refused.File {
			return false
		}
		why = f
		return true
	})
	return culprit, why
}
