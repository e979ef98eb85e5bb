package match_test

import (
	"testing"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// apart begins a match of the game's first scenario in which each usual player has a name.
func apart(t *testing.T, id, secret string) *match.Session {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	sc, players := game.Scenarios[0], []record.Player{}
	for i, seats := range sc.Players[0] {
		players = append(players, record.Player{Name: string(rune('A' + i)), Seats: seats})
	}
	s, err := match.New(game, match.Setup{Header: record.Header{ID: "x", Scenario: sc.ID, Dealer: dice.SeededName, Secret: secret, Players: players}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestUndoStopsAtAReveal plays matches by chance: what an answer has revealed to the player who gave it is never taken back, and
// in the block games this is so of the cards that the last pass of the Command Phase turns up.
func TestUndoStopsAtAReveal(t *testing.T) {
	for id, want := range map[string]string{"toy": "card-shown", "triumph": "command-revealed", "conquest": "command-revealed"} {
		t.Run("10.1 "+id, func(t *testing.T) {
			revealed, undoable := map[string]int{}, 0
			for seed := uint64(1); seed < 6; seed++ {
				s, w := apart(t, id, "b"), walk.New(seed)
				for n := 0; n < 600 && len(s.Play.Match().Open()) > 0; n++ {
					if to, due := s.Handover.Due(); due {
						s.Ready(to)
					}
					d, before := s.Viewer.Asked()[0], s.Play.Seq()
					if err := s.Answer(d.Seat, w.Answer(d)); err != nil {
						t.Fatal(err)
					}
					if s.Floor.CanUndo() {
						undoable++
					}
					for _, l := range s.Play.Log(s.Viewer.Player(), before) {
						if engine.Reveals(l.Events, s.Viewer.Seats()) {
							for _, e := range l.Events {
								revealed[e.Kind]++
							}
							if s.Floor.CanUndo() {
								t.Fatalf("seed %d: got undo offered of answer %d (%s), want none: it has shown %v", seed, before, d.Kind, l.Events)
							}
						}
					}
				}
			}
			if revealed[want] == 0 || undoable == 0 {
				t.Errorf("got %s %d times and undo offered %d times, want both", want, revealed[want], undoable)
			}
		})
	}
}
