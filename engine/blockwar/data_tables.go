package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/words"
)

// A Row is a line of a data table, read field by field by the name of its column. It keeps the first fault.
type Row struct {
	table   string
	line    int
	columns []string
	values  []string
	err     *error
}

// ReadTable reads a table with exactly these columns and gives each line to read. Fields are parted by
// commas and hold none; a list within a field is parted by semicolons.
func ReadTable(table, text, columns string, read func(Row)) error {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if lines[0] != columns {
		return words.Refuse("", "blocks/fault.data.columns", table, columns)
	}
	names := strings.Split(columns, ",")
	var err error
	for i, line := range lines[1:] {
		r := Row{table, i + 2, names, strings.Split(line, ","), &err}
		if len(r.values) != len(names) {
			return words.Refuse("", "blocks/fault.data.fields", table, r.line, len(r.values), len(names))
		}
		if read(r); err != nil {
			return err
		}
	}
	return nil
}

// Fault notes what is wrong with a field. In line it makes programs larger, as Text does.
//
//go:noinline
func (r *Row) Fault(column, kind string, args ...any) {
	if *r.err == nil {
		*r.err = words.Refuse("", "blocks/fault.data.field", r.table, r.line, column, words.To(kind, args...))
	}
}

// Text is a field as it is written.
//
//go:noinline
func (r *Row) Text(column string) string {
	i := slices.Index(r.columns, column)
	if i < 0 {
		r.Fault(column, "blocks/fault.data.column")
		return ""
	}
	return r.values[i]
}

// Number is a field that is a number from 0; an empty one is 0.
func (r *Row) Number(column string) int {
	text := r.Text(column)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		r.Fault(column, "blocks/fault.data.number", text)
	}
	return n
}

// UpTo is a field that is a number from least to most; an empty one is least.
func (r *Row) UpTo(column string, least, most int) int {
	n := r.Number(column)
	if r.Text(column) == "" {
		n = least
	}
	if n < least || n > most {
		r.Fault(column, "blocks/fault.data.range", n, least, most)
		return least
	}
	return n
}

// Count is a field that counts things: no table has a hundred of any.
func (r *Row) Count(column string) int { return r.UpTo(column, 0, 99) }

// Yes is a field that is 1 or 0.
func (r *Row) Yes(column string) bool {
	text := r.Text(column)
	if text != "0" && text != "1" {
		r.Fault(column, "blocks/fault.data.yes", text)
	}
	return text == "1"
}

// List is the words of a field that holds a list.
func (r *Row) List(column string) []string {
	text := r.Text(column)
	if text == "" {
		return nil
	}
	return strings.Split(text, ";")
}

// Digits are the numbers from 1 to 9 of a field that holds a list of them.
func (r *Row) Digits(column string) (list []int) {
	for _, word := range r.List(column) {
		if len(word) != 1 || word < "1" || word > "9" {
			r.Fault(column, "blocks/fault.data.number", word)
			continue
		}
		list = append(list, int(word[0]-'0'))
	}
	return list
}

// OneOf is the place of a field's word in a list of words.
func (r *Row) OneOf(column string, list ...string) int {
	i := slices.Index(list, r.Text(column))
	if i < 0 {
		r.Fault(column, "blocks/fault.data.unknown", r.Text(column))
		return 0
	}
	return i
}

// Named is the value that a name stands for.
func Named[T any](r Row, column, name string, find func(string) (T, bool)) T {
	v, found := find(name)
	if !found {
		r.Fault(column, "blocks/fault.data.unknown", name)
	}
	return v
}

// ListNamed are the values that the names in a list stand for.
func ListNamed[T any](r Row, column string, find func(string) (T, bool)) (list []T) {
	for _, name := range r.List(column) {
		list = append(list, Named(r, column, name, find))
	}
	return list
}

// Must is a table that the program holds itself: a datum that does not fit is a mistake of ours, and the program must not run
// on it.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// ByAlphabet puts so many things into the order of their slugs, in which they are numbered from 1, and refuses a slug that
// stands twice.
func ByAlphabet[T any](table string, count int, list []T, slug func(*T) string) error {
	if len(list) != count {
		return words.Refuse("", "blocks/fault.data.lines", table, len(list), count)
	}
	engine.Sort(list, func(x, y T) int { return strings.Compare(slug(&x), slug(&y)) })
	for i := range list[1:] {
		if name := slug(&list[i]); name == slug(&list[i+1]) {
			return words.Refuse("", "blocks/fault.data.twice", table, name)
		}
	}
	return nil
}
