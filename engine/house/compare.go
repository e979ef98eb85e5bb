package house

// Difference is a Change beside what is shipped: what stood in its fields, or in those of a row that is removed. An added row had none.
type Difference struct {
	Change
	Was []Field
}

// Compare sets the changes of a tidy Edition beside the shipped files, in the same order. A change that cannot be made has no fields there.
func (t *Tables) Compare(shipped Files, e *Edition) []Difference {
	read := map[string]*sheet{}
	list := make([]Difference, len(e.Changes))
	for n, c := range e.Changes {
		list[n].Change = c
		table, _ := t.table(c.File)
		if table == nil {
			continue
		}
		if read[c.File] == nil {
			if read[c.File], _ = table.read(t.Base(shipped, c.File)); read[c.File] == nil {
				continue
			}
		}
		if r := read[c.File].find(c.Row); r != nil {
			list[n].Was = read[c.File].before(r, &c)
		}
	}
	return list
}

// before is what stands in the fields of a row that a change is about.
func (s *sheet) before(r *row, c *Change) (was []Field) {
	if c.How == Removed {
		for _, f := range r.fields {
			if f.Name != source && !s.names(r, f.Name) && f.Value != "" {
				was = append(was, f)
			}
		}
		return was
	}
	for _, f := range c.Fields {
		value, _ := r.field(f.Name)
		was = append(was, Field{f.Name, value})
	}
	return was
}
