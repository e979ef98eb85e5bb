//go:build !js

package engine_test

import (
	"fmt"
	"go/scanner"
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

// A ruling that names a test is held by it: every name in a RULINGS.md is that of a test under engine. Three dots
// in a name stand for anything.
func TestRulingsNameTestsThatExist(t *testing.T) {
	tests := testNames(t)
	for game, least := range map[string]int{"cataclysm": 150, "triumph": 80, "conquest": 30} {
		cited := citedTests(t, filepath.Join(game, "RULINGS.md"))
		if len(cited) < least {
			t.Errorf("%s: got %d citations, want %d or more", game, len(cited), least)
		}
		for _, name := range cited {
			open := regexp.MustCompile(` ?\\.\\.\\. ?`).ReplaceAllString(regexp.QuoteMeta(name), ".*")
			if !slices.ContainsFunc(tests, regexp.MustCompile("^"+open+"$").MatchString) {
				t.Errorf("%s/RULINGS.md cites %q, and no test has that name: got false, want true", game, name)
			}
		}
	}
}

// citedTests lists the names after "Test:" or "Tests:": in quotes, or those of functions.
func citedTests(t *testing.T, file string) (names []string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(string(data)), " ")
	lists := regexp.MustCompile(`Tests?: (("[^"]+"|Test\w+)(,? and |, )?)+`).FindAllString(text, -1)
	if n := len(regexp.MustCompile(`\bTests?: `).FindAllString(text, -1)); n != len(lists) {
		t.Errorf("%s: %d entries say Test:, and %d name one, want %v", file, n, len(lists), len(lists))
	}
	for _, list := range lists {
		for _, name := range regexp.MustCompile(`"[^"]+"|Test[A-Z]\w+`).FindAllString(list, -1) {
			names = append(names, strings.Trim(name, `"`))
		}
	}
	return names
}

// testNames lists what tests may be called: their functions, and their strings, each by itself and with the one
// before it, since some tables keep the number of a rule apart.
func testNames(t *testing.T) (names []string) {
	err := filepath.WalkDir(".", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, "_test.go") {
			return err
		}
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var s scanner.Scanner
		set := token.NewFileSet()
		s.Init(set.AddFile(file, -1, len(src)), src, nil, 0)
		last := ""
		for {
			_, tok, lit := s.Scan()
			if tok == token.EOF {
				return nil
			}
			switch tok {
			case token.IDENT:
				names = append(names, lit)
			case token.STRING:
				text, err := strconv.Unquote(lit)
				if err != nil {
					return fmt.Errorf("%s: %w", file, err)
				}
				names, last = append(names, text, last+" "+text), text
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}
