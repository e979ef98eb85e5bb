package workshop

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// TableInfo is a data file in the list of files.
type TableInfo struct {
	File, Title string
	Rows        int // under the draft
	Changed     int // by the draft
}

// Table is a data file as a table, or as one for each list of JSON.
type Table struct {
	File, Title string
	Parts       []TablePart
}

// TablePart is a table, or a list of JSON; of what is in no list it is the one row.
type TablePart struct {
	List, Title string
	Columns     []Column
	Rows        []TableRow
}

// State is how a row stands to the shipped one.
type State uint8

// A row is as shipped, changed, added or removed.
const (
	AsShipped State = iota
	Changed
	Added
	Removed
)

// Source is where a row comes from: marks of its source column. A row can have several.
type Source uint8

// The rules, a public source, or a reconstruction; Mine is a row of the draft.
const (
	FromRules Source = 1 << iota
	FromPublic
	Rebuilt
	Mine
)

// TableRow is a row beside the shipped one. The cells are in the order of the columns.
type TableRow struct {
	Key, Title string
	State      State
	Cells      []Cell
	Reason     string
	Source     Source
	Note       string // the source as the data have it
}

// Cell is a field: as shipped and under the draft. Where one of the rows is missing, its value is empty.
type Cell struct {
	Shipped, Mine string
	Changed       bool
}

// order is that of the list of files: the map first, then what pieces there are, then cards and tables.
var order = []string{"areas.csv", "borders.csv", "connectors.csv", "zones.csv", "resources.csv", "nations.csv", "powers.csv", "factions.csv",
	"commitment.csv", "scenarios.csv", "sides.csv", "standings.csv", "setup.csv", "blocks.csv", "units.csv", "action-cards.csv", "wildcards.csv", "investment-cards.csv", "technologies.csv",
	"turn-order.csv", "peace-dividends.csv", "usa-entry.csv", "year-track.csv", "crises.json"}

