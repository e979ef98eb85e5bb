package conquest_test

import (
	"testing"

	"interbellum/app/rulestest"
)

// The rules in our own words are a file of the page (web/rules/conquest.txt); here is what must hold in it.

func readRules(t *testing.T) *rulestest.Book { return rulestest.Read(t, "conquest") }

func TestRulesAreExplainedEachInItsOwnWords(t *testing.T) { readRules(t).Explained(t) }

func TestEveryRuleOfTheBookHasOneEntryInItsPlace(t *testing.T) {
	readRules(t).Complete(t, 250, rulestest.ByDecimals)
}

func TestEveryRuleThatTheEngineNamesHasAnEntry(t *testing.T) {
	b := readRules(t)
	b.Known(t, b.Named(t, "../../engine/conquest/*.go"), 50)
}

func TestEveryLinkOfTheRulesLeadsSomewhere(t *testing.T) { readRules(t).Linked(t, 120) }

// Each reading is a paragraph of its own.
func TestReadingsStandWithTheirRules(t *testing.T) {
	b := readRules(t)
	for n, readings := range b.Ruled(t, "../../engine/conquest/RULINGS.md", 18) {
		if e := b.Entry(n); e != nil && e.Readings() < readings {
			t.Errorf("%s: got an entry with %d readings, want %d as in RULINGS.md", n, e.Readings(), readings)
		}
	}
}
