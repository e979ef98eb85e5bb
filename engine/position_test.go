package engine_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/saves"
)

func TestSealed(t *testing.T) {
	orders := [][]engine.Seat{{1, 2, 3}, {1, 3, 2}, {2, 1, 3}, {2, 3, 1}, {3, 1, 2}, {3, 2, 1}}
	ends := map[[16]byte]bool{}
	for _, order := range orders {
		m := begin(plans{"ROOT": {"seal", "ask"}})
		var seen []engine.Event
		for _, s := range order {
			seen = say(t, m, s, int(s)%2+1)
		}
		wantLog(t, m, "ROOT told say#2 by 1", "ROOT told say#1 by 2", "ROOT told say#2 by 3")
		if len(seen) != 3 || seen[0].Seat != 1 || seen[2].Seat != 3 {
			t.Errorf("%v: got %v, want three events, of seats 1 to 3", order, seen)
		}
		ends[saves.Fingerprint(m)] = true
	}
	if len(ends) != 1 {
		t.Errorf("six orders of arrival: got %d positions, want 1", len(ends))
	}
}

func TestSealedIsKeptBack(t *testing.T) {
	m := begin(plans{"ROOT": {"seal"}})
	if seen := say(t, m, 2, 1); len(seen) != 0 {
		t.Errorf("before all have answered: got %v, want no event", seen)
	}
	wantLog(t, m)
	if open := m.Open(); len(open) != 2 || open[0].Seat == 2 || open[1].Seat == 2 {
		t.Errorf("open: got %v, want the questions of the two other seats", open)
	}
	if rights := m.Rights(); len(rights) != 1 || rights[0].Seat != 2 || rights[0].Kind != engine.Revoke {
		t.Errorf("rights: got %v, want only that of seat 2 to take its answer back", rights)
	}
	_, err := m.Apply(engine.Entry{Seq: 1, Seat: 2, Choice: engine.Choice{Verb: "say", N: 2}})
	if err == nil {
		t.Error("a second sealed answer: got no error, want a refusal")
	}
	// What the sender claims about who sees it is nothing to go by.
	one, other := m.Clone(), m.Clone()
	e := engine.Entry{Seq: 1, Seat: 3, Choice: engine.Choice{Verb: "say", N: 2}}
	one.Apply(e)
	e.Seen, e.Public = engine.Everybody, "shouts"
	other.Apply(e)
	if !bytes.Equal(saves.Write(one), saves.Write(other)) {
		t.Error("entries that claim other things about who sees them: got two positions, want one")
	}
}

func TestSealedCanBeTakenBack(t *testing.T) {
	m := begin(plans{"ROOT": {"seal"}})
	whole := m.Open()
	say(t, m, 2, 1)
	back := engine.Entry{Seq: 1, Seat: 2, Choice: engine.Choice{Verb: engine.Revoke}}
	other := back
	other.Seat = 1
	if _, err := m.Apply(other); err == nil {
		t.Error("taking back what is not in: got no error, want a refusal")
	}
	if seen, err := m.Apply(back); err != nil || len(seen) != 0 {
		t.Errorf("taking back: got %v (%v), want no event and no error", seen, err)
	}
	if len(m.Open()) != len(whole) || len(m.Rights()) != 1 || m.Rights()[0].Kind != "poke" {
		t.Errorf("got %v open and rights %v, want %d open and the right to poke", m.Open(), m.Rights(), len(whole))
	}
	for _, s := range []engine.Seat{2, 1, 3} {
		say(t, m, s, 2)
	}
	wantLog(t, m, "ROOT told say#2 by 1", "ROOT told say#2 by 2", "ROOT told say#2 by 3", "ROOT ends")
}

