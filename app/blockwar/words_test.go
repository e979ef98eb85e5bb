package blockwar_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/triumph"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// written collects what a pattern finds in the engine's source: kinds of question, verbs, kinds of event.
func written(t *testing.T, patterns ...string) map[string]bool {
	t.Helper()
	shared, err := filepath.Glob("../../engine/blockwar/*.go")
	own, wrong := filepath.Glob("../../engine/triumph/*.go")
	if err != nil || wrong != nil || len(shared) == 0 || len(own) == 0 {
		t.Fatal("no source of the engine", err, wrong)
	}
	found := map[string]bool{}
	for _, name := range append(shared, own...) {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range patterns {
			for _, m := range regexp.MustCompile(p).FindAllStringSubmatch(string(source), -1) {
				found[m[1]] = true
			}
		}
	}
	return found
}

func missing[T any](t *testing.T, what string, said map[string]bool, words map[string]T, least int) {
	t.Helper()
	if len(said) < least {
		t.Fatalf("only %d %s were found in the source", len(said), what)
	}
	for word := range said {
		if _, known := words[word]; !known {
			t.Errorf("%s %q has no words", what, word)
		}
	}
}

func TestEveryQuestionHasWords(t *testing.T) {
	said := written(t, `\b[aA]sk(?:Hidden|Unit)?\([^"()]*(?:\([^()]*\)[^"()]*)*, "([a-z-]+)"`, `engine\.Decision\{Kind: "([a-z-]+)"`)
	for _, verb := range []string{"cadre", "step", "agent", "coup"} { // named by a variable
		said[verb] = true
	}
	missing(t, "question", said, triumph.New().Questions, 45)
}

func TestEveryVerbHasWords(t *testing.T) {
	said := written(t, `Verb: "([a-z-]+)"`, `\bVerb\("([a-z-]+)"\)`, `(?:choices|matches)\((?:t, )?"([a-z-]+)"\)`)
	said[engine.Pass], said[engine.Roll] = true, true
	missing(t, "verb", said, triumph.New().Labels, 55)
}

func TestEveryEventHasWords(t *testing.T) {
	words := map[string]bool{"die": true, "hits": true, "fires": true}
	for kind := range triumph.New().Events {
		words[kind] = true
	}
	for kind := range look.Chapters {
		words[kind] = true
	}
	missing(t, "event", written(t, `\b(?:Say|Tell)\("([a-z-]*[a-z])"`), words, 80)
}

func TestEveryOrderHasWords(t *testing.T) {
	for _, k := range rules.Game().Orders {
		if o := triumph.New().Order(k.Kind); o.Title == "" || o.Says == "" || len(o.Settings) != len(k.Settings) {
			t.Errorf("%s is ordered as %+v", k.Kind, o)
		}
	}
}
