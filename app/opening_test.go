package app

import (
	"fmt"
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

// What may be ended beside what comes next: both stand in the bar and on the board, and one tap on what comes next ends the first.
func TestTheNextActionStandsBesideTheRegroup(t *testing.T) {
	d, q := regrouping(t)
	next := d.Table.Sight().Then.Question()
	shown, board := buttons(d), d.Table.Sight().OnBoard().Asked[0]
	for _, c := range slices.Concat(q.Legal, next.Legal) {
		if !slices.Contains(shown, c.Words()) || !board.Allows(c) {
			t.Errorf("the bar lists %q, the board %v; want %s among both", shown, board.Legal, c.Words())
		}
	}
	draws := func(c engine.Choice) bool { return c.Verb == "build" } // a counter, which cannot be undone
	c, before := next.Legal[slices.IndexFunc(next.Legal, func(c engine.Choice) bool { return !q.Allows(c) && !draws(c) })], d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, c.Words())
	if got, want := mine(d, before), []string{"done", c.Words()}; !slices.Equal(got[:min(2, len(got))], want) {
		t.Errorf("got the answers %q, want %q first", got, want)
	}
	d.Table.Undo()
	if got := d.Table.Session.Play.Seq(); got > before {
		t.Errorf("after one Undo there are %d answers, want %d", got, before)
	}
}

// regrouping is a desk at a regroup after which an offensive goes on.
func regrouping(t *testing.T) (*Desk, engine.Decision) {
	t.Helper()
	for seed := range 20 {
		d, w := beginning(t, deskAt(store.NewMemory(), fmt.Sprintf("seed%d-", seed)), "cataclysm", "", "normal")
		for !d.Table.over() && !strings.Contains(d.Table.turn(), "1939") {
			if w.heard != nil {
				w.answer(t)
				continue
			}
			s := d.Table.Sight()
			if q := s.Asked[0]; q.Kind == "regroup" && s.Then != nil {
				return d, q
			}
			answer(t, d, s.Asked[0].Seat, hinted(t, d, w, s.Asked[0]))
		}
	}
	t.Fatal("got no regroup after which an offensive goes on, want one")
	return nil, engine.Decision{}
}

// A counter whose unit has one place asks at once where it goes.
func TestWhereADrawnUnitGoesIsAskedWithTheCounter(t *testing.T) {
	d, q := atQuestion(t, "cataclysm", "drawn", func(d *Desk, _ engine.Decision) bool {
		then := d.Table.Sight().Then
		return then != nil && then.Question().Kind == "deploy-to"
	})
	legal, before := d.Table.Sight().Then.Question().Legal, d.Table.Session.Play.Seq()
	to := legal[len(legal)-1].Words()
	answer(t, d, q.Seat, to)
	if got := mine(d, before); len(got) != 2 || got[1] != to {
		t.Errorf("got the answers %q, want the counter and %s", got, to)
	}
}

// mine are the answers of people since then.
func mine(d *Desk, since int) (list []string) {
	for _, e := range d.Table.Session.Play.Entries()[since:] {
		if e.By == "" && e.Seat != engine.Chance {
			list = append(list, e.Choice.Words())
		}
	}
	return list
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

// A player who attempts an alliance of two own powers has agreed for both.
func TestAnAllianceOfOnesOwnPowersIsAgreedAtOnce(t *testing.T) {
	words := ""
	d, q := atQuestion(t, "cataclysm", "drawn", func(d *Desk, q engine.Decision) bool {
		then := d.Table.Sight().Then
		if then == nil || then.Question().Kind != "political-action" {
			return false
		}
		i := slices.IndexFunc(then.Question().Legal, func(c engine.Choice) bool { return c.Verb == "alliance" })
		if i >= 0 {
			words = then.Question().Legal[i].Words()
		}
		return i >= 0
	})
	before := d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, words)
	if got := mine(d, before); len(got) < 3 || got[1] != words || got[2] != "accept" {
		t.Errorf("got the answers %q, want the counter, %s and accept", got, words)
	}
	if want := "You play both powers."; !strings.Contains(d.Toast.Text, want) {
		t.Errorf("got the message %q, want %q in it", d.Toast.Text, want)
	}
}
