package checks

import (
	"strings"
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/house"
)

// with gives the files of the program with one of them edited.
func with(t testing.TB, name string, edit func(text string) string) house.Files {
	t.Helper()
	text := edit(cataclysm.File(name))
	if text == cataclysm.File(name) {
		t.Fatalf("the edit of %s found nothing to change: got the shipped text, want another", name)
	}
	return func(file string) string {
		if file == name {
			return text
		}
		return cataclysm.File(file)
	}
}

func dropLine(text, prefix string) string {
	i := strings.Index(text, "\n"+prefix) + 1
	if i == 0 {
		return text
	}
	return text[:i] + text[i+strings.Index(text[i:], "\n")+1:]
}

// Every border that the rules or a report vouch for is missed, and some that must not be there are noticed.
func TestMapNotices(t *testing.T) {
	vouched := 0
	for _, b := range cataclysm.Shipped().PrintedBorders() {
		if b.Source == "X" {
			continue
		}
		vouched++
		pair := b.A.String() + "," + b.B.String()
		t.Run("2.2 without "+pair, func(t *testing.T) {
			faults := Faults(with(t, "borders.csv", func(text string) string { return dropLine(text, pair+",") }))
			if len(faults) == 0 {
				t.Fatal("got no fault, want some")
			}
			for _, f := range faults {
				if f.File == "borders.csv" && f.Row == pair || f.Row == "egypt" {
					return // where it is missed, or the canal that it makes
				}
			}
			t.Logf("the row itself is not named: %v", faults)
		})
	}
	if vouched < 80 {
		t.Errorf("got %d borders that are vouched for, want at least 80", vouched)
	}
	for _, line := range []string{
		"denmark,sweden,normal,,X", "london,ruhr,air-only,,X", "moscow,poland,normal,,X",
		"siam,indian-ocean,normal,,X", "berlin,east-prussia,normal,,X", "central-mediterranean,eastern-mediterranean,normal,,X",
		"ruhr,western-approaches,normal,,X", "mid-atlantic,washington-dc,normal,,X", "black-sea,aegean-sea,normal,,X",
		"black-sea,eastern-mediterranean,normal,,X", "wake,tokyo,normal,,X", "urals,irkutsk,connector-B,,X", "poland,lorraine,normal,,X", "portugal,north-sea,normal,,X", "london,paris,strait,,X",
	} {
		t.Run("2.2 with "+line, func(t *testing.T) {
			faults := Faults(with(t, "borders.csv", func(text string) string { return text + line + "\n" }))
			for _, f := range faults {
				t.Log(f.Grade, f.Rule, f)
			}
			if len(faults) == 0 {
				t.Error("got no fault, want some")
			}
		})
	}
}
