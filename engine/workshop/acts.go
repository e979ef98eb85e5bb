package workshop

import (
	"slices"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Set changes fields of a row, with the reason; an empty reason leaves the one that is there. Without fields it is the reason alone that
// changes. A field that becomes as shipped is no change.
func (b *Bench) Set(file, row string, fields []house.Field, reason string) error {
	s, r, err := b.row(file, row)
	if err != nil {
		return err
	}
	if err := b.fit(s, r.Key, r.List, fields); err != nil {
		return err
	}
	return b.act(func(e *house.Edition) error {
		c := find(e, s.table, r.Key)
		if c == nil {
			e.Changes = append(e.Changes, house.Change{File: file, Row: r.Key})
			c = &e.Changes[len(e.Changes)-1]
		}
		if len(fields) == 0 && len(c.Fields) == 0 && c.How == house.Changed {
			return words.Refuse("", "workshop/refused.reason")
		}
		for _, f := range fields {
			put(c, f)
		}
		if reason != "" || len(fields) == 0 {
			c.Reason = reason
		}
		return nil
	})
}

// Add adds a row. Fields that are not given are empty. A row that was removed comes back, with these fields.
func (b *Bench) Add(file, row string, fields []house.Field, reason string) error {
	s, err := b.sheet(file)
	if err != nil {
		return err
	}
	if r, _ := s.find(row); r != nil {
		return words.Refuse("", "workshop/refused.there", b.title(s, r))
	}
	if err := b.fitKey(s, row); err != nil {
		return err
	}
	list := ""
	if s.table.Lists != nil {
		list, _, _ = strings.Cut(row, ",")
	}
	if err := b.fit(s, row, list, fields); err != nil {
		return err
	}
	return b.act(func(e *house.Edition) error {
		how := house.Added
		if c := find(e, s.table, row); c != nil { // it was removed: the shipped row is changed
			forget(e, s.table, row)
			how = house.Changed
			was, _ := b.shippedSheet(file).find(row)
			fields = filled(was, fields, s.columns, s.table)
		}
		c := house.Change{File: file, Row: row, How: how, Reason: reason}
		for _, f := range fields {
			put(&c, f)
		}
		if how == house.Added || len(c.Fields) > 0 {
			e.Changes = append(e.Changes, c)
		}
		return nil
	})
}

// filled are the fields given, and empty ones for the others that a shipped row of a table has.
func filled(was *house.Row, fields []house.Field, columns []string, table *house.Table) []house.Field {
	all := slices.Clone(fields)
	for _, column := range columns {
		given := slices.ContainsFunc(fields, func(f house.Field) bool { return f.Name == column })
		if value, _ := was.Field(column); !given && value != "" && column != source && !slices.Contains(table.Key, column) {
			all = append(all, house.Field{Name: column})
		}
	}
	return all
}

// Remove takes a row away.
func (b *Bench) Remove(file, row, reason string) error {
	s, r, err := b.row(file, row)
	if err != nil {
		return err
	}
	if s.table.Lists != nil && r.Key == house.Scenario {
		return words.Refuse("", "workshop/refused.remove")
	}
	return b.act(func(e *house.Edition) error {
		added := false
		if c := find(e, s.table, r.Key); c != nil {
			added = c.How == house.Added
			forget(e, s.table, r.Key)
		}
		if !added {
			e.Changes = append(e.Changes, house.Change{File: file, Row: r.Key, How: house.Removed, Reason: reason})
		}
		return nil
	})
}

// Restore makes a row as it is shipped.
func (b *Bench) Restore(file, row string) error {
	table, found := b.tables.Table(file)
	if !found {
		return words.Refuse("", "workshop/refused.file", file)
	}
	return b.act(func(e *house.Edition) error {
		if c := find(e, table, row); c != nil && c.Row == house.Scenario && b.Own(file) {
			c.Fields = slices.DeleteFunc(c.Fields, func(f house.Field) bool { return f.Name != "name" })
			return nil // an added scenario keeps its title
		}
		if !forget(e, table, row) {
			return words.Refuse("", "workshop/refused.unchanged")
		}
		return nil
	})
}

// find is the change of a row, if there is one.
func find(e *house.Edition, table *house.Table, row string) *house.Change {
	for i := range e.Changes {
		if c := &e.Changes[i]; c.File == table.Name && table.Same(c.Row, row) {
			return c
		}
	}
	return nil
}

func forget(e *house.Edition, table *house.Table, row string) bool {
	before := len(e.Changes)
	e.Changes = slices.DeleteFunc(e.Changes, func(c house.Change) bool { return c.File == table.Name && table.Same(c.Row, row) })
	return len(e.Changes) < before
}

func put(c *house.Change, f house.Field) {
	i := slices.IndexFunc(c.Fields, func(x house.Field) bool { return x.Name >= f.Name })
	switch {
	case i < 0:
		c.Fields = append(c.Fields, f)
	case c.Fields[i].Name == f.Name:
		c.Fields[i].Value = f.Value
	default:
		c.Fields = slices.Insert(c.Fields, i, f)
	}
}

// row finds a row as the draft has it.
func (b *Bench) row(file, row string) (*sheet, *house.Row, error) {
	s, err := b.sheet(file)
	if err != nil {
		return nil, nil, err
	}
	if r, _ := s.find(row); r != nil {
		return s, r, nil
	}
	if c := find(b.now.edition, s.table, row); c != nil {
		return nil, nil, words.Refuse("", "workshop/refused.removed")
	}
	return nil, nil, words.Refuse("", "workshop/refused.row", row)
}

// fit tells whether fields can stand in a row.
func (b *Bench) fit(s *sheet, row, list string, fields []house.Field) error {
	columns := b.columns(s, list, row)
	for i, f := range fields {
		at := slices.IndexFunc(columns, func(c Column) bool { return c.Name == f.Name })
		switch {
		case at < 0:
			return words.Refuse("", "workshop/refused.column", f.Name)
		case columns[at].Key:
			return words.Refuse("", "workshop/refused.key", columns[at].Label)
		case slices.ContainsFunc(fields[:i], func(x house.Field) bool { return x.Name == f.Name }):
			return words.Refuse("", "workshop/refused.twice", columns[at].Label)
		}
		if err := columns[at].Check(f.Value); err != nil {
			return err
		}
	}
	return nil
}

// fitKey tells whether a row can have such a name: where it is about areas or powers, they must be there.
func (b *Bench) fitKey(s *sheet, row string) error {
	parts, key := strings.Split(row, ","), s.table.Key
	if s.table.Lists != nil {
		i := slices.IndexFunc(s.table.Lists, func(l house.List) bool { return l.Name == parts[0] })
		if i < 0 || len(parts) != 2 {
			return words.Refuse("", "workshop/refused.list", row)
		}
		key, parts = []string{s.table.Lists[i].Key}, parts[1:]
	}
	if len(parts) != len(key) {
		return words.Refuse("", "workshop/refused.parts", len(key))
	}
	if s.table.Pair && parts[0] == parts[1] {
		return words.Refuse("", "workshop/refused.itself", b.name(parts[0]))
	}
	for i, k := range key {
		if parts[i] == "" {
			return words.Refuse("", "workshop/refused.parts", len(key))
		}
		if choices := b.keyed(s.table.Name, k); choices != nil && !slices.ContainsFunc(choices, func(c Choice) bool { return c.Word == parts[i] }) {
			return words.Refuse("", "workshop/refused.choice", label(k), b.name(parts[i]))
		}
	}
	return nil
}
