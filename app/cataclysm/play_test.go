package cataclysm

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
)

// sightOf is what the holder of all seats sees of a match.
func sightOf(m engine.Match) *face.Sight {
	s := &face.Sight{Version: m.Seq() + 1, Game: rules.Game(), Seats: engine.Everybody, View: m.View(engine.Everybody), Seq: m.Seq(), Ahead: m,
		Header: &record.Header{Players: []record.Player{{Name: "Anna", Seats: engine.Everybody}}}}
	for _, d := range m.Open() {
		if d.Seat != engine.Chance {
			s.Asked = append(s.Asked, d)
		}
	}
	s.Rights = slices.DeleteFunc(slices.Clone(m.Rights()), func(d engine.Decision) bool { return d.Kind == engine.OrderVerb })
	return s
}

// scenarios lists all that are played.
func scenarios() (ids []string) {
	for _, s := range rules.Game().Scenarios {
		ids = append(ids, s.ID)
	}
	return ids
}

// everywhere plays matches of every scenario: with an even seed at random, with an odd one
// by players that seek war.
func everywhere(t *testing.T, seeds uint64, every int, show func(t *testing.T, seed uint64, m engine.Match, s *face.Sight, seen []face.Watched)) {
	for _, id := range scenarios() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			for seed := range seeds {
				walked(t, id, seed, every, func(m engine.Match, s *face.Sight, seen []face.Watched) { show(t, seed, m, s, seen) })
			}
		})
	}
}

// pick is the walker's next answer.
func pick(w *walk.Walker, m engine.Match, seed uint64) (engine.Entry, bool) {
	open := m.Open()
	if seed%2 == 0 || len(open) == 0 || open[0].Seat == engine.Chance {
		e, _, more := w.Pick(m)
		return e, more
	}
	d := open[w.N(len(open))]
	d.Weights = make([]int, len(d.Legal))
	for i, c := range d.Legal {
		d.Weights[i] = rules.Game().Bias(d, c)
	}
	return d.Answer(m.Seq(), w.Answer(d), ""), true
}

// walked plays one match and shows every position with a question.
func walked(t *testing.T, scenario string, seed uint64, every int, show func(m engine.Match, s *face.Sight, seen []face.Watched)) {
	t.Helper()
	m, events, err := rules.Game().New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := []face.Watched{{Entry: engine.Entry{Seq: -1}, Events: events}}
	w := walk.New(seed)
	for n := 0; ; n++ {
		e, more := pick(w, m, seed)
		if n%every == 0 || !more {
			show(m, sightOf(m), seen)
		}
		if !more {
			return
		}
		if events, err = m.Apply(e); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		seen = append(seen, face.Watched{Entry: e, Events: events})
	}
}

func TestEveryAnswerHasALabelAndItsPlaceOnTheBoard(t *testing.T) {
	everywhere(t, 2, 1, func(t *testing.T, seed uint64, m engine.Match, s *face.Sight, _ []face.Watched) {
		v := viewOf(s)
		for _, d := range append(append([]engine.Decision(nil), m.Open()...), s.Rights...) {
			one := *s
			one.Asked = []engine.Decision{d}
			if q := (Face{}).Question(&one, d); q.Text == "" || strings.Contains(q.Text, "nobody") || strings.Contains(q.Text, "  ") {
				t.Fatalf("seed %d, answer %d: %s: got the question %q, want words without gaps", seed, s.Seq, d.Kind, q.Text)
			}
			at := targetsOf(&one, v)
			labels := map[face.Label]engine.Choice{}
			for _, c := range d.Legal {
				l := Face{}.Label(&one, d, c)
				if l.Text == "" || strings.Contains(l.Text+l.Note, "nobody") || strings.Contains(l.Text, "  ") {
					t.Fatalf("seed %d, answer %d: %s answered by %s: got the label %q, %q, want words without gaps", seed, s.Seq, d.Kind, c, l.Text, l.Note)
				}
				if twin, known := labels[l]; known {
					t.Fatalf("seed %d, answer %d: %s and %s of %s: got the label %q, %q for both, want one each", seed, s.Seq, c, twin, d.Kind, l.Text, l.Note)
				}
				labels[l] = c
				for _, a := range placesOf(v, c) {
					found := false
					for _, x := range at.areas[a] {
						found = found || x == c
					}
					if !found {
						t.Fatalf("seed %d, answer %d: %s of %s: got no target %s, want one", seed, s.Seq, c, d.Kind, a)
					}
				}
			}
		}
	})
}

