package house

import (
	"slices"
	"strings"

	"interbellum/engine"
)

// Diff says how the files differ from the shipped ones. A source that was changed together with its row is the reason. Faults are of files
// that cannot be read as rows.
func (t *Tables) Diff(shipped, files Files) (changes []Change, faults []Fault) {
	for _, name := range t.names(addedIn(files)) {
		table, _ := t.table(name)
		before, after := t.Base(shipped, name), files(name)
		if before == after {
			continue
		}
		was, wrong := table.read(before)
		if wrong == nil {
			var is *sheet
			if is, wrong = table.read(after); wrong == nil {
				changes = append(changes, difference(was, is)...)
				if !slices.Equal(was.columns, is.columns) {
					wrong = say("house/fault.data.heading", strings.Join(was.columns, ","))
				}
			}
		}
		if wrong != nil {
			faults = append(faults, Fault{File: table.Name, Why: *wrong})
		}
	}
	return changes, faults
}

// Tidy is the Edition as it is kept: what is equal to the shipped data is dropped, pairs are named as the shipped files name them, rows
// and fields are in order. The faults are those of Apply; what has one is dropped too.
func (t *Tables) Tidy(shipped Files, e *Edition) (*Edition, []Fault) {
	files, faults := t.Apply(shipped, e)
	changes, wrong := t.Diff(shipped, files)
	for i := range changes {
		c := &changes[i]
		table, _ := t.table(c.File)
		s := &sheet{table: table}
		for _, given := range e.Changes {
			if given.File == c.File && (given.Row == c.Row || s.turned(given.Row) == c.Row) {
				c.Reason = given.Reason
			}
		}
	}
	tidy := *e
	tidy.Changes = changes
	return &tidy, append(faults, wrong...)
}

// Unread is the Fault of data files that a game's own reader refuses.
func Unread(err error) Fault { return fault("", "house/fault.data.read", err) }

func difference(was, is *sheet) (changes []Change) {
	name := was.table.Name
	for _, r := range was.rows {
		if is.find(r.key) == nil {
			changes = append(changes, Change{File: name, Row: r.key, How: Removed})
		}
	}
	for _, r := range is.rows {
		c := Change{File: name, Row: r.key, How: Added, Reason: reason(r)}
		before := was.find(r.key)
		if before != nil {
			c.How, c.Row = Changed, before.key
			if old, _ := before.field(source); c.Reason == reason(&row{fields: []Field{{source, old}}}) {
				c.Reason = ""
			}
		} else {
			c.Row = min(r.key, was.turned(r.key))
		}
		if c.Fields = is.others(before, r); before == nil || len(c.Fields) > 0 {
			changes = append(changes, c)
		}
	}
	engine.Sort(changes, func(a, b Change) int { return strings.Compare(a.Row, b.Row) })
	return changes
}

// others are the fields of a row that are not as before: of a new row those that are not empty. A field that is gone is null.
func (s *sheet) others(before, r *row) (fields []Field) {
	for _, f := range r.fields {
		if f.Name == source || s.names(r, f.Name) {
			continue
		}
		old := ""
		if before != nil {
			old, _ = before.field(f.Name)
		}
		if f.Value != old && (f.Value != "null" || old != "") {
			fields = append(fields, f)
		}
	}
	if before != nil {
		for _, f := range before.fields {
			if _, there := r.field(f.Name); !there && f.Name != source && f.Value != "null" {
				fields = append(fields, Field{f.Name, "null"})
			}
		}
	}
	sortFields(fields)
	return fields
}

func sortFields(fields []Field) {
	engine.Sort(fields, func(a, b Field) int { return strings.Compare(a.Name, b.Name) })
}

// reason is what the source of a row says, if it can be a reason.
func reason(r *row) string {
	text, _ := r.field(source)
	if unquoted, is := unquote(text); is {
		text = unquoted
	}
	if text == housed || !sentence(text) {
		return ""
	}
	return text
}