// Tables are the data files, in an order that a player understands.
func (b *Bench) Tables() (list []TableInfo) {
	files := b.files()
	at := func(file string) int {
		if i := slices.Index(order, file); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortStableFunc(files, func(x, y string) int { return at(x) - at(y) })
	for _, file := range files {
		info := TableInfo{File: file, Title: b.fileTitle(file), Changed: b.Changed(file)}
		if s, err := b.sheet(file); err == nil {
			info.Rows = len(s.rows)
		}
		list = append(list, info)
	}
	return list
}

// fileTitle is what a file is called: "Borders", or the name of a scenario.
func (b *Bench) fileTitle(file string) string {
	if id, is := strings.CutPrefix(file, "scenarios/"); is {
		name := humanized(id)
		if s, err := b.sheet(file); err == nil {
			if value, there := s.rows[0].Field("name"); there {
				c := Column{JSON: true}
				name = strings.Join(c.Words(value), "")
			}
		}
		return words.To("workshop/scenario", name).String()
	}
	return called("file", strings.TrimSuffix(strings.TrimSuffix(file, ".csv"), ".json"))
}

// Table is a data file, as shipped and under the draft.
func (b *Bench) Table(file string) (*Table, bool) {
	s, err := b.sheet(file)
	if err != nil {
		return nil, false
	}
	was := b.shippedSheet(file)
	t := &Table{File: file, Title: b.fileTitle(file)}
	if s.table.Lists == nil {
		t.Parts = []TablePart{b.part(was, s, "")}
		return t, true
	}
	t.Parts = []TablePart{b.part(was, s, house.Scenario)}
	for _, l := range s.table.Lists {
		t.Parts = append(t.Parts, b.part(was, s, l.Name))
	}
	return t, true
}

func (b *Bench) part(was, is *sheet, list string) TablePart {
	p := TablePart{List: list}
	inList := func(r *house.Row) bool {
		if r.Key == house.Scenario && is.table.Lists != nil {
			return list == house.Scenario
		}
		return r.List == list
	}
	row := ""
	if list == house.Scenario {
		row = house.Scenario
	}
	p.Columns = b.columns(is, list, row)
	if list != "" {
		p.Title = called("list", list)
	}
	for i := range was.rows {
		if r := &was.rows[i]; inList(r) {
			mine, _ := is.find(r.Key)
			p.Rows = append(p.Rows, b.tableRow(is, p.Columns, r, mine))
		}
	}
	for i := range is.rows {
		r := &is.rows[i]
		if old, _ := was.find(r.Key); inList(r) && old == nil {
			p.Rows = append(p.Rows, b.tableRow(is, p.Columns, nil, r))
		}
	}
	return p
}

// tableRow sets a row beside the shipped one; one of them may be missing.
func (b *Bench) tableRow(s *sheet, columns []Column, was, mine *house.Row) TableRow {
	shown := mine
	if shown == nil {
		shown = was
	}
	row := TableRow{Key: shown.Key, Title: b.title(s, shown)}
	value := func(r *house.Row, column string) (value string) {
		if r != nil {
			value, _ = r.Field(column)
		}
		return value
	}
	for i := range columns {
		c := Cell{Shipped: value(was, columns[i].Name), Mine: value(mine, columns[i].Name)}
		c.Changed = c.Shipped != c.Mine
		row.Cells = append(row.Cells, c)
	}
	c := Column{JSON: s.columns == nil}
	row.Note = strings.Join(c.Words(value(was, source)), "")
	row.Source = marks(row.Note)
	switch change := find(b.now.edition, s.table, row.Key); {
	case change == nil:
	case change.How == house.Changed:
		row.State, row.Reason = Changed, change.Reason
	case change.How == house.Added:
		row.State, row.Reason, row.Source = Added, change.Reason, Mine
	default:
		row.State, row.Reason = Removed, change.Reason
	}
	if row.State != AsShipped {
		row.Source |= Mine
	}
	return row
}

// marks are those in the text of a source: R of the rules, P and F of a public source, X of a reconstruction.
func marks(note string) (m Source) {
	for _, word := range strings.FieldsFunc(note, func(r rune) bool {
		return r != '-' && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}) {
		switch word {
		case "R":
			m |= FromRules
		case "P", "F":
			m |= FromPublic
		case "X":
			m |= Rebuilt
		}
	}
	return m
}

// title is what a row is called in plain words: "Iraq – Persia".
func (b *Bench) title(s *sheet, r *house.Row) string {
	if r.Key == house.Scenario && s.table.Lists != nil {
		return b.fileTitle(s.table.Name)
	}
	if s.table.Name == standingRows {
		return b.standingTitle(r)
	}
	parts := strings.Split(r.Key, ",")
	if r.List != "" {
		parts = parts[1:]
	}
	text := func(field string) string {
		value, _ := r.Field(field)
		c := Column{JSON: s.columns == nil}
		return strings.Join(c.Words(value), "")
	}
	name, title, end := text("name"), text("title"), text("end_a")
	for i := range parts {
		if _, err := strconv.Atoi(parts[i]); err != nil { // the number of a card stays one
			parts[i] = b.name(parts[i])
		}
	}
	if s.table.Name == setupRows && len(parts) == 5 {
		return words.To("workshop/placed", parts[2], words.To("workshop/piece", parts[3], parts[4]), parts[1], parts[0]).String()
	}
	joined := strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), ", ")
	switch {
	case s.table.Pair:
		return words.To("workshop/pair", parts[0], parts[1]).String()
	case name != "":
		return name
	case title != "":
		return words.To("workshop/titled", strings.Join(parts, " "), title).String()
	case end != "" && text("end_b") != "":
		return words.To("workshop/titled", joined, b.name(end)+", "+b.name(text("end_b"))).String()
	case end != "":
		return words.To("workshop/titled", joined, b.name(end)).String()
	}
	return joined
}

// Filter are the rows of a part that come from one of these sources (0 is any) and have a text in their title, their words, reason or source.
func (p *TablePart) Filter(from Source, text string) (rows []TableRow) {
	text = strings.ToLower(strings.TrimSpace(text))
	for i := range p.Rows {
		r := &p.Rows[i]
		if (from == 0 || r.Source&from != 0) && (text == "" || strings.Contains(p.read(r), text)) {
			rows = append(rows, *r)
		}
	}
	return rows
}

// read is all that can be read in a row, in small letters.
func (p *TablePart) read(r *TableRow) string {
	all := []string{r.Title, r.Reason, r.Note}
	for i := range p.Columns {
		all = append(all, p.Columns[i].Say(r.Cells[i].Mine), p.Columns[i].Say(r.Cells[i].Shipped))
	}
	return strings.ToLower(strings.Join(all, "\n"))
}
