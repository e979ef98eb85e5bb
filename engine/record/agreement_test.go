package record_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"
)

// open is the game that says it hides nothing: its positions can be corrected.
var open = recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true})

// playedRun is a match of two, the first of whom holds North and East.
func playedRun(t testing.TB, game *engine.Game, seed uint64, most int) *record.Run {
	t.Helper()
	run, _, err := record.Begin(game, recordtest.Header(game, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, most); err != nil {
		t.Fatal(err)
	}
	return run
}

// give enters "1 propose:end" and the like.
func give(t testing.TB, run *record.Run, answers ...string) {
	t.Helper()
	for _, a := range answers {
		c, err := engine.ParseChoice(a[2:])
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := run.Answer(engine.Seat(a[0]-'0'), c, ""); err != nil {
			t.Fatal(err)
		}
	}
}

// offered lists in words what a player may do about agreements.
func offered(run *record.Run, seat engine.Seat) (words []string) {
	for _, d := range run.Agreements() {
		if d.Seat == seat {
			for _, c := range d.Legal {
				words = append(words, c.Words())
			}
		}
	}
	return words
}

// holds fails unless the record replays to the same bytes, and its position to the same.
func holds(t testing.TB, run *record.Run) record.Report {
	t.Helper()
	rec := run.Seal()
	again, report, err := record.Replay(run.Game, copied(t, rec), nil)
	if err != nil {
		t.Fatal(err)
	}
	if saves.Fingerprint(again.Match) != saves.Fingerprint(run.Match) || !bytes.Equal(record.Encode(again.Seal()), record.Encode(rec)) {
		t.Fatalf("replayed it is another match: got Fingerprint(Match) %v and Encode(Seal) %s; want %v and %s", saves.Fingerprint(again.Match), record.Encode(again.Seal()), saves.Fingerprint(run.Match), record.Encode(rec))
	}
	if a, b := offered(again, 1), offered(run, 1); !slices.Equal(a, b) {
		t.Fatalf("replayed, %v is offered and not %v, want %v", a, b, b)
	}
	return report
}

// heaps is the table without its numbering.
func heaps(run *record.Run) recordtest.Schema { return run.Match.Schema().(recordtest.Schema) }

// lastBacks is the number of the last answer that can be taken back, and how many can.
func lastBacks(run *record.Run) (last, n int) {
	last = -1
	for _, w := range offered(run, 1) {
		c, _ := engine.ParseChoice(w)
		if c.On == record.TakeBack {
			last, n = max(last, c.N), n+1
		}
	}
	return last, n
}

func TestAnAnswerIsTakenBackWhenTheOtherAgrees(t *testing.T) {
	run := playedRun(t, open, 3, 90)
	at, n := lastBacks(run)
	if n != 24 {
		t.Errorf("%d answers can be taken back, not 24, want 24", n)
	}
	mover := run.Record.Entries[at]
	give(t, run, "1 propose:"+engine.Choice{Verb: "take-back", N: at}.Words())
	if got := offered(run, 2); !slices.Contains(got, "agree:take-back") || !slices.Contains(got, "refuse:take-back") {
		t.Fatalf(`the other player may %v; want "agree:take-back" among them and "refuse:take-back" among them`, got)
	}
	if got := offered(run, 1); !slices.Contains(got, "withdraw:take-back") || slices.Contains(got, "agree:take-back") {
		t.Fatalf(`the proposer may %v; want "withdraw:take-back" among them and no "agree:take-back"`, got)
	}
	give(t, run, "2 agree:take-back")
	if d, _, found := run.Asked(mover.Seat, mover.Choice); !found || d.Seat != mover.Seat {
		t.Errorf("the question is not asked again: %v: got d %+v and found %v; want found true and Seat %v", run.Match.Open(), d, found, mover.Seat)
	}
	if run.Match.Seq() != len(run.Record.Entries) {
		t.Errorf("the next answer has number %d of %d, want %v", run.Match.Seq(), len(run.Record.Entries), len(run.Record.Entries))
	}
	if len(run.Record.Entries) < 92 {
		t.Errorf("what was taken back is not in the record: got %v, want at least 92", len(run.Record.Entries))
	}
	report := holds(t, run)
	if report.Agreed != 1 {
		t.Errorf("reported %+v: got Agreed %v, want 1", report, report.Agreed)
	}
	if err := recordtest.Play(run, 5, 200); err != nil {
		t.Fatal(err)
	}
	holds(t, run)
}

func TestAProposalIsRefusedOrWithdrawn(t *testing.T) {
	run := playedRun(t, open, 4, 60)
	die := thrown(t, run)
	dealt, _ := run.Deal(die)
	before := heaps(run)
	give(t, run, "1 propose:end", "2 refuse:end", "2 propose:take-back#"+itoa(mustBack(run)), "2 withdraw:take-back", "2 propose:end", "2 withdraw:end")
	if heaps(run) != before || run.Pending() != nil || len(run.Match.Open()) == 0 {
		t.Errorf("a proposal that came to nothing changed the match: got heaps(run) %v, Pending %v and Open %v; want %v, none and some", heaps(run), run.Pending(), len(run.Match.Open()), before)
	}
	if again, _ := run.Deal(die); again != dealt {
		t.Errorf("to propose throws the next die anew: got %v, want %v", again, dealt)
	}
	holds(t, run)
	if _, _, err := run.Answer(2, engine.Choice{Verb: "agree", On: "end"}, ""); err == nil {
		t.Error("a proposal that was withdrawn can be agreed to: got no error, want an error")
	}
}

func mustBack(run *record.Run) int { at, _ := lastBacks(run); return at }

func itoa(n int) string {
	return strings.TrimPrefix(engine.Choice{Verb: "n", N: n}.Words(), "n#")
}

// thrown plays on until North's player has thrown a die, which is not dealt yet.
func thrown(t testing.TB, run *record.Run) engine.Decision {
	t.Helper()
	for seed := range uint64(500) {
		d := run.Match.Open()[0]
		c := engine.Choice{Verb: "throw", On: "die/one"}
		if d.Allows(c) && d.Seat != recordtest.South {
			give(t, run, itoa(int(d.Seat))+" "+c.Words())
			return run.Match.Open()[0]
		}
		if err := recordtest.Play(run, seed, 1); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("got no die, want one thrown")
	return engine.Decision{}
}

// After a take-back the same answer may be given, and meets other dice.
func TestDiceAreDealtAnewAfterATakeBack(t *testing.T) {
	differ := 0
	for seed := range uint64(40) {
		run := playedRun(t, open, seed, 60)
		die := thrown(t, run)
		at, mover := len(run.Record.Entries)-1, run.Record.Entries[len(run.Record.Entries)-1].Seat
		first, _ := run.Deal(die)
		if seed%2 == 0 { // whether it has been seen or not
			if _, _, _, err := run.Move(); err != nil {
				t.Fatal(err)
			}
		}
		give(t, run, "1 propose:take-back#"+itoa(at), "2 agree:take-back", itoa(int(mover))+" throw:die/one")
		if again, _ := run.Deal(run.Match.Open()[0]); again != first {
			differ++
		}
		holds(t, run)
	}
	if differ < 20 {
		t.Errorf("only %d of 40 dice differ, want at least 20", differ)
	}
}

// The earliest answer that can be taken back lies before several hand-overs and a mark.
func TestATakeBackReachesAcrossHandOversAndMarks(t *testing.T) {
	run := playedRun(t, open, 12, 0)
	was := map[int]recordtest.Schema{}
	src := recordtest.Source(1)
	for len(run.Record.Entries) < 120 {
		was[len(run.Record.Entries)] = heaps(run)
		if err := recordtest.Step(run, &src); err != nil {
			t.Fatal(err)
		}
	}
	earliest := len(run.Record.Entries)
	for _, w := range offered(run, 1) {
		if c, _ := engine.ParseChoice(w); c.On == record.TakeBack {
			earliest = min(earliest, c.N)
		}
	}
	stretches := slices.IndexFunc(run.Record.Stretches, func(s record.Stretch) bool { return s.Begins > earliest })
	if len(run.Record.Stretches)-stretches < 3 || earliest > 100 {
		t.Fatalf("the earliest is %d of %d, %d stretches back; want len(run.Record.Stretches) - stretches at least 3 and earliest at most 100", earliest, len(run.Record.Entries), len(run.Record.Stretches)-stretches)
	}
	give(t, run, "2 propose:take-back#"+itoa(earliest), "1 agree:take-back")
	if heaps(run) != was[earliest] {
		t.Errorf("it stands at %+v, want %+v", heaps(run), was[earliest])
	}
	if err := recordtest.Play(run, 4, 70); err != nil {
		t.Fatal(err)
	}
	holds(t, run)
}

// An order given since then goes on: it is its seat's own affair.
func TestOrdersOutlastATakeBack(t *testing.T) {
	ordering := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true, Orders: true})
	run := playedRun(t, ordering, 3, 60)
	at := mustBack(run)
	give(t, run, "2 order:moving>one", "1 propose:take-back#"+itoa(at), "2 agree:take-back")
	if !slices.ContainsFunc(run.Match.Orders(engine.Only(2)), func(o engine.Order) bool { return o.Seat == 2 && o.Setting == 2 }) {
		t.Errorf("got the orders %v, want setting 2 of seat 2 among them", run.Match.Orders(engine.Everybody))
	}
	holds(t, run)
}

