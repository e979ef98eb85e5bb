package house

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
)

// Format is the format that this program writes, and the highest that it reads.
const Format = 1

// FormatName begins the format of every file with an Edition; its number follows.
const FormatName = "house/"

// file is an Edition as JSON.
type file struct {
	Format  string       `json:"format"`
	Game    string       `json:"game"`
	Base    string       `json:"base"`
	Title   string       `json:"title"`
	Author  string       `json:"author"`
	Date    string       `json:"date"`
	Changes []fileChange `json:"changes"`
	Insists []string     `json:"insists"`
}

type fileChange struct {
	File   string                     `json:"file"`
	Row    string                     `json:"row"`
	Change map[string]json.RawMessage `json:"change"`
	Add    map[string]json.RawMessage `json:"add"`
	Remove bool                       `json:"remove"`
	Reason string                     `json:"reason"`
}

// Decode reads an Edition from its file, and finds all that is wrong with its form. Whether its changes can be made, Apply says.
func Decode(data []byte) (*Edition, []Fault) {
	if len(data) > MaxFile {
		return nil, []Fault{fault("", "house/fault.large", len(data), MaxFile)}
	}
	var front struct {
		Format string `json:"format"`
	}
	if json.Unmarshal(data, &front) != nil {
		return nil, []Fault{fault("", "house/fault.foreign")}
	}
	number, is := strings.CutPrefix(front.Format, FormatName)
	n, err := strconv.Atoi(number)
	switch {
	case !is || err != nil || n < 1:
		return nil, []Fault{fault("", "house/fault.foreign")}
	case n > Format:
		return nil, []Fault{fault("", "house/fault.newer", n, Format)}
	}
	var f file
	if err := engine.DecodeStrictly(data, &f); err != nil {
		return nil, []Fault{fault("", "house/fault.damaged", err)}
	}
	e := &Edition{Game: f.Game, Base: f.Base, Title: f.Title, Author: f.Author, Date: f.Date, Insists: f.Insists}
	var faults []Fault
	for i := range f.Changes {
		c, wrong := f.Changes[i].change()
		e.Changes, faults = append(e.Changes, c), append(faults, wrong...)
	}
	return e, append(e.formFaults(), faults...)
}

func (f *fileChange) change() (c Change, faults []Fault) {
	c = Change{File: f.File, Row: f.Row, Reason: f.Reason}
	ways := 0
	for _, way := range []struct {
		how    How
		taken  bool
		fields map[string]json.RawMessage
	}{{Changed, f.Change != nil, f.Change}, {Added, f.Add != nil, f.Add}, {Removed, f.Remove, nil}} {
		if !way.taken {
			continue
		}
		ways++
		c.How = way.how
		for _, name := range slices.Sorted(maps.Keys(way.fields)) {
			value, sound := valueOf(f.File, way.fields[name])
			if !sound {
				faults = append(faults, c.fault(name, "house/fault.value"))
			}
			c.Fields = append(c.Fields, Field{name, value})
		}
	}
	if ways != 1 {
		faults = append(faults, c.fault("", "house/fault.ways"))
	}
	return c, faults
}

// valueOf is a field as it is held: JSON of a JSON file, else a text. A number may be written without quotes.
func valueOf(file string, raw json.RawMessage) (value string, sound bool) {
	value, sound = compact(raw)
	if !sound || strings.HasSuffix(file, ".json") {
		return value, sound
	}
	if text, is := unquote(value); is {
		return text, true
	}
	_, err := strconv.Atoi(value)
	return value, err == nil
}

