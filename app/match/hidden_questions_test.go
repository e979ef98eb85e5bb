package match_test

import (
	"testing"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/saves"
)

// A player with nothing to play in the Government Phase is still asked, or the others would learn it. A player who
// plays alone has no one to hide it from.
func TestAPlayerIsAskedAQuestionWithOneAnswer(t *testing.T) {
	for _, id := range []string{"triumph", "conquest"} {
		t.Run("7.3 "+id, func(t *testing.T) {
			put := 0
			for seed := uint64(1); seed < 12 && put < 3; seed++ {
				s, w := apart(t, id, "b"), walk.New(seed)
				for n := 0; n < 500 && len(s.Play.Match().Open()) > 0; n++ {
					d := s.Play.Match().Open()[0]
					one := d.Always && len(d.Legal) == 1
					if to, due := s.Handover.Due(); due {
						s.Ready(to)
					}
					d = s.Viewer.Asked()[0]
					if err := s.Answer(d.Seat, w.Answer(d)); err != nil {
						t.Fatal(err)
					}
					if !one {
						continue
					}
					put++
					for _, e := range s.Play.Entries()[s.Floor.Seq():] {
						if e.Seat == d.Seat && e.By != "" && e.Choice == d.Legal[0] {
							t.Errorf("answer %d is marked %q, want it as given by a person", e.Seq, e.By)
						}
					}
				}
				sent(t, s)
			}
			if put == 0 {
				t.Error("got no question with one answer, want some: this proves nothing")
			}
			alone(t, id)
		})
	}
}

// sent wants a match to come through a link as it is.
func sent(t *testing.T, s *match.Session) {
	t.Helper()
	text, err := link.Encode(s.Play.Game(), link.Letter{Record: s.Play.Record()})
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := link.Open(text, func(string) *engine.Game { return s.Play.Game() })
	if err != nil {
		t.Fatal(err)
	}
	if got, want := saves.Fingerprint(run.Match), saves.Fingerprint(s.Play.Match()); got != want {
		t.Errorf("the link opens in position %x, want %x", got, want)
	}
}

func alone(t *testing.T, id string) {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	s, err := match.New(game, match.Setup{Header: record.Header{ID: "x", Scenario: game.Scenarios[0].ID, Dealer: dice.SeededName, Secret: "b"}})
	if err != nil {
		t.Fatal(err)
	}
	s.Ready(0)
	for w, n := walk.New(1), 0; n < 300 && len(s.Play.Match().Open()) > 0; n++ {
		d := s.Viewer.Asked()[0]
		if len(d.Legal) == 1 {
			t.Fatalf("a player alone got the question %s, which has one answer, want it answered", d.Kind)
		}
		if err := s.Answer(d.Seat, w.Answer(d)); err != nil {
			t.Fatal(err)
		}
	}
}
