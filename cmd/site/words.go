package main

import (
	"os"
	"path/filepath"
	"strings"
)

// scriptWords are the texts of web/words/en.tsv, by kind: what the scripts say, and the page before its program is there. They stand in the
// page as JSON, where boot.js reads them.
type scriptWords map[string]string

func (s site) words() (scriptWords, error) {
	data, err := os.ReadFile(filepath.Join(s.web, "words", "en.tsv"))
	return wordsIn(string(data)), err
}

func wordsIn(catalogue string) scriptWords {
	said := scriptWords{}
	for line := range strings.Lines(catalogue) {
		head, text, found := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		if kind, _, _ := strings.Cut(head, "("); found && !strings.HasPrefix(line, "#") {
			said[kind] = text
		}
	}
	return said
}

// Say is a text with what stands in its braces, one name and one value after the other.
func (w scriptWords) Say(kind string, slots ...string) string {
	text := w[kind]
	for i := 0; i+1 < len(slots); i += 2 {
		text = strings.ReplaceAll(text, "{"+slots[i]+"}", slots[i+1])
	}
	return text
}