// formFaults finds what is too long, out of shape or hidden in any part.
func (e *Edition) formFaults() (faults []Fault) {
	if len(e.Changes) > MaxRows {
		return []Fault{fault("", "house/fault.rows", len(e.Changes), MaxRows)}
	}
	if !word(e.Game) {
		faults = append(faults, fault("", "house/fault.head", "game"))
	}
	if n := len(e.Base); n < 8 || n > 32 || strings.Trim(e.Base, "0123456789abcdef") != "" {
		faults = append(faults, fault("", "house/fault.head", "base"))
	}
	if !dated(e.Date) {
		faults = append(faults, fault("", "house/fault.date"))
	}
	for _, part := range []struct{ name, text string }{{"title", e.Title}, {"author", e.Author}} {
		if !plain(part.text, MaxWord) {
			faults = append(faults, fault("", "house/fault.head", part.name))
		}
	}
	if len(e.Insists) > MaxParts || slices.ContainsFunc(e.Insists, func(s string) bool { return s == "" || !sentence(s) }) {
		faults = append(faults, fault("", "house/fault.insists", MaxParts, MaxText))
	}
	for i := range e.Changes {
		faults = append(faults, e.Changes[i].formFaults()...)
	}
	return faults
}

// formFaults names nothing that could not be shown.
func (c *Change) formFaults() (faults []Fault) {
	if !word(c.File) || !key(c.Row) {
		return []Fault{fault("", "house/fault.name", MaxWord)}
	}
	if !sentence(c.Reason) {
		faults = append(faults, c.fault("", "house/fault.reason", MaxText))
	}
	if c.How == Removed != (len(c.Fields) == 0) && c.How != Added || len(c.Fields) > MaxParts {
		faults = append(faults, c.fault("", "house/fault.no-fields", MaxParts))
	}
	for _, f := range c.Fields {
		if !word(f.Name) {
			faults = append(faults, c.fault("", "house/fault.name", MaxWord))
		} else if !c.holds(f.Value) {
			faults = append(faults, c.fault(f.Name, "house/fault.text", MaxText))
		}
	}
	return faults
}

func (c *Change) holds(value string) bool {
	if !strings.HasSuffix(c.File, ".json") {
		return sentence(value)
	}
	written, sound := compact([]byte(value))
	var v any
	return sound && written == value && len(value) <= MaxValue && json.Unmarshal([]byte(value), &v) == nil && texts(v)
}

// dated tells whether a date is one, or is left out.
func dated(date string) bool {
	if date == "" {
		return true
	}
	for i, r := range []byte(date) {
		if i == 4 || i == 7 {
			if r != '-' {
				return false
			}
		} else if r < '0' || r > '9' {
			return false
		}
	}
	return len(date) == len("2026-11-26")
}

// Encode writes an Edition as a file: one change to a line.
func Encode(e *Edition) []byte {
	var b strings.Builder
	b.WriteString("{\n\"format\": " + quote(FormatName+strconv.Itoa(Format)))
	for _, part := range []struct{ name, text string }{{"game", e.Game}, {"base", e.Base}, {"title", e.Title}, {"author", e.Author}, {"date", e.Date}} {
		b.WriteString(",\n" + quote(part.name) + ": " + quote(part.text))
	}
	b.WriteString(",\n\"changes\": [")
	for i := range e.Changes {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n" + e.Changes[i].encode())
	}
	b.WriteString("\n],\n\"insists\": [")
	for i, s := range e.Insists {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n" + quote(s))
	}
	b.WriteString("\n]\n}\n")
	return []byte(b.String())
}

func (c *Change) encode() string {
	line := `{"file": ` + quote(c.File) + `, "row": ` + quote(c.Row)
	if c.How == Removed {
		line += `, "remove": true`
	} else {
		var fields []string
		for _, f := range c.Fields {
			value := f.Value
			if !strings.HasSuffix(c.File, ".json") {
				value = quote(value)
			}
			fields = append(fields, quote(f.Name)+": "+value)
		}
		line += `, "` + [...]string{Changed: "change", Added: "add"}[c.How] + `": {` + strings.Join(fields, ", ") + "}"
	}
	if c.Reason != "" {
		line += `, "reason": ` + quote(c.Reason)
	}
	return line + "}"
}
