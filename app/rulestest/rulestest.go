// Package rulestest tells what must hold in the rules of a game in our own words, web/rules/<game>.txt, for the tests of the package
// app/<game>. The form of such a text is described at the head of web/rules/cataclysm.txt.
package rulestest

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// Book is the text of one game.
type Book struct {
	Name    string
	Number  *regexp.Regexp // what the page makes links of
	Entries []Entry
	Terms   []Term
}

// Entry is what the text says of one rule.
type Entry struct {
	Number, Title string
	Lines         []string
}

// A paragraph of so many characters is long: shorter ones may stand with several rules, as a limit that they share.
const long = 120

// Term is one of the glossary.
type Term struct{ Term, Rule, Meaning string }

// Read reads the text of a game, and how the page knows the number of a rule.
func Read(t *testing.T, game string) *Book {
	t.Helper()
	b := &Book{Name: "web/rules/" + game + ".txt"}
	found := regexp.MustCompile(`const number = /(.+)/g;`).FindStringSubmatch(text(t, "../../web/rules.js"))
	if found == nil {
		t.Fatal("web/rules.js does not tell what the number of a rule looks like")
	}
	b.Number = regexp.MustCompile(found[1])
	term := false
	for line := range strings.Lines(text(t, "../../"+b.Name)) {
		line = strings.TrimSuffix(line, "\n")
		sign, rest, _ := strings.Cut(line, " ")
		switch sign {
		case "", "#", "==":
		case "@":
			number, title, _ := strings.Cut(rest, " ")
			b.Entries, term = append(b.Entries, Entry{Number: number, Title: title}), false
		case "=":
			name, rule, _ := strings.Cut(rest, ": ")
			b.Terms, term = append(b.Terms, Term{Term: name, Rule: rule}), true
		default:
			if term {
				b.Terms[len(b.Terms)-1].Meaning += line
			} else {
				last := &b.Entries[len(b.Entries)-1]
				last.Lines = append(last.Lines, line)
			}
		}
	}
	return b
}

func text(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Entry is the entry of a number, or nil.
func (b *Book) Entry(number string) *Entry {
	for i := range b.Entries {
		if b.Entries[i].Number == number {
			return &b.Entries[i]
		}
	}
	return nil
}

// Readings counts the paragraphs that tell how an unclear rule is read.
func (e *Entry) Readings() (n int) {
	for _, line := range e.Lines {
		if strings.HasPrefix(line, "Here: ") {
			n++
		}
	}
	return n
}

// Explained: every entry has a title and a text of its own, and no long paragraph stands twice.
func (b *Book) Explained(t *testing.T) {
	twins := map[string]string{}
	once := func(said, number string) {
		if twin, known := twins[said]; known {
			t.Errorf("%s and %s say the same: %s", twin, number, said)
		}
		twins[said] = number
	}
	for _, e := range b.Entries {
		whole := strings.Join(e.Lines, "\n")
		if e.Title == "" || utf8.RuneCountInString(whole) < 80 {
			t.Errorf("%s %s is explained in %d characters", e.Number, e.Title, len(whole))
		}
		once(whole, e.Number)
		for _, line := range e.Lines {
			if line != whole && len(line) >= long {
				once(line, e.Number)
			}
		}
	}
}

// Complete: every number of testdata/rule-numbers.txt, of which there are so many, has an entry, and the entries stand in order.
func (b *Book) Complete(t *testing.T, least int, inBook func(a, b string) int) {
	numbers := strings.Fields(text(t, "testdata/rule-numbers.txt"))
	if len(numbers) < least {
		t.Fatalf("the list has only %d numbers", len(numbers))
	}
	for _, n := range numbers {
		if b.Entry(n) == nil {
			t.Errorf("%s has no entry", n)
		}
	}
	for i := 1; i < len(b.Entries); i++ {
		if before, e := b.Entries[i-1].Number, b.Entries[i].Number; inBook(before, e) >= 0 {
			t.Errorf("%s stands after %s", e, before)
		}
	}
}

// Linked: every number in a text is that of an entry, and the glossary, of so many terms at least, is in alphabetical order.
func (b *Book) Linked(t *testing.T, least int) {
	for _, e := range b.Entries {
		for _, n := range b.Number.FindAllString(strings.Join(e.Lines, " "), -1) {
			if b.Entry(n) == nil {
				t.Errorf("%s refers to %s, which has no entry", e.Number, n)
			}
		}
	}
	if len(b.Terms) < least {
		t.Errorf("the glossary has only %d terms", len(b.Terms))
	}
	for i, term := range b.Terms {
		if b.Entry(term.Rule) == nil || len(term.Meaning) <= 15 {
			t.Errorf("%s is explained by %s: %q", term.Term, term.Rule, term.Meaning)
		}
		if i > 0 && strings.ToLower(b.Terms[i-1].Term) >= strings.ToLower(term.Term) {
			t.Errorf("%s stands after %s", term.Term, b.Terms[i-1].Term)
		}
	}
}

// Named collects the numbers that stand by themselves in strings of the game's source, each with a place.
func (b *Book) Named(t *testing.T, sources ...string) map[string]string {
	named := map[string]string{}
	whole := regexp.MustCompile(`^(` + b.Number.String() + `)$`)
	var files []string
	for _, source := range sources {
		list, err := filepath.Glob(source)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
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
	return named
}

// Known: each of so many named numbers at least has an entry.
func (b *Book) Known(t *testing.T, named map[string]string, least int) {
	if len(named) < least {
		t.Fatalf("only %d rules are named", len(named))
	}
	for n, at := range named {
		if b.Entry(n) == nil {
			t.Errorf("%s: rule %s has no entry", at, n)
		}
	}
}

// Ruled: a reading that is noted in a RULINGS.md stands where a player looks the rule up. It counts the readings of each number.
func (b *Book) Ruled(t *testing.T, rulings string, least int) map[string]int {
	counts, found := map[string]int{}, 0
	for line := range strings.Lines(text(t, rulings)) {
		if !strings.HasPrefix(line, "## ") {
			continue
		}
		for _, n := range b.Number.FindAllString(line, -1) {
			found++
			counts[n]++
			if e := b.Entry(n); e == nil || e.Readings() == 0 {
				t.Errorf("RULINGS.md has a reading of %s, and %s tells none there (a line that begins with Here:)", n, b.Name)
			}
		}
	}
	if found < least {
		t.Errorf("only %d readings found", found)
	}
	return counts
}

// ByDecimals compares numbers as decimals within their chapter: 1.12, 1.121, 1.13. A sidebar stands behind its rule: 15.42, 15.42s, 15.421.
func ByDecimals(a, b string) int {
	chapterA, restA, _ := strings.Cut(a, ".")
	chapterB, restB, _ := strings.Cut(b, ".")
	numberA, _ := strconv.Atoi(chapterA)
	numberB, _ := strconv.Atoi(chapterB)
	return cmp.Or(cmp.Compare(numberA, numberB), strings.Compare(strings.ReplaceAll(restA, "s", " "), strings.ReplaceAll(restB, "s", " ")))
}
