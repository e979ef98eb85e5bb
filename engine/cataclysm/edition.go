package cataclysm

import (
	_ "embed"
	"slices"
	"strconv"

	"interbellum/engine"
	"interbellum/engine/words"
)

// EarlierEditions lists the editions of the data that programs once came with.
//
//go:embed data/editions.json
var EarlierEditions string

// rulesRevision counts the changes of the rules' code after which a position may offer other answers. Raise it
// with such a change: a match that began before it then counts as one of an older edition, not as a damaged one.
const rulesRevision = 2

// firstScenarios is how many scenarios the edition of the game covers. Those that are added behind them have names of their own, so that no
// match of another scenario is disturbed.
const firstScenarios = 8

// namesAt lists the names of the data at a revision of the rules, or at 0 of the data alone: the game's edition covers the tables and the
// first scenarios, each of the others has its own.
func (b *Book) namesAt(revision int) []string {
	covered := append([]string{strconv.Itoa(revision)}, b.files[:b.tables+firstScenarios]...)
	names := []string{engine.EditionOf(covered...)}
	for _, file := range b.files[b.tables+firstScenarios:] {
		names = append(names, engine.EditionOf(append(slices.Clip(covered), file)...))
	}
	return names
}

// Edited is another edition of the game: file gives each of its files by its name in data/. Names and numbers of areas, powers,
// counters and scenarios stay what they are. It refuses files that the game cannot be played with.
func Edited(file func(name string) string) (*engine.Game, error) {
	b, err := ReadBook(file)
	if err != nil {
		return nil, err
	}
	g := gameOf(b)
	return g, begins(g)
}

// Game is the game as the Book prints it.
func (b *Book) Game() *engine.Game { return gameOf(b) }

// begins refuses an edition in which a scenario cannot begin, or begins with a position that the rules do not allow.
func begins(g *engine.Game) error {
	for _, s := range g.Scenarios {
		m, _, err := g.New(s.ID, nil)
		if err != nil {
			return err
		}
		if faults := m.Check(); len(faults) > 0 {
			return words.Refuse("", "cataclysm/fault.data.scenario", s.ID, faults[0])
		}
	}
	return nil
}

// sound refuses a set-up for which the box does not hold the counters, or with names where there can be none.
func (s *Scenario) sound() error {
	for i := range s.Status {
		x := &s.Status[i]
		if k := s.lacking(x); k != NoKind {
			return words.Refuse("", "cataclysm/fault.data.lacking", s.ID, x.Power, k)
		}
		for c := x.Commitment; c <= Exhaustion; c++ {
			if s.book.Card(x.Power, c).ForcePool < x.ForcePoolSetAside {
				return words.Refuse("", "cataclysm/fault.data.elsewhere", s.ID, x.ForcePoolSetAside, x.Power, c)
			}
		}
	}
	for _, list := range s.Alliances {
		if len(list) == 0 {
			return words.Refuse("", "cataclysm/fault.written.empty-alliance")
		}
	}
	if s.Chinese == nil {
		return nil
	}
	var held Areas
	for _, a := range slices.Concat(s.Chinese.Guomindang, s.Chinese.ChiCom) {
		if held.Has(a) || !s.book.Place(a).China {
			return words.Refuse("", "cataclysm/fault.data.chinese", s.ID, a)
		}
		held.Add(a)
	}
	return nil
}

// lacking is a kind of which a power's part of the set-up needs more counters than there are, or NoKind.
func (s *Scenario) lacking(x *ScenarioPower) Kind {
	var need, have CounterMix
	if s.InPlay().Has(x.Power) {
		have = s.book.MixOf(x.Power)
	}
	faces := append(slices.Clone(x.ForcePoolAvailable), x.Reserve)
	for _, here := range x.Units {
		faces = append(faces, here.Units...)
	}
	for _, f := range faces {
		k := f.Kind
		if k == Resource {
			k = Offensive
		}
		need[k]++
	}
	for _, c := range s.BasesCaptured {
		if c.Owner == x.Power {
			need[BaseMarker]++
		}
	}
	for k := range need[1:] {
		if need[k+1] > have[k+1] {
			return Kind(k + 1)
		}
	}
	return NoKind
}
