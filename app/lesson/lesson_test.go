package lesson_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/app/lesson"
	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
	"interbellum/engine/record"
)

// TestLessonsCanBePlayed gives every answer of every lesson to the engine.
func TestLessonsCanBePlayed(t *testing.T) {
	files, _ := filepath.Glob("../../web/lessons/*.txt")
	if len(files) == 0 {
		t.Fatal("got no lesson, want one at least")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			l, err := lesson.Parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			game, found := games.ByID(l.Game)
			if !found {
				t.Fatalf("got no game %q, want it", l.Game)
			}
			rules, err := os.ReadFile("../../web/rules/" + l.Game + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			s, err := match.New(game, match.Setup{Header: record.Header{ID: "lesson", Scenario: l.Scenario, Dealer: dice.HandName}})
			if err != nil {
				t.Fatal(err)
			}
			s.Ready(0)
			for i, step := range l.Steps {
				if n := len(strings.Fields(step.Text)); n < 3 || n > 75 {
					t.Errorf("step %d: got %d words, want 3 to 75: %.60s", i, n, step.Text)
				}
				if !strings.Contains(string(rules), "\n@ "+step.Rule+" ") {
					t.Errorf("step %d: got the rule %q, want one with an entry", i, step.Rule)
				}
				for _, words := range step.Answers {
					if len(s.Viewer.Asked()) == 0 {
						t.Fatalf("step %d: got no question before %q, want one", i, words)
					}
					d := s.Viewer.Asked()[0]
					if step.Learner && d.Seat == engine.Chance {
						t.Errorf("step %d: got a die asked of the learner, want a question", i)
					}
					c, err := engine.ParseChoice(words)
					if err == nil {
						err = s.Answer(d.Seat, c)
					}
					if err != nil {
						t.Fatalf("step %d (%.60s): %s %s about %s: got %v, want it accepted\nlegal: %v", i, step.Text, game.SeatName(d.Seat), d.Kind, d.About, err, d.Legal)
					}
				}
			}
			if len(s.Viewer.Asked()) > 0 {
				d := s.Viewer.Asked()[0]
				t.Logf("it ends before %s %s about %s: %v", game.SeatName(d.Seat), d.Kind, d.About, d.Legal)
			}
		})
	}
}

func TestADamagedLessonIsRefused(t *testing.T) {
	good := "= A\ngame: b\nscenario: c\nSome words to read. (5.4)\n> pass\nThe end.\n"
	l, err := lesson.Parse(good)
	if err != nil || l.Steps[0].Rule != "5.4" || l.Steps[0].Text != "Some words to read." || !l.Steps[0].Learner || l.Farewell != "The end." {
		t.Fatalf("got %+v, %v; want one step of the learner's under 5.4, and a farewell", l, err)
	}
	for _, cut := range []string{"= A\n", "game: b\n", "scenario: c\n", "> pass\n", "The end.\n", "Some words to read. (5.4)\n"} {
		if _, err := lesson.Parse(strings.Replace(good, cut, "", 1)); err == nil {
			t.Errorf("without %q: got a lesson, want it refused", cut)
		}
	}
}
