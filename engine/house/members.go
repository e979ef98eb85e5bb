package house

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"interbellum/engine/words"
)

// readList reads a list of a JSON file whose entries are rows.
func (s *sheet) readList(list, text string, key []string) *words.Text {
	entries, sound := elements(text)
	if !sound {
		return say("house/fault.data.json")
	}
	for _, raw := range entries {
		r := &row{list: list, raw: raw}
		if r.fields, sound = members(raw); !sound {
			return say("house/fault.data.json")
		}
		var parts []string
		if list != "" {
			parts = []string{list}
		}
		for _, k := range key {
			value, _ := r.field(k)
			var part string
			if json.Unmarshal([]byte(value), &part) != nil {
				return say("house/fault.data.column", k)
			}
			parts = append(parts, part)
		}
		r.key = strings.Join(parts, ",")
		s.rows = append(s.rows, r)
	}
	return nil
}

func (s *sheet) readScenario(text string) *words.Text {
	all, sound := members(text)
	if !sound {
		return say("house/fault.data.json")
	}
	rest := &row{key: Scenario, raw: text}
	s.rows = append(s.rows, rest)
	for _, m := range all {
		l := s.table.list(m.Name)
		if l.Name == "" {
			rest.fields = append(rest.fields, m)
		} else if wrong := s.readList(l.Name, m.Value, []string{l.Key}); wrong != nil {
			return wrong
		}
		s.members = append(s.members, Field{Name: m.Name})
	}
	return nil
}

func (s *sheet) writeScenario() string {
	rest := s.rows[0]
	var b strings.Builder
	b.WriteString("{")
	line := func(name, value string) {
		if b.Len() > 1 {
			b.WriteString(",")
		}
		b.WriteString("\n  " + quote(name) + ": " + value)
	}
	written := map[string]bool{}
	for _, m := range s.members {
		written[m.Name] = true
		if l := s.table.list(m.Name); l.Name != "" {
			line(m.Name, s.writeList(m.Name))
		} else if value, there := rest.field(m.Name); there && value != "null" {
			line(m.Name, value)
		}
	}
	for _, l := range s.table.Lists {
		if !written[l.Name] && len(s.entries(l.Name)) > 0 {
			line(l.Name, s.writeList(l.Name))
		}
	}
	for _, f := range rest.fields {
		if !written[f.Name] && f.Value != "null" {
			line(f.Name, f.Value)
		}
	}
	return b.String() + "\n}\n"
}

func (s *sheet) writeList(list string) string {
	entries := s.entries(list)
	if len(entries) == 0 {
		return "[]"
	}
	return "[\n    " + strings.Join(entries, ",\n    ") + "\n  ]"
}

// entries are the rows of a list as JSON.
func (s *sheet) entries(list string) (entries []string) {
	for _, r := range s.rows {
		if r.list != list || r.key == Scenario {
			continue
		}
		text := r.raw
		if text == "" {
			var parts []string
			for _, f := range r.fields {
				if f.Value != "null" {
					parts = append(parts, quote(f.Name)+": "+f.Value)
				}
			}
			text = "{" + strings.Join(parts, ", ") + "}"
		}
		entries = append(entries, text)
	}
	return entries
}

// members are those of a JSON object in their order, with compact values.
func members(text string) (list []Field, sound bool) {
	d := json.NewDecoder(strings.NewReader(text))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, false
	}
	for d.More() {
		name, err := d.Token()
		key, isText := name.(string)
		var raw json.RawMessage
		if err != nil || !isText || d.Decode(&raw) != nil {
			return nil, false
		}
		value, sound := compact(raw)
		if !sound {
			return nil, false
		}
		list = append(list, Field{key, value})
	}
	return list, ends(d)
}

func elements(text string) (list []string, sound bool) {
	d := json.NewDecoder(strings.NewReader(text))
	if t, err := d.Token(); err != nil || t != json.Delim('[') {
		return nil, false
	}
	for d.More() {
		var raw json.RawMessage
		if d.Decode(&raw) != nil {
			return nil, false
		}
		list = append(list, string(raw))
	}
	return list, ends(d)
}

// ends tells whether nothing follows the value that is being read.
func ends(d *json.Decoder) bool {
	if _, err := d.Token(); err != nil {
		return false
	}
	_, err := d.Token()
	return errors.Is(err, io.EOF)
}

// compact writes a JSON value without spaces, the members of objects by name: equal values are equal texts.
func compact(raw []byte) (text string, sound bool) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if d.Decode(&v) != nil {
		return "", false
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return "", false
	}
	return marshalled(v), true
}

func quote(s string) string { return marshalled(s) }

func marshalled(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("house: " + err.Error()) // what was decoded can be encoded
	}
	return strings.TrimSuffix(b.String(), "\n")
}
