//go:build !js

package engine_test

import (
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/enginetest/wordstest"
)

func TestProseStandsInTheCatalogues(t *testing.T) {
	found := map[string][]string{}
	for _, top := range []string{"app", "engine"} {
		for _, line := range wordstest.Prose(t, filepath.Join(root(t), top), forTestsOnly) {
			file, _, _ := strings.Cut(line, ":")
			if strings.HasSuffix(filepath.ToSlash(file), "/engine/games/titles.go") {
				continue // a catalogue of its own: names of games and scenarios
			}
			folder := filepath.ToSlash(strings.TrimPrefix(path.Dir(filepath.ToSlash(file)), filepath.ToSlash(root(t))+"/"))
			found[folder] = append(found[folder], line)
		}
	}
	for folder, lines := range found {
		t.Errorf("%s: got %d literals of more than one word, want none: put what people read into a catalogue of engine/words\n%s",
			folder, len(lines), strings.Join(lines, "\n"))
	}
}

// forTestsOnly are the folders that only tests and the referee's soak read: what they say is for people who work on the code.
func forTestsOnly(folder string) bool {
	return slices.Contains([]string{"enginetest", "laws", "recordtest", "browsertest", "rulestest", "words"}, path.Base(folder))
}
