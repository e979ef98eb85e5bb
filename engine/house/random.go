package house

import "strings"

// Random is an Edition of up to n changes, as an owner might make them: a field has what it has in another row, a row is gone, two areas
// border on each other, or a scenario has an entry of another one. It is for tests and the command line.
func Random(t *Tables, shipped Files, base string, n int, below func(int) int) *Edition {
	r := &random{t, shipped, below, make([]*sheet, len(t.Files))}
	e := &Edition{Game: t.Game, Base: base, Title: "Random"}
	done := map[string]bool{}
	for range n {
		c, made := r.change()
		if name := c.File + " " + c.Row; made && !done[name] {
			done[name] = true
			e.Changes = append(e.Changes, c)
		}
	}
	return e
}

type random struct {
	*Tables
	shipped Files
	below   func(int) int
	read    []*sheet
}

func (r *random) sheet(i int) *sheet {
	if r.read[i] == nil {
		s, wrong := r.Files[i].read(r.shipped(r.Files[i].Name))
		if wrong != nil {
			panic(wrong) // shipped files can be read
		}
		r.read[i] = s
	}
	return r.read[i]
}

func (r *random) row(s *sheet) *row { return s.rows[r.below(len(s.rows))] }

func (r *random) change() (c Change, made bool) {
	s := r.sheet(r.below(len(r.Files)))
	if s.table.Name == standings.Name {
		return r.standing(), true
	}
	if len(s.rows) == 0 {
		return c, false
	}
	one, other := r.row(s), r.row(s)
	c = Change{File: s.table.Name, Row: one.key, How: Removed}
	if r.below(4) == 0 {
		return r.added(s, other)
	}
	f := other.fields[r.below(len(other.fields))]
	value, there := one.field(f.Name)
	switch {
	case f.Name == source || s.names(one, f.Name) || one.list != other.list || one.key == Scenario != (other.key == Scenario):
		return c, one.key != Scenario && r.below(2) > 0
	case there && value == f.Value:
		return c, false
	}
	c.How, c.Fields = Changed, []Field{f}
	return c, true
}

// added is a border between two areas, or an entry of another scenario's list.
func (r *random) added(s *sheet, like *row) (c Change, made bool) {
	c = Change{File: s.table.Name, How: Added}
	switch {
	case s.table.Pair:
		a, _, _ := strings.Cut(r.row(s).key, ",")
		_, b, _ := strings.Cut(r.row(s).key, ",")
		c.Row = min(a+","+b, b+","+a)
	case s.table.Lists != nil:
		from := r.sheet(r.below(len(r.Files)))
		if like = r.row(from); like.list == "" || from.table.Lists == nil {
			return c, false
		}
		c.Row, s = like.key, from
	case s.table.Name == "scenarios.csv":
		c.Row = "own-" + string(rune('a'+r.below(4)))
	default:
		return c, false
	}
	for _, f := range like.fields {
		if f.Name != source && !s.names(like, f.Name) && f.Value != "" {
			c.Fields = append(c.Fields, f)
		}
	}
	sortFields(c.Fields)
	return c, true
}

// standing is a war, a marker or a Satellite at the start of a scenario.
func (r *random) standing() Change {
	of := func(file string) string {
		_, i := r.table(file)
		return r.row(r.sheet(i)).key
	}
	c := Change{File: standings.Name, How: Added}
	word := StandingWords[r.below(len(StandingWords))]
	what := of("nations.csv")
	switch word {
	case "war", "declared":
		what = of("factions.csv")
	case "held":
		what = of("areas.csv")
	case "influence":
		c.Fields = []Field{{"count", string(rune('1' + r.below(2)))}}
	}
	c.Row = strings.Join([]string{of("scenarios.csv"), word, what, of("factions.csv")}, ",")
	return c
}
