package enginetest_test

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

func TestScripts(t *testing.T) {
	begin := func(tb testing.TB) *enginetest.Script { return enginetest.Start(tb, toy.Game(), "short") }
	for _, c := range []struct {
		name, says string
		do         func(s *enginetest.Script)
	}{
		{"a leftover die", "chance was not asked for 6, deal:card/1", func(s *enginetest.Script) {
			s.Deal(1)
			s.Chance(6, "deal:card/1")
		}},
		{"a die that cannot fall", "is not among the legal answers", func(s *enginetest.Script) { s.Chance(6) }},
		{"an answer that is not legal comes with the list", "bid#2", func(s *enginetest.Script) {
			s.Deal(1)
			s.Play("amber", "bid#9")
		}},
		{"an answer while chance is asked and has nothing", "nothing is queued", func(s *enginetest.Script) { s.Play("amber", "bid") }},
		{"asked something else", "is not asked action", func(s *enginetest.Script) {
			s.Deal(1)
			s.Asked("amber", "action")
		}},
		{"refused what is legal", "and should not", func(s *enginetest.Script) {
			s.Deal(1)
			s.Refused("amber", "bid#2")
		}},
		{"an event nobody saw", "nobody saw collapsed", func(s *enginetest.Script) { s.Saw("collapsed") }},
		{"a seat of another game", `no seat is called "germany"`, func(s *enginetest.Script) { s.Asked("germany", "bid") }},
		{"somebody who cannot pass", "there is no passing", func(s *enginetest.Script) {
			s.Deal(1)
			s.Until("plunder")
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := failing(t, func(tb testing.TB) {
				s := begin(tb)
				if c.name == "a leftover die" {
					s.Deal(1)
				}
				c.do(s)
			})
			wantFailure(t, r, c.says)
		})
	}
	t.Run("a script that holds", func(t *testing.T) {
		s := begin(t)
		s.Deal(5)
		if s.PlayIf("amber", "action", "pass") {
			t.Error("Amber is not asked for an action: got true, want false")
		}
		for _, h := range []string{"amber", "birch", "coral"} {
			if !s.PlayIf(h, "bid", "bid") {
				t.Errorf("%s was not asked to bid:\n%s: got false, want true", h, s.Open())
			}
		}
		fork := s.Fork()
		if d := s.Until("counter"); d.Seat == engine.Chance {
			t.Errorf("nobody's counter was drawn: %v: got Seat %v, want not %v", d, d.Seat, engine.Chance)
		}
		if fork.Match.Seq() == s.Match.Seq() || !strings.Contains(fork.Open(), "is asked interrupt (3.2)") {
			t.Errorf("the copy is at\n%s: got Seq %v; want Seq not %v and Open \"is asked interrupt (3.2)\" in it", fork.Open(), fork.Match.Seq(), s.Match.Seq())
		}
		if r := s.Finish(1); r.Winners == 0 {
			t.Errorf("nobody won: %v: got Winners %v, want not 0", r, r.Winners)
		}
	})
}

func TestRecords(t *testing.T) {
	game := toy.Game()
	m, _, _ := game.New("full", nil)
	w := walk.New(9)
	rec := enginetest.Record{Game: "toy", Scenario: "full", Seed: 9}
	for e, _, going := w.Pick(m); going; e, _, going = w.Pick(m) {
		rec.Entries = append(rec.Entries, e)
		m.Apply(e)
	}
	back, err := enginetest.ReadRecord(game, []byte(rec.Text(game)))
	if err != nil {
		t.Fatal(err)
	}
	fresh, _, _ := game.New(back.Scenario, back.Options)
	if err := back.Replay(fresh); err != nil {
		t.Fatal(err)
	}
	if saves.Fingerprint(fresh) != saves.Fingerprint(m) {
		t.Errorf("the record that was read plays another match: got %v, want %v", saves.Fingerprint(fresh), saves.Fingerprint(m))
	}
	back.Entries[20].Choice.Verb = "fly"
	fresh, _, _ = game.New(back.Scenario, back.Options)
	if err := back.Replay(fresh); err == nil || fresh.Seq() != 20 {
		t.Errorf("a changed answer is found at %d: %v: got fresh %+v; want an error and Seq 20", fresh.Seq(), err, fresh)
	}
	for _, text := range []string{"", "toy full", "toy full x", "toy full 1\n0 amber", "toy full 1\n0 nobody pass"} {
		if _, err := enginetest.ReadRecord(game, []byte(text)); err == nil {
			t.Errorf("%q is read as a record: got no error, want an error", text)
		}
	}
}