func TestChildren(t *testing.T) {
	t.Run("a caller hears of its child", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call a"}, "a": {"ask"}})
		say(t, m, 1, 1)
		wantLog(t, m, "a told say#1 by 1", "a ends", "ROOT hears of a", "ROOT ends")
	})
	t.Run("a child that is replaced is heard of as what it became", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call a"}, "a": {"become b"}, "b": {}})
		wantLog(t, m, "b ends", "ROOT hears of b", "ROOT ends")
	})
	t.Run("the queue is drained in order before a caller hears of its child", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call a"}, "a": {"due x y", "call b"}, "b": {"due z"}, "y": {"ask"}})
		say(t, m, 1, 1)
		wantLog(t, m, "x ends", "y told say#1 by 1", "y ends", "z ends", "b ends", "a hears of b", "a ends", "ROOT hears of a", "ROOT ends")
	})
	t.Run("what falls due in an ending step comes before its end is heard of", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call a"}, "a": {"ask", "become b"}, "b": {"due x"}, "x": {"ask"}})
		say(t, m, 1, 1)
		if !slices.Equal(m.Stack(), []string{"base", "proc", "proc"}) {
			t.Errorf("stack: got %v, want base, proc, proc", m.Stack())
		}
		say(t, m, 1, 2)
		wantLog(t, m, "a told say#1 by 1", "x told say#2 by 1", "x ends", "b ends", "ROOT hears of b", "ROOT ends")
	})
	t.Run("what the queue itself makes due waits for its end", func(t *testing.T) {
		m := begin(plans{"ROOT": {"due x y"}, "x": {"call a", "due z"}, "a": {"due w", "ask"}})
		say(t, m, 1, 1)
		wantLog(t, m, "a told say#1 by 1", "a ends", "x hears of a", "x ends", "y ends", "w ends", "z ends", "ROOT ends")
	})
	t.Run("unless it lets the queue be drained in its middle", func(t *testing.T) {
		m := begin(plans{"ROOT": {"due NEST y"}, "NEST": {"ask", "due z"}})
		wantLog(t, m, "y ends")
		say(t, m, 1, 1)
		wantLog(t, m, "y ends", "NEST told say#1 by 1", "z ends", "NEST ends", "ROOT ends")
	})
	t.Run("a right does not disturb the question it came into", func(t *testing.T) {
		m := begin(plans{"ROOT": {"ask"}, "poke": {"become p"}, "p": {"ask"}})
		poke(t, m)
		if m.Open()[0].Kind != "p" {
			t.Fatalf("open: got %v, want p", m.Open())
		}
		say(t, m, 1, 1)
		if m.Open()[0].Kind != "ROOT" {
			t.Fatalf("open: got %v, want ROOT", m.Open())
		}
		say(t, m, 1, 2)
		wantLog(t, m, "poked", "p told say#1 by 1", "p ends", "ROOT told say#2 by 1", "ROOT ends")
	})
}

func TestUnwind(t *testing.T) {
	t.Run("everything above the nearest of that name ends, unheard of", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call MID"}, "MID": {"call a", "ask"}, "a": {"call b"}, "b": {"ask", "unwind"}})
		say(t, m, 1, 1)
		wantLog(t, m, "b told say#1 by 1", "MID is unwound to")
		if !slices.Equal(m.Stack(), []string{"base", "base"}) || m.Open()[0].Kind != "MID" {
			t.Errorf("got stack %v and %v open, want base, base and MID", m.Stack(), m.Open())
		}
	})
	t.Run("out of the queue", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call MID"}, "MID": {"call a"}, "a": {"due x", "ask"}, "x": {"ask", "unwind"}})
		say(t, m, 1, 1)
		wantLog(t, m, "x told say#1 by 1", "MID is unwound to", "MID ends", "ROOT hears of MID", "ROOT ends")
	})
	t.Run("to one that had ended, and goes on", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call MID"}, "MID": {"last x", "ask"}, "x": {"unwind"}})
		wantLog(t, m, "MID is unwound to")
		if m.Over() || m.Open()[0].Kind != "MID" {
			t.Errorf("got stack %v and %v open, want MID open", m.Stack(), m.Open())
		}
	})
	t.Run("out of a right", func(t *testing.T) {
		m := begin(plans{"ROOT": {"call a", "ask"}, "a": {"ask"}, "poke": {"unwind"}})
		poke(t, m)
		wantLog(t, m, "poked", "ROOT is unwound to")
	})
	t.Run("to a name that is not there", func(t *testing.T) {
		plan = plans{"root": {"unwind"}}
		wantPanic(t, "nothing to unwind to", func() { engine.Start(&drillRules, &drill{}, fresh("root")) })
	})
}

func TestEnd(t *testing.T) {
	m := begin(plans{"ROOT": {"call a"}, "a": {"ask", "end"}})
	if _, over := m.Result(); over {
		t.Error("while the match goes on: got a result, want none")
	}
	say(t, m, 1, 1)
	if !m.Over() || len(m.Open()) != 0 || len(m.Rights()) != 0 {
		t.Errorf("after the end: got %v open and stack %v, want neither", m.Open(), m.Stack())
	}
	if r, over := m.Result(); !over || r.Kind != "over" {
		t.Errorf("result: got %v (%v), want over", r, over)
	}
	wantLog(t, m, "a told say#1 by 1")
}

