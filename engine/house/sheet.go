package house

import (
	"slices"
	"strings"

	"interbellum/engine/words"
)

// sheet is a file as rows.
type sheet struct {
	table   *Table
	columns []string // of a table: its heading
	rows    []*row   // in the order of the file
	members []Field  // of a scenario: all that the file says, in its order; the lists are empty here
}

// row is a line of a table, or a part of a JSON file.
type row struct {
	key    string
	list   string  // the list of a scenario that it is in
	fields []Field // all of them, in the order of the file, with the key and the source
	raw    string  // as the file has it, or empty if the row is changed
}

// source is the field that tells where a row comes from. It is no datum: an Edition gives a reason instead.
const source = "source"

// housed is the source of a row that an Edition changed.
const housed = "house"

func (r *row) field(name string) (value string, there bool) {
	i := slices.IndexFunc(r.fields, func(f Field) bool { return f.Name == name })
	if i < 0 {
		return "", false
	}
	return r.fields[i].Value, true
}

func (r *row) set(name, value string) {
	r.raw = ""
	i := slices.IndexFunc(r.fields, func(f Field) bool { return f.Name == name })
	if i < 0 {
		r.fields = append(r.fields, Field{name, value})
		return
	}
	r.fields[i].Value = value
}

func (s *sheet) find(key string) *row {
	for _, k := range []string{key, s.turned(key)} {
		i := slices.IndexFunc(s.rows, func(r *row) bool { return r.key == k })
		if i >= 0 {
			return s.rows[i]
		}
	}
	return nil
}

// turned is the key of a pair the other way round.
func (s *sheet) turned(key string) string {
	if a, b, two := strings.Cut(key, ","); two && s.table.Pair {
		return b + "," + a
	}
	return key
}

// names tells whether a field names its row.
func (s *sheet) names(r *row, field string) bool {
	if r.list == "" {
		return slices.Contains(s.table.Key, field)
	}
	return s.table.list(r.list).Key == field
}

func (t *Table) json() bool { return strings.HasSuffix(t.Name, ".json") }

func (t *Table) list(name string) List {
	i := slices.IndexFunc(t.Lists, func(l List) bool { return l.Name == name })
	if i < 0 {
		return List{}
	}
	return t.Lists[i]
}

// read reads a file. What is wrong with it is said without its name.
func (t *Table) read(text string) (*sheet, *words.Text) {
	s := &sheet{table: t}
	var wrong *words.Text
	switch {
	case !t.json():
		wrong = s.readLines(text)
	case t.Lists == nil:
		wrong = s.readList("", text, t.Key)
	default:
		wrong = s.readScenario(text)
	}
	if wrong != nil {
		return nil, wrong
	}
	keys := make([]string, len(s.rows))
	for i, r := range s.rows {
		keys[i] = r.key
		if t.Pair {
			keys[i] = min(r.key, s.turned(r.key))
		}
	}
	slices.Sort(keys)
	for i := 1; i < len(keys); i++ {
		if keys[i] == keys[i-1] {
			return nil, say("house/fault.data.twice", keys[i])
		}
	}
	return s, nil
}

func say(kind string, arguments ...any) *words.Text {
	text := words.To(kind, arguments...)
	return &text
}

// text writes the file. A file of which no row is changed is written as it was read.
func (s *sheet) text() string {
	switch {
	case !s.table.json():
		return s.writeLines()
	case s.table.Lists == nil:
		return "[\n  " + strings.Join(s.entries(""), ",\n  ") + "\n]\n"
	}
	return s.writeScenario()
}
