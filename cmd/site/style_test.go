package main

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every style sheet is loaded on every page: a class that two of them style looks like neither.
func TestNoClassIsStyledInTwoSheets(t *testing.T) {
	sheets := map[string][]string{} // where a class, or a longer selector, has rules of its own
	for _, name := range styleSheets(t) {
		for _, selector := range selectors(source(t, name)) {
			key := selector
			if own := ownClass.FindStringSubmatch(selector); own != nil {
				key = "." + own[1]
			} else if !strings.Contains(selector, ".") {
				continue
			}
			if !slices.Contains(sheets[key], name) {
				sheets[key] = append(sheets[key], name)
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(sheets)) {
		if in := sheets[key]; len(in) > 1 {
			t.Errorf("%s is styled in %s; want one sheet", key, strings.Join(in, " and "))
		}
	}
}

func TestEveryStyledClassIsUsed(t *testing.T) {
	used, beginnings := classesInUse(t)
	for _, name := range styleSheets(t) {
		for _, class := range styledClasses(source(t, name)) {
			composed := slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(class, b) && used[class[len(b):]] })
			if !used[class] && !composed {
				t.Errorf("%s: got styles of .%s, want only classes that a page has", name, class)
			}
		}
	}
}

// With :has a browser looks anew at the elements round every change, which took a third of the time of a tap: what draws the page sets a
// class instead.
func TestNoStyleLooksForWhatAnElementHolds(t *testing.T) {
	for _, name := range append(styleSheets(t), "page/index.html") {
		if n := strings.Count(comment.ReplaceAllString(source(t, name), ""), ":has("); n > 0 {
			t.Errorf("%s: got :has %d times, want a class that the page sets", name, n)
		}
	}
}

// The two tests would see a fault.
func TestStyleSheetsAreRead(t *testing.T) {
	text := "/* .no{} */ @media (max-width:9px) { .a .b, i.c:is(.d, .e)::after { color: red } } @keyframes k { 50% { opacity: .4 } }"
	if got, want := selectors(text), []string{".a .b", "i.c:is(.d, .e)::after"}; !slices.Equal(got, want) {
		t.Errorf("selectors: got %q, want %q", got, want)
	}
	if got, want := styledClasses(text), []string{"a", "b", "c", "d", "e"}; !slices.Equal(got, want) {
		t.Errorf("classes: got %q, want %q", got, want)
	}
}

// ownClass matches a selector that is one class, whatever its element, state or part.
var ownClass = regexp.MustCompile(`^[a-z0-9]*\.([a-z][\w-]*)(?:::?[a-z-]+|\[[^\]]*\])*$`)

func styleSheets(t *testing.T) []string {
	names, err := filepath.Glob("../../web/*.css")
	if err != nil || len(names) < 5 {
		t.Fatalf("style sheets: got %v (%v), want those of the page", names, err)
	}
	late, _ := filepath.Glob("../../web/late/*.css")
	return append(names, late...)
}

func source(t *testing.T, name string) string {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var (
	comment   = regexp.MustCompile(`(?s)/\*.*?\*/`)
	keyframes = regexp.MustCompile(`@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}`)
	head      = regexp.MustCompile(`[^{};]+\{`)
	space     = regexp.MustCompile(`\s+`)
	class     = regexp.MustCompile(`\.([a-zA-Z_][\w-]*)`)
)

// selectors are those of a style sheet, one by one.
func selectors(css string) (list []string) {
	css = keyframes.ReplaceAllString(comment.ReplaceAllString(css, ""), "")
	for _, h := range head.FindAllString(css, -1) {
		h = strings.TrimSpace(strings.TrimSuffix(h, "{"))
		if strings.HasPrefix(h, "@") {
			continue
		}
		depth, from := 0, 0
		for i, c := range h + "," {
			switch {
			case c == '(':
				depth++
			case c == ')':
				depth--
			case c == ',' && depth == 0:
				list = append(list, space.ReplaceAllString(strings.TrimSpace(h[from:i]), " "))
				from = i + 1
			}
		}
	}
	return list
}

func styledClasses(css string) (list []string) {
	for _, selector := range selectors(css) {
		for _, m := range class.FindAllStringSubmatch(selector, -1) {
			list = append(list, m[1])
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

var (
	literal   = regexp.MustCompile("\"(?:[^\"\\\\\n]|\\\\.)*\"|`[^`]*`|'(?:[^'\\\\\n]|\\\\.)*'")
	attribute = regexp.MustCompile(`(?:class|id)=\\?["']?([\w -]+)`)
	seat      = regexp.MustCompile(`^[A-Z][a-z]+$`)                                        // of Harbours, whose class is its name
	words     = regexp.MustCompile(`^[a-z0-9]*(?:[ .#]*[a-z][\w-]*)*[.#]?( [a-z-]+=.*)?$`) // "div.a.b role=img", "a b"
)

// classesInUse are the classes that programs, scripts, pictures and pages write, and the beginnings of those put together, such as "p-".
func classesInUse(t *testing.T) (used map[string]bool, beginnings []string) {
	used = map[string]bool{}
	take := func(text string) {
		for _, w := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" .#", c) }) {
			if used[w] = true; strings.HasSuffix(w, "-") {
				beginnings = append(beginnings, w)
			}
		}
	}
	for _, root := range []string{"../../app", "../../web", "../../engine/enginetest/toy", "."} {
		err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if e.IsDir() {
				if e.Name() == "browsertest" || e.Name() == "testdata" {
					return filepath.SkipDir
				}
				return nil
			}
			switch filepath.Ext(name) {
			case ".go", ".js":
				if strings.HasSuffix(name, "_test.go") {
					return nil
				}
				for _, quoted := range literal.FindAllString(source(t, name), -1) {
					l := quoted[1 : len(quoted)-1]
					if seat.MatchString(l) {
						l = strings.ToLower(l)
					}
					if words.MatchString(l) {
						before, _, _ := strings.Cut(l, "=")
						take(before)
					}
				}
				fallthrough
			case ".html", ".svg":
				for _, m := range attribute.FindAllStringSubmatch(source(t, name), -1) {
					take(m[1])
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(beginnings)
	return used, slices.Compact(beginnings)
}
