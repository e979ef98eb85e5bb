//go:build !js

package engine_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What is longer than this is not read at one sitting. Tests are free: a table of cases may be as long as it is.
const (
	mostLinesOfFile     = 400
	mostLinesOfFunction = 60
	mostBranches        = 20 // cyclomatic complexity
	mostMethods         = 25 // of a type of the page, app and below
)

// excess lists what is still over a limit, and how far it may be. The table only shrinks: an entry that is no longer needed fails.
var excess = map[string]int{}

// measure finds what is over a limit in a folder's files: the place and the limit, and by how much.
func measure(t *testing.T, f folder) map[string]int {
	t.Helper()
	over, methods := map[string]int{}, map[string]int{}
	note := func(figure, most int, name, what string) {
		if figure > most {
			over[fmt.Sprintf("%s: %s", path.Join(f.name, name), what)] = figure
		}
	}
	for _, name := range f.files {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		note(fset.File(file.Pos()).LineCount()-1, mostLinesOfFile, filepath.Base(name), "lines")
		for _, d := range file.Decls {
			function, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			called := function.Name.Name
			if on := receiver(function); on != "" {
				methods[on]++
				called = on + "." + called
			}
			note(fset.Position(function.End()).Line-fset.Position(function.Pos()).Line+1, mostLinesOfFunction, called, "lines")
			note(branches(function), mostBranches, called, "complexity")
		}
	}
	if f.name == "app" || strings.HasPrefix(f.name, "app/") {
		for _, on := range slices.Sorted(keysOf(methods)) {
			note(methods[on], mostMethods, on, "methods")
		}
	}
	return over
}

// receiver is the type that a method is of, "" for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	for {
		switch t := of.(type) {
		case *ast.StarExpr:
			of = t.X
		case *ast.IndexExpr:
			of = t.X
		case *ast.IndexListExpr:
			of = t.X
		default:
			return of.(*ast.Ident).Name
		}
	}
}

// branches is the cyclomatic complexity of a function with the function literals in it: one, and one for each place where the way divides.
func branches(f *ast.FuncDecl) int {
	n := 1
	ast.Inspect(f, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			n += min(1, len(node.List)) // not for the default
		case *ast.CommClause:
			if node.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if node.Op == token.LAND || node.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

func TestNothingIsOverTheLimits(t *testing.T) {
	found := map[string]int{}
	for _, f := range folders(t) {
		over := measure(t, f)
		for _, place := range slices.Sorted(keysOf(over)) {
			found[place] = over[place]
			if known, listed := excess[place]; !listed {
				t.Errorf("%s: got %d, want it within the limit", place, over[place])
			} else if over[place] > known {
				t.Errorf("%s: got %d, want at most %d, as the table of exceptions says", place, over[place], known)
			}
		}
	}
	for _, place := range slices.Sorted(keysOf(excess)) {
		if _, still := found[place]; !still {
			t.Errorf("%s: is within the limit now: take it out of the table of exceptions: got false, want true", place)
		}
	}
}

// The measures themselves: a wrong one would let everything pass.
func TestLimitsAreMeasured(t *testing.T) {
	const source = `package p
func (l *list[T]) f(a, b bool, c chan int) {
	if a && b || !a {
	}
	for range 3 {
		func() {
			for a {
			}
		}()
	}
	switch {
	case a, b:
	default:
	}
	select {
	case <-c:
	default:
	}
}`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	f := file.Decls[0].(*ast.FuncDecl)
	if got, want := branches(f), 8; got != want {
		t.Errorf("complexity: got %d, want %d", got, want)
	}
	if got, want := receiver(f), "list"; got != want {
		t.Errorf("receiver: got %s, want %s", got, want)
	}
}
