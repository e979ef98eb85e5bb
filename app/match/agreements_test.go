package match_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"
)

// lastBack is the last answer that can be taken back.
func lastBack(s *match.Session) (last int) {
	last = -1
	for _, d := range s.Agreements.Allowed() {
		for _, c := range d.Legal {
			if c.On == record.TakeBack {
				last = max(last, c.N)
			}
		}
	}
	return last
}

func table(t testing.TB, s *match.Session) string {
	t.Helper()
	text, err := json.Marshal(s.Play.Match().Schema())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestTwoAtOneTableTakeAnAnswerBack(t *testing.T) {
	for i, game := range []*engine.Game{open, toy(t)} {
		s := begin(t, game, []string{"long", "full"}[i], dice.SeededName)
		src := recordtest.Source(11)
		var was []string
		for s.Play.Seq() < 44 {
			for len(was) <= s.Play.Seq() {
				was = append(was, "")
			}
			was[s.Play.Seq()] = table(t, s)
			if over(s) {
				t.Fatalf("%s: got it over after %d answers, want 44", game.ID, s.Play.Seq())
			}
			step(t, s, &src)
		}
		at, looking := lastBack(s), s.Viewer.Player()
		answer(t, s, 1, "propose:take-back#"+fmt.Sprint(at))
		if p := s.Agreements.Pending(); p == nil || p.By != 0 || !p.Agreed(0) || p.Agreed(1) {
			t.Fatalf("%s: got the proposal %+v, want player 0's, to which only they have agreed", game.ID, p)
		}
		if s.Floor.CanUndo() {
			t.Errorf("%s: got undo offered after a proposal, want none", game.ID)
		}
		for _, p := range s.Play.Players()[1:] {
			answer(t, s, p.Seats.List()[0], "agree:take-back")
		}
		if was[at] != table(t, s) || s.Agreements.Pending() != nil || s.Agreements.Count() != 1 {
			t.Errorf("%s: got %d agreements, %+v pending and the table\n%s\nwant 1, none and\n%s", game.ID, s.Agreements.Count(), s.Agreements.Pending(), table(t, s), was[at])
		}
		if s.Viewer.Player() != looking {
			t.Errorf("%s: got player %d as viewer, want %d as before", game.ID, s.Viewer.Player(), looking)
		}
		if !s.Agreements.Struck(at) || s.Agreements.Struck(at-1) || s.Agreements.Struck(s.Play.Seq()-1) {
			t.Errorf("%s: got answer %d struck: %v, the one before: %v, the last: %v; want only the first", game.ID, at, s.Agreements.Struck(at), s.Agreements.Struck(at-1), s.Agreements.Struck(s.Play.Seq()-1))
		}
		for s.Play.Seq() < 90 && !over(s) {
			step(t, s, &src)
		}
		checkHistory(t, s)
	}
}

// checkHistory compares every moment of the history with a replay of the record.
func checkHistory(t testing.TB, s *match.Session) {
	t.Helper()
	rec, err := record.Decode(record.Encode(s.Play.Record()))
	if err != nil {
		t.Fatal(err)
	}
	var prints [][16]byte
	if _, _, err := record.Replay(s.Play.Game(), rec, func(run *record.Run, _ engine.Entry, _ []engine.Event) {
		prints = append(prints, saves.Fingerprint(run.Match))
	}); err != nil {
		t.Fatal(err)
	}
	for i := range prints { // the slider goes back and forth
		seq := i * 37 % len(prints)
		if saves.Fingerprint(s.At(seq)) != prints[seq] {
			t.Fatalf("after %d answers: got the position %x, want %x", seq, saves.Fingerprint(s.At(seq)), prints[seq])
		}
	}
}

func TestTheHistoryWorksAcrossWhateverWasAgreed(t *testing.T) {
	for seed := range uint64(6) {
		run, _, err := record.Begin(open, recordtest.Header(open, "long", dice.SeededName), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Accord(run, seed, 200); err != nil {
			t.Fatal(err)
		}
		if _, over := run.Match.Result(); over && len(run.Settled()) > 0 {
			last := run.Settled()[len(run.Settled())-1]
			for seat := engine.Seat(1); seat <= 2; seat++ {
				run.Answer(seat, engine.Choice{Verb: record.ReturnVerb, On: "seats"}, "")
			}
			run.Answer(1, engine.Choice{Verb: record.ProposeVerb, On: record.TakeBack, N: last.Proposal}, "")
			run.Answer(2, engine.Choice{Verb: record.AgreeVerb, On: record.TakeBack}, "")
		}
		s, err := match.Resume(run)
		if err != nil {
			t.Fatal(err)
		}
		checkHistory(t, s)
	}
}

func TestAProposalTravelsAndIsAgreedToByTheReceiver(t *testing.T) {
	find := func(string) *engine.Game { return open }
	send := func(s *match.Session) *match.Session {
		t.Helper()
		text, err := link.Encode(open, link.Letter{Record: s.Play.Record()})
		if err != nil {
			t.Fatal(err)
		}
		run, _, err := link.Open(text, find)
		if err != nil {
			t.Fatal(err)
		}
		there, err := match.Resume(run)
		if err != nil {
			t.Fatal(err)
		}
		return there
	}
	s := begin(t, open, "long", dice.SeededName)
	src := recordtest.Source(9)
	for s.Play.Seq() < 40 {
		step(t, s, &src)
	}
	at := lastBack(s)
	answer(t, s, 1, "propose:take-back#"+fmt.Sprint(at))
	there := send(s)
	if p := there.Agreements.Pending(); p == nil || p.Choice.N != at || p.By != 0 {
		t.Fatalf("the receiver got the proposal %+v, want player 0's to take back answer %d", p, at)
	}
	step(t, there, &src) // the match may go on before the answer
	answer(t, there, 2, "agree:take-back")
	back := send(there)
	if back.Agreements.Count() != 1 || !back.Agreements.Struck(at) || table(t, back) != table(t, there) {
		t.Errorf("the sender got %d agreements, answer %d struck: %v, and the table\n%s\nwant 1, true and\n%s", back.Agreements.Count(), at, back.Agreements.Struck(at), table(t, back), table(t, there))
	}
	if !bytes.Equal(record.Encode(back.Play.Record()), record.Encode(there.Play.Record())) {
		t.Errorf("the sender got the match\n%s\nwant\n%s", record.Encode(back.Play.Record()), record.Encode(there.Play.Record()))
	}
}

func TestAMatchIsEndedCorrectedAndLeftByAgreement(t *testing.T) {
	s := begin(t, open, "long", dice.SeededName)
	src := recordtest.Source(2)
	for s.Play.Seq() < 40 {
		step(t, s, &src)
	}
	if err := s.Agreements.Amendable([]byte(`{"Turns":9,"Turn":12}`)); err == nil {
		t.Error("got no error of an impossible correction, want every reason")
	}
	if err := s.Amend(1, []byte(`{"Turns":150,"Turn":20,"Heap":[0,5,5,5],"Shouts":0}`)); err != nil {
		t.Fatal(err)
	}
	answer(t, s, 1, "agree:amend")
	if got := table(t, s); got != `{"Turns":150,"Turn":20,"Heap":[0,5,5,5],"Shouts":0}` {
		t.Errorf("got the table %s, want the corrected one", got)
	}
	answer(t, s, 2, "resign:seats")
	if !s.Agreements.Away(1) || s.Agreements.Away(0) {
		t.Errorf("got player 1 away: %v, player 0: %v; want true and false", s.Agreements.Away(1), s.Agreements.Away(0))
	}
	for s.Play.Seq() < 120 {
		step(t, s, &src)
		if s.Viewer.Player() == 1 {
			t.Fatal("got player 1 as viewer, want only who has not resigned")
		}
	}
	answer(t, s, 2, "return:seats")
	standing := s.Agreements.Standing()
	answer(t, s, 2, "propose:end")
	if _, over := s.Play.Result(); over {
		t.Fatal("got the match over by one player's proposal, want it to go on")
	}
	answer(t, s, 1, "agree:end")
	if result, over := s.Play.Result(); !over || result.Kind != engine.Agreement || fmt.Sprint(result) != fmt.Sprint(standing) {
		t.Errorf("got the result %+v, over: %v, want %+v as it was shown", result, over, standing)
	}
	checkHistory(t, s)
	reopened(t, s)
}

// Computer players agree to the edition that a person proposes, in every game, and play on under it.
func TestComputerPlayersAgreeToAnEdition(t *testing.T) {
	for _, c := range []struct {
		game, scenario string
		change         house.Change
	}{
		{"cataclysm", "days-of-decision", house.Change{File: "borders.csv", Row: "iraq,persia", How: house.Removed}},
		{"triumph", "1936", house.Change{File: "borders.csv", Row: "abadan,iraq", Fields: []house.Field{{Name: "kind", Value: "river"}}}},
		{"conquest", "1936", house.Change{File: "borders.csv", Row: "canton,kwangsi", Fields: []house.Field{{Name: "kind", Value: "mountain"}}}},
	} {
		t.Run(c.game, func(t *testing.T) {
			game, found := games.ByID(c.game)
			tables, known := house.Of(c.game)
			if !found || !known {
				t.Fatal("got no such game")
			}
			packed, faults := tables.Pack(&house.Edition{Game: c.game, Base: game.Edition, Changes: []house.Change{c.change}})
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			header := recordtest.Header(game, c.scenario, dice.SeededName)
			s, err := match.New(game, match.Setup{Header: header, Bots: everySeat(header.Players[1:])})
			if err != nil {
				t.Fatal(err)
			}
			src := recordtest.Source(4)
			for range 30 {
				anyStep(t, s, &src)
			}
			if err := s.Adopt(0, record.Edition{House: packed}); err != nil {
				t.Fatal(err)
			}
			if got := s.Agreements.Count(); got != 1 || s.Agreements.Pending() != nil {
				t.Fatalf("got %d agreements and %+v waiting, want the computer players to have agreed", got, s.Agreements.Pending())
			}
			for n := 0; s.Play.Due() && n < 3000; n++ {
				anyStep(t, s, &src)
			}
			if got := string(s.Play.Game().House); got != string(packed) {
				t.Fatalf("got the edition %q in force, want %q", got, packed)
			}
			checkHistory(t, s)
		})
	}
}

// anyStep lets a computer player answer at random, or the person where none is asked.
func anyStep(t *testing.T, s *match.Session, src *recordtest.Source) {
	t.Helper()
	d, found := s.Bots.Asked()
	if !found {
		step(t, s, src)
		return
	}
	if err := s.AnswerByBot(d.Seat, d.Legal[src.Intn(len(d.Legal))]); err != nil {
		t.Fatal(err)
	}
}

func everySeat(players []record.Player) (seats engine.Seats) {
	for _, p := range players {
		seats |= p.Seats
	}
	return seats
}
