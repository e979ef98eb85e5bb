package cataclysm

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/wordstest"
	"interbellum/engine/words/page"
)

// composed begin the kinds that the code puts together from what a rule names: a verb, a kind of question or event, a power.
var composed = []string{"name.", "event.", "question.", "why.", "step.", "answer.", "heading.", "ahead.", "modifier.", "roll.", "order.", "about.",
	"battle", "maps.way", "fault.sort.", "opening.", "title", "ending.", "world.china.", "panel.commitment.", "panel.waiting.", "fact.phase.", "board.letter."}

func TestTheBookHasWhatIsSaid(t *testing.T) {
	folders := []string{".", "../../engine/cataclysm", "../../engine/cataclysm/bot"}
	wordstest.Check(t, catalogueFile, "cataclysm", folders, composed...)
	wordstest.Missing(t, "cataclysm", folders, catalogueFile)
}

// isNamed reports whether one of the words is what a kind names, alone or before a further part: "question.retreat.unknown" names "retreat".
func isNamed(kind string, known map[string]string) bool {
	for word := range known {
		if kind == word || strings.HasPrefix(kind, word+".") {
			return true
		}
	}
	return false
}

func TestTheBookSaysNothingInVain(t *testing.T) {
	s := listen(t)
	for known, words := range map[*map[string]string][]string{ // written otherwise than the others, or pieces of several
		&s.questions: {"interrupt-first", "draw", "revoke-aid", "more"},
		&s.verbs:     {engine.Pass, engine.Revoke, "aid", "target", "unit", "losses"},
		&s.events:    {"check-passed", "check-failed"},
	} {
		for _, word := range words {
			(*known)[word] = ""
		}
	}
	for _, l := range wordstest.Lines(t, catalogueFile) {
		section, kind, _ := strings.Cut(l.Kind, ".")
		known := map[string]map[string]string{"question": s.questions, "why": s.questions, "answer": s.verbs, "event": s.events}[section]
		if known != nil && !isNamed(kind, known) {
			t.Errorf("%s: got a text of nothing that the rules name, want none", l.Kind)
		}
	}
}

// pseudo translates the book, and the names that the data give, into no language: every letter of a text gets an accent.
func pseudo(t *testing.T) {
	file := wordstest.Pseudo(t, catalogueFile)
	for a := rules.Area(1); a <= rules.AreaCount; a++ {
		file += wordstest.Accented("name.area."+a.String(), rules.Shipped().Place(a).Name)
	}
	for table, name := range map[rules.CrisisTable]string{rules.Peacetime: "peacetime", rules.Wartime: "wartime"} {
		for high := 1; high <= 6; high++ {
			for low := 1; low <= high; low++ {
				kind, row := fmt.Sprintf("crisis.%s-%d-%d", name, high, low), rules.Shipped().CrisisRow(table, high, low)
				file += wordstest.Accented(kind, row.Title) + wordstest.Accented(kind+".effect", row.Text)
			}
		}
	}
	book.Translate(file)
	page.Book.Translate(wordstest.Pseudo(t, "../../engine/words/page/en.tsv"))
	t.Cleanup(func() { book.Translate(""); page.Book.Translate("") })
}

// TestAnotherLanguageSaysAll looks for what a player still reads in English where the book is translated.
func TestAnotherLanguageSaysAll(t *testing.T) {
	pseudo(t)
	for _, k := range rules.Game().Orders {
		o := Face{}.Order(k.Kind)
		translated(t, slices.Concat(o.Settings, o.Later, []string{o.Title, o.Says, Face{}.AlwaysAsked()})...)
	}
	for i, id := range scenarios() {
		s, _ := rules.Game().ScenarioByID(id)
		translated(t, Face{}.About(s), Face{}.Example())
		walked(t, id, uint64(i%2), 53, func(m engine.Match, s *face.Sight, seen []face.Watched) {
			s.Recent = seen[max(0, len(seen)-9):]
			s.Header.Players[0].Name = "1"
			translated(t, Face{}.When(s.View))
			for _, d := range append(s.Asked, s.Rights...) {
				q := Face{}.Question(s, d)
				translated(t, append(append(q.Steps, q.After...), q.Text, q.Why)...)
				for _, c := range d.Legal {
					l, picked := Face{}.Label(s, d, c), Face{}.Gathered(s, d, c)
					translated(t, l.Text, l.Note, picked.One, picked.Many)
					for _, line := range (Face{}).Ahead(s, d, c) {
						translated(t, line.Head, line.Dice, line.Text)
					}
				}
			}
			for _, story := range (Face{}).Stories(s, seen) {
				translated(t, story.Title, story.Note, story.Chapter)
				for _, line := range story.Lines {
					translated(t, line.Text)
					for _, r := range line.Rolls {
						translated(t, r.Says)
					}
				}
			}
			if r, over := m.Result(); over {
				e := Face{}.Ending(s, r)
				translated(t, append(e.Heads, e.Title, e.Why)...)
			}
			for _, text := range read.FindAllStringSubmatch(app.HTMLString(&table{Sight: s}), -1) {
				translated(t, html.UnescapeString(text[1]+text[2]))
			}
		})
	}
}

// read is what somebody reads or hears of a page: its text, its labels and its titles.
var read = regexp.MustCompile(`>([^<>]+)<|(?:aria-label|title)="([^"]*)"`)

// translated reports a text that has a letter without an accent.
func translated(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		rest := kept().Replace(text)
		if strings.ContainsAny(lone.ReplaceAllString(rest, ""), wordstest.Plain) {
			t.Errorf("got %q, want every word from a catalogue", text)
		}
	}
}

// lone are the letters that mark the connectors of the maps.
var lone = regexp.MustCompile(`\b[A-Z]\b`)

// kept takes out what stays as it is: the names on the map, which are part of its picture, and what the frame of all boards says.
var kept = sync.OnceValue(func() *strings.Replacer {
	words := []string{"WASHINGTON", "Zoom in", "Zoom out", "Whole board", "Hide pieces", "Map legend", "Choices in this area", "choices", "Rule"}
	for _, board := range []*layout.Board{layout.Europe(), layout.Pacific()} {
		for _, a := range board.Areas {
			words = append(words, a.Name)
			words = append(words, strings.Fields(a.Name)...)
		}
	}
	slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
	pairs := []string{}
	for _, word := range words {
		pairs = append(pairs, word, "")
	}
	return strings.NewReplacer(pairs...)
})
