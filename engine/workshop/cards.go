package workshop

import (
	"slices"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Card is all that the data say about an area.
type Card struct {
	Slug, Name string
	Columns    []Column
	Row        TableRow
	Borders    []Neighbour
	Others     []Mention
}

// Neighbour is a border of an area.
type Neighbour struct {
	Slug, Name string // of the other area
	Row        TableRow
	Kind       string // under the draft, as it is read; empty where it is removed
}

// Mention is a row of another file that names an area.
type Mention struct {
	File, FileTitle string
	Row, Title      string
	Fields          string // the names of the fields that name it, as they are read
}

// Areas are the slugs of all areas under the draft, in the order of the file.
func (b *Bench) Areas() (slugs []string) {
	if s, err := b.sheet("areas.csv"); err == nil {
		for i := range s.rows {
			slugs = append(slugs, s.rows[i].Key)
		}
	}
	return slugs
}

// Name is what an area, a power or another thing of the data is called under the draft.
func (b *Bench) Name(slug string) string { return b.name(slug) }

// Area is the card of an area.
func (b *Bench) Area(slug string) (*Card, bool) {
	s, err := b.sheet("areas.csv")
	if err != nil {
		return nil, false
	}
	was := b.shippedSheet("areas.csv")
	r, _ := s.find(slug)
	old, _ := was.find(slug)
	if r == nil && old == nil {
		return nil, false
	}
	c := &Card{Slug: slug, Name: b.name(slug), Columns: b.columns(s, "", slug)}
	c.Row = b.tableRow(s, c.Columns, old, r)
	c.Borders = b.neighbours(slug)
	for _, file := range b.files() {
		if file != "areas.csv" && file != "borders.csv" {
			c.Others = append(c.Others, b.mentions(file, slug)...)
		}
	}
	return c, true
}

func (b *Bench) neighbours(slug string) (list []Neighbour) {
	t, found := b.Table("borders.csv")
	if !found {
		return nil
	}
	p := &t.Parts[0]
	kind := slices.IndexFunc(p.Columns, func(c Column) bool { return c.Name == "kind" })
	for i := range p.Rows {
		one, two, _ := strings.Cut(p.Rows[i].Key, ",")
		if two == slug {
			one, two = two, one
		}
		if one == slug {
			list = append(list, Neighbour{Slug: two, Name: b.name(two), Row: p.Rows[i], Kind: p.Columns[kind].Say(p.Rows[i].Cells[kind].Mine)})
		}
	}
	slices.SortStableFunc(list, func(x, y Neighbour) int { return strings.Compare(x.Name, y.Name) })
	return list
}

// mentions are the rows of a file that name a slug.
func (b *Bench) mentions(file, slug string) (list []Mention) {
	s, err := b.sheet(file)
	if err != nil {
		return nil
	}
	for i := range s.rows {
		r := &s.rows[i]
		var fields []string
		for _, f := range r.Fields {
			if f.Name != source && names(f.Value, slug) {
				fields = append(fields, label(f.Name))
			}
		}
		if fields != nil {
			list = append(list, Mention{file, b.fileTitle(file), r.Key, b.title(s, r), strings.Join(fields, ", ")})
		}
	}
	return list
}

// names tells whether a word stands in a value by itself.
func names(value, slug string) bool {
	return slices.Contains(strings.FieldsFunc(value, func(r rune) bool {
		return r != '-' && r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
	}), slug)
}

// NoBorder is the kind of a border that is not there.
const NoBorder = "none"

// PairCard is what the data say about two areas. The first of Kinds is NoBorder.
type PairCard struct {
	A, B    string
	Title   string
	Kind    string // under the draft
	Shipped string // the kind as shipped
	Kinds   []Choice
	Columns []Column // of the border, where there is or was one
	Row     TableRow
}

// Pair is the card of two areas.
func (b *Bench) Pair(one, two string) (*PairCard, bool) {
	s, err := b.sheet("borders.csv")
	areas, wrong := b.sheet("areas.csv")
	if err != nil || wrong != nil || one == two {
		return nil, false
	}
	for _, slug := range []string{one, two} {
		if r, _ := areas.find(slug); r == nil {
			return nil, false
		}
	}
	c := &PairCard{A: one, B: two, Title: words.To("workshop/pair", b.name(one), b.name(two)).String(), Kind: NoBorder, Shipped: NoBorder}
	c.Columns = b.columns(s, "", "")
	c.Kinds = []Choice{{NoBorder, words.To("workshop/no-border").String()}}
	for i := range c.Columns {
		if c.Columns[i].Name == "kind" {
			c.Kinds = append(c.Kinds, c.Columns[i].Choices...)
		}
	}
	old, _ := b.shippedSheet("borders.csv").find(one + "," + two)
	mine, _ := s.find(one + "," + two)
	if old != nil {
		c.Shipped, _ = old.Field("kind")
	}
	if mine != nil {
		c.Kind, _ = mine.Field("kind")
	}
	if old != nil || mine != nil {
		c.Row = b.tableRow(s, c.Columns, old, mine)
	}
	return c, true
}

// Join makes the border between two areas one of a kind, or NoBorder.
func (b *Bench) Join(one, two, kind, reason string) error {
	c, found := b.Pair(one, two)
	if !found {
		return words.Refuse("", "workshop/refused.pair")
	}
	const file = "borders.csv"
	row := one + "," + two
	switch {
	case kind == c.Kind && kind != NoBorder:
		return b.Set(file, row, []house.Field{{Name: "kind", Value: kind}}, reason)
	case kind == c.Kind:
		return nil
	case kind == c.Shipped && kind == NoBorder, c.Kind == NoBorder && kind == c.Shipped:
		return b.Restore(file, row)
	case kind == NoBorder:
		return b.Remove(file, row, reason)
	case c.Kind == NoBorder:
		return b.Add(file, row, []house.Field{{Name: "kind", Value: kind}}, reason)
	}
	return b.Set(file, row, []house.Field{{Name: "kind", Value: kind}}, reason)
}
