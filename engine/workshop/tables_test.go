package workshop

import (
	"strings"
	"testing"
)

// Every column of every file has a line in columns.tsv, and all that is shipped can stand in its column.
func TestColumnsKnowTheShippedData(t *testing.T) {
	for _, game := range printed {
		b := open(t, game)
		for _, info := range b.Tables() {
			table, _ := b.Table(info.File)
			s, _ := b.sheet(info.File)
			for _, part := range table.Parts {
				known := map[string]bool{source: true}
				for i := range part.Columns {
					known[part.Columns[i].Name] = true
				}
				for _, row := range part.Rows {
					r, _ := s.find(row.Key)
					for _, f := range r.Fields {
						if !known[f.Name] {
							t.Errorf("%s %s %s: got no line for %s, want one", game, info.File, row.Key, f.Name)
						}
					}
					for i := range part.Columns {
						c := &part.Columns[i]
						value, there := r.Field(c.Name)
						if err := c.Check(value); err != nil && !c.Key && there {
							t.Errorf("%s %s %s: got %v, want %q to fit", game, info.File, row.Key, err, value)
						}
						if got := c.Write(c.Words(value)...); there && value != "" && value != "null" && got != compactedIf(c, value) && c.Kind != Part {
							t.Errorf("%s %s %s %s: got %q written again, want %q", game, info.File, row.Key, c.Name, got, value)
						}
					}
				}
			}
		}
	}
}

func compactedIf(c *Column, value string) string {
	if c.JSON && value != `""` {
		return compacted(value)
	}
	if value == `""` {
		return "null"
	}
	return value
}

func TestTablesHaveNames(t *testing.T) {
	var lines []string
	for _, game := range printed {
		b := open(t, game)
		for _, info := range b.Tables() {
			table, _ := b.Table(info.File)
			line := game + ": " + info.Title
			for _, part := range table.Parts {
				if len(part.Rows) > 0 {
					line += " | " + part.Rows[len(part.Rows)/2].Title
				}
			}
			lines = append(lines, line)
		}
	}
	t.Log("\n" + strings.Join(lines, "\n"))
}

// A card has its number, and the row of a setup says what stands where.
func TestTitlesOfRows(t *testing.T) {
	b := open(t, "conquest")
	for _, c := range []struct{ file, row, want string }{
		{"action-cards.csv", "3", "3: Chungking, Vietnam"},
		{"setup.csv", "both,japan,tokyo,fleet,4", "Tokyo: Fleet, 4 CV (Japan, All scenarios)"},
	} {
		s, err := b.sheet(c.file)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := s.find(c.row)
		if r == nil {
			t.Errorf("got no row %s in %s, want it", c.row, c.file)
			continue
		}
		check(t, c.file+" "+c.row, b.title(s, r), c.want)
	}
}

// What the data write in codes is read in words.
func TestCodesAreReadInWords(t *testing.T) {
	b := open(t, "triumph")
	for _, c := range []struct{ file, column, value, want string }{
		{"areas.csv", "start_units", "any@1*6;tank@2*1", "6 × Any unit, 1 CV; 1 × Tank, 2 CV"},
		{"scenarios.csv", "players", "3;2", "Three or two"},
		{"borders.csv", "note", "around-africa", "Around Africa"},
	} {
		table, _ := b.Table(c.file)
		for i := range table.Parts[0].Columns {
			if x := &table.Parts[0].Columns[i]; x.Name == c.column {
				check(t, c.file+" "+c.column, x.Say(c.value), c.want)
			}
		}
	}
}

// What play depends on most is asked first; every measured row is one that the game has.
func TestChecklist(t *testing.T) {
	for _, game := range printed {
		b := open(t, game)
		items := b.Checklist()
		weighed := 0
		for i := range items {
			if items[i].Weight > 0 {
				weighed++
			}
			if i > 0 && items[i].Weight > items[i-1].Weight {
				t.Errorf("%s: got %s after %s, want the heavier first", game, items[i].Row, items[i-1].Row)
			}
		}
		check(t, game+" rows in the list that were measured", weighed, len(b.weights()))
		if len(items) == 0 || weighed == 0 {
			t.Fatalf("%s: got %d items, %d of them measured, want some", game, len(items), weighed)
		}
		first := items[0]
		b.Tick(first.File, first.Row, true)
		done, all := b.Progress()
		check(t, game+" progress", done*1000+all, 1000+len(items))
		check(t, game+" ticked", b.Checklist()[0].Done, true)
	}
}
