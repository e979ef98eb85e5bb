package main

import (
	"fmt"
	"slices"

	"interbellum/engine"
	_ "interbellum/engine/checks/all"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/house"
)

// mostChanges is how many rows a random house edition changes at most.
const mostChanges = 8

// soakEditions plays matches under random house editions, those that the game can be played with: one seed after another makes an
// edition, until there are so many. Some of the matches begin with the data as they are shipped, and come to agree on the edition.
func soakEditions(u *call, s *soak, editions, n int, seed uint64, scenarios []engine.Scenario) error {
	g, tables, err := printedOf(s.game.ID)
	if err != nil {
		return err
	}
	shipped, laws := s.game, s.laws
	for ; s.report.Editions < editions; seed++ {
		if s.report.Refused > 20*editions {
			return fmt.Errorf("%d random editions in a row cannot be played", s.report.Refused)
		}
		w := walk.New(seed)
		e, _ := tables.Tidy(g.file, house.Random(tables, g.file, shipped.Edition, 1+w.N(mostChanges), w.N))
		files, _ := tables.Apply(g.file, e)
		packed, large := tables.Pack(e)
		playable, byTheRules := judged(shipped.ID, files)
		game, err := shipped.Under(packed)
		if len(large) > 0 || len(e.Changes) == 0 || !playable || err != nil {
			s.report.Refused++
			continue
		}
		s.game, s.shipped, s.laws = game, shipped, laws && byTheRules
		s.report.Editions++
		failed := len(s.report.Failures)
		list := scenarios
		if len(scenarios) == len(shipped.Scenarios) {
			list = game.Scenarios // with those that the edition adds
		}
		s.soak(n, seed, list, nil, "")
		if len(s.report.Failures) > failed {
			fmt.Fprintf(u.err, "edition of seed %d:\n%s", seed, house.Encode(e))
		}
	}
	s.report.Lines = s.summed()
	return s.tell(u)
}

// judged tells whether the game can be played with data files, and whether they contradict no rule: else its laws may be broken.
func judged(game string, files house.Files) (playable, byTheRules bool) {
	faults := house.Judge(game, files)
	return len(faults) == 0 || faults[0].Grade > house.Unplayable, len(faults) == 0 || faults[0].Grade > house.AgainstRule
}

// summed are the lines of all editions, one for each scenario.
func (s *soak) summed() (lines []soakLine) {
	for _, l := range s.report.Lines {
		i := slices.IndexFunc(lines, func(sum soakLine) bool { return sum.Scenario == l.Scenario })
		if i < 0 {
			lines = append(lines, l)
			continue
		}
		sum := &lines[i]
		all := float64(sum.Matches + l.Matches)
		sum.MeanMillis = (sum.MeanMillis*float64(sum.Matches) + l.MeanMillis*float64(l.Matches)) / all
		sum.Matches, sum.Answers, sum.Longest = sum.Matches+l.Matches, sum.Answers+l.Answers, max(sum.Longest, l.Longest)
		sum.MeanLength = float64(sum.Answers) / all
		ends := counts{}
		for _, end := range append(sum.Ends, l.Ends...) {
			ends[end.Name] += end.N
		}
		sum.Ends = ends.list()
	}
	return lines
}