func TestATakeBackCanBeTakenBack(t *testing.T) {
	run := playedRun(t, open, 8, 130)
	before, asked := heaps(run), run.Match.Open()
	at, _ := lastBacks(run)
	give(t, run, "2 propose:take-back#"+itoa(at), "1 agree:take-back")
	proposal := run.Settled()[0].Proposal
	if err := recordtest.Play(run, 9, 12); err != nil {
		t.Fatal(err)
	}
	give(t, run, "1 propose:take-back#"+itoa(proposal), "2 agree:take-back")
	if heaps(run) != before || len(run.Match.Open()) != len(asked) || run.Match.Open()[0].Kind != asked[0].Kind {
		t.Errorf("the match does not stand as before the first take-back: %+v, %+v: got Open %v; want heaps(run) %v, Open %v and Open[0].Kind %v", heaps(run), before, run.Match.Open(), before, len(asked), asked[0].Kind)
	}
	if report := holds(t, run); report.Agreed != 2 {
		t.Errorf("reported %+v: got Agreed %v, want 2", report, report.Agreed)
	}
}

func TestAMatchEndsEarlyByAgreement(t *testing.T) {
	run := playedRun(t, open, 6, 77)
	heap := heaps(run).Heap
	give(t, run, "2 propose:end")
	if err := recordtest.Play(run, 2, 9); err != nil { // the proposal stands while the match goes on
		t.Fatal(err)
	}
	heap = heaps(run).Heap
	give(t, run, "1 agree:end")
	result, over := run.Match.Result()
	if !over || result.Kind != engine.Agreement || len(run.Match.Open()) != 0 {
		t.Fatalf("it is not over: %+v: got over %v and Open %v; want over true, Kind %v and Open none", result, over, run.Match.Open(), engine.Agreement)
	}
	for _, s := range result.Scores {
		if s.N != heap[s.Seats.List()[0]] {
			t.Errorf("the scores do not stand: %+v, %v: got N %v, want %v", result.Scores, heap, s.N, heap[s.Seats.List()[0]])
		}
	}
	holds(t, run)
	if got := offered(run, 1); slices.Contains(got, "propose:end") || slices.Contains(got, "resign:seats") || len(got) == 0 {
		t.Errorf(`after the end %v is offered; want no "propose:end", no "resign:seats" and some`, got)
	}
	t.Run("and goes on when that is taken back", func(t *testing.T) {
		give(t, run, "1 propose:take-back#"+itoa(run.Settled()[0].Proposal), "2 agree:take-back")
		if _, over := run.Match.Result(); over || len(run.Match.Open()) == 0 {
			t.Errorf("it is still over: got over %v and Open %v; want false and some", over, len(run.Match.Open()))
		}
		if err := recordtest.Play(run, 3, 60); err != nil {
			t.Fatal(err)
		}
		holds(t, run)
	})
}

