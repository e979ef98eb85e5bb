package cataclysm

import (
	"cmp"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/app/rulestest"
	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
)

// The rules in our own words are a file of the page (web/rules/cataclysm.txt, whose head tells its form); here is what must hold in it.

func readRules(t *testing.T) *rulestest.Book { return rulestest.Read(t, "cataclysm") }

func TestRulesAreExplainedEachInItsOwnWords(t *testing.T) { readRules(t).Explained(t) }

func TestEveryRuleOfTheBookHasOneEntryInItsPlace(t *testing.T) {
	readRules(t).Complete(t, 216, inBook)
}

// inBook compares numbers by their order: the rulebook's, then crises of peace and war from 6-6 down, then scenarios.
func inBook(a, b string) int {
	group := func(n string) int { return strings.IndexByte("PWC", n[0]) }
	if group(a) != group(b) {
		return cmp.Compare(group(a), group(b))
	}
	if a[0] == 'P' || a[0] == 'W' {
		return cmp.Compare(b, a)
	}
	return slices.CompareFunc(strings.Split(a, "."), strings.Split(b, "."), func(x, y string) int {
		return cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y))
	})
}

func TestEveryLinkOfTheRulesLeadsSomewhere(t *testing.T) { readRules(t).Linked(t, 75) }

func TestEveryRuleThatTheEngineNamesHasAnEntry(t *testing.T) {
	b := readRules(t)
	named := b.Named(t, "../../engine/cataclysm/*.go")
	b.Known(t, named, 90)
	for i, s := range cataclysm.Game().Scenarios {
		carried(t, s.ID, uint64(i), named)
	}
	b.Known(t, named, 90)
}

// carried plays one random match and notes the rule of every question, right, event and result.
func carried(t *testing.T, scenario string, seed uint64, named map[string]string) {
	m, seen, err := cataclysm.Game().New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	note := func(r engine.Rule, what string) {
		if r != "" {
			named[string(r)] = scenario + ": " + what
		}
	}
	for w := walk.New(seed); ; {
		for _, d := range append(m.Open(), m.Rights()...) {
			note(d.Rule, d.Kind)
		}
		for _, e := range seen {
			note(e.Rule, e.Kind)
		}
		entry, _, more := w.Pick(m)
		if !more {
			break
		}
		if seen, err = m.Apply(entry); err != nil {
			t.Fatal(err)
		}
	}
	if r, over := m.Result(); over {
		note(r.Rule, r.Kind)
	}
}

func TestCrisesAreToldUnderTheTitlesThatThePageGivesThem(t *testing.T) {
	b := readRules(t)
	data, err := os.ReadFile("../../engine/cataclysm/data/crises.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct{ Table, Roll, Title string }
	if err := json.Unmarshal(data, &rows); err != nil || len(rows) != 42 {
		t.Fatalf("got %d rows, %v; want 42", len(rows), err)
	}
	for _, row := range rows {
		number := strings.ToUpper(row.Table[:1]) + row.Roll
		if e := b.Entry(number); e == nil || e.Title != row.Title {
			t.Errorf("%s: got another title in web/rules/cataclysm.txt, want %q", number, row.Title)
		}
	}
}

func TestReadingsStandWithTheirRules(t *testing.T) {
	readRules(t).Ruled(t, "../../engine/cataclysm/RULINGS.md", 90)
}
