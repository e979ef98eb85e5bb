package house

import (
	"slices"
	"strings"

	"interbellum/engine/words"
)

// readLines reads a table: a heading, and a row to each line.
func (s *sheet) readLines(text string) *words.Text {
	for n, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		values, sound := splitLine(line)
		if !sound {
			return say("house/fault.data.quotes", n+1)
		}
		if n == 0 {
			s.columns = values
			for _, k := range s.table.Key {
				if !slices.Contains(values, k) {
					return say("house/fault.data.column", k)
				}
			}
			continue
		}
		if len(values) != len(s.columns) {
			return say("house/fault.data.fields", n+1, len(values), len(s.columns))
		}
		r := &row{raw: line}
		for i, value := range values {
			r.fields = append(r.fields, Field{s.columns[i], value})
		}
		var key []string
		for _, k := range s.table.Key {
			part, _ := r.field(k)
			key = append(key, part)
		}
		r.key = strings.Join(key, ",")
		s.rows = append(s.rows, r)
	}
	return nil
}

// splitLine splits at commas. A field in quotes may hold commas and doubled quotes.
func splitLine(line string) (fields []string, sound bool) {
	for {
		quoted, isQuoted := strings.CutPrefix(line, `"`)
		if !isQuoted {
			field, rest, more := strings.Cut(line, ",")
			if strings.Contains(field, `"`) {
				return nil, false
			}
			fields = append(fields, field)
			if !more {
				return fields, true
			}
			line = rest
			continue
		}
		end := 0
		for {
			q := strings.IndexByte(quoted[end:], '"')
			if q < 0 {
				return nil, false
			}
			if end += q + 1; !strings.HasPrefix(quoted[end:], `"`) {
				break
			}
			end++
		}
		fields = append(fields, strings.ReplaceAll(quoted[:end-1], `""`, `"`))
		if line = quoted[end:]; line == "" {
			return fields, true
		}
		if line[0] != ',' {
			return nil, false
		}
		line = line[1:]
	}
}

func (s *sheet) writeLines() string {
	var b strings.Builder
	b.WriteString(joined(s.columns) + "\n")
	for _, r := range s.rows {
		line := r.raw
		if line == "" {
			values := make([]string, len(s.columns))
			for i, c := range s.columns {
				values[i], _ = r.field(c)
			}
			line = joined(values)
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

func joined(values []string) string {
	quoted := make([]string, len(values))
	for i, v := range values {
		if quoted[i] = v; strings.ContainsAny(v, `",`) {
			quoted[i] = `"` + strings.ReplaceAll(v, `"`, `""`) + `"`
		}
	}
	return strings.Join(quoted, ",")
}
