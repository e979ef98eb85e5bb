// Command rulesindex writes RULES.md of each game: for every number of its rulebook, the files and functions that play it. It
// reads the comments of the code: one that begins with a number says that the rule is played there, one that names a number further on
// says that the rule bears on the place.
//
//	go run ./cmd/rulesindex
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A game's index is of its own package and of what it shares with a sister.
type game struct {
	id       string
	packages []string // below engine
}

var games = []game{
	{"cataclysm", []string{"cataclysm"}},
	{"triumph", []string{"triumph", "blockwar"}},
	{"conquest", []string{"conquest", "blockwar"}},
}

func main() {
	for _, g := range games {
		text, err := g.index(".")
		if err == nil {
			err = os.WriteFile(filepath.FromSlash(g.file()), text, 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "rulesindex:", err)
			os.Exit(1)
		}
	}
}

// file is where the index is committed.
func (g game) file() string { return path.Join("engine", g.id, "RULES.md") }

// A rule is an entry of a rulebook, with the places that play it.
type rule struct {
	number, title string
	chapter       bool
	here          []place
	also          []string // files, as links
}

// A place is a file, or a function or type in it.
type place struct{ file, name string }

// index is the text of RULES.md, for a module that lies in root.
func (g game) index(root string) ([]byte, error) {
	book, err := readBook(filepath.Join(root, "web", "rules", g.id+".txt"))
	if err != nil {
		return nil, err
	}
	at := map[string]*rule{}
	for _, r := range book {
		at[r.number] = r
	}
	for _, p := range g.packages {
		dir := filepath.Join(root, "engine", p)
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("no code in %s: %v", dir, err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			link := filepath.Base(file)
			if p != g.id {
				link = path.Join("..", p, link)
			}
			if err := readFile(file, link, at); err != nil {
				return nil, err
			}
		}
	}
	return g.write(book), nil
}

// readBook lists chapters and entries of the rules in our own words, whose titles are ours too.
func readBook(file string) (book []*rule, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		sign, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if sign != "==" && sign != "@" {
			continue
		}
		number, title, _ := strings.Cut(rest, " ")
		if sign == "==" {
			number, title = "== "+rest, rest
		}
		book = append(book, &rule{number: number, title: title, chapter: sign == "=="})
	}
	return book, nil
}

var (
	number = regexp.MustCompile(`\b\d+\.\d+(?:\.\d+)*s?\b`)
	begins = regexp.MustCompile(`^\d+\.\d+(?:\.\d+)*s?[ ,:]`)
)

// readFile finds the numbers in the comments of a file's declarations, and in those that stand between them.
func readFile(file, link string, at map[string]*rule) error {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	names := map[*ast.CommentGroup]string{}
	inside := func(c *ast.CommentGroup) bool {
		return slices.ContainsFunc(parsed.Decls, func(d ast.Decl) bool { return d.Pos() < c.Pos() && c.End() < d.End() })
	}
	for _, d := range parsed.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			names[d.Doc] = d.Name.Name
		case *ast.GenDecl:
			if t, ok := d.Specs[0].(*ast.TypeSpec); ok && len(d.Specs) == 1 {
				names[d.Doc] = t.Name.Name
			}
		}
	}
	for _, c := range parsed.Comments {
		if inside(c) {
			continue
		}
		text := strings.Join(strings.Fields(c.Text()), " ")
		first := ""
		if begins.MatchString(text) {
			first, _, _ = strings.Cut(text, ": ")
			first, _, _ = strings.Cut(first+" ", ". ")
			for _, n := range number.FindAllString(first, -1) {
				if r := at[n]; r != nil {
					r.here = append(r.here, place{link, names[c]})
				}
			}
		}
		for _, n := range number.FindAllString(text[min(len(first), len(text)):], -1) {
			if r := at[n]; r != nil {
				r.also = append(r.also, link)
			}
		}
	}
	return nil
}

func (g game) write(book []*rule) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `# From rules to code

Written by `+"`go run ./cmd/rulesindex`"+` from the comments of the code; a test compares. "Played in" are the places whose comment begins with the number,
"also in" those that name it. What each rule says stands in [our words](../../web/rules/%s.txt), how an unclear one is read in
[RULINGS.md](RULINGS.md). The names of its tests begin with its number: `+"`go test ./engine/%s -run '/9.2_'`"+`.
`, g.id, g.id)
	heading := ""
	for _, r := range book {
		if r.chapter {
			heading = fmt.Sprintf("\n## %s\n\n| rule | played in | also in |\n| --- | --- | --- |\n", r.title)
			continue
		}
		if len(r.here)+len(r.also) == 0 {
			continue
		}
		b.WriteString(heading)
		heading = ""
		fmt.Fprintf(&b, "| %s %s | %s | %s |\n", r.number, r.title, places(r.here), others(r))
	}
	return b.Bytes()
}

// places lists files, each once with its functions.
func places(list []place) string {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b place) int { return cmp.Compare(a.file, b.file) })
	var out []string
	last := ""
	for _, p := range slices.Compact(list) {
		if p.file != last {
			out = append(out, linked(p.file))
			last = p.file
		}
		if p.name != "" {
			out[len(out)-1] += " `" + p.name + "`"
		}
	}
	return strings.Join(out, ", ")
}

// others lists the files that name a rule which is played elsewhere.
func others(r *rule) string {
	var out []string
	files := slices.Clone(r.also)
	slices.Sort(files)
	for _, f := range slices.Compact(files) {
		if !slices.ContainsFunc(r.here, func(p place) bool { return p.file == f }) {
			out = append(out, linked(f))
		}
	}
	return strings.Join(out, ", ")
}

func linked(file string) string {
	return fmt.Sprintf("[%s](%s)", strings.TrimSuffix(path.Base(file), ".go"), file)
}
