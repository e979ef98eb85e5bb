package engine_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// How a datum gets to the board is told in one screen, by files that there are.
func TestTheReadmeTellsTheWayOfADatumInOneScreen(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, part, _ := strings.Cut(string(text), "\n## From a file to the board\n")
	part, _, _ = strings.Cut(part, "\n## ")
	if n, most := strings.Count(part, "\n"), 40; n == 0 || n > most {
		t.Errorf("got %d lines, want some and at most %d", n, most)
	}
	for _, name := range regexp.MustCompile(`[a-z]+(/[a-z]+)*\.(go|csv)\b`).FindAllString(part, -1) {
		found := false
		for _, at := range []string{name, filepath.Join("..", name), filepath.Join("cataclysm", name)} {
			_, err := os.Stat(at)
			found = found || err == nil
		}
		if !found {
			t.Errorf("got no file %s, want it", name)
		}
	}
}
