package house

// Random is an Edition of n changes, as an owner might make them: a field has what it has in another row, a row is gone.
func (t *Tables) Random(shipped Files, n int, below func(int) int) *Edition {
	e := &Edition{Game: t.Game, Base: "00000000"}
	done := map[string]bool{}
	for range n {
		table := &t.Files[below(len(t.Files))]
		s, wrong := table.read(shipped(table.Name))
		if wrong != nil {
			panic(wrong)
		}
		r, other := s.rows[below(len(s.rows))], s.rows[below(len(s.rows))]
		c := Change{File: table.Name, Row: r.key, How: Removed}
		f := other.fields[below(len(other.fields))]
		value, there := r.field(f.Name)
		switch {
		case done[c.File+c.Row]:
			continue
		case f.Name == source || s.names(r, f.Name) || r.list != other.list || r.key == Scenario != (other.key == Scenario):
			if r.key == Scenario || below(2) == 0 {
				continue
			}
		case !there || value != f.Value:
			c.How, c.Fields = Changed, []Field{f}
		default:
			continue
		}
		done[c.File+c.Row] = true
		e.Changes = append(e.Changes, c)
	}
	return e
}
