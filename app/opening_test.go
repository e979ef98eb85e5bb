package app

import (
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
)

// openingAt is a desk at a question with an answer that opens another one, not of the kind but, with several answers.
func openingAt(t *testing.T, kind, but string) (*Desk, engine.Decision, *face.Then) {
	t.Helper()
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "cataclysm", 1)
	for range 200 {
		q := until(t, d, &pick, kind)
		if then := d.Table.Sight().Then; then != nil && then.Question().Kind != but && len(then.Question().Legal) > 1 {
			return d, q, then
		}
		step(t, d, &pick)
	}
	t.Fatalf("got no %s that opens a question, want one", kind)
	return nil, engine.Decision{}, nil
}

// buttons are the answers that the bar lists.
func buttons(d *Desk) (list []string) {
	page, _, _ := strings.Cut(html(d), "data-look")
	for _, part := range strings.Split(page, ` data-answer="`)[1:] {
		words, _, _ := strings.Cut(part, `"`)
		list = append(list, words)
	}
	return list
}

func TestAnOpeningAnswerIsGivenWithTheOneThatFollows(t *testing.T) {
	for _, kind := range []string{"drawn", "interrupt"} {
		d, q, then := openingAt(t, kind, "")
		shown, next := buttons(d), then.Question()
		if got := slices.Contains(shown, then.Choice.Words()); got {
			t.Errorf("%s: the bar lists %s: got %v, want its place taken", kind, then.Choice.Words(), got)
		}
		for _, c := range next.Legal {
			if !q.Allows(c) && !slices.Contains(shown, c.Words()) {
				t.Errorf("%s: the bar lists %q, want %s among them", kind, shown, c.Words())
			}
		}
		c, before := next.Legal[slices.IndexFunc(next.Legal, func(c engine.Choice) bool { return !q.Allows(c) })], d.Table.Session.Play.Seq()
		answer(t, d, q.Seat, c.Words())
		if got, want := said(d, before), []string{then.Choice.Words(), c.Words()}; !slices.Equal(got[:min(2, len(got))], want) {
			t.Errorf("%s: got the answers %q, want %q first", kind, got, want)
		}
	}
}

func TestUndoTakesAnOpeningAnswerBackWithTheOneThatFollowed(t *testing.T) {
	d, q, then := openingAt(t, "drawn", "political-action") // for which dice are thrown: they stay
	before := d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, then.Question().Legal[0].Words())
	d.Table.Undo()
	if got := d.Table.Session.Play.Seq(); got != before {
		t.Errorf("after one Undo there are %d answers, want %d", got, before)
	}
}

func TestAHintGoesOnToWhatAnOpeningAnswerIsFor(t *testing.T) {
	d, w := against(t, "", "hard")
	for range 400 {
		for w.heard != nil {
			w.answer(t)
		}
		then, q := d.Table.Sight().Then, d.Table.Sight().Asked[0]
		d.Table.Bots.Hint()
		for w.heard != nil {
			w.answer(t)
		}
		words := d.Table.Bots.hinted()
		if then != nil && w.question(t).Asked.Kind == then.Question().Kind {
			if c, err := engine.ParseChoice(words); err != nil || !then.Question().Allows(c) {
				t.Errorf("got the hint %s, want an answer to %s", words, then.Question().Kind)
			}
			if !slices.Contains(buttons(d), words) {
				t.Errorf("got the buttons %q, want %s among them", buttons(d), words)
			}
			return
		}
		answer(t, d, q.Seat, words)
	}
	t.Error("got no hint to play a counter, want one")
}
