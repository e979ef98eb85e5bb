package workshop

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

//go:embed columns.tsv
var columnsFile string

// Kind is what stands in a column.
type Kind uint8

// A text, a number from Low to High, one of Choices, several of them, numbers of one digit, or a part of JSON that is edited as it is.
const (
	Text Kind = iota
	Number
	One
	Many
	Digits
	Part
)

// Column is a column of a table, or a field of a list of JSON.
type Column struct {
	Name, Label string
	Kind        Kind
	Low, High   int
	Choices     []Choice
	Empty       bool // it may be empty
	Key         bool // it names the row and is never changed
	JSON        bool // its values are compact JSON, with quotes around words

	bare bool                      // JSON without quotes: true, false
	mark string                    // between the words of a table's Many
	says func(value string) string // where its values are no words; or nil
}

// Choice is a word that can stand in a column, and what it is called.
type Choice struct{ Word, Label string }

// spec is a line of columns.tsv.
type spec struct {
	name, kind string
	words      []string
}

// specs are the lines of a file, and of a list where the file has some. All scenarios are alike.
func (b *Bench) specs(file, list string) (found []spec) {
	if strings.HasPrefix(file, "scenarios/") {
		file = "scenarios/*.json " + list
	}
	_, lines, _ := strings.Cut(columnsFile, "== "+b.game.ID+" "+file+"\n")
	for line := range strings.Lines(lines) {
		if strings.HasPrefix(line, "==") {
			break
		}
		name, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		parts := strings.Fields(rest)
		found = append(found, spec{name, parts[0], parts[1:]})
	}
	return found
}

// columns are those of a file, or of the list that a row of it is in.
func (b *Bench) columns(s *sheet, list, row string) (columns []Column) {
	if s.table.Lists != nil && row == house.Scenario {
		list = house.Scenario // it is in none of the lists of the file
	}
	for _, k := range b.keys(s.table, list) {
		columns = append(columns, Column{Name: k, Label: label(k), Key: true, JSON: s.columns == nil, Choices: b.keyed(s.table.Name, k)})
	}
	for _, line := range b.specs(s.table.Name, list) {
		columns = append(columns, b.column(s, line))
	}
	return columns
}

func (b *Bench) keys(table *house.Table, list string) []string {
	switch {
	case table.Lists == nil:
		return table.Key
	case list == house.Scenario:
		return []string{"id"}
	}
	for _, l := range table.Lists {
		if l.Name == list {
			return []string{l.Key}
		}
	}
	return nil
}

func (b *Bench) column(s *sheet, line spec) Column {
	kind, empty := strings.CutSuffix(line.kind, "?")
	c := Column{Name: line.name, Label: label(line.name), Empty: empty, JSON: s.columns == nil}
	if c.Name == "start_units" {
		c.says = b.sayStarts
	}
	switch kind {
	case "number":
		c.Kind = Number
		c.Low, _ = strconv.Atoi(line.words[0])
		c.High, _ = strconv.Atoi(line.words[1])
	case "yes":
		c.Kind, line.words = One, []string{"0", "1"}
		if c.JSON {
			c.bare, line.words = true, []string{"false", "true"}
		}
		c.Choices = []Choice{{line.words[0], words.To("workshop/no").String()}, {line.words[1], words.To("workshop/yes").String()}}
	case "one":
		c.Kind, c.Choices = One, b.choices(line.name, line.words)
	case "many", "digits":
		c.Kind = Many
		if kind == "digits" {
			c.Kind = Digits
		}
		if !c.JSON {
			c.mark, line.words = line.words[0], line.words[1:]
		}
		c.Choices = b.choices(line.name, line.words)
	case "part":
		c.Kind, c.Empty = Part, true
		c.says = func(value string) string { return house.Spoken(value, b.name) }
	}
	return c
}

// choices are words, and what names the rows of the files among them.
func (b *Bench) choices(column string, list []string) (choices []Choice) {
	for _, word := range list {
		file, is := strings.CutPrefix(word, "@")
		if !is {
			choices = append(choices, Choice{word, words.Named(kindOf("word", column+"."+word), b.name(word)).String()})
			continue
		}
		s, err := b.sheet(file)
		if err != nil {
			continue
		}
		for i := range s.rows {
			word := s.rows[i].Key
			if !slices.ContainsFunc(choices, func(c Choice) bool { return c.Word == word }) {
				choices = append(choices, Choice{word, b.name(word)})
			}
		}
	}
	return choices
}

