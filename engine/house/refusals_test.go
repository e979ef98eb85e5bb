package house

import (
	"strings"
	"testing"

	"interbellum/engine/words"
)

// A reader of files that stops at the first row that it does not like: borders.csv first, then areas.csv. Two changed areas are read where
// both are.
func TestRefusals(t *testing.T) {
	shipped := shippedFiles(t, "cataclysm")
	tables := tablesOf(t, "cataclysm")
	read := func(file Files) *Fault {
		for _, name := range []string{"borders.csv", "areas.csv"} {
			for _, bad := range []string{"swamp", "bog"} {
				if strings.Contains(file(name), bad) {
					return &Fault{File: name, Field: "kind", Why: words.To(bad)}
				}
			}
		}
		if strings.Contains(file("areas.csv"), "London Town") != strings.Contains(file("powers.csv"), "Britannia") {
			return &Fault{File: "areas.csv", Why: words.To("alone")}
		}
		return nil
	}
	set := func(file, row, field, value string) Change {
		return Change{File: file, Row: row, Fields: []Field{{field, value}}}
	}
	files, _ := tables.Apply(shipped, boxOf("cataclysm", set("areas.csv", "london", "name", "London Town"), set("areas.csv", "persia", "kind", "bog"),
		set("areas.csv", "poland", "kind", "swamp"), set("areas.csv", "turkey", "resistance", "1"), set("borders.csv", "iraq,persia", "kind", "swamp"),
		set("powers.csv", "uk", "name", "Britannia")))
	rest, faults := tables.Refusals(shipped, files, read)
	var got []string
	for _, f := range faults {
		got = append(got, f.File+" "+f.Row+" "+f.Field+" "+f.Why.Kind)
	}
	check(t, "faults", got, []string{"borders.csv iraq,persia kind swamp", "areas.csv persia kind bog", "areas.csv poland kind swamp"})
	check(t, "what is left is read", read(rest) == nil, true)
	check(t, "what was not refused stays", strings.Contains(rest("areas.csv"), "London Town") && strings.Contains(rest("powers.csv"), "Britannia"), true)
}
