package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/enginetest/wordstest"
)

const scriptTexts = "../../web/words/en.tsv"

var (
	asked   = regexp.MustCompile(`\b(?:say|interbellumSay|Words\.Say)[ (]["']([a-z0-9.-]+)["']`)
	filled  = regexp.MustCompile(`\b(?:say|interbellumSay)\(["']([a-z0-9.-]+)["'], \{([^{}()]*)`)
	onTheir = regexp.MustCompile(`["'](bots\.[a-z-]+)["']`)                                 // handed on by the service worker
	spoken  = regexp.MustCompile(`^(?:[^<>{}=;.#\[][^<>{}=;\[]*)?[A-Za-z]{2,},? [a-z]{2,}`) // more than one word of a language
	remark  = regexp.MustCompile(`(?m)(^|[^:"'])//.*$|/\*(?s:.*?)\*/`)                      // not that of an address
	unread  = regexp.MustCompile(`console\.\w+\([^;]*|new Error\([^;]*|["']use strict["']`) // for people who work on the code
)

// scripts are the sources of what people read before and beside the program.
func scripts(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, pattern := range []string{"../../web/*.js", "../../web/late/*.js", "page/*"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: got %d files, %v; want no error and names some", pattern, len(names), err)
		}
		for _, name := range names {
			all[name] = remark.ReplaceAllString(source(t, name), "$1")
		}
	}
	return all
}

func TestTheScriptsSayWhatTheirCatalogueHas(t *testing.T) {
	known := map[string][]string{}
	for _, l := range wordstest.Lines(t, scriptTexts) {
		known[l.Kind] = l.Parameters
	}
	said := map[string]bool{"language": true} // by the site writer
	for name, text := range scripts(t) {
		for _, m := range asked.FindAllStringSubmatch(text, -1) {
			if _, is := known[m[1]]; !is {
				t.Errorf("%s: got the kind %q, which %s does not have: got false, want true", name, m[1], scriptTexts)
			}
			said[m[1]] = true
		}
		for _, m := range filled.FindAllStringSubmatch(text, -1) {
			for _, slot := range strings.Split(m[2], ", ") {
				slot, _, _ = strings.Cut(strings.TrimSpace(slot), ":")
				if !slices.Contains(known[m[1]], slot) {
					t.Errorf("%s: got {%s} for %s, want one of %v", name, slot, m[1], known[m[1]])
				}
			}
		}
		for _, m := range onTheir.FindAllStringSubmatch(text, -1) {
			said[m[1]] = true
		}
	}
	for kind := range known {
		if !said[kind] {
			t.Errorf("%s: nothing says %q: got false, want true", scriptTexts, kind)
		}
	}
}

func TestNoProseStandsInScripts(t *testing.T) {
	for name, text := range scripts(t) {
		for _, quoted := range literal.FindAllString(unread.ReplaceAllString(text, ""), -1) {
			if l := quoted[1 : len(quoted)-1]; spoken.MatchString(l) && !words.MatchString(l) {
				t.Errorf("%s: got %q, want it in %s", name, l, scriptTexts)
			}
		}
	}
	for _, l := range []string{"Is there a network?", "The program has stopped."} {
		if !spoken.MatchString(l) || words.MatchString(l) {
			t.Errorf("got nothing for %q, want it to be found", l)
		}
	}
}

func TestTheShellHoldsTheWordsOfTheScripts(t *testing.T) {
	all := byName(t, page(t))
	said, err := page(t).words()
	if err != nil || len(said) < 100 {
		t.Fatalf("got %d texts, %v; want no error and said at least 100", len(said), err)
	}
	for _, name := range []string{"index.html", "404.html", "manifest.webmanifest"} {
		if strings.Contains(all[name], "{{") || strings.Contains(all[name], "no value") {
			t.Errorf("%s is not filled in:\n%s; want all[name] no \"{{\" and all[name] no \"no value\"", name, all[name])
		}
	}
	for name, want := range map[string]string{
		"index.html":           `<p class="says" id="says" role="status">` + said["site.laying-out"] + `</p>`,
		"404.html":             said["site.no-page"],
		"manifest.webmanifest": `"New match of Triumph & Tragedy"`,
	} {
		if !strings.Contains(all[name], want) {
			t.Errorf("%s: got no %q", name, want)
		}
	}
	if !strings.Contains(all["index.html"], `"boot.stopped":"The program has stopped.`) {
		t.Errorf("the shell holds no words for the scripts: got %v, want `\"boot.stopped\":\"The program has stopped.` in it", all["index.html"])
	}
}

func TestALanguageIsOneMoreFileBesideEachCatalogue(t *testing.T) {
	s := page(t)
	if index := byName(t, s)["index.html"]; !strings.Contains(index, `data-languages="{&#34;en&#34;:&#34;English&#34;}"`) {
		t.Errorf("the shell names other languages than English, and there are none: got %v, want `data-languages=\"{&#34;en&#34;:&#34;English&#34;}\"` in it", index)
	}
	s.web, s.texts = t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		filepath.Join(s.web, "words", "en.tsv"):   "language\tEnglish\n",
		filepath.Join(s.web, "words", "de.tsv"):   "language\tDeutsch\nnow.title\tWas nun?\n",
		filepath.Join(s.web, "boot.js"):           "",
		filepath.Join(s.web, "service-worker.js"): "",
		filepath.Join(s.texts, "page", "en.tsv"):  "common.done\tDone\n",
		filepath.Join(s.texts, "page", "de.tsv"):  "common.done\tFertig",
		filepath.Join(s.texts, "toy", "de.tsv"):   "name\tHäfen\n",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s.bare = true
	all := byName(t, s)
	if got, want := all["web/words/de.txt"], "== scripts\nlanguage\tDeutsch\nnow.title\tWas nun?\n\n== page\ncommon.done\tFertig\n== toy\nname\tHäfen\n\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if want := `data-languages="{&#34;de&#34;:&#34;Deutsch&#34;,&#34;en&#34;:&#34;English&#34;}"`; !strings.Contains(all["index.html"], want) {
		t.Errorf("the shell has no %s", want)
	}
	if want := `"web/words/de.txt"`; !strings.Contains(strings.Split(all["service-worker.js"], "const FILES")[0], want) {
		t.Errorf("the language is kept before anybody has chosen it: got %v, want %v in it", strings.Split(all["service-worker.js"], "const FILES")[0], want)
	}
}
