package lesson_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/app/lesson"
	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

var update = flag.Bool("update", false, "record the examples anew, each with the same answers and by the edition that its header names")

// TestExamplesReplay replays every match to watch by the present rules, and holds its comments against it.
func TestExamplesReplay(t *testing.T) {
	files, _ := filepath.Glob("../../web/examples/*.json")
	if len(files) == 0 {
		t.Fatal("got no example, want one at least")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			rec, game := recorded(t, file)
			if *update {
				rec = again(t, game, rec)
				if err := os.WriteFile(file, record.Encode(rec), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			s, report, err := match.Open(game, rec)
			if err != nil || report.Way != record.Whole {
				t.Fatalf("by the present rules: got %v, %v; want it whole (record it anew with -update)", report, err)
			}
			if _, over := s.Play.Result(); !over {
				t.Error("got a match that goes on, want it over")
			}
			text, err := os.ReadFile(strings.TrimSuffix(file, "json") + "txt")
			if err != nil {
				t.Fatal(err)
			}
			rules, _ := os.ReadFile("../../web/rules/" + game.ID + ".txt")
			commented(t, rec, string(text), string(rules))
		})
	}
}

func recorded(t *testing.T, file string) (*record.Record, *engine.Game) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	game, found := games.ByID(rec.Header.Game)
	if !found {
		t.Fatalf("got no game %q, want it", rec.Header.Game)
	}
	return rec, game
}

// commented checks that every comment belongs to the answer that it names, is short, and gives a rule that has an entry.
func commented(t *testing.T, rec *record.Record, text, rules string) {
	t.Helper()
	title, notes, err := lesson.ParseNotes(text)
	if err != nil || title == "" || len(notes) < 10 {
		t.Fatalf("got %d comments under %q, %v; want a title and at least 10", len(notes), title, err)
	}
	for _, n := range notes {
		if words := len(strings.Fields(n.Text)); words < 8 || words > 60 {
			t.Errorf("answer %d: got a comment of %d words, want 8 to 60", n.At, words)
		}
		if n.Rule == "" || !strings.Contains(rules, "\n@ "+n.Rule+" ") {
			t.Errorf("answer %d: got the rule %q, want one with an entry", n.At, n.Rule)
		}
		if n.At < 0 {
			continue
		}
		if n.At >= len(rec.Entries) || rec.Entries[n.At].Choice.Words() != n.Answer {
			t.Errorf("answer %d: got another answer, want %s as the comment says", n.At, n.Answer)
		}
	}
	if last := notes[len(notes)-1].At; last != len(rec.Entries)-1 {
		t.Errorf("the last comment: got it at answer %d, want %d", last, len(rec.Entries)-1)
	}
}

// again records a match anew by the edition that it names: with the same answers, and its dice as if thrown by hand.
func again(t *testing.T, game *engine.Game, rec *record.Record) *record.Record {
	t.Helper()
	game, err := game.As(rec.Header.Edition, nil)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.BeginUnder(game, rec.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Repeat(rec.Entries); err != nil {
		t.Fatal(err)
	}
	return run.Seal()
}

func TestCommentsThatMakeNoSenseAreRefused(t *testing.T) {
	for _, text := range []string{"@ 1 pass\nwords", "= A\nwords\n@ one pass\nwords", "= A\nwords\n@ 2 pass\nwords\n@ 1 pass\nwords", "= A\n@ 2 pass\nwords", "= A\nwords\n@ 2 pass"} {
		if _, notes, err := lesson.ParseNotes(text); err == nil {
			t.Errorf("%q: got %v, want it refused", text, notes)
		}
	}
}
