package cataclysm

import (
	"fmt"
	"strconv"
	"strings"
)

// row is a line of a data table, read field by field with the column it must have.
type row struct {
	table  string
	line   int
	names  []string
	values []string
}

func (r row) fail(column, why string) error {
	return fmt.Errorf("cataclysm: %s, line %d, %s: %s", r.table, r.line, column, why)
}

// splitTable reads comma-separated text with a heading of exactly the given columns.
func splitTable(table, text, heading string) ([]row, error) {
	records, err := splitRecords(text)
	if err != nil {
		return nil, fmt.Errorf("cataclysm: %s: %w", table, err)
	}
	if len(records) == 0 || strings.Join(records[0], ",") != heading {
		return nil, fmt.Errorf("cataclysm: %s: the columns are not %s", table, heading)
	}
	names := records[0]
	rows := make([]row, 0, len(records)-1)
	for i, rec := range records[1:] {
		if len(rec) != len(names) {
			return nil, fmt.Errorf("cataclysm: %s, line %d: %d fields instead of %d", table, i+2, len(rec), len(names))
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
						return nil, fmt.Errorf("line %d: a quote is not closed", n+1)
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
					return nil, fmt.Errorf("line %d: text after a quote", n+1)
				}
			} else {
				field, line, more = strings.Cut(line, ",")
				if strings.Contains(field, `"`) {
					return nil, fmt.Errorf("line %d: a quote inside a field", n+1)
				}
			}
			fields = append(fields, field)
		}
		records = append(records, fields)
	}
	return records, nil
}

// reader takes fields from a row by name and keeps the first fault. Fields are quickest taken in the order of the columns.
type reader struct {
	row
	find func(string) (Area, bool)
	next int
	err  error
}

func (r *reader) fault(column, why string) {
	if r.err == nil {
		r.err = r.fail(column, why)
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
	r.fault(column, "no such column")
	return ""
}

func (r *reader) number(column string) int {
	text := r.text(column)
	n, err := strconv.Atoi(text)
	if err != nil || n < -99 || n > 999 {
		r.fault(column, "not a number: "+text)
		return 0
	}
	return n
}

func (r *reader) yes(column string) bool {
	text := r.text(column)
	if text != "1" && text != "0" && text != "yes" && text != "no" {
		r.fault(column, "neither yes nor no: "+text)
	}
	return text == "1" || text == "yes"
}

// oneOf reads a word from a fixed list and gives its place in it.
func (r *reader) oneOf(column string, words ...string) int {
	text := r.text(column)
	for i, w := range words {
		if w == text {
			return i
		}
	}
	r.fault(column, "unknown: "+text)
	return 0
}

func (r *reader) power(column string) Power {
	text := r.text(column)
	p, ok := ParsePower(text)
	if !ok || p == Neutral {
		r.fault(column, "no power: "+text)
		return NoPower
	}
	return p
}

func (r *reader) area(column string) Area {
	text := r.text(column)
	a, ok := r.find(text)
	if !ok {
		r.fault(column, "no area: "+text)
	}
	return a
}
