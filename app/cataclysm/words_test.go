package cataclysm

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/wordstest"
)

// spoken is every kind of question, verb and kind of event that the engine's source
// writes down.
type spoken struct{ questions, verbs, events, crumbs, rules map[string]string }

// listen reads the engine's source.
func listen(t *testing.T) spoken {
	t.Helper()
	s := spoken{map[string]string{}, map[string]string{}, map[string]string{}, map[string]string{}, map[string]string{}}
	files, err := filepath.Glob("../../engine/cataclysm/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("got %d files of the engine, %v; want some", len(files), err)
	}
	fset := token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := parser.ParseFile(fset, name, data, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool { s.hear(fset, n); return true })
	}
	return s
}

func text(e ast.Expr) string {
	if lit, is := e.(*ast.BasicLit); is && lit.Kind == token.STRING {
		if s, err := strconv.Unquote(lit.Value); err == nil {
			return s
		}
	}
	return ""
}

func (s *spoken) hear(fset *token.FileSet, n ast.Node) {
	note := func(m map[string]string, e ast.Expr) {
		if word := text(e); word != "" {
			m[word] = fset.Position(e.Pos()).String()
		}
	}
	switch n := n.(type) {
	case *ast.CallExpr:
		f, is := n.Fun.(*ast.Ident)
		switch {
		case !is:
		case f.Name == "ask" && len(n.Args) > 3:
			note(s.questions, n.Args[1])
			note(s.rules, n.Args[2])
		case f.Name == "say" && len(n.Args) > 2:
			note(s.events, n.Args[0])
		case f.Name == "verb" && len(n.Args) == 1:
			note(s.verbs, n.Args[0])
		}
	case *ast.CompositeLit:
		if sel, is := n.Type.(*ast.SelectorExpr); is && sel.Sel.Name == "Choice" {
			for _, elt := range n.Elts {
				if kv, is := elt.(*ast.KeyValueExpr); is && kv.Key.(*ast.Ident).Name == "Verb" {
					note(s.verbs, kv.Value)
				}
			}
		}
	}
}

func TestEveryQuestionHasItsSentence(t *testing.T) {
	s := listen(t)
	if len(s.questions) < 40 {
		t.Fatalf("got %d kinds of question in the source, want at least 40", len(s.questions))
	}
	s.questions["interrupt-first"] = "interrupt.go"
	for kind, at := range s.questions {
		if !book.Has("question." + kind) {
			t.Errorf("%s: got no sentence for the question %q, want one", at, kind)
		}
	}
}

func TestEveryVerbHasItsLabel(t *testing.T) {
	s := listen(t)
	if len(s.verbs) < 40 {
		t.Fatalf("got %d verbs in the source, want at least 40", len(s.verbs))
	}
	for verb, at := range s.verbs {
		if labels()[verb] == nil {
			t.Errorf("%s: got no label for the verb %q, want one", at, verb)
		}
	}
}

func TestEveryEventHasItsSentence(t *testing.T) {
	s := listen(t)
	if len(s.events) < 80 {
		t.Fatalf("got %d kinds of event in the source, want at least 80", len(s.events))
	}
	for kind, at := range s.events {
		text := eventSentence(rules.Shipped(), engine.Event{Kind: kind, Seat: 2, On: "area/poland", To: "area/norway", N: 2})
		if text == "" && !unlogged[kind] {
			t.Errorf("%s: got no sentence for the event %q, want one", at, kind)
		}
	}
}

// catalogueFile is Cataclysm's book.
const catalogueFile = "../../engine/words/cataclysm/en.tsv"

func TestSentencesOfEventsAreWhole(t *testing.T) {
	n := 0
	for _, l := range wordstest.Lines(t, catalogueFile) {
		if kind, is := strings.CutPrefix(l.Kind, "event."); is {
			n++
			about := subjectOf(rules.Shipped(), engine.Event{Kind: kind, Seat: 2, On: "area/poland", To: "area/norway", N: 2})
			if text := about.say(l.Kind); text == "" || strings.ContainsAny(text, "{}\t\n") {
				t.Errorf("%q: got %q from %q, want every slot filled in", kind, text, l.Text)
			}
		}
	}
	if n < 100 {
		t.Fatalf("got only %d sentences, want 100 at least", n)
	}
}
