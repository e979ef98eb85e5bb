// Package wordstest holds the catalogues against the code that speaks from them, and finds prose that stands in code.
package wordstest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A Line is one text of a catalogue.
type Line struct {
	Kind       string
	Parameters []string
	Text       string
}

// Lines reads a catalogue. What is neither a text, a comment nor empty is reported.
func Lines(t *testing.T, file string) (lines []Line) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := form.FindStringSubmatch(line)
		if parts == nil {
			t.Errorf("%s:%d: got %q, want a kind, a tab and a text", file, i+1, line)
			continue
		}
		if seen[parts[1]] {
			t.Errorf("%s:%d: %s stands there twice", file, i+1, parts[1])
		}
		seen[parts[1]] = true
		l := Line{Kind: parts[1], Text: parts[4]}
		if parts[3] != "" {
			l.Parameters = strings.Split(parts[3], ", ")
		}
		lines = append(lines, l)
	}
	return lines
}

var (
	form   = regexp.MustCompile(`^([a-z0-9.-]+)(\(([a-z0-9-]+(?:, [a-z0-9-]+)*)\))?\t(\S.*)$`)
	braces = regexp.MustCompile(`\{(?:(?i:count|choose|signed|a|list) )?([A-Za-z0-9-]+)(?:\.[a-z]+)?(?: [^{}]+)?\}`)
)

// Check holds a catalogue against the code in some folders: every text that the code asks for is there and gets as many arguments as it
// has parameters, every text is asked for, and its braces name its parameters. Texts whose kind begins with one of the prefixes are asked
// for under a name that the code puts together, and may be filled in by it.
func Check(t *testing.T, file, book string, folders []string, prefixes ...string) {
	t.Helper()
	asked := map[string][]call{}
	for _, folder := range folders {
		for _, c := range calls(t, folder) {
			kind := strings.TrimPrefix(c.kind, book+"/")
			asked[kind] = append(asked[kind], c)
		}
	}
	for _, l := range Lines(t, file) {
		open := slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(l.Kind, p) })
		if len(asked[l.Kind]) == 0 && !open && !slices.Contains([]string{"grammar", "and"}, l.Kind) {
			t.Errorf("%s: nothing says %q", file, l.Kind)
		}
		for _, c := range asked[l.Kind] {
			if c.arguments >= 0 && c.arguments != len(l.Parameters) {
				t.Errorf("%s: got %d arguments for %q, want %d: %s", c.at, c.arguments, l.Kind, len(l.Parameters), strings.Join(l.Parameters, ", "))
			}
		}
		checkSlots(t, file, l, open)
	}
}

// Missing reports what the code in a folder asks a book for that none of the catalogues has.
func Missing(t *testing.T, book string, folders []string, files ...string) {
	t.Helper()
	known := map[string]bool{}
	for _, file := range files {
		for _, l := range Lines(t, file) {
			known[l.Kind] = true
		}
	}
	for _, folder := range folders {
		for _, c := range calls(t, folder) {
			name, kind, split := strings.Cut(c.kind, "/")
			if !split {
				name, kind = book, c.kind
			}
			if name == book && !known[kind] && c.arguments >= 0 {
				t.Errorf("%s: no catalogue of %s has %q", c.at, book, kind)
			}
		}
	}
}

// MissingOf is Missing for rules, whose code names the book of every text: each must be in the file of its book.
func MissingOf(t *testing.T, folders []string, files ...string) {
	t.Helper()
	known := map[string]map[string]bool{}
	for _, file := range files {
		book := filepath.Base(filepath.Dir(file))
		known[book] = map[string]bool{}
		for _, l := range Lines(t, file) {
			known[book][l.Kind] = true
		}
	}
	for _, folder := range folders {
		for _, c := range calls(t, folder) {
			if book, kind, split := strings.Cut(c.kind, "/"); split && known[book] != nil && !known[book][kind] && c.arguments >= 0 {
				t.Errorf("%s: the catalogue of %s has no %q", c.at, book, kind)
			}
		}
	}
}

func checkSlots(t *testing.T, file string, l Line, open bool) {
	t.Helper()
	rest := braces.ReplaceAllString(l.Text, "")
	if strings.ContainsAny(rest, "{}") {
		t.Errorf("%s: %s: the braces cannot be read in %q", file, l.Kind, l.Text)
	}
	if open && l.Parameters == nil {
		return
	}
	used := map[string]bool{}
	for _, m := range braces.FindAllStringSubmatch(l.Text, -1) {
		name := strings.ToLower(m[1][:1]) + m[1][1:]
		used[name] = true
		if !slices.Contains(l.Parameters, name) {
			t.Errorf("%s: %s: {%s} is no parameter", file, l.Kind, name)
		}
	}
	for _, p := range l.Parameters {
		if !used[p] {
			t.Errorf("%s: %s: nothing in the text uses %s", file, l.Kind, p)
		}
	}
}

// A call asks for a text.
type call struct {
	at        token.Position
	kind      string
	arguments int // -1 where a list is handed on
}

// speakers are the functions that take a kind, and where it stands among their arguments.
var speakers = map[string]int{"say": 0, "to": 0, "named": 0, "refuse": 1, "want": 1, "fault": 1, "unplayable": 1, "against": 2, "unlike": 1}