func TestAPositionIsCorrected(t *testing.T) {
	run := playedRun(t, open, 2, 70)
	_, err := run.Amend(1, []byte(`{"Turns":5000,"Turn":6000}`))
	var impossible *record.Impossible
	if !errors.As(err, &impossible) || len(impossible.Reasons) != 2 || len(run.Record.Amendments) != 0 {
		t.Fatalf("an impossible correction was refused with %v: got run %+v and impossible %+v; want an error of type %T, Reasons 2 and Amendments none", err, run, impossible, impossible)
	}
	if _, err := run.Amend(1, []byte(`{"Turns":150,`)); err == nil {
		t.Fatal("half a position was taken: got no error, want an error")
	}
	if _, err := run.Amend(3, []byte(`{ "Turns": 150, "Turn": 40, "Heap": [0, 1, 2, 3], "Shouts": 7 }`)); err != nil {
		t.Fatal(err)
	}
	if _, err := run.Amend(2, []byte(`{"Turns":150}`)); err == nil {
		t.Error("a second proposal was taken while the first waits: got no error, want an error")
	}
	give(t, run, "2 agree:amend")
	if got := heaps(run); got.Turn != 40 || got.Heap != [4]int{0, 1, 2, 3} || got.Shouts != 7 {
		t.Errorf("the position is %+v: got Turn %v, Heap %v and Shouts %v; want 40, %v and 7", got, got.Turn, got.Heap, got.Shouts, [4]int{0, 1, 2, 3})
	}
	if err := recordtest.Play(run, 7, 120); err != nil {
		t.Fatal(err)
	}
	if report := holds(t, run); report.Agreed != 1 {
		t.Errorf("reported %+v: got Agreed %v, want 1", report, report.Agreed)
	}
	t.Run("and another text in its place is found", func(t *testing.T) {
		rec := copied(t, run.Seal())
		rec.Amendments[0] = bytes.Replace(rec.Amendments[0], []byte(`[0,1,2,3]`), []byte(`[0,9,2,3]`), 1)
		var broken *record.Broken
		if _, _, err := record.Replay(open, rec, nil); !errors.As(err, &broken) || broken.Fault != record.NotLegal {
			t.Errorf("got %v, broken %+v; want an error of type %T and Fault %v", err, broken, broken, record.NotLegal)
		}
	})
	t.Run("one that nobody proposed is found", func(t *testing.T) {
		rec := copied(t, run.Seal())
		rec.Amendments = append(rec.Amendments, []byte(`{"Turns":150,"Turn":1}`))
		if _, _, err := record.Replay(open, rec, nil); err == nil {
			t.Error("it was not: got no error, want an error")
		}
	})
	t.Run("a game that hides something shows nothing of itself", func(t *testing.T) {
		secret := playedRun(t, pebbles, 2, 70)
		if _, err := secret.Amend(1, pebbles.Example()); err == nil || !strings.Contains(err.Error(), "hidden") {
			t.Errorf(`got %v; want an error and Error "hidden" in it`, err)
		}
		rec := copied(t, secret.Seal())
		rec.Amendments = [][]byte{[]byte(`{"Turns":150,"Turn":1}`)}
		if _, _, err := record.Replay(pebbles, rec, nil); err == nil {
			t.Error("a record brought one: got no error, want an error")
		}
	})
}

