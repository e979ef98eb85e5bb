package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
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

const translations = "web/words/"

// languages makes one file of each other language's catalogues: "== scripts" before web/words/de.tsv, "== page" before engine/words/page/de.tsv
// and so on. boot.js fetches the file of the language that was chosen. The name of a language is its own text of the kind "language".
func (s site) languages(shown *shellParts) (files []file, err error) {
	folders, _ := filepath.Glob(filepath.Join(s.texts, "*"))
	folders = append([]string{filepath.Join(s.web, "words")}, folders...)
	names, texts := map[string]string{"en": shown.Words.Say("language")}, map[string][]byte{}
	for i, folder := range folders {
		found, _ := filepath.Glob(filepath.Join(folder, "*.tsv"))
		for _, at := range found {
			id := strings.TrimSuffix(filepath.Base(at), ".tsv")
			if id == "en" {
				continue
			}
			data, err := os.ReadFile(at)
			if err != nil {
				return nil, err
			}
			book := filepath.Base(folder)
			if i == 0 {
				book, names[id] = "scripts", wordsIn(string(data)).Say("language")
			}
			texts[id] = slices.Concat(texts[id], []byte("== "+book+"\n"), data, []byte("\n"))
		}
	}
	for id, text := range texts {
		files = append(files, file{translations + id + ".txt", text})
	}
	list, err := json.Marshal(names)
	shown.Languages = string(list)
	return files, err
}
