package triumph_test

import (
	"testing"

	"interbellum/app/rulestest"
)

// The rules in our own words are a file of the page (web/rules/triumph.txt); here is what must hold in it.

func readRules(t *testing.T) *rulestest.Book { return rulestest.Read(t, "triumph") }

func TestRulesAreExplainedEachInItsOwnWords(t *testing.T) { readRules(t).Explained(t) }

func TestEveryRuleOfTheBookHasOneEntryInItsPlace(t *testing.T) {
	readRules(t).Complete(t, 196, rulestest.ByDecimals)
}

func TestEveryLinkOfTheRulesLeadsSomewhere(t *testing.T) { readRules(t).Linked(t, 120) }

// A sidebar and a third digit are parts of a number: they link to their own entries.
func TestLinksAreWholeNumbers(t *testing.T) {
	b := readRules(t)
	for _, e := range b.Entries {
		if found := b.Number.FindString("(" + e.Number + ")"); found != e.Number {
			t.Errorf("%s: got a link to %q, want it whole", e.Number, found)
		}
	}
}

func TestEveryRuleThatTheEngineNamesHasAnEntry(t *testing.T) {
	b := readRules(t)
	b.Known(t, b.Named(t, "../../engine/blockwar/*.go", "../../engine/triumph/*.go"), 75)
}

// Each reading is a paragraph of its own.
func TestReadingsStandWithTheirRules(t *testing.T) {
	b := readRules(t)
	for n, readings := range b.Ruled(t, "../../engine/triumph/RULINGS.md", 79) {
		if e := b.Entry(n); e != nil && e.Readings() < readings {
			t.Errorf("%s: got an entry with %d readings, want %d as in RULINGS.md", n, e.Readings(), readings)
		}
	}
}