func TestGuards(t *testing.T) {
	t.Run("procedures without end within one another", func(t *testing.T) {
		wantPanic(t, "within one another", func() { begin(plans{"ROOT": {"call a"}, "a": {"call a"}}) })
	})
	t.Run("a procedure that neither asks nor ends", func(t *testing.T) {
		wantPanic(t, "no question and no end", func() { begin(plans{"ROOT": {"spin"}}) })
	})
	t.Run("a queue that never empties", func(t *testing.T) {
		wantPanic(t, "no question and no end", func() { begin(plans{"ROOT": {"due x"}, "x": {"due x"}}) })
	})
	t.Run("a step registered twice", func(t *testing.T) {
		s := &engine.Steps[drill]{}
		s.Register("proc", &proc{})
		wantPanic(t, "registered twice", func() { s.Register("proc", &base{}) })
	})
}

func TestRefusals(t *testing.T) {
	legal := engine.Choice{Verb: "say", N: 1}
	for _, c := range []struct {
		name string
		e    engine.Entry
		rule engine.Rule
	}{
		{"another number", engine.Entry{Seq: 1, Seat: 1, Choice: legal}, ""},
		{"another seat", engine.Entry{Seat: 2, Choice: legal}, ""},
		{"another answer", engine.Entry{Seat: 1, Choice: engine.Choice{Verb: "say", N: 3}}, "1.1"},
		{"the right of another", engine.Entry{Seat: 2, Choice: engine.Choice{Verb: "poke"}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := begin(plans{"ROOT": {"ask"}})
			before := saves.Write(m)
			_, err := m.Apply(c.e)
			var illegal *engine.Illegal
			if !errors.As(err, &illegal) || illegal.Rule != c.rule || illegal.Entry != c.e {
				t.Errorf("got %#v, want a refusal of %v by rule %q", err, c.e, c.rule)
			}
			if !bytes.Equal(before, saves.Write(m)) {
				t.Error("after a refusal: got another position, want the same")
			}
		})
	}
}

func TestSavedAtEveryQuestion(t *testing.T) {
	p := plans{
		"ROOT": {"ask", "call a", "seal", "ask"}, "a": {"due x y", "ask", "call MID", "ask"}, "MID": {"call b", "ask"},
		"b": {"ask", "unwind"}, "x": {"ask", "due z"}, "y": {"become z"}, "z": {"ask"}, "poke": {"ask"},
	}
	play := func(m engine.Match, reload bool) *engine.Position[drill] {
		for n := 0; len(m.Open()) > 0; n++ {
			if n%5 == 3 && m.Rights()[0].Kind == "poke" && m.Open()[0].Kind != "poke" {
				poke(t, m)
			} else {
				say(t, m, m.Open()[0].Seat, 1)
			}
			if !reload {
				continue
			}
			loaded, err := saves.ReadBy(&drillRules, saves.Write(m))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(saves.Write(loaded), saves.Write(m)) {
				t.Fatalf("saved again after %d answers: got other bytes, want the same", n)
			}
			m = loaded
		}
		return m.(*engine.Position[drill])
	}
	straight, reloaded := play(begin(p), false), play(begin(p), true)
	wantLog(t, reloaded, straight.Table().Log...)
	if len(straight.Table().Log) < 20 || saves.Fingerprint(straight) != saves.Fingerprint(reloaded) {
		t.Errorf("reloaded at every question: got position %s, want %s; %d lines of log, want 20 or more", saves.Fingerprint(reloaded), saves.Fingerprint(straight), len(straight.Table().Log))
	}
}

func TestSafePoint(t *testing.T) {
	m := begin(plans{"ROOT": {"ask", "safe", "call a", "ask"}, "a": {"ask", "ask"}})
	if _, _, found := m.SafePoint(); found {
		t.Error("before any safe point: got one, want none")
	}
	say(t, m, 1, 1)
	say(t, m, 1, 1)
	if seq, schema, found := m.Clone().SafePoint(); !found || seq != 1 || schema != 1 {
		t.Errorf("safe point: got %v at %d (found %v), want 1 at 1", schema, seq, found)
	}
}

func TestLegalListsAreSorted(t *testing.T) {
	m := begin(plans{"ROOT": {"ask"}})
	if !slices.IsSortedFunc(m.Open()[0].Legal, engine.CompareChoices) || !slices.IsSortedFunc(m.Rights()[0].Legal, engine.CompareChoices) {
		t.Errorf("got %v open and rights %v, want both sorted", m.Open(), m.Rights())
	}
}
