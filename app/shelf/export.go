package shelf

import (
	"bytes"
	"encoding/json"
	"strings"
	"time"

	"interbellum/app/store"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A Bundle is all matches in one file: the list first, for people who read it, then the saves in the same order. A match
// that cannot be read is in it as the text that is stored.
type Bundle struct {
	Format   int               `json:"interbellum-matches"`
	Exported string            `json:"exported"`
	Matches  []store.Info      `json:"matches"`
	Keys     []string          `json:"keys,omitempty"` // of players of matches with sealed dice: the device that has one plays for that player
	Saves    []json.RawMessage `json:"saves,omitempty"`
}

// Export writes one match as a file, even if it no longer opens.
func (s *Shelf) Export(id string) (name string, data []byte, err error) {
	info, _ := s.Find(id)
	if data, err = s.Store.Export(id); err != nil {
		return "", nil, err
	}
	if rec, err := record.Decode(data); err == nil {
		data = WithTitle(rec, info.Title)
	}
	return FileName(info.Title), data, nil
}

// WithTitle writes a record under the title that it has on the shelf.
func WithTitle(rec *record.Record, title string) []byte {
	out := *rec
	out.Header.Title = title
	return record.Encode(&out)
}

// ExportAll writes all matches of the list as it was last read, with those in the archive, without those in the bin.
func (s *Shelf) ExportAll() (name string, data []byte, err error) {
	all := Bundle{Matches: []store.Info{}}
	for _, info := range s.List {
		if info.Binned > 0 {
			continue
		}
		_, data, err := s.Export(info.ID)
		if err != nil {
			return "", nil, err
		}
		all.Matches = append(all.Matches, info)
		all.Saves = append(all.Saves, rawSave(data))
	}
	if len(all.Matches) == 0 {
		return "", nil, words.Refuse("", "page/refused.export.none")
	}
	all.Keys = KeysOf(s).Texts()
	return bundled(s, all)
}

// rawSave is a save as a bundle has it: as it is, or as a text where it cannot be read.
func rawSave(data []byte) json.RawMessage {
	if !json.Valid(data) {
		data, _ = json.Marshal(string(data))
	}
	return data
}

// bundled writes matches and keys. The saves stand as they are, each on lines of its own.
func bundled(s *Shelf, all Bundle) (name string, data []byte, err error) {
	all.Format, all.Exported = 1, time.UnixMilli(s.Now()).UTC().Format(time.RFC3339)
	saves := all.Saves
	all.Saves = nil
	head, err := json.MarshalIndent(all, "", " ")
	var b bytes.Buffer
	b.Write(bytes.TrimSuffix(head, []byte("\n}")))
	b.WriteString(",\n \"saves\": [\n")
	b.Write(bytes.Join(rawBytes(saves), []byte(",\n")))
	b.WriteString("\n]}\n")
	return "interbellum-matches-" + time.UnixMilli(s.Now()).Format("2006-01-02"), b.Bytes(), err
}

func rawBytes(list []json.RawMessage) [][]byte {
	out := make([][]byte, len(list))
	for i, raw := range list {
		out[i] = bytes.TrimSpace(raw)
	}
	return out
}

// FileName turns a title into a name that every file system accepts.
func FileName(title string) string {
	name := []rune("interbellum-")
	for _, c := range title {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
			name = append(name, c)
		case name[len(name)-1] != '-':
			name = append(name, '-')
		}
	}
	return strings.TrimSuffix(string(name), "-")
}
