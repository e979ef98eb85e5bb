package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/engine/words"
)

// row is a line of a data table.
type row struct {
	table  string
	line   int
	names  []string
	values []string
}

func (r row) fail(column string, why words.Text) error {
	return words.Refuse("", "cataclysm/fault.data.field", r.table, r.line, column, why)
}

// splitTable reads comma-separated text with a heading of exactly the given columns.
func splitTable(table, text, heading string) ([]row, error) {
	records, err := splitRecords(text)
	if err != nil {
		return nil, words.Refuse("", "cataclysm/fault.data.table", table, err)
	}
	if len(records) == 0 || strings.Join(records[0], ",") != heading {
		return nil, words.Refuse("", "cataclysm/fault.data.columns", table, heading)
	}
	names := records[0]
	rows := make([]row, 0, len(records)-1)
	for i, rec := range records[1:] {
		if len(rec) != len(names) {
			return nil, words.Refuse("", "cataclysm/fault.data.fields", table, i+2, len(rec), len(names))
		}
		rows = append(rows, row{table, i + 2, names, rec})
	}
	return rows, nil
}

// splitRecords reads one record to a line. A field in quotes may hold commas and doubled quotes, but no line break.
func splitRecords(text string) ([][]string, error) {
	var records [][]string
	for n, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		fields := make([]string, 0, strings.Count(line, ",")+1)
		for more := true; more; {
			var field string
			if strings.HasPrefix(line, `"`) {
				end := 1
				for {
					q := strings.IndexByte(line[end:], '"')
					if q < 0 {
						return nil, words.Refuse("", "cataclysm/fault.data.quote-open", n+1)
					}
					end += q + 1
					if !strings.HasPrefix(line[end:], `"`) {
						break
					}
					end++
				}
				field = strings.ReplaceAll(line[1:end-1], `""`, `"`)
				line = line[end:]
				if more = strings.HasPrefix(line, ","); more {
					line = line[1:]
				} else if line != "" {
					return nil, words.Refuse("", "cataclysm/fault.data.quote-after", n+1)
				}
			} else {
				field, line, more = strings.Cut(line, ",")
				if strings.Contains(field, `"`) {
					return nil, words.Refuse("", "cataclysm/fault.data.quote-inside", n+1)
				}
			}
			fields = append(fields, field)
		}
		records = append(records, fields)
	}
	return records, nil
}

// reader takes fields from a row by name and keeps the first fault. Reading is fastest in the
// order of the columns.
type reader struct {
	row
	next int
	err  error
}

// refuse notes the first fault of the row.
func (r *reader) refuse(column, kind string, arguments ...any) {
	if r.err == nil {
		r.err = r.fail(column, words.To(kind, arguments...))
	}
}

func (r *reader) text(column string) string {
	for range r.names {
		i := r.next
		if r.next++; r.next == len(r.names) {
			r.next = 0
		}
		if r.names[i] == column {
			return r.values[i]
		}
	}
	r.refuse(column, "cataclysm/fault.data.column")
	return ""
}

func (r *reader) number(column string) int {
	text := r.text(column)
	n, err := strconv.Atoi(text)
	if err != nil || n < -99 || n > 999 {
		r.refuse(column, "cataclysm/fault.data.number", text)
		return 0
	}
	return n
}

// within reads a number from low to high.
func (r *reader) within(column string, low, high int) int {
	n := r.number(column)
	if n < low || n > high {
		r.refuse(column, "cataclysm/fault.data.range", n, low, high)
		return low
	}
	return n
}

func (r *reader) yes(column string) bool {
	text := r.text(column)
	if text != "1" && text != "0" && text != "yes" && text != "no" {
		r.refuse(column, "cataclysm/fault.data.yes", text)
	}
	return text == "1" || text == "yes"
}

// oneOf reads a word from a fixed list and returns its index.
func (r *reader) oneOf(column string, words ...string) int {
	text := r.text(column)
	for i, w := range words {
		if w == text {
			return i
		}
	}
	r.refuse(column, "cataclysm/fault.data.unknown", text)
	return 0
}

func (r *reader) power(column string) Power {
	text := r.text(column)
	p, ok := ParsePower(text)
	if !ok || p == Neutral {
		r.refuse(column, "cataclysm/fault.data.power", text)
		return NoPower
	}
	return p
}

func (r *reader) area(column string) Area {
	text := r.text(column)
	a, ok := ParseArea(text)
	if !ok {
		r.refuse(column, "cataclysm/fault.data.area", text)
	}
	return a
}
