package match_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"
)

var (
	pebbles = recordtest.Pebbles(recordtest.First)
	ordered = recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Orders: true})
	// open is the same game with nothing to hide.
	open = func() *engine.Game { g := *pebbles; g.Secret = false; return &g }()
)

func toy(t testing.TB) *engine.Game {
	t.Helper()
	g, found := games.ByID("toy")
	if !found {
		t.Fatal("got no toy in the catalogue of games, want it")
	}
	return g
}

func begin(t testing.TB, game *engine.Game, scenario, dealer string) *match.Session {
	t.Helper()
	s, err := match.New(game, match.Setup{Header: recordtest.Header(game, scenario, dealer)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func answer(t testing.TB, s *match.Session, seat engine.Seat, words string) {
	t.Helper()
	c, err := engine.ParseChoice(words)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Answer(seat, c); err != nil {
		t.Fatalf("%s by seat %d: %v", words, seat, err)
	}
}

// step lets the player who is due to look give one random answer.
func step(t testing.TB, s *match.Session, src *recordtest.Source) {
	t.Helper()
	if to, due := s.Handover.Due(); due {
		s.Ready(to)
	}
	asked := s.Viewer.Asked()
	if src.Intn(30) == 0 {
		if rights := s.Viewer.Rights(); len(rights) > 0 {
			asked = rights
		}
	}
	if len(asked) == 0 {
		t.Fatalf("got no question to player %d, who looks, want one: %v", s.Viewer.Player(), s.Play.Match().Stack())
	}
	d := asked[src.Intn(len(asked))]
	if err := s.Answer(d.Seat, d.Legal[src.Intn(len(d.Legal))]); err != nil {
		t.Fatal(err)
	}
}

func over(s *match.Session) bool { return len(s.Play.Match().Open()) == 0 }

func TestWholeMatchesAreSavedAtEveryAnswerAndReopened(t *testing.T) {
	for _, game := range []*engine.Game{pebbles, toy(t)} {
		for i, scenario := range game.Scenarios {
			for seed := range uint64(4) {
				s := begin(t, game, scenario.ID, dice.SeededName)
				saves, version := 0, 0
				s.Changes.Save = func() {
					rec := s.Play.Record()
					saves++
					if rec.End.Seq != s.Play.Seq() || len(rec.Entries) != s.Play.Seq() {
						t.Fatalf("got a save of %d answers, sealed at %d, want %d", len(rec.Entries), rec.End.Seq, s.Play.Seq())
					}
				}
				s.Changes.OnChange(func(v int) { version = v })
				src := recordtest.Source(seed + uint64(i)*100)
				for answers := 1; !over(s); answers++ {
					step(t, s, &src)
					if saves != answers || version != s.Changes.Version() {
						t.Fatalf("got %d saves and a report of version %d, want %d and %d", saves, version, answers, s.Changes.Version())
					}
					if answers%40 == 20 {
						s = reopened(t, s)
						saves = answers
						s.Changes.Save = func() { saves++ }
						s.Changes.OnChange(func(v int) { version = v })
					}
				}
				if _, ended := s.Play.Result(); !ended {
					t.Errorf("%s %s, seed %d: got no question and no result, want a result", game.ID, scenario.ID, seed)
				}
				if s.Handover.Next() != record.Nobody {
					t.Errorf("%s %s, seed %d: got player %d as next in a match that is over, want none", game.ID, scenario.ID, seed, s.Handover.Next())
				}
			}
		}
	}
}

// reopened is the session as another device finds it.
func reopened(t testing.TB, s *match.Session) *match.Session {
	t.Helper()
	text := record.Encode(s.Play.Record())
	rec, err := record.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	again, report, err := match.Open(s.Play.Game(), rec)
	if err != nil {
		t.Fatal(err)
	}
	if report.Answers != s.Play.Seq() || saves.Fingerprint(again.Play.Match()) != saves.Fingerprint(s.Play.Match()) {
		t.Fatalf("reopened: got %d answers and the position %x, want %d and %x", report.Answers, saves.Fingerprint(again.Play.Match()), s.Play.Seq(), saves.Fingerprint(s.Play.Match()))
	}
	if !bytes.Equal(record.Encode(again.Play.Record()), text) {
		t.Fatalf("reopened: got the record\n%s\nwant\n%s", record.Encode(again.Play.Record()), text)
	}
	if again.Viewer.Player() != record.Nobody {
		t.Fatalf("got player %d as viewer of a match just opened, want none", again.Viewer.Player())
	}
	if got, want := again.Play.Log(0, -1), s.Play.Log(0, -1); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("reopened: got the log\n%v\nwant\n%v", got, want)
	}
	return again
}

func TestALinkOpensTheSamePosition(t *testing.T) {
	game := toy(t)
	s := begin(t, game, "full", dice.SeededName)
	src := recordtest.Source(1)
	for range 60 {
		step(t, s, &src)
	}
	text, err := link.Encode(game, link.Letter{Record: s.Play.Record()})
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := link.Open(text, func(string) *engine.Game { return game })
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Resume(run)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := saves.Fingerprint(again.Play.Match()), saves.Fingerprint(s.Play.Match()); got != want {
		t.Errorf("got the position %x, want %x", got, want)
	}
}

func TestForcedAnswersAreAskedFor(t *testing.T) {
	t.Run("a question with one answer waits for it", func(t *testing.T) {
		s := begin(t, open, "short", dice.SeededName)
		s.Automatic.AskForced = true
		before := saves.Fingerprint(s.Play.Match())
		answer(t, s, recordtest.North, "take:heap/own#2")
		if asked := s.Play.Match().Open(); s.Play.Seq() != 1 || len(asked) != 1 || len(asked[0].Legal) != 1 {
			t.Fatalf("got %d answers, then %v, want South asked for thanks after the first", s.Play.Seq(), asked)
		}
		if again, _, err := match.OpenWith(open, s.Play.Record(), match.Options{AskForced: true}); err != nil || again.Play.Seq() != 1 {
			t.Errorf("opened again: got %d answers, %v, want 1", again.Play.Seq(), err)
		}
		if again, _, err := match.Open(open, s.Play.Record()); err != nil || again.Play.Seq() != 2 {
			t.Errorf("opened without the setting: got %d answers, %v, want 2", again.Play.Seq(), err)
		}
		if !s.Undo() || saves.Fingerprint(s.Play.Match()) != before {
			t.Errorf("undone: got %d answers, want none and the position of before", s.Play.Seq())
		}
		answer(t, s, recordtest.North, "take:heap/own#2")
		thanks := s.Play.Match().Open()[0]
		answer(t, s, thanks.Seat, thanks.Legal[0].Words())
		if s.Play.Record().Entries[1].By != record.ByForced {
			t.Errorf("got the thanks by %q, want %q: no other device would believe them", s.Play.Record().Entries[1].By, record.ByForced)
		}
	})
	t.Run("what answers itself is given before a link is made", func(t *testing.T) {
		s := begin(t, open, "short", dice.SeededName)
		s.Automatic.AskForced = true
		answer(t, s, recordtest.North, "take:heap/own#2")
		if err := s.AnswerForced(); err != nil || s.Play.Seq() != 2 || !s.Automatic.AskForced {
			t.Errorf("got %d answers, %v, want the forced one given before a link is made", s.Play.Seq(), err)
		}
		if s.Floor.CanUndo() {
			t.Error("got undo offered of what was sent, want none")
		}
	})
}

func TestUndo(t *testing.T) {
	t.Run("takes back an answer and what was forced by it", func(t *testing.T) {
		s := begin(t, open, "short", dice.SeededName)
		before := saves.Fingerprint(s.Play.Match())
		answer(t, s, recordtest.North, "take:heap/own#2") // and South must thank
		if s.Play.Seq() != 2 {
			t.Fatalf("%d answers, want the move and the forced thanks", s.Play.Seq())
		}
		if !s.Undo() || saves.Fingerprint(s.Play.Match()) != before || s.Play.Seq() != 0 || len(s.Play.Log(0, 0)) != 0 {
			t.Errorf("undone: got %d answers and %d lines, want none, and the position of before", s.Play.Seq(), len(s.Play.Log(0, 0)))
		}
		if s.Floor.CanUndo() {
			t.Error("got undo offered at the beginning, want none")
		}
	})
	t.Run("stops at a die", func(t *testing.T) {
		s := begin(t, open, "short", dice.SeededName)
		answer(t, s, recordtest.North, "throw:die/one")
		if s.Floor.CanUndo() || s.Undo() || s.Play.Seq() != 2 {
			t.Errorf("got %d answers, want 2 and no undo of a die", s.Play.Seq())
		}
	})
	t.Run("stops at another player's turn", func(t *testing.T) {
		s := begin(t, open, "short", dice.SeededName)
		answer(t, s, recordtest.North, "pass")
		if !s.Floor.CanUndo() {
			t.Error("got no undo before the next player looks, want one")
		}
		s.Ready(1)
		if s.Floor.CanUndo() {
			t.Error("got undo offered after the next player looked, want none")
		}
		answer(t, s, recordtest.South, "pass")
		answer(t, s, recordtest.East, "pass") // player 0 again
		if s.Undo(); s.Play.Seq() != 2 {
			t.Errorf("undone: got %d answers, want 2", s.Play.Seq())
		}
		if s.Undo() {
			t.Error("got South's turn undone by North's player, want it kept")
		}
	})
	t.Run("stops where sealed bids are opened", func(t *testing.T) {
		s := begin(t, open, "short", dice.HandName)
		for _, seat := range []engine.Seat{recordtest.North, recordtest.South, recordtest.East} {
			answer(t, s, seat, "pass")
		}
		answer(t, s, recordtest.South, "bid#1")
		answer(t, s, recordtest.North, "bid#1")
		if !s.Floor.CanUndo() {
			t.Error("got no undo of a bid that no one has seen, want one")
		}
		answer(t, s, recordtest.East, "bid#2")
		if s.Floor.CanUndo() {
			t.Error("got undo offered after the bids were shown, want none")
		}
	})
	t.Run("leaves a match that replays", func(t *testing.T) {
		for seed := range uint64(6) {
			s := begin(t, toy(t), "full", dice.SeededName)
			src := recordtest.Source(seed)
			undone := 0
			for range 150 {
				if over(s) {
					break
				}
				before := saves.Fingerprint(s.Play.Match())
				at := s.Play.Seq()
				step(t, s, &src)
				if src.Intn(3) == 0 && s.Floor.CanUndo() {
					if s.Undo(); s.Play.Seq() == at && saves.Fingerprint(s.Play.Match()) != before {
						t.Fatalf("seed %d: undone: got the position %x, want %x", seed, saves.Fingerprint(s.Play.Match()), before)
					}
					undone++
				}
			}
			if undone == 0 {
				t.Errorf("seed %d: got no undo in 150 answers, want at least one", seed)
			}
			reopened(t, s)
		}
	})
}

func TestHandOver(t *testing.T) {
	s := begin(t, pebbles, "short", dice.SeededName)
	if to, due := s.Handover.Due(); to != 0 || !due || s.Viewer.Asked() != nil || s.Viewer.View().For() != 0 {
		t.Fatalf("before anyone looks: got the device due to player %d: %v, want it due to 0 and nothing shown", to, due)
	}
	if err := s.Answer(recordtest.North, engine.Choice{Verb: "pass"}); !errors.Is(err, match.ErrNotLooking) {
		t.Errorf("an answer while no one looks: got %v, want %v", err, match.ErrNotLooking)
	}
	s.Ready(0)
	if _, due := s.Handover.Due(); due || len(s.Viewer.Asked()) != 1 || s.Viewer.View().For() != engine.Only(recordtest.North, recordtest.East) {
		t.Errorf("got %d questions to player 0, who looks, and the hand-over due: %v; want 1 and false", len(s.Viewer.Asked()), due)
	}
	answer(t, s, recordtest.North, "pass")
	if to, due := s.Handover.Due(); to != 1 || !due || len(s.Viewer.Asked()) != 0 {
		t.Errorf("after North's turn: got the device due to player %d: %v, want it due to 1 and no question", to, due)
	}
	s.Cover()
	if s.Viewer.Player() != record.Nobody || s.Viewer.View().For() != 0 {
		t.Errorf("covered: got the view of player %d, want that of none", s.Viewer.Player())
	}
	s.Ready(1)
	answer(t, s, recordtest.South, "pass")
	s.Ready(0)
	answer(t, s, recordtest.East, "pass")
	// All bid at once: the player who holds the device goes first.
	if w := s.Handover.Waiting(); !slices.Equal(w, []int{0, 1}) || s.Handover.Next() != 0 {
		t.Errorf("bids: got the players %v waited for and %d next, want both and 0", w, s.Handover.Next())
	}
}

func TestTheLogShowsWhatAPlayerMaySee(t *testing.T) {
	s := begin(t, toy(t), "full", dice.SeededName)
	src := recordtest.Source(11)
	for range 80 {
		if !over(s) {
			step(t, s, &src)
		}
	}
	hidden := 0
	for player, p := range s.Play.Players() {
		for _, line := range s.Play.Log(player, -1) {
			if !line.Entry.Seen.Meets(p.Seats) && line.Entry.Seen != engine.Everybody && line.Entry.Seq >= 0 {
				hidden++
				if line.Entry.Choice != (engine.Choice{}) || line.Entry.Public == "" {
					t.Errorf("player %d: got %q in answer %d (%q), want only what is public", player, line.Entry.Choice, line.Entry.Seq, line.Entry.Public)
				}
			}
			for _, e := range line.Events {
				if !e.Seen.Meets(p.Seats) {
					t.Errorf("player %d: got %v, want only events that they see", player, e)
				}
			}
		}
	}
	if hidden == 0 {
		t.Error("got no hidden answer in the match, want one: this proves nothing")
	}
	if from := s.Play.Log(0, 30); len(from) == 0 || from[0].Entry.Seq != 30 {
		t.Errorf("got a log that begins with %v, want answer 30", from)
	}
}

func TestHistoryShowsEveryPosition(t *testing.T) {
	s := begin(t, open, "long", dice.SeededName)
	src := recordtest.Source(2)
	prints := map[int][16]byte{s.Play.Seq(): saves.Fingerprint(s.Play.Match())}
	for !over(s) {
		step(t, s, &src)
		prints[s.Play.Seq()] = saves.Fingerprint(s.Play.Match())
	}
	order := []int{}
	for seq := range prints {
		order = append(order, seq)
	}
	slices.Sort(order)
	for i := range order {
		for _, seq := range []int{order[i], order[len(order)-1-i], order[i*7%len(order)]} {
			if saves.Fingerprint(s.At(seq)) != prints[seq] {
				t.Fatalf("after %d answers: got the position %x, want %x", seq, saves.Fingerprint(s.At(seq)), prints[seq])
			}
		}
	}
	if s.At(-5).Seq() != 0 || s.At(1<<20).Seq() != s.Play.Seq() {
		t.Errorf("a slider beyond its ends: got the answers %d and %d, want 0 and %d", s.At(-5).Seq(), s.At(1<<20).Seq(), s.Play.Seq())
	}
}

func TestDiceByHand(t *testing.T) {
	s := begin(t, open, "short", dice.HandName)
	answer(t, s, recordtest.North, "throw:die/one")
	if asked := s.Viewer.Asked(); len(asked) != 1 || asked[0].Seat != engine.Chance || s.Handover.Next() != 0 {
		t.Fatalf("got the questions %v to player %d, want what the die shows, asked of player 0", asked, s.Handover.Next())
	}
	answer(t, s, engine.Chance, "4")
	if e := s.Play.Record().Entries[1]; e.By != dice.Hand || e.Choice.N != 4 {
		t.Errorf("got %+v, want a 4 thrown by hand", e)
	}
	reopened(t, s)
}

func TestOrdersAnswerAndAreMarked(t *testing.T) {
	s := begin(t, ordered, "short", dice.SeededName)
	s.Ready(1)
	answer(t, s, recordtest.South, "order:moving>pass")
	s.Ready(0)
	answer(t, s, recordtest.North, "pass")
	if e := s.Play.Record().Entries; len(e) != 3 || e[2].By != record.ByOrder || e[2].Seat != recordtest.South {
		t.Errorf("got the answers %v, want South's by order as the third", e)
	}
	if to, _ := s.Handover.Due(); to != 0 {
		t.Errorf("got the device due to player %d, want 0: South has left an order", to)
	}
	if l := s.Play.Log(1, 2)[0].Entry.By; l != record.ByOrder {
		t.Errorf("South's own log: got an answer by %q, want %q", l, record.ByOrder)
	}
	if l := s.Play.Log(0, 0); l[0].Entry.Choice.Verb != "" || l[2].Entry.By != "" {
		t.Errorf("North's log: got %v, want nothing of South's order", l)
	}
	reopened(t, s)
}

func TestNewRefuses(t *testing.T) {
	for name, change := range map[string]func(*match.Setup){
		"an empty seat":       func(s *match.Setup) { s.Header.Players = s.Header.Players[:1] },
		"a seat held twice":   func(s *match.Setup) { s.Header.Players[1].Seats = engine.Only(1, 2) },
		"an unknown scenario": func(s *match.Setup) { s.Header.Scenario = "none" },
		"an unknown dealer":   func(s *match.Setup) { s.Header.Dealer = "loaded" },
		"an impossible start": func(s *match.Setup) { s.Start = []byte(`{"Turns":1,"Turn":9}`) },
	} {
		setup := match.Setup{Header: recordtest.Header(pebbles, "short", dice.SeededName)}
		change(&setup)
		if _, err := match.New(pebbles, setup); err == nil {
			t.Errorf("%s: got no error, want it refused", name)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	for name, change := range map[string]func(*record.Record){
		"an empty seat":    func(r *record.Record) { r.Header.Players = r.Header.Players[:1] },
		"a changed answer": func(r *record.Record) { r.Entries[0].Choice.Verb = "steal" },
		"another game":     func(r *record.Record) { r.Header.Game = "chess" },
	} {
		s := begin(t, open, "short", dice.SeededName)
		answer(t, s, recordtest.North, "pass")
		rec := s.Play.Record()
		change(rec)
		if _, _, err := match.Open(open, rec); err == nil {
			t.Errorf("%s: got no error, want it refused", name)
		}
	}
}

// An older edition's match opens at its last safe point where its words have changed.
func TestAnOlderEditionGoesOn(t *testing.T) {
	s := begin(t, pebbles, "long", dice.SeededName)
	src := recordtest.Source(1)
	for range 60 {
		step(t, s, &src)
	}
	later := recordtest.Pebbles(recordtest.Edition{Name: "2", Word: "grab", Most: 3, Schema: true})
	again, report, err := match.Open(later, s.Play.Record())
	if err != nil || report.Way == record.Whole || report.Why == nil {
		t.Fatalf("got %+v, %v, want it opened from the safe point, with the reason", report, err)
	}
	if len(again.Play.Record().Earlier) != report.From || report.From == 0 {
		t.Errorf("got %d earlier answers, want the %d of the report, and some", len(again.Play.Record().Earlier), report.From)
	}
	for range 30 {
		step(t, again, &src)
	}
	reopened(t, again)
}

func TestARefusedAnswerChangesNothing(t *testing.T) {
	s := begin(t, open, "short", dice.SeededName)
	answer(t, s, recordtest.North, "pass")
	before, version := record.Encode(s.Play.Record()), s.Changes.Version()
	if err := s.Answer(recordtest.South, engine.Choice{Verb: "steal"}); err == nil {
		t.Fatal("got no error, want it refused")
	}
	if err := s.Answer(recordtest.North, engine.Choice{Verb: "pass"}); err == nil {
		t.Fatal("got no error, want it refused")
	}
	if !bytes.Equal(before, record.Encode(s.Play.Record())) || s.Changes.Version() != version || s.Viewer.Player() != 0 {
		t.Errorf("got version %d and viewer %d, want %d and 0, and the same record", s.Changes.Version(), s.Viewer.Player(), version)
	}
}

// The toy's views as the page would paint them hold no card of another player.
func TestViewsAreThoseOfTheLookingPlayer(t *testing.T) {
	s := begin(t, toy(t), "full", dice.SeededName)
	src := recordtest.Source(4)
	for range 60 {
		if over(s) {
			break
		}
		step(t, s, &src)
		seats := s.Viewer.Seats()
		if got := s.Viewer.View().For(); got != seats {
			t.Fatalf("got a view for the seats %v, want %v", got, seats)
		}
		if _, err := json.Marshal(s.Viewer.View()); err != nil {
			t.Fatal(err)
		}
	}
}

func BenchmarkAnswer(b *testing.B) {
	s := begin(b, toy(b), "full", dice.SeededName)
	s.Changes.Save = func() { record.Encode(s.Play.Record()) }
	src := recordtest.Source(1)
	for b.Loop() {
		if over(s) {
			b.StopTimer()
			s = begin(b, toy(b), "full", dice.SeededName)
			s.Changes.Save = func() { record.Encode(s.Play.Record()) }
			b.StartTimer()
		}
		step(b, s, &src)
	}
}

func BenchmarkUndo(b *testing.B) {
	s := begin(b, open, "long", dice.HandName)
	for range 2 {
		s.Ready(0)
	}
	for b.Loop() {
		d := s.Play.Match().Open()[0]
		if err := s.Answer(d.Seat, d.Legal[0]); err != nil {
			b.Fatal(err)
		}
		s.Undo()
	}
}

// A match may begin with everything asked: as many orders as there are kinds and seats stand
// before the first question, and none answers anything.
func TestAMatchMayBeginWithEverythingAsked(t *testing.T) {
	g, _ := games.ByID("cataclysm")
	s, err := match.New(g, match.Setup{Header: recordtest.Header(g, "days-of-decision", dice.SeededName), AskAll: true})
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(4)
	for range 400 {
		if _, over := s.Play.Result(); over {
			break
		}
		step(t, s, &src)
	}
	asked := 0
	for _, e := range s.Play.Record().Entries {
		if e.Choice.Verb == engine.OrderVerb && e.Choice.To == "ask" {
			asked++
		}
		if e.By == record.ByOrder {
			t.Fatalf("got an answer by order: %v, want every question asked", e)
		}
	}
	if asked < 8*4 {
		t.Errorf("got %d orders to ask, want at least %d", asked, 8*4)
	}
	reopened(t, s)
}
