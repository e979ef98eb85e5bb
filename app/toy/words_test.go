package toy

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/enginetest/wordstest"
	"interbellum/engine/record"
	"interbellum/engine/words/page"
	catalogue "interbellum/engine/words/toy"
)

const (
	file    = "../../engine/words/toy/en.tsv"
	pageTSV = "../../engine/words/page/en.tsv"
)

var folders = []string{".", "../../engine/enginetest/toy"}

func TestTheCatalogueIsWhatTheGameSays(t *testing.T) {
	wordstest.Check(t, file, "toy", folders, "question.", "why.", "answer.", "heading.", "act.", "event.", "order.", "panel.", "step.", "public.", "name.counter.")
	wordstest.Missing(t, "toy", folders, file)
}

// Everything that is shown of a match comes from the catalogues, in whatever language they are.
func TestTheGameSpeaksAnotherLanguage(t *testing.T) {
	catalogue.Book.Translate(wordstest.Pseudo(t, file))
	page.Book.Translate(wordstest.Pseudo(t, pageTSV))
	defer catalogue.Book.Translate("")
	defer page.Book.Translate("")
	g := rules.Game()
	f := New(g)
	heard := map[string]bool{}
	hear := func(what string, texts ...string) {
		t.Helper()
		for _, text := range texts {
			if left := wordstest.Unsaid(text, "Amber", "Birch", "Coral", "Dune", "Ann", "Ben"); left != "" && !heard[what+left] {
				heard[what+left] = true
				t.Errorf("%s: got %q in %q, want every word from a catalogue", what, left, text)
			}
		}
	}
	for seed := range uint64(20) {
		scenario := g.Scenarios[seed%2].ID
		m, seen, err := g.New(scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		header := &record.Header{Game: g.ID, Players: []record.Player{{Name: "Ann", Seats: engine.Only(rules.Amber, rules.Birch)}, {Name: "Ben", Seats: engine.Only(rules.Coral, rules.Dune)}}}
		last := face.Watched{Entry: engine.Entry{Seq: -1}, Events: seen}
		walker := walk.New(seed)
		for {
			seats := []engine.Seats{engine.Everybody, engine.Only(rules.Birch), 0}[m.Seq()%3]
			s := &face.Sight{Game: g, Header: header, Seats: seats, View: m.View(seats), Seq: m.Seq(), Asked: m.Open(), Rights: m.Rights()}
			hearMoment(f, s, last, hear)
			if r, over := m.Result(); over {
				hearEnding(f, s, r, hear)
			}
			e, _, more := walker.Pick(m)
			if !more {
				break
			}
			if seen, err = m.Apply(e); err != nil {
				t.Fatal(err)
			}
			if e.Public != "" && !e.Seen.Meets(seats) {
				e.Choice = engine.Choice{}
			}
			last = face.Watched{Entry: e, Events: seen}
		}
	}
	for _, k := range g.Orders {
		o := f.Order(k.Kind)
		hear("order "+k.Kind, slices.Concat(o.Settings, o.Later, []string{o.Title, o.Says})...)
	}
	if _, _, err := g.New("none", nil); err == nil || wordstest.Unsaid(err.Error()) != "" {
		t.Errorf("an unknown scenario: got %v, want a refusal in the pseudo-language", err)
	}
}

// hearMoment checks the texts shown of a moment.
func hearMoment(f Face, s *face.Sight, last face.Watched, hear func(what string, texts ...string)) {
	hear("facts", wordstest.Shown(app.HTMLString(f.Facts(s)))...)
	hear("board", wordstest.Shown(app.HTMLString(f.Board(s)))...)
	hear("when", f.When(s.View))
	for _, d := range append(s.Asked, s.Rights...) {
		if d.Kind == engine.OrderVerb {
			continue
		}
		q := f.Question(s, d)
		hear("question "+d.Kind, append(append(q.Steps, q.After...), q.Text, q.Why)...)
		for _, c := range d.Legal {
			l := f.Label(s, d, c)
			hear("answer "+d.Kind+" "+c.Words(), l.Text, l.Note)
		}
	}
	for _, story := range f.Stories(s, []face.Watched{last}) {
		hear("story of "+last.Entry.Choice.Words(), story.Title, story.Note, story.Chapter)
		for _, line := range story.Lines {
			hear("line of "+last.Entry.Choice.Words(), line.Text)
		}
	}
}

func hearEnding(f Face, s *face.Sight, r engine.Result, hear func(what string, texts ...string)) {
	e := f.Ending(s, r)
	hear("ending", append(e.Heads, e.Title, e.Why)...)
	for _, row := range e.Rows {
		hear("ending", row.Name)
	}
}