func TestEveryEventOfAMatchIsTold(t *testing.T) {
	everywhere(t, 4, 1<<30, func(t *testing.T, seed uint64, m engine.Match, s *face.Sight, seen []face.Watched) {
		if s.Seq == 0 {
			return
		}
		chapters := 0
		for _, story := range (Face{}).Stories(s, seen) {
			if story.Title == "" {
				t.Errorf("seed %d, answer %d: got a story without a title, want one", seed, story.Seq)
			}
			if story.Chapter != "" {
				chapters++
			}
			for _, line := range story.Lines {
				if line.Text == "" && len(line.Rolls) == 0 || strings.Contains(line.Text, "nobody") || strings.Contains(line.Text, "  ") {
					t.Errorf("seed %d, answer %d, %s: got %q, want words without gaps", seed, line.Seq, story.Title, line.Text)
				}
			}
		}
		if chapters < 2 {
			t.Errorf("seed %d: got %d chapters, want at least 2", seed, chapters)
		}
		result, over := m.Result()
		if !over {
			t.Fatalf("seed %d: got a match that goes on, want it over", seed)
		}
		won := func(r face.EndRow) bool { return r.Winner }
		if e := (Face{}).Ending(s, result); e.Title == "" || e.Why == "" || len(e.Rows) <= len(viewOf(s).Powers) || !slices.ContainsFunc(e.Rows, won) || strings.Contains(e.Title, "-") {
			t.Errorf("seed %d: got the ending %+v, want a title, a reason, a row for each power and a winner", seed, e)
		}
	})
}

// bench is a page with everything the face draws.
type table struct {
	app.Compo
	Sight *face.Sight
}

func (p *table) Render() app.UI {
	s := p.Sight
	parts := []app.UI{Face{}.Facts(s), Face{}.Board(s)}
	if over := (Face{}).Over(s); over != nil {
		parts = append(parts, over)
	}
	for _, panel := range (Face{}).Panels(s) {
		parts = append(parts, panel.Body())
	}
	if thumb := (Face{}).Thumb(s.View); thumb != nil {
		parts = append(parts, thumb)
	}
	return app.Div().Body(parts...)
}

func TestEveryPositionIsDrawn(t *testing.T) {
	everywhere(t, 2, 97, func(t *testing.T, seed uint64, m engine.Match, s *face.Sight, _ []face.Watched) {
		engine := app.NewTestEngine()
		if err := engine.Load(&table{Sight: s}); err != nil {
			t.Fatalf("seed %d, answer %d: %v", seed, s.Seq, err)
		}
		engine.ConsumeAll()
		html := app.HTMLString(&table{Sight: s})
		for a := range targetsOf(s, viewOf(s)).areas {
			if len(targetsOf(s, viewOf(s)).areas[a]) > 0 && !strings.Contains(html, `data-area="`+rules.Area(a).String()+`"`) && !badged(html, rules.Area(a)) {
				t.Fatalf("seed %d, answer %d: got no glow for %s, want one", seed, s.Seq, rules.Area(a))
			}
		}
	})
}

// badged reports whether the button of the map that an area lies on says that something
// can be chosen there.
func badged(html string, a rules.Area) bool {
	for _, button := range regexp.MustCompile(`(?s)<button[^>]*data-turn[^>]*>.*?</button>`).FindAllString(html, -1) {
		if strings.Contains(button, boardOf(a).ID) {
			return strings.Contains(button, `class="badge"`) && strings.Contains(button, `aria-pressed="false"`)
		}
	}
	return false
}
