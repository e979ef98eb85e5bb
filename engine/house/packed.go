package house

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"io"
	"strings"
)

// Dictionaries hold words and rows of the shipped data as they were once: the packed form is deflated with one before it. They are frozen,
// whatever becomes of the data: what was packed with them is read with them.
var (
	//go:embed dictionaries/cataclysm.txt
	cataclysmDictionary string
	//go:embed dictionaries/triumph.txt
	triumphDictionary string
	//go:embed dictionaries/conquest.txt
	conquestDictionary string
)

// packedFormat is the first byte: which form, and which dictionaries.
const packedFormat = 1

// marks begin the lines of the packed form, before a file or a row.
const (
	fileMark   = "@"
	insistMark = "!"
)

var hows = [...]string{Changed: "=", Added: "+", Removed: "-"}

// Pack writes an Edition for a link. Reasons stay behind.
func (t *Tables) Pack(e *Edition) ([]byte, []Fault) {
	var text strings.Builder
	text.WriteString(strings.Join([]string{e.Base, e.Title, e.Author, e.Date}, "\t") + "\n")
	for _, s := range e.Insists {
		text.WriteString(insistMark + s + "\n")
	}
	text.WriteString(plainChanges(e.Changes))
	var b bytes.Buffer
	b.WriteByte(packedFormat)
	w, err := flate.NewWriterDict(&b, flate.BestCompression, []byte(t.dictionary))
	if err != nil {
		panic("house: " + err.Error())
	}
	io.WriteString(w, text.String())
	w.Close()
	if b.Len() > MaxPacked || text.Len() > MaxPlain {
		return nil, []Fault{fault("", "house/fault.packed-large", b.Len(), MaxPacked)}
	}
	return b.Bytes(), nil
}

// plainChanges are the changes as lines: what changes the game, and nothing else.
func plainChanges(changes []Change) string {
	var b strings.Builder
	file := ""
	for i := range changes {
		c := &changes[i]
		if c.File != file {
			file = c.File
			b.WriteString(fileMark + file + "\n")
		}
		b.WriteString(hows[c.How] + c.Row)
		for _, f := range c.Fields {
			b.WriteString("\t" + f.Name + "=" + f.Value)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Unpack reads what Pack wrote. It may come from anybody.
func (t *Tables) Unpack(data []byte) (*Edition, []Fault) {
	if len(data) > MaxPacked {
		return nil, []Fault{fault("", "house/fault.packed-large", len(data), MaxPacked)}
	}
	if len(data) == 0 || data[0] == 0 {
		return nil, []Fault{fault("", "house/fault.packed")}
	}
	if data[0] > packedFormat {
		return nil, []Fault{fault("", "house/fault.newer", int(data[0]), packedFormat)}
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(data[1:]), []byte(t.dictionary)), MaxPlain+1))
	if err != nil || len(text) > MaxPlain {
		return nil, []Fault{fault("", "house/fault.packed")}
	}
	e, sound := unpacked(string(text))
	if !sound {
		return nil, []Fault{fault("", "house/fault.packed")}
	}
	e.Game = t.Game
	if faults := e.formFaults(); len(faults) > 0 {
		return nil, faults
	}
	return e, nil
}

func unpacked(text string) (e *Edition, sound bool) {
	body, ends := strings.CutSuffix(text, "\n")
	lines := strings.Split(body, "\n")
	head := strings.Split(lines[0], "\t")
	if !ends || len(head) != 4 {
		return nil, false
	}
	e = &Edition{Base: head[0], Title: head[1], Author: head[2], Date: head[3]}
	file := ""
	for _, line := range lines[1:] {
		if line == "" {
			return nil, false
		}
		mark, rest := line[:1], line[1:]
		switch mark {
		case insistMark:
			e.Insists = append(e.Insists, rest)
			continue
		case fileMark:
			file = rest
			continue
		}
		c := Change{File: file, How: How(len(hows))}
		for how, m := range hows {
			if m == mark {
				c.How = How(how)
			}
		}
		parts := strings.Split(rest, "\t")
		c.Row = parts[0]
		if int(c.How) == len(hows) || len(e.Changes) >= MaxRows {
			return nil, false
		}
		for _, part := range parts[1:] {
			name, value, found := strings.Cut(part, "=")
			if n := len(c.Fields); !found || n > 0 && c.Fields[n-1].Name >= name {
				return nil, false
			}
			c.Fields = append(c.Fields, Field{name, value})
		}
		e.Changes = append(e.Changes, c)
	}
	return e, true
}
