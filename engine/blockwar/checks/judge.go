// Package checks judges the printed data of the games with blocks as an owner of the box may have changed them: what the game cannot be
// played with, what a rule says otherwise, and what differs from a pattern of the data that come with the program. What one game alone says
// is in its own package of this name.
package checks

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Game is how the data of a game are judged.
type Game struct {
	Tables  *house.Tables
	Shipped house.Files
	Read    func(file func(name string) string) (*blockwar.Book, error)
	Of      func(*blockwar.Book) *engine.Game
	SetUp   string          // the file with the units at the start
	Printed string          // what the rules print: printed.txt
	Capital string          // the number of the rule about Capitals
	Neutral blockwar.Nation // the Power that begins as a Neutral
	Blocks  int             // how many unit blocks there are
	Own     func(*Judge)
	Room    func(*blockwar.Place) int // how many units of a Faction can be in an area; 0 is no limit. Nil where there is none
}

// Faults lists everything that is wrong with data files.
func (g *Game) Faults(file house.Files) []house.Fault {
	rest, faults := g.Tables.Refusals(g.Shipped, file, g.refused)
	book, err := g.Read(rest)
	if err != nil {
		return faults // the program's own data are not read: refused has said so
	}
	j := &Judge{Book: book, game: g, faults: faults, noted: map[string]bool{}}
	for i := range g.Tables.Files {
		j.sheets = append(j.sheets, rowsOf(&g.Tables.Files[i], rest(g.Tables.Files[i].Name)))
	}
	for line := range strings.Lines(g.Printed) {
		if !strings.HasPrefix(line, "#") {
			j.printed(strings.TrimSpace(line))
		}
	}
	j.borders()
	j.capitals()
	j.forces()
	j.actionCards()
	j.wildCards()
	j.investmentCards()
	j.years()
	j.scenarios()
	g.Own(j)
	if j.units {
		return j.faults // what cannot stand where it begins is listed by its rows
	}
	return append(j.faults, g.begin(book)...)
}

// begin lists what is wrong with the positions in which the scenarios begin.
func (g *Game) begin(b *blockwar.Book) (faults []house.Fault) {
	game := g.Of(b)
	for _, s := range game.Scenarios {
		note := func(why error) {
			f := g.where(s.ID)
			f.Why = words.To("checks/begins", why)
			faults = append(faults, f)
		}
		m, _, err := game.New(s.ID, nil)
		if err != nil {
			note(err)
			continue
		}
		for _, wrong := range m.Check() {
			note(wrong)
		}
	}
	return faults
}

// Judge collects what is wrong with a Book.
type Judge struct {
	*blockwar.Book
	game   *Game
	sheets [][]Row // as Tables has the files
	faults []house.Fault
	noted  map[string]bool
	units  bool // some cannot stand where they begin
}

// At is a place in the data: a file, a row of it, a field of that row.
type At struct{ File, Row, Field string }

// Row is a row of a file.
type Row struct {
	Key             string
	columns, values []string
}

// Cell is a field of a row.
func (r *Row) Cell(field string) string {
	if i := slices.Index(r.columns, field); i >= 0 && i < len(r.values) {
		return r.values[i]
	}
	return ""
}

// rowsOf takes a file apart that the game can read.
func rowsOf(t *house.Table, text string) (rows []Row) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	columns := strings.Split(lines[0], ",")
	for _, line := range lines[1:] {
		r := Row{columns: columns, values: strings.Split(line, ",")}
		keys := make([]string, len(t.Key))
		for i, k := range t.Key {
			keys[i] = r.Cell(k)
		}
		r.Key = strings.Join(keys, ",")
		rows = append(rows, r)
	}
	return rows
}

// Rows are those of a file.
func (j *Judge) Rows(file string) []Row {
	i := slices.IndexFunc(j.game.Tables.Files, func(t house.Table) bool { return t.Name == file })
	return j.sheets[i]
}

// Row finds a row; a pair is found either way round.
func (j *Judge) Row(file, key string) *Row {
	rows := j.Rows(file)
	a, b, _ := strings.Cut(key, ",")
	for i := range rows {
		if rows[i].Key == key || file == "borders.csv" && rows[i].Key == b+","+a {
			return &rows[i]
		}
	}
	return nil
}

// Unplayable notes that the game cannot be played.
func (j *Judge) Unplayable(at At, kind string, arguments ...any) {
	j.note(house.Fault{File: at.File, Row: at.Row, Field: at.Field, Why: words.To(kind, arguments...)})
}

// Against notes that a rule says otherwise, or without a rule what Unlike does.
func (j *Judge) Against(rule string, at At, kind string, arguments ...any) {
	if rule == "" {
		j.Unlike(at, kind, arguments...)
		return
	}
	j.note(house.Fault{File: at.File, Row: at.Row, Field: at.Field, Why: words.To(kind, arguments...), Grade: house.AgainstRule, Rule: rule})
}

// Unlike notes what differs from a pattern of the shipped data.
func (j *Judge) Unlike(at At, kind string, arguments ...any) {
	j.note(house.Fault{File: at.File, Row: at.Row, Field: at.Field, Why: words.To(kind, arguments...), Grade: house.Unlike})
}

func (j *Judge) note(f house.Fault) {
	if key := f.Key() + " " + f.Why.String(); !j.noted[key] {
		j.noted[key] = true
		j.faults = append(j.faults, f)
	}
}
