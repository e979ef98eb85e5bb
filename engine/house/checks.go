package house

import "slices"

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
	slices.SortStableFunc(faults, func(a, b Fault) int { return int(a.Grade) - int(b.Grade) })
	return faults
}
