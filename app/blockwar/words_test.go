package blockwar_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/conquest"
	"interbellum/app/triumph"
)

// written collects what a pattern finds in the engine's source: kinds of question, verbs, kinds of event.
func written(t *testing.T, game string, patterns ...string) map[string]bool {
	t.Helper()
	shared, err := filepath.Glob("../../engine/blockwar/*.go")
	own, wrong := filepath.Glob("../../engine/" + game + "/*.go")
	if err != nil || wrong != nil || len(shared) == 0 || len(own) == 0 {
		t.Fatalf("got %d and %d files of the engine, %v, %v; want some of both", len(shared), len(own), err, wrong)
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

func missing(t *testing.T, what string, said map[string]bool, known func(word string) bool, least int) {
	t.Helper()
	if len(said) < least {
		t.Fatalf("got %d %s in the source, want at least %d", len(said), what, least)
	}
	for word := range said {
		if !known(word) {
			t.Errorf("%s %q: got no words, want some", what, word)
		}
	}
}

// games are the faces of both games, by the name of the package of their rules.
var games = map[string]*look.Face{"triumph": triumph.New().Face, "conquest": conquest.New().Face}

func TestEveryQuestionHasWords(t *testing.T) {
	for game, f := range games {
		missing(t, game+": question", asked(t, game), func(kind string) bool { return f.Questions[kind] != nil || f.Texts.Has("question."+kind) }, 40)
	}
}

func TestEveryVerbHasWords(t *testing.T) {
	for game, f := range games {
		missing(t, game+": verb", answered(t, game), func(verb string) bool { return f.Labels[verb] != nil }, 50)
	}
}

func TestEveryEventHasWords(t *testing.T) {
	for game, f := range games {
		missing(t, game+": event", reported(t, game), func(kind string) bool { return f.Tells(kind) }, 75)
	}
}

func TestEveryOrderHasWords(t *testing.T) {
	for _, f := range games {
		for _, k := range f.Rule.OrderKinds() {
			if o := f.Order(k.Kind); o.Title == "" || o.Says == "" || len(o.Settings) != len(k.Settings) {
				t.Errorf("%s: got %+v, want a title, a sentence and %d settings", k.Kind, o, len(k.Settings))
			}
		}
	}
}

// What is named by a sign is drawn, and every Side and Power has a colour.
func TestEverySignIsDrawn(t *testing.T) {
	read := func(pattern string) (text string) {
		names, err := filepath.Glob("../../web/" + pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: got %d files, %v; want some", pattern, len(names), err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text += string(data)
		}
		return text
	}
	signs, styles := read("*.svg"), read("*.css")
	for game, f := range games {
		for _, id := range f.Drawn() {
			if !strings.Contains(signs, ` id="`+id+`"`) {
				t.Errorf("%s: got no sign %s, want one", game, id)
			}
			if of, is := strings.CutPrefix(id, "power-"); is && (!strings.Contains(styles, ".p-"+of+" ") && !strings.Contains(styles, ".p-"+of+"{") || !strings.Contains(signs, `id="hatch-`+of+`"`)) {
				t.Errorf("%s: got no colour or hatching of %s, want both", game, of)
			}
		}
	}
}
