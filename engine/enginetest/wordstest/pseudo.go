package wordstest

import (
	"fmt"
	"html"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// Pseudo is a translation of a catalogue into no language: every text in brackets, every letter outside braces with an accent, and those of
// the nouns inside, so that a test can tell what was read from the catalogue.
func Pseudo(t *testing.T, file string) string {
	t.Helper()
	var out strings.Builder
	out.WriteString("grammar\tone other\nand\tȧñđ\n")
	for _, l := range Lines(t, file) {
		said := l.Text
		at := 0
		var text strings.Builder
		for _, m := range braces.FindAllStringIndex(said, -1) {
			text.WriteString(accents.Replace(said[at:m[0]]))
			text.WriteString(forms(said[m[0]:m[1]]))
			at = m[1]
		}
		text.WriteString(accents.Replace(said[at:]))
		fmt.Fprintf(&out, "%s\t⟦%s⟧\n", l.Kind, text.String())
	}
	return out.String()
}

// forms has accents on the nouns of a pair of braces: on "counter" of {count n counter}.
func forms(slot string) string {
	parts := strings.SplitN(slot, " ", 3)
	if len(parts) == 3 {
		parts[2] = accents.Replace(parts[2])
	}
	return strings.Join(parts, " ")
}

// Accented is a line of such a translation for a name that the game's data have, or "" for no name.
func Accented(kind, name string) string {
	if name == "" {
		return ""
	}
	return kind + "\t⟦" + accents.Replace(name) + "⟧\n"
}

// Plain are letters that a text in no language does not have.
const Plain = "aeiounstAEIOUST"

var accents = strings.NewReplacer("a", "ȧ", "e", "ė", "i", "í", "o", "ö", "u", "ü", "n", "ñ", "N", "Ñ", "s", "š", "t", "ť", "A", "Å", "E", "É", "I", "Í", "O", "Ö", "U", "Ü", "S", "Š", "T", "Ť")

// quoted is a text of a pseudo-language in which no other stands.
var quoted = regexp.MustCompile(`⟦[^⟦⟧]*⟧`)

// Unsaid is what of a text does not come from a catalogue that speaks the pseudo-language, or nothing. Names are not looked at.
func Unsaid(text string, names ...string) string {
	for again := ""; again != text; {
		again, text = text, quoted.ReplaceAllString(text, "")
	}
	for _, name := range names {
		text = strings.ReplaceAll(text, name, "")
	}
	if !strings.ContainsFunc(text, unicode.IsLetter) {
		return ""
	}
	return text
}

var tag = regexp.MustCompile(`<[^>]*>`)
var label = regexp.MustCompile(`\b(?:aria-label|title|placeholder|alt)="([^"]*)"`)

// Shown are the texts of a page: what stands between its tags, and its labels.
func Shown(page string) (texts []string) {
	for _, m := range label.FindAllStringSubmatch(page, -1) {
		texts = append(texts, html.UnescapeString(m[1]))
	}
	for _, text := range tag.Split(page, -1) {
		if text = strings.TrimSpace(html.UnescapeString(text)); text != "" {
			texts = append(texts, text)
		}
	}
	return texts
}
