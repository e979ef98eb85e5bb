package workshop

import (
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// source is the column that tells where a row comes from.
const source = "source"

// sheet is a file as rows.
type sheet struct {
	table   *house.Table
	columns []string
	rows    []house.Row
	at      map[string]int // where each row is, by its name
}

func (s *sheet) find(row string) (*house.Row, int) {
	i, found := s.at[row]
	if a, b, two := strings.Cut(row, ","); !found && two && s.table.Pair {
		i, found = s.at[b+","+a]
	}
	if !found {
		return nil, -1
	}
	return &s.rows[i], i
}

func (b *Bench) read(file string, files house.Files) (*sheet, error) {
	table, found := b.tables.Table(file)
	if !found {
		return nil, words.Refuse("", "workshop/refused.file", file)
	}
	s := &sheet{table: table, at: map[string]int{}}
	var err error
	if s.columns, s.rows, err = b.tables.Rows(file, files(file)); err != nil {
		return nil, err
	}
	for i := range s.rows {
		s.at[s.rows[i].Key] = i
	}
	return s, nil
}

// sheet is a file under the draft.
func (b *Bench) sheet(file string) (*sheet, error) {
	for _, s := range b.now.sheets {
		if s.table.Name == file {
			return s, nil
		}
	}
	s, err := b.read(file, b.now.files)
	if err == nil {
		b.now.sheets = append(b.now.sheets, s)
	}
	return s, err
}

// shippedSheet is a file as it is shipped.
func (b *Bench) shippedSheet(file string) *sheet {
	for _, s := range b.shipped {
		if s.table.Name == file {
			return s
		}
	}
	s, err := b.read(file, func(name string) string { return b.tables.Base(b.game.File, name) })
	if err != nil {
		panic(err) // the shipped files can be read
	}
	b.shipped = append(b.shipped, s)
	return s
}

// named are the files with a column of names, those first that are meant first.
var named = []string{"areas.csv", "powers.csv", "nations.csv", "factions.csv", "technologies.csv", "wildcards.csv", scenarioRows}

// name is what a word of the data is called: an area, a nation, a card, or a word of the catalogue.
func (b *Bench) name(word string) string {
	if b.now.names == nil {
		b.now.names = map[string]string{}
		for _, file := range named {
			s, err := b.sheet(file)
			if err != nil {
				continue
			}
			for i := range s.rows {
				name, _ := s.rows[i].Field("name")
				if b.now.names[s.rows[i].Key] == "" {
					b.now.names[s.rows[i].Key] = name
				}
			}
		}
	}
	if name := b.now.names[word]; name != "" {
		return name
	}
	return called("word", word)
}

// humanized is a slug as words.
func humanized(slug string) string {
	text := strings.TrimSpace(spaced.Replace(slug))
	if text == "" || slug[0] >= '0' && slug[0] <= '9' { // years
		return slug
	}
	return words.Upper(text)
}

// label is what a column is called.
func label(column string) string { return called("column", column) }

// called is what the catalogue calls a word of the data, or the word itself. Its kinds are written small and with hyphens.
func called(what, word string) string {
	return words.Named(kindOf(what, word), humanized(word)).String()
}

func kindOf(what, word string) string {
	return "workshop/" + what + "." + strings.ToLower(hyphened.Replace(word))
}

var (
	spaced   = strings.NewReplacer("-", " ", "_", " ", ".csv", "", ".json", "")
	hyphened = strings.NewReplacer("_", "-", "+", "-", ";", "-")
)
