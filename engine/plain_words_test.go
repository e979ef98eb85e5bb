//go:build !js

package engine_test

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// unplain are phrases that make English read as translated. All that players read does without them.
var unplain = regexp.MustCompile(`(?i)\b(whoever|whomever|what becomes of|(is|are) picked up|at hand|in all[,.;:)]|upon|hangs? on|(is|are) told|shows (itself|themselves)|to and fro|(any|every|some|no)body|(a|the|whole) mail|without a network|falls? away|what comes of|(rolled|drawn|built|begins|chooses) anew|is no (Battle|Raid|unit|army|fleet|power|Violation|Aggression|land|Nation|Neutral|Province|Home Sea|Partisan Option)|are no (Battles|Raids|units|armies|fleets|enemies)|cannot be$|laying out the table|(thing|nothing)s? hinders?|and [^ ;:,]+ is none|no ships? comes?|touch (an|a second) area|(is|are) (there|here) twice|is handed to|set-up)\b?`)

func TestWhatPlayersReadIsPlainEnglish(t *testing.T) {
	var files []string
	for _, pattern := range []string{"engine/words/*/en.tsv", "web/words/en.tsv", "web/rules/*.txt", "web/lessons/*.txt", "web/examples/*.txt", "web/about.html"} {
		found, err := filepath.Glob(filepath.Join(root(t), pattern))
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: got %d files, %v, want some", pattern, len(found), err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		lines := bufio.NewScanner(f)
		lines.Buffer(nil, 1<<20)
		for n := 1; lines.Scan(); n++ {
			text := lines.Text()
			if kind, words, found := strings.Cut(text, "\t"); found && !strings.Contains(kind, " ") {
				text = words // the name of a line is read by no player
			}
			if strings.HasPrefix(text, "#") {
				continue
			}
			if phrase := unplain.FindString(text); phrase != "" {
				t.Errorf("%s:%d: got %q in %q, want plainer words", file, n, phrase, text)
			}
		}
	}
}
