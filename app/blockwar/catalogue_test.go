package blockwar_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/wordstest"
)

// The catalogues, and the folders whose code speaks from them.
const (
	blocksTexts   = "../../engine/words/blocks/en.tsv"
	triumphTexts  = "../../engine/words/triumph/en.tsv"
	conquestTexts = "../../engine/words/conquest/en.tsv"
)

// named are the sections whose kinds the code puts together from what the rules and the data call things.
var named = []string{"question.", "why.", "answer.", "heading.", "use.", "event.", "run.", "chapter.", "order.", "side.", "power.", "nation.", "area.", "type.", "class.", "deck.", "verb.",
	"status.", "phase.", "border.", "blockade.", "cut.", "number.", "setup.", "card.wild.", "fire.", "display.", "points.", "track.", "about.", "end.why.", "opening.", "scenario."}

func TestCodeAndCatalogueAgree(t *testing.T) {
	all := []string{".", "../triumph", "../conquest"}
	rules := []string{"../../engine/blockwar", "../../engine/triumph", "../../engine/conquest"}
	wordstest.Check(t, blocksTexts, "blocks", slices.Concat(all, rules), append(named, "fault.unit.")...)
	wordstest.Check(t, triumphTexts, "triumph", slices.Concat(all, rules), named...)
	wordstest.Check(t, conquestTexts, "conquest", slices.Concat(all, rules), named...)
	wordstest.MissingOf(t, rules, blocksTexts, triumphTexts, conquestTexts)
	wordstest.Missing(t, "blocks", []string{"."}, blocksTexts, conquestTexts)
	wordstest.Missing(t, "triumph", []string{"../triumph"}, triumphTexts, blocksTexts)
	wordstest.Missing(t, "conquest", []string{"../conquest"}, conquestTexts, blocksTexts)
}

// literals are the kinds of those sections that stand in the code of a folder.
func literals(t *testing.T, folders ...string) map[string]bool {
	t.Helper()
	kind, found := regexp.MustCompile(`"((?:question|why|answer|event|run|chapter|display|points|track|fire)\.[a-z0-9.-]*[a-z0-9])"`), map[string]bool{}
	for _, folder := range folders {
		names, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: got %d files, %v; want some", folder, len(names), err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range kind.FindAllStringSubmatch(string(source), -1) {
				found[m[1]] = true
			}
		}
	}
	return found
}

func TestEveryKindThatIsNamedInCodeHasAText(t *testing.T) {
	for game, f := range games {
		for kind := range literals(t, ".", "../"+game) {
			own := strings.HasPrefix(kind, "points.more") // of one game alone
			if !own && !f.Texts.Has(kind) && !f.Texts.Has(kind+".note") {
				t.Errorf("%s: got no text of %q, want one", game, kind)
			}
		}
	}
}

// A text that no question, answer or event can ask for is one with a wrong name.
func TestEveryTextHasSomethingToSayItOf(t *testing.T) {
	for game, files := range map[string][]string{"triumph": {triumphTexts}, "conquest": {conquestTexts, blocksTexts}} {
		words, kinds := written(t, "triumph", `"([a-z-]+)"`), literals(t, ".", "../triumph", "../conquest")
		maps.Copy(words, written(t, game, `"([a-z-]+)"`))
		for _, word := range []string{engine.Pass, engine.Roll, "cadre-built", "step-built", "command-pass", "alone"} { // put together, or of the kernel
			words[word] = true
		}
		for _, file := range files {
			for _, l := range wordstest.Lines(t, file) {
				plain := strings.TrimSuffix(strings.TrimSuffix(l.Kind, ".note"), ".item")
				parts := strings.Split(plain, ".")
				if !slices.Contains(sentences, parts[0]) || kinds[plain] || kinds[l.Kind] {
					continue
				}
				for _, word := range parts[1:] {
					if !words[word] {
						t.Errorf("%s: got the text %q, want one that something asks for: the rules have no %q", file, l.Kind, word)
					}
				}
			}
		}
	}
}

// sentences are the sections that are filled in from a question, an answer or an event.
var sentences = []string{"question", "why", "answer", "event", "run", "chapter"}

// Every slot of a sentence, in braces, can be filled in.
func TestEverySlotIsKnown(t *testing.T) {
	for game, file := range map[string]string{"triumph": triumphTexts, "conquest": conquestTexts} {
		f := games[game]
		for _, l := range slices.Concat(wordstest.Lines(t, blocksTexts), wordstest.Lines(t, file)) {
			section, _, _ := strings.Cut(l.Kind, ".")
			if l.Parameters != nil || !slices.Contains(sentences, section) {
				continue
			}
			if text := f.Sample(section, l.Kind); strings.Contains(text, "{") {
				t.Errorf("%s: got %q for %s, want all of %q filled in", game, text, l.Kind, l.Text)
			}
		}
	}
}

// asked, answered and reported are what the rules of a game can ask, offer and report.
func asked(t *testing.T, game string) map[string]bool {
	said := written(t, game, `\b[aA]sk(?:Hidden|Unit)?\([^"()]*(?:\([^()]*\)[^"()]*)*, "([a-z-]+)"`, `engine\.Decision\{Kind: "([a-z-]+)"`, `\bDie\("([a-z-]+)"`)
	for _, kind := range []string{"cadre", "step", "agent", "coup", "blackmail"} { // named by a variable
		said[kind] = true
	}
	return said
}

func answered(t *testing.T, game string) map[string]bool {
	said := written(t, game, `Verb: "([a-z-]+)"`, `\bVerb\("([a-z-]+)"\)`, `(?:choices|matches)\((?:t, )?"([a-z-]+)"\)`)
	said[engine.Pass], said[engine.Roll] = true, true
	return said
}

func reported(t *testing.T, game string) map[string]bool {
	return written(t, game, `\b(?:Say|Tell)\("([a-z-]*[a-z])"`)
}
