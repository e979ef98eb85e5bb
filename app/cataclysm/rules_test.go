package cataclysm

import (
	"cmp"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
)

// The rules in our own words are a file of the page (web/rules/cataclysm.txt, whose head tells its form); here is what must hold in it.

type ruleEntry struct {
	number, title string
	lines         []string
}

type ruleTerm struct{ term, rule, meaning string }

type rulesBook struct {
	entries []ruleEntry
	terms   []ruleTerm
}

func (b *rulesBook) entry(number string) *ruleEntry {
	for i := range b.entries {
		if b.entries[i].number == number {
			return &b.entries[i]
		}
	}
	return nil
}

func readRules(t *testing.T) *rulesBook {
	t.Helper()
	data, err := os.ReadFile("../../web/rules/cataclysm.txt")
	if err != nil {
		t.Fatal(err)
	}
	b := &rulesBook{}
	term := false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		sign, rest, _ := strings.Cut(line, " ")
		switch sign {
		case "", "#", "==":
		case "@":
			number, title, _ := strings.Cut(rest, " ")
			b.entries, term = append(b.entries, ruleEntry{number: number, title: title}), false
		case "=":
			name, rule, _ := strings.Cut(rest, ": ")
			b.terms, term = append(b.terms, ruleTerm{term: name, rule: rule}), true
		default:
			if term {
				b.terms[len(b.terms)-1].meaning += line
			} else {
				last := &b.entries[len(b.entries)-1]
				last.lines = append(last.lines, line)
			}
		}
	}
	return b
}

func TestRulesAreExplainedEachInItsOwnWords(t *testing.T) {
	twins := map[string]string{}
	for _, e := range readRules(t).entries {
		text := strings.Join(e.lines, "\n")
		if e.title == "" || utf8.RuneCountInString(text) < 80 {
			t.Errorf("%s %s is explained in %d characters", e.number, e.title, len(text))
		}
		if twin, known := twins[text]; known {
			t.Errorf("%s and %s say the same", twin, e.number)
		}
		twins[text] = e.number
	}
}

func TestEveryRuleOfTheBookHasOneEntryInItsPlace(t *testing.T) {
	b := readRules(t)
	data, err := os.ReadFile("testdata/rule-numbers.txt")
	if err != nil {
		t.Fatal(err)
	}
	numbers := strings.Fields(string(data))
	if len(numbers) < 216 {
		t.Fatalf("the list has only %d numbers", len(numbers))
	}
	for _, n := range numbers {
		if b.entry(n) == nil {
			t.Errorf("%s has no entry", n)
		}
	}
	for i := 1; i < len(b.entries); i++ {
		if before, e := b.entries[i-1].number, b.entries[i].number; inBook(before, e) >= 0 {
			t.Errorf("%s stands after %s", e, before)
		}
	}
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

// ruleNumber is what the page makes links of (web/rules.js).
var ruleNumber = regexp.MustCompile(`[PW]\d-\d|C\.\d|\d{1,2}\.\d{1,2}(\.\d{1,2})?`)

func TestEveryLinkOfTheRulesLeadsSomewhere(t *testing.T) {
	b := readRules(t)
	for _, e := range b.entries {
		for _, n := range ruleNumber.FindAllString(strings.Join(e.lines, " "), -1) {
			if b.entry(n) == nil {
				t.Errorf("%s refers to %s, which has no entry", e.number, n)
			}
		}
	}
	if len(b.terms) < 75 {
		t.Errorf("the glossary has only %d terms", len(b.terms))
	}
	for i, term := range b.terms {
		if b.entry(term.rule) == nil || len(term.meaning) <= 15 {
			t.Errorf("%s is explained by %s: %q", term.term, term.rule, term.meaning)
		}
		if i > 0 && strings.ToLower(b.terms[i-1].term) >= strings.ToLower(term.term) {
			t.Errorf("%s stands after %s", term.term, b.terms[i-1].term)
		}
	}
}

func TestEveryRuleThatTheEngineNamesHasAnEntry(t *testing.T) {
	b := readRules(t)
	named := map[string]string{}
	whole := regexp.MustCompile(`^(` + ruleNumber.String() + `)$`)
	files, err := filepath.Glob("../../engine/cataclysm/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, is := n.(*ast.BasicLit); is && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil && whole.MatchString(s) {
					named[s] = fset.Position(lit.Pos()).String()
				}
			}
			return true
		})
	}
	if len(named) < 90 {
		t.Fatalf("only %d rules are named in the source", len(named))
	}
	for i, s := range cataclysm.Game().Scenarios {
		carried(t, s.ID, uint64(i), named)
	}
	for n, at := range named {
		if b.entry(n) == nil {
			t.Errorf("%s: rule %s has no entry", at, n)
		}
	}
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
		t.Fatal(len(rows), err)
	}
	for _, row := range rows {
		number := strings.ToUpper(row.Table[:1]) + row.Roll
		if e := b.entry(number); e == nil || e.title != row.Title {
			t.Errorf("%s is %q, and web/rules/cataclysm.txt has another title", number, row.Title)
		}
	}
}

// A reading that is noted in RULINGS.md is told where a player looks the rule up.
func TestReadingsStandWithTheirRules(t *testing.T) {
	b := readRules(t)
	data, err := os.ReadFile("../../engine/cataclysm/RULINGS.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for line := range strings.Lines(string(data)) {
		if !strings.HasPrefix(line, "## ") {
			continue
		}
		for _, n := range ruleNumber.FindAllString(line, -1) {
			found++
			e := b.entry(n)
			if e == nil || !slices.ContainsFunc(e.lines, func(l string) bool { return strings.HasPrefix(l, "Here: ") }) {
				t.Errorf("RULINGS.md has a reading of %s, and web/rules/cataclysm.txt tells none there (a line that begins with Here:)", n)
			}
		}
	}
	if found < 90 {
		t.Errorf("only %d readings found", found)
	}
}
