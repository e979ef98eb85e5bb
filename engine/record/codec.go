package record

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"interbellum/engine"
	"interbellum/engine/words"
)

// Limits of what is read. A real match stays far below them.
const (
	MaxFile    = 4 << 20
	MaxEntries = 30_000
	maxWords   = 200
	MaxText    = 200     // names, ids, options
	MaxList    = 64      // options, players
	MaxHouse   = 8 << 10 // a house edition, packed
)

// Newer refuses a save of a format that a later version writes.
type Newer struct{ Format int }

func (e *Newer) Error() string {
	return words.To("engine/refused.save.newer", e.Format, Format).String()
}

// ErrNotASave refuses a file that is something else.
var ErrNotASave error = words.Refuse("", "engine/refused.save.foreign")

// file is format 5. Its fields are frozen. Format 4 has no seals, format 3 no editions that were agreed on, format 2 no house edition in its
// header, format 1 neither amendments nor agreements among its answers, and none by a stand-in.
type file struct {
	Format     int               `json:"interbellum"`
	Header     Header            `json:"header"`
	Start      json.RawMessage   `json:"start,omitempty"`
	Earlier    []string          `json:"earlier,omitempty"`
	Stretches  []Stretch         `json:"stretches"`
	Marks      []Mark            `json:"marks"`
	End        Mark              `json:"end"`
	Safe       *filePoint        `json:"safe,omitempty"`
	Entries    []string          `json:"answers"`
	Amendments []json.RawMessage `json:"amendments,omitempty"`
	Editions   *fileEditions     `json:"editions,omitempty"`
	Seals      []fileSeal        `json:"seals,omitempty"`
	Renewals   []fileRenewal     `json:"renewals,omitempty"`
}

type filePoint struct {
	Seq    int             `json:"seq"`
	Schema json.RawMessage `json:"schema"`
}