// calls are those in a folder. Where say makes no text but an event, as in the rules of a game, only kinds with the name of their book
// count. A literal with a space is no kind: Prose finds it.
func calls(t *testing.T, folder string) (found []call) {
	t.Helper()
	events := false
	each(t, folder, func(_ *token.FileSet, file *ast.File) {
		for _, d := range file.Decls {
			f, is := d.(*ast.FuncDecl)
			events = events || is && f.Recv == nil && f.Name.Name == "say" && !returnsText(f)
		}
	})
	each(t, folder, func(fset *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			c, is := n.(*ast.CallExpr)
			if !is {
				return true
			}
			at, known := speakers[strings.ToLower(called(c))]
			if !known || len(c.Args) <= at {
				return true
			}
			if kind, is := literal(c.Args[at]); is && !strings.Contains(kind, " ") && (!events || strings.Contains(kind, "/")) {
				arguments := len(c.Args) - at - 1
				if c.Ellipsis != token.NoPos || strings.ToLower(called(c)) == "named" {
					arguments = -1
				}
				found = append(found, call{fset.Position(c.Pos()), kind, arguments})
			}
			return true
		})
	})
	return found
}

func returnsText(f *ast.FuncDecl) bool {
	if f.Type.Results == nil || len(f.Type.Results.List) != 1 {
		return false
	}
	result, is := f.Type.Results.List[0].Type.(*ast.Ident)
	return is && result.Name == "string"
}

func called(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

func literal(e ast.Expr) (string, bool) {
	l, is := e.(*ast.BasicLit)
	if !is || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// each reads the Go files of a folder, without those below and without tests.
func each(t *testing.T, folder string, read func(*token.FileSet, *ast.File)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %d files of Go, %v", folder, len(files), err)
	}
	fset := token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		read(fset, file)
	}
}

// prose is more than one word of a language.
var prose = regexp.MustCompile(`[A-Za-z]{2,}[^A-Za-z]* [^A-Za-z]*[A-Za-z]`)

// spoken are the attributes of an element that someone reads or hears.
var spoken = regexp.MustCompile(`\b(aria-label|title|placeholder|alt)=`)

// markup is an attribute or a name of JSON, which no one reads.
var markup = regexp.MustCompile(`\b[a-zA-Z-]+="[^"]*("|$)|"[a-z]+": `)

// Prose lists the literals of more than one word in the code of a folder and of all below it: "app/send.go:31: …". Left out are tests,
// what only a panic says, tags of fields, names of classes and of JSON, attributes and elements without a title or label, what is saved with an answer
// for those who do not see it (a face has words for it), what an opening of a bot takes, and folders for which skip is true.
func Prose(t *testing.T, top string, skip func(folder string) bool) (found []string) {
	t.Helper()
	err := filepath.WalkDir(top, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if base := entry.Name(); base == "testdata" || base == "node_modules" || skip(filepath.ToSlash(at)) {
			return filepath.SkipDir
		}
		if files, _ := filepath.Glob(filepath.Join(at, "*.go")); len(files) > 0 {
			each(t, at, func(fset *token.FileSet, file *ast.File) { found = append(found, proseIn(fset, file)...) })
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func proseIn(fset *token.FileSet, file *ast.File) (found []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if unspoken(n) {
			return false
		}
		if l, is := n.(*ast.BasicLit); is {
			if text, is := literal(l); is && prose.MatchString(unmarked(text)) {
				found = append(found, fmt.Sprintf("%s: %q", fset.Position(n.Pos()), text))
			}
		}
		return true
	})
	return found
}

// unspoken reports whether no one reads what stands in a part of the code, and takes out what no one reads of a part.
func unspoken(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec:
		return true
	case *ast.Field:
		n.Tag = nil
	case *ast.KeyValueExpr:
		key, is := n.Key.(*ast.Ident)
		return is && slices.Contains([]string{"Public", "Class", "Takes", "Courts"}, key.Name)
	case *ast.AssignStmt:
		for i, to := range n.Lhs {
			if field, is := to.(*ast.SelectorExpr); is && field.Sel.Name == "Public" && len(n.Rhs) == len(n.Lhs) {
				n.Rhs[i] = field
			}
		}
	case *ast.CallExpr:
		return unspokenCall(n)
	}
	return false
}

// element reports whether a call makes an element, as package ui does: what comes first is its tag, classes and attributes.
func element(c *ast.CallExpr) bool {
	switch called(c) {
	case "El", "Draw":
		return len(c.Args) > 0
	case "Text":
		return len(c.Args) == 2
	}
	return false
}

func unspokenCall(n *ast.CallExpr) bool {
	name := called(n)
	if element(n) {
		if spec, is := literal(n.Args[0]); is && !spoken.MatchString(spec) {
			n.Args = n.Args[1:]
		}
	}
	if name == "Attr" && len(n.Args) == 2 {
		attribute, is := literal(n.Args[0])
		return is && !spoken.MatchString(attribute+"=")
	}
	return slices.Contains([]string{"panic", "Class", "Style", "AskHidden"}, name)
}

// unmarked is a text without the attributes that no one reads.
func unmarked(text string) string {
	return markup.ReplaceAllStringFunc(text, func(attribute string) string {
		if spoken.MatchString(attribute) {
			return attribute
		}
		return ""
	})
}