func TestAStandInAnswersForWhoeverResigns(t *testing.T) {
	run := playedRun(t, open, 11, 40)
	give(t, run, "2 resign:seats")
	if got := offered(run, 2); !slices.Equal(got, []string{"return:seats"}) {
		t.Errorf("who has resigned may %v, want %v", got, []string{"return:seats"})
	}
	if got := offered(run, 1); slices.Contains(got, "resign:seats") {
		t.Errorf(`the last player may resign: %v, want no "resign:seats"`, got)
	}
	stood := 0
	for range 120 {
		if _, _, found, err := run.Move(); err != nil {
			t.Fatal(err)
		} else if found {
			if e := run.Record.Entries[len(run.Record.Entries)-1]; e.By == record.ByStandIn {
				stood++
				if e.Seat != recordtest.South {
					t.Errorf("a stand-in answers for seat %d, want %v", e.Seat, recordtest.South)
				}
			}
			continue
		}
		for _, d := range run.Match.Open() {
			if d.Seat == recordtest.South {
				t.Fatalf("South is asked %s: got Seat %v, want not %v", d.Kind, d.Seat, recordtest.South)
			}
			give(t, run, itoa(int(d.Seat))+" "+d.Legal[0].Words())
			break
		}
	}
	if report := holds(t, run); report.StoodIn != stood || stood < 5 {
		t.Errorf("%d answers of the stand-in: %+v: got StoodIn %v; want StoodIn %v and stood at least 5", stood, report, report.StoodIn, stood)
	}
	t.Run("nobody else answers for them", func(t *testing.T) {
		for range 30 {
			if d := run.Match.Open()[0]; d.Seat == recordtest.South && len(d.Legal) > 1 {
				if _, _, err := run.Answer(d.Seat, d.Legal[1], ""); err == nil {
					t.Error("who has resigned answers: got no error, want an error")
				}
				if _, _, err := run.Answer(d.Seat, d.Legal[1], record.ByStandIn); err == nil {
					t.Error("a stand-in answers at will: got no error, want an error")
				}
				if _, _, err := run.Answer(d.Seat, engine.Choice{Verb: "shout"}, ""); err == nil {
					t.Error("who has resigned uses a right: got no error, want an error")
				}
				return
			}
			if err := recordtest.Play(run, 1, 1); err != nil {
				t.Fatal(err)
			}
		}
		t.Error("got no question to South, want one")
	})
	t.Run("and no stand-in for a player who has returned", func(t *testing.T) {
		give(t, run, "2 return:seats")
		for range 60 {
			for _, d := range run.Match.Open() {
				if d.Seat == recordtest.South && len(d.Legal) > 1 {
					if _, _, err := run.Answer(d.Seat, record.StandIn(d), record.ByStandIn); err == nil {
						t.Error("a stand-in answers: got no error, want an error")
					}
					if _, _, err := run.Answer(d.Seat, d.Legal[0], ""); err != nil {
						t.Error(err)
					}
					holds(t, run)
					return
				}
			}
			if err := recordtest.Play(run, 1, 1); err != nil {
				t.Fatal(err)
			}
		}
		t.Error("got no question to South, want one")
	})
}

