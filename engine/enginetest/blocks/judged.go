package blocks

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/house"
)

// An Edit is one change of the data, and the fault that it must bring: the table, what of it (a pattern) becomes what; grade, rule, file, row and
// field of the fault in one line, and its sentence.
type Edit [5]string

var grades = [...]string{"unplayable", "against", "unlike"}

// Told is a fault as an Edit has it.
func Told(f house.Fault) string {
	return strings.Join(strings.Fields(grades[f.Grade]+" "+f.Rule+" "+f.File+" "+f.Row+" "+f.Field), " ")
}

// FitTheRules fails where data cannot be played with, or a rule says otherwise.
func FitTheRules(t *testing.T, file house.Files, faults func(house.Files) []house.Fault) {
	for _, f := range faults(file) {
		if f.Grade != house.Unlike {
			t.Errorf("%s %v: got this fault, want none", f.Rule, f)
		}
	}
}

// LikeOurs fails where data differ from a pattern of ours.
func LikeOurs(t *testing.T, file house.Files, faults func(house.Files) []house.Fault) {
	for _, f := range faults(file) {
		if f.Grade == house.Unlike {
			t.Errorf("%v: got this hint, want none", f)
		}
	}
}

// ofTests is Printed for a package below that of the game; of a file that there is not it is nothing.
func ofTests(table string) string {
	text, err := os.ReadFile("../testdata/printed/" + table)
	if err != nil {
		return ""
	}
	return string(text)
}

// Judged makes one change of the data of tests after the other, and fails where the checks do not find exactly that it is wrong.
func Judged(t *testing.T, faults func(house.Files) []house.Fault, edits []Edit) {
	for _, e := range edits {
		want, says := e[3], e[4]
		t.Run(want, func(t *testing.T) {
			var got []string
			found := false
			for _, f := range faults(Changed(t, ofTests, e[0], e[1], e[2])) {
				found = found || Told(f) == want && f.Why.String() == says
				got = append(got, Told(f)+": "+f.Why.String())
			}
			if !found {
				t.Errorf("got\n%s\nwant\n%s: %s", strings.Join(got, "\n"), want, says)
			}
		})
	}
}

// Scrambled judges data in which n fields are what stands in other rows, nothing, or a number that they cannot be, and rows are gone. The
// checks must end, and say all in sentences.
func Scrambled(t *testing.T, tables *house.Tables, faults func(house.Files) []house.Fault, seed uint64, n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 28))
	changed := map[string]string{}
	for range n {
		name := tables.Files[r.IntN(len(tables.Files))].Name
		text, before := changed[name]
		if !before {
			text = ofTests(name)
		}
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		if len(lines) < 2 {
			continue
		}
		at := 1 + r.IntN(len(lines)-1)
		fields, others := strings.Split(lines[at], ","), strings.Split(lines[1+r.IntN(len(lines)-1)], ",")
		i := r.IntN(len(fields) - 1)
		fields[i] = append([]string{"", "0", "1", "99", "100", "nonsense", "-1", "any@4*9;fleet@4*9"}, others[i], others[i], others[i], others[i], others[i], others[i])[r.IntN(14)]
		lines[at] = strings.Join(fields, ",")
		if r.IntN(10) == 0 && len(lines) > 2 {
			lines = slices.Delete(lines, at, at+1)
		}
		changed[name] = strings.Join(lines, "\n") + "\n"
	}
	for _, f := range faults(func(name string) string {
		if text, is := changed[name]; is {
			return text
		}
		return ofTests(name)
	}) {
		if says := fmt.Sprint(f.Why); strings.Contains(says, "checks/") || strings.Contains(says, "{") || strings.Contains(says, "blocks/") {
			t.Errorf("seed %d: got %q of %s, want a sentence", seed, says, Told(f))
		}
	}
}