// MarshalJSON lists the seats by number.
func (p Player) MarshalJSON() ([]byte, error) {
	list := []int{}
	for _, s := range p.Seats.List() {
		list = append(list, int(s)) // a list of bytes would be written as text
	}
	return json.Marshal(struct {
		Name  string `json:"name"`
		Seats []int  `json:"seats"`
	}{p.Name, list})
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (p *Player) UnmarshalJSON(data []byte) error {
	var f struct {
		Name  string `json:"name"`
		Seats []int  `json:"seats"`
	}
	if err := engine.DecodeStrictly(data, &f); err != nil {
		return err
	}
	p.Name, p.Seats = f.Name, 0
	for _, s := range f.Seats {
		if s < 1 || s > int(engine.MaxSeat) || p.Seats.Has(engine.Seat(s)) {
			return words.Refuse("", "engine/fault.save.seat", f.Name, s)
		}
		p.Seats = p.Seats.With(engine.Seat(s))
	}
	return nil
}

// Encode writes a record: the header first and readable, then one answer on each line.
// It must be sealed.
func Encode(r *Record) []byte {
	f := file{Header: r.Header, Start: r.Start, Stretches: r.Stretches, Marks: r.Marks, End: r.End}
	if f.Marks == nil {
		f.Marks = []Mark{}
	}
	if r.Safe != nil {
		f.Safe = &filePoint{r.Safe.Seq, r.Safe.Schema}
	}
	var b bytes.Buffer
	b.WriteString("{\n\"interbellum\": " + strconv.Itoa(r.format()) + ",\n\"header\": ")
	indented, err := json.MarshalIndent(f.Header, "", "  ")
	write(&b, indented, err)
	if len(r.Start) > 0 {
		b.WriteString(",\n\"start\": ")
		write(&b, r.Start, nil)
	}
	if len(r.Earlier) > 0 {
		writeLines(&b, "earlier", r.Earlier)
	}
	for _, part := range []struct {
		name string
		v    any
	}{{"stretches", f.Stretches}, {"marks", f.Marks}, {"end", f.End}} {
		b.WriteString(",\n\"" + part.name + "\": ")
		text, err := json.Marshal(part.v)
		write(&b, text, err)
	}
	if f.Safe != nil {
		b.WriteString(",\n\"safe\": {\"seq\": " + strconv.Itoa(f.Safe.Seq) + ", \"schema\": ")
		write(&b, f.Safe.Schema, nil)
		b.WriteString("}")
	}
	if len(r.Amendments) > 0 {
		b.WriteString(",\n\"amendments\": [\n")
		write(&b, bytes.Join(r.Amendments, []byte(",\n")), nil)
		b.WriteString("]")
	}
	if len(r.Editions) > 0 {
		b.WriteString(",\n\"editions\": ")
		text, err := json.Marshal(fileEditions{r.Now, r.Editions})
		write(&b, text, err)
	}
	if len(r.Seals) > 0 {
		b.WriteString(",\n\"seals\": ")
		text, err := json.Marshal(writtenSeals(r.Seals))
		write(&b, text, err)
	}
	if len(r.Renewals) > 0 {
		b.WriteString(",\n\"renewals\": ")
		text, err := json.Marshal(writtenRenewals(r.Renewals))
		write(&b, text, err)
	}
	writeLines(&b, "answers", r.Entries)
	b.WriteString("\n}\n")
	return b.Bytes()
}

func write(b *bytes.Buffer, text []byte, err error) {
	if err != nil {
		panic("record: a record that cannot be written: " + err.Error())
	}
	b.Write(text)
}

func writeLines(b *bytes.Buffer, name string, entries []engine.Entry) {
	b.WriteString(",\n\"" + name + "\": [")
	var line []byte
	for i, e := range entries {
		if i > 0 {
			b.WriteByte(',')
		}
		line = strconv.AppendInt(append(line[:0], '\n', '"'), int64(e.Seat), 10)
		line = append(append(line, ' '), e.Choice.Words()...)
		if e.By != "" {
			line = append(append(line, ' '), e.By...)
		}
		b.Write(append(line, '"'))
	}
	b.WriteString("]")
}

// Saves reports whether a match can be read again once it is saved.
func Saves(r *Record) error {
	_, err := Decode(Encode(r))
	return err
}

// Decode reads a save of any format up to this one. It checks its form, not its truth:
// Open and Replay do that.
func Decode(data []byte) (*Record, error) {
	if len(data) > MaxFile {
		return nil, words.Refuse("", "engine/refused.save.large", len(data), MaxFile)
	}
	if err := shaped(data); err != nil {
		return nil, err
	}
	format, found := formatOf(data)
	if !found || format < 1 {
		return nil, ErrNotASave
	}
	if format > Format {
		return nil, &Newer{format}
	}
	data, err := migrate(data, format, migrations)
	if err != nil {
		return nil, err
	}
	var f file
	if err := engine.DecodeStrictly(data, &f); err != nil {
		if !json.Valid(data) {
			return nil, ErrNotASave
		}
		return nil, words.Refuse("", "engine/refused.save.damaged", err)
	}
	r, err := f.record()
	if err != nil {
		return nil, words.Refuse("", "engine/refused.save.damaged", err)
	}
	return r, nil
}

// formatOf reads the number of the format, which this program writes first of all.
func formatOf(data []byte) (format int, found bool) {
	d := json.NewDecoder(bytes.NewReader(data[:min(len(data), 100)]))
	open, _ := d.Token()
	key, _ := d.Token()
	if open == json.Delim('{') && key == "interbellum" && d.Decode(&format) == nil {
		return format, true
	}
	var front struct {
		Format *int `json:"interbellum"`
	}
	if json.Unmarshal(data, &front) != nil || front.Format == nil {
		return 0, false
	}
	return *front.Format, true
}

// strict reads one JSON value, refusing fields that are not known and anything after it.
func (f *file) record() (*Record, error) {
	r := &Record{Header: f.Header, Stretches: f.Stretches, Marks: f.Marks, End: f.End, Start: f.Start}
	if f.Safe != nil {
		r.Safe = &Point{f.Safe.Seq, f.Safe.Schema}
	}
	if err := r.Header.check(); err != nil {
		return nil, err
	}
	if len(f.Entries)+len(f.Earlier) > MaxEntries {
		return nil, words.Refuse("", "engine/fault.save.answers", len(f.Entries)+len(f.Earlier), MaxEntries)
	}
	var err error
	if r.Entries, err = readEntries(f.Entries); err != nil {
		return nil, err
	}
	if r.Earlier, err = readEntries(f.Earlier); err != nil {
		return nil, err
	}
	if len(f.Amendments) > amendMost {
		return nil, words.Refuse("", "engine/fault.save.corrections", amendMost)
	}
	for _, a := range f.Amendments {
		text, err := canonical(a)
		if err != nil {
			return nil, err
		}
		r.Amendments = append(r.Amendments, text)
	}
	if err := f.Editions.into(r); err != nil {
		return nil, err
	}
	if r.Seals, err = readSeals(f.Seals); err != nil {
		return nil, err
	}
	if r.Renewals, err = readRenewals(f.Renewals); err != nil {
		return nil, err
	}
	return r, r.checkOrder()
}

// Check refuses a header that no match can have.
func (h *Header) check() error {
	for _, text := range append([]string{h.ID, h.Title, h.Game, h.Scenario, h.Edition, h.Dealer, h.Secret, h.Created}, h.Options...) {
		if len(text) > MaxText || !utf8.ValidString(text) {
			return words.Refuse("", "engine/fault.save.header-long")
		}
	}
	if len(h.House) > MaxHouse {
		return words.Refuse("", "engine/fault.save.house", MaxHouse>>10)
	}
	if h.Game == "" || len(h.Options) > MaxList || len(h.Players) > MaxList {
		return words.Refuse("", "engine/fault.save.header")
	}
	var held engine.Seats
	for _, p := range h.Players {
		if len(p.Name) > MaxText || held.Meets(p.Seats) {
			return words.Refuse("", "engine/fault.save.player", strconv.Quote(p.Name))
		}
		held |= p.Seats
	}
	return nil
}

func readEntries(lines []string) ([]engine.Entry, error) {
	entries := make([]engine.Entry, len(lines))
	for i, line := range lines {
		seat, answer, found := strings.Cut(line, " ")
		answer, by, _ := strings.Cut(answer, " ")
		n, err := strconv.Atoi(seat)
		if !found || err != nil || n < 0 || n > int(engine.MaxSeat) || len(line) > maxWords || strings.Contains(by, " ") || strings.ContainsFunc(line, unwritten) {
			return nil, words.Refuse("", "engine/fault.save.answer-unread", i)
		}
		c, err := engine.ParseChoice(answer)
		if err != nil {
			return nil, words.Refuse("", "engine/fault.save.answer", i, err)
		}
		entries[i] = engine.Entry{Seq: i, Seat: engine.Seat(n), Choice: c, By: by}
	}
	return entries, nil
}

// unwritten reports a letter that no answer has. Lines are written as they are, so none may need an escape.
func unwritten(r rune) bool { return r < ' ' || r > '~' || r == '"' || r == '\\' }

// checkOrder refuses numbers that do not ascend, or point beyond what is there.
func (r *Record) checkOrder() error {
	if len(r.Stretches) == 0 || r.Stretches[0].Begins != 0 {
		return words.Refuse("", "engine/fault.save.first-stretch")
	}
	for i, s := range r.Stretches {
		if i > 0 && s.Begins <= r.Stretches[i-1].Begins || len(s.Edition) > MaxText {
			return words.Refuse("", "engine/fault.save.stretches")
		}
	}
	for i, m := range r.Marks {
		if m.Seq != (i+1)*MarkInterval {
			return words.Refuse("", "engine/fault.save.marks")
		}
	}
	if r.End.Seq < 0 || r.Safe != nil && (r.Safe.Seq < 0 || len(r.Safe.Schema) == 0) {
		return words.Refuse("", "engine/fault.save.end")
	}
	return nil
}