// A player who is alone agrees with everybody.
func TestOnePlayerNeedsNobodysConsent(t *testing.T) {
	h := recordtest.Header(open, "long", dice.SeededName)
	h.Players = []record.Player{{Name: "All", Seats: engine.Only(1, 2, 3)}}
	run, _, err := record.Begin(open, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 3, 50); err != nil {
		t.Fatal(err)
	}
	at, _ := lastBacks(run)
	give(t, run, "1 propose:take-back#"+itoa(at), "1 propose:end")
	if _, over := run.Match.Result(); !over || len(run.Settled()) != 2 {
		t.Errorf("%d agreements: got over %v; want over true and Settled 2", len(run.Settled()), over)
	}
	holds(t, run)
}

// Matches in which the players agree on this and that all the time: taken back across
// hand-overs and marks, corrected in between, saved, reloaded and gone on with.
func TestWhateverPlayersAgreeOnReplays(t *testing.T) {
	agreed, over := 0, 0
	for seed := range uint64(16) {
		game := []*engine.Game{open, pebbles}[seed%2]
		run := playedRun(t, game, seed, 20)
		for part := range 4 {
			if err := recordtest.Accord(run, seed*4+uint64(part), 120); err != nil {
				t.Fatalf("seed %d: %v, want no error", seed, err)
			}
			if !game.Secret && part == 1 && run.Pending() == nil && !run.Away(1) {
				if _, err := run.Amend(1, []byte(`{"Turns":150,"Turn":`+itoa(10+int(seed))+`,"Heap":[0,4,5,6]}`)); err != nil {
					t.Fatal(err)
				}
			}
			report := holds(t, run)
			agreed = max(agreed, report.Agreed)
			mark := run.Checkpoint()
			text := record.Encode(run.Seal())
			if err := recordtest.Accord(run, seed, 80); err != nil {
				t.Fatal(err)
			}
			run.Back(mark)
			if !bytes.Equal(record.Encode(run.Seal()), text) {
				t.Fatalf("taken back to a checkpoint it is another record: got %s, want %s", record.Encode(run.Seal()), text)
			}
			if part%2 == 1 {
				var err error
				if run, _, err = record.Open(game, copied(t, run.Seal()), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if _, is := run.Match.Result(); is {
			over++
		}
	}
	if agreed < 5 || over == 0 {
		t.Errorf("at most %d agreements in a match, %d matches over: this shows little; want agreed at least 5 and over not 0", agreed, over)
	}
}

// Any answer about an agreement that is changed, removed or put to somebody else is found.
func TestEditedAgreementsAreFound(t *testing.T) {
	src := recordtest.Source(5)
	var whole [6]*record.Record
	for seed := range whole {
		run := playedRun(t, open, uint64(seed), 20)
		if err := recordtest.Accord(run, uint64(seed), 300); err != nil {
			t.Fatal(err)
		}
		whole[seed] = run.Seal()
	}
	edits := 0
	for i := range 900 {
		at := src.Intn(len(whole[i%len(whole)].Entries))
		if !record.Agrees(whole[i%len(whole)].Entries[at].Choice) {
			continue
		}
		rec := copied(t, whole[i%len(whole)])
		e := &rec.Entries[at]
		what := []string{"removed", "by another", "another word", "another number", "marked"}[src.Intn(5)]
		switch what {
		case "removed":
			rec.Entries = slices.Delete(rec.Entries, at, at+1)
		case "by another":
			e.Seat = 3 - e.Seat
		case "another word":
			switch e.Choice.Verb {
			case record.AgreeVerb:
				e.Choice.Verb = record.RefuseVerb
			case record.RefuseVerb:
				e.Choice.Verb = record.AgreeVerb
			default:
				continue
			}
		case "another number":
			if e.Choice.On != record.TakeBack || e.Choice.Verb != record.ProposeVerb {
				continue
			}
			e.Choice.N--
		case "marked":
			e.By = record.ByStandIn
		}
		edits++
		var broken *record.Broken
		if _, _, err := record.Replay(open, rec, nil); !errors.As(err, &broken) {
			t.Fatalf("an answer %s at %d was not found: %v, want an error of type %T", what, at, err, broken)
		}
	}
	if edits < 90 {
		t.Errorf("only %d edits, want at least 90", edits)
	}
}

// An agreement is an answer that needs every player, so a marked one cannot stand alone: the
// match of an older edition that has any still opens in one of the three ways.
func TestAgreementsOfAnotherEdition(t *testing.T) {
	ways := map[record.Way]int{}
	for seed := range uint64(36) {
		run := playedRun(t, open, seed, 20)
		if err := recordtest.Accord(run, seed, 200); err != nil {
			t.Fatal(err)
		}
		newer := recordtest.Pebbles([]recordtest.Edition{
			{Name: "2", Word: "take", Most: 5, Schema: true, Open: true},
			{Name: "2", Word: "take", Most: 2, Schema: true, Open: true},
			{Name: "2", Word: "grab", Most: 3, Schema: true, Open: true}}[seed%3])
		again, report, err := record.Open(newer, copied(t, run.Seal()), nil)
		if err != nil {
			t.Fatalf("seed %d: %v, want no error", seed, err)
		}
		ways[report.Way]++
		if report.Way == record.FromSafePoint {
			want := heaps(run)
			if got := heaps(again); got != want {
				t.Errorf("seed %d: it stands at %+v, not %+v", seed, got, want)
			}
		}
		for seat := engine.Seat(1); seat <= 2; seat++ {
			if again.Away(seat) != run.Away(seat) {
				t.Errorf("seed %d: seat %d has resigned: %v, want %v", seed, seat, again.Away(seat), run.Away(seat))
			}
		}
		if err := recordtest.Accord(again, seed, 60); err != nil {
			t.Fatal(err)
		}
		if _, _, err := record.Open(newer, copied(t, again.Seal()), nil); err != nil {
			t.Errorf("seed %d: gone on with, it does not open: %v, want no error", seed, err)
		}
	}
	if ways[record.Whole] == 0 || ways[record.FromSafePoint] == 0 || ways[record.SafePointOnly] == 0 {
		t.Errorf("ways: %v: got ways[Whole] %v; want ways[Whole] not 0, ways[FromSafePoint] not 0 and ways[SafePointOnly] not 0", ways, ways[record.Whole])
	}
}

func TestAnOldSaveStaysInItsFormat(t *testing.T) {
	run := playedRun(t, open, 1, 30)
	if text := record.Encode(run.Seal()); !bytes.HasPrefix(text, []byte("{\n\"interbellum\": 1,")) {
		t.Error("a match without agreements cannot be read by older versions: got false, want true")
	}
	give(t, run, "1 propose:end")
	if text := record.Encode(run.Seal()); !bytes.HasPrefix(text, []byte("{\n\"interbellum\": 2,")) {
		t.Error("a match with one says that older versions can read it: got false, want true")
	}
}
