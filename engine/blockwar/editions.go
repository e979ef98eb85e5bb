package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/words"
)

// Files are the tables that a game reads, as the program holds them.
type Files []struct {
	Name  string
	Text  *string
	Later bool // it came after editions had been named: a name has only the lines that are not as the program has them
}

// Read is the text of a table; of an unknown one nothing.
func (list Files) Read(name string) string {
	for _, f := range list {
		if f.Name == name {
			return *f.Text
		}
	}
	return ""
}

// Names are those of all tables.
func (list Files) Names() (names []string) {
	for _, f := range list {
		names = append(names, f.Name)
	}
	return names
}

// Name names the edition of a game that has these tables, at a revision of the rules: file gives each by its name.
func (list Files) Name(g *engine.Game, rules int, file func(name string) string) *engine.Game {
	g.Edition, g.Revision = list.Edition(rules, file), rules
	g.NamesAt = func(rules int) []string { return []string{list.Edition(rules, file)} }
	return g
}

// Edition names the tables at a revision of the rules, or at 0 the tables alone.
func (list Files) Edition(rules int, file func(name string) string) string {
	parts := []string{strconv.Itoa(rules)}
	for _, f := range list {
		text := file(f.Name)
		if f.Later {
			if text = unlike(text, *f.Text); text == "" {
				continue
			}
		}
		parts = append(parts, text)
	}
	return engine.EditionOf(parts...)
}

// unlike are the lines of a text that another does not have, and those that are missing: what stands in both may become more.
func unlike(text, other string) string {
	var lines []string
	mine, theirs := strings.SplitAfter(text, "\n"), strings.SplitAfter(other, "\n")
	for _, line := range mine {
		if !slices.Contains(theirs, line) {
			lines = append(lines, line)
		}
	}
	for _, line := range theirs {
		if !slices.Contains(mine, line) {
			lines = append(lines, "-"+line)
		}
	}
	return strings.Join(lines, "")
}

// Same refuses a table that does not list the same things as another edition's, in the same order: saved matches, links and the rules
// know them by their numbers.
func Same(table string, n, as int, mine, theirs func(i int) string) error { // not generic: that makes programs larger
	same := n == as
	for i := 0; same && i < n; i++ {
		same = mine(i) == theirs(i)
	}
	if !same {
		return words.Refuse("", "blocks/fault.data.same", table)
	}
	return nil
}

// Like refuses a map whose areas or Nations are not those of another edition. A Nation keeps a Capital, or an area to be Captured with.
func (m *Atlas) Like(b *Book) error {
	if err := Same("areas.csv", len(m.Places), len(b.Places), func(i int) string { return m.Places[i].Slug }, func(i int) string { return b.Places[i].Slug }); err != nil {
		return err
	}
	if err := Same("nations.csv", len(m.Peoples), len(b.Peoples), func(i int) string { return m.Peoples[i].Slug }, func(i int) string { return b.Peoples[i].Slug }); err != nil {
		return err
	}
	for n := Nation(1); n <= b.LastNation; n++ {
		none := !slices.ContainsFunc(m.Places, func(p Place) bool { return p.Of == n })
		if got := &m.Peoples[n]; got.Capital == Nowhere && (b.Peoples[n].Capital != Nowhere || none && len(b.AreasOf(n)) > 0) {
			return words.Refuse("", "blocks/fault.data.no-capital", got.Slug)
		}
	}
	return nil
}

// Begins refuses an edition in which a scenario cannot begin, or begins with a position that the rules do not allow.
func Begins(g *engine.Game) error {
	for _, s := range g.Scenarios {
		m, _, err := g.New(s.ID, nil)
		if err != nil {
			return err
		}
		if faults := m.Check(); len(faults) > 0 {
			return faults[0]
		}
	}
	return nil
}
