package house

import (
	"slices"
	"strings"

	"interbellum/engine"
)

// Files gives the text of a data file by its name, as a game's folder of data has them.
type Files func(name string) string

// Apply changes the shipped files as the Edition says, and finds every change that cannot be made. The files are those after the changes that
// could be. What it writes depends on the shipped files and on the changes alone, not on reasons and not on the order of the changes.
func (t *Tables) Apply(shipped Files, e *Edition) (Files, []Fault) {
	var added []string
	for i := range e.Changes {
		added = append(added, e.Changes[i].File)
	}
	names := t.names(added)
	faults := t.clashes(names)
	made := make([]string, len(names))
	for i, name := range names {
		table, _ := t.table(name)
		var mine []Change
		for _, c := range e.Changes {
			if c.File == name {
				mine = append(mine, c)
			}
		}
		made[i] = t.Base(shipped, name)
		if len(mine) == 0 {
			continue
		}
		s, wrong := table.read(made[i])
		if wrong != nil {
			faults = append(faults, Fault{File: name, Why: *wrong})
			continue
		}
		faults = append(faults, s.apply(mine)...)
		made[i] = s.text()
	}
	for i := range e.Changes {
		if table, _ := t.table(e.Changes[i].File); table == nil {
			faults = append(faults, fault(e.Changes[i].File, "house/fault.file"))
		}
	}
	list := strings.Join(names[len(t.Files):], "\n")
	return func(name string) string {
		if name == AddedFiles {
			return list
		}
		if i := slices.Index(names, name); i >= 0 {
			return made[i]
		}
		return shipped(name)
	}, faults
}

func (s *sheet) apply(changes []Change) (faults []Fault) {
	shipped := len(s.rows)
	done := map[string]bool{}
	for i := range changes {
		c := &changes[i]
		key := min(c.Row, s.turned(c.Row))
		if done[key] {
			faults = append(faults, c.fault("", "house/fault.twice"))
			continue
		}
		done[key] = true
		r := s.find(c.Row)
		switch {
		case c.How == Added && r != nil:
			faults = append(faults, c.fault("", "house/fault.there"))
		case c.How == Added:
			faults = append(faults, s.add(c)...)
		case r == nil:
			faults = append(faults, c.fault("", "house/fault.no-row"))
		case c.How == Changed:
			faults = append(faults, s.change(r, c)...)
		case r.key == Scenario && s.table.Lists != nil:
			faults = append(faults, c.fault("", "house/fault.no-removal"))
		default:
			at := slices.Index(s.rows, r)
			s.rows = slices.Delete(s.rows, at, at+1)
			if at < shipped {
				shipped--
			}
		}
	}
	engine.Sort(s.rows[shipped:], func(a, b *row) int { return strings.Compare(a.key, b.key) })
	return faults
}

// change sets fields of a row. The row's own source no longer vouches for it.
func (s *sheet) change(r *row, c *Change) (faults []Fault) {
	for _, f := range c.Fields {
		switch {
		case s.names(r, f.Name):
			faults = append(faults, c.fault(f.Name, "house/fault.key"))
		case !s.has(f.Name):
			faults = append(faults, c.fault(f.Name, "house/fault.no-field"))
		default:
			r.set(f.Name, f.Value)
		}
	}
	s.vouch(r)
	return faults
}

func (s *sheet) vouch(r *row) {
	switch value, there := r.field(source); {
	case !s.table.json():
		r.set(source, housed)
	case there && strings.HasPrefix(value, `"`):
		r.set(source, quote(housed))
	}
}

// has tells whether rows of the file have such a field. The readers of the games know what an object of JSON may have.
func (s *sheet) has(field string) bool {
	if field == source || s.table.list(field).Name != "" {
		return false
	}
	return s.table.json() || slices.Contains(s.columns, field)
}

func (s *sheet) add(c *Change) []Fault {
	parts := strings.Split(c.Row, ",")
	key := s.table.Key
	r := &row{key: c.Row}
	if s.table.Lists != nil {
		l := s.table.list(parts[0])
		if l.Name == "" || len(parts) != 2 {
			return []Fault{c.fault("", "house/fault.list", strings.Join(s.lists(), ", "))}
		}
		r.list, key, parts = l.Name, []string{l.Key}, parts[1:]
	}
	if len(parts) != len(key) || parts[0] == "" || s.table.Pair && parts[1] == "" {
		return []Fault{c.fault("", "house/fault.parts", strings.Join(key, ","))}
	}
	if s.table.Pair && parts[0] > parts[1] {
		parts[0], parts[1] = parts[1], parts[0]
		r.key = strings.Join(parts, ",")
	}
	for i, k := range key {
		value := parts[i]
		if s.table.json() {
			value = quote(value)
		}
		r.set(k, value)
	}
	s.rows = append(s.rows, r)
	return s.change(r, c)
}

func (s *sheet) lists() (names []string) {
	for _, l := range s.table.Lists {
		names = append(names, l.Name)
	}
	return names
}