// keyed are the words that a column of a key can hold, or nil for any.
func (b *Bench) keyed(file, column string) []Choice {
	switch {
	case file != "areas.csv" && (column == "a" || column == "b" || column == "area"):
		return b.choices(column, []string{"@areas.csv"})
	case column == "power":
		return b.choices(column, []string{"@powers.csv"})
	case file == "setup.csv" && column == "nation":
		return b.choices(column, []string{"@nations.csv"})
	case file == "setup.csv" && column == "scenario" && b.game.ID == "conquest":
		return b.choices(column, []string{"both", "@scenarios.csv"})
	case column == "scenario":
		return b.choices(column, []string{"@scenarios.csv"})
	case column == "stands":
		return b.choices(column, house.StandingWords)
	case column == "what":
		return b.choices(column, append([]string{"@factions.csv", "@nations.csv", "@areas.csv"}, apart[b.game.ID]...))
	case column == "side":
		return b.choices(column, append([]string{"@factions.csv"}, apart[b.game.ID]...))
	case column == "faction":
		return b.choices(column, []string{"@factions.csv"})
	}
	return nil
}

// Words are the words in a value: one, several of Many and Digits, none where it is empty.
func (c *Column) Words(value string) (list []string) {
	switch {
	case value == "" || value == "null":
		return nil
	case !c.JSON && c.mark != "":
		return strings.Split(value, c.mark)
	case !c.JSON || c.Kind == Part:
		return []string{value}
	case c.Kind == Many:
		if json.Unmarshal([]byte(value), &list) != nil {
			return []string{value}
		}
		return list
	}
	var word string
	if json.Unmarshal([]byte(value), &word) != nil {
		return []string{value}
	}
	if word == "" {
		return nil
	}
	return []string{word}
}

// Write is the value of these words.
func (c *Column) Write(list ...string) string {
	switch {
	case !c.JSON:
		return strings.Join(list, c.mark)
	case c.Kind == Many:
		if list == nil {
			return "[]"
		}
		return encoded(list)
	case len(list) == 0 || list[0] == "" && c.Kind != Text:
		return "null"
	case c.Kind == Number || c.Kind == Part || c.bare:
		return list[0]
	}
	return encoded(list[0])
}

// Say is a value as it is read: the names of its words.
func (c *Column) Say(value string) string {
	if c.says != nil {
		return c.says(value)
	}
	list := c.Words(value)
	for i, word := range list {
		for _, choice := range c.Choices {
			if choice.Word == word {
				list[i] = choice.Label
			}
		}
	}
	return strings.Join(list, ", ")
}

// Check tells what is wrong with a value of the column, or nothing.
func (c *Column) Check(value string) error {
	if c.JSON && (!json.Valid([]byte(value))) {
		return words.Refuse("", "workshop/refused.json", c.Label)
	}
	list := c.Words(value)
	if len(list) == 0 {
		if c.Empty || c.Kind == Many && c.JSON {
			return nil
		}
		return words.Refuse("", "workshop/refused.empty", c.Label)
	}
	for _, word := range list {
		if err := c.checkWord(word); err != nil {
			return err
		}
	}
	if c.JSON && c.Write(list...) != compacted(value) && c.Kind != Part {
		return words.Refuse("", "workshop/refused.json", c.Label)
	}
	return nil
}

func (c *Column) checkWord(word string) error {
	low, high := c.Low, c.High
	switch c.Kind {
	case One, Many:
		if !slices.ContainsFunc(c.Choices, func(x Choice) bool { return x.Word == word }) {
			return words.Refuse("", "workshop/refused.choice", c.Label, word)
		}
		return nil
	case Digits:
		low, high = 1, 9
	case Number:
	default:
		return nil
	}
	if n, err := strconv.Atoi(word); err != nil || n < low || n > high || strconv.Itoa(n) != word {
		return words.Refuse("", "workshop/refused.number", c.Label, low, high)
	}
	return nil
}

func encoded(v any) string {
	var text strings.Builder
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // what was read can be written
	}
	return strings.TrimSuffix(text.String(), "\n")
}
