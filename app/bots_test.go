package app

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/bots"
	"interbellum/engine/bots/wire"
	"interbellum/engine/games"
	"interbellum/engine/orders"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A worker stands for the one of the browser: it answers when the test calls it.
type worker struct {
	id      int
	text    string
	heard   func(string)
	taken   []int // questions that were taken back
	asked   int
	answers int
	thought wire.Reply
}

func (w *worker) attach(d *Desk) {
	d.Table.Bots.Think = func(id int, text string, heard func(string)) {
		w.id, w.text, w.heard = id, text, heard
		w.asked++
	}
	d.Table.Bots.Unthink = func(id int) { w.taken = append(w.taken, id) }
}

// handed is a question as the worker's program reads it.
type handed struct {
	ID          int
	Game, Style string
	Seed        uint64
	View        json.RawMessage
	Asked       engine.Decision
	Rights      []engine.Decision
	Last        string
}

func (w *worker) question(t testing.TB) (q handed) {
	t.Helper()
	if err := json.Unmarshal([]byte(w.text), &q); err != nil {
		t.Fatal(err)
	}
	return q
}

// answer thinks, and returns the choice.
func (w *worker) answer(t testing.TB) engine.Choice {
	t.Helper()
	bots.NewDesk(func(r wire.Reply) { w.thought = r }, func() {}).Hear([]byte(w.text))
	c, err := engine.ParseChoice(w.thought.Choice)
	if err != nil {
		t.Fatal(err)
	}
	heard := w.heard
	w.heard = nil
	w.answers++
	heard(string(must(json.Marshal(w.thought))))
	return c
}

// against begins Days of Decision with these manners.
func against(t testing.TB, manners ...string) (*Desk, *worker) {
	t.Helper()
	return playing(t, "cataclysm", manners...)
}

// playing begins the first scenario of a game with them.
func playing(t testing.TB, game string, manners ...string) (*Desk, *worker) {
	t.Helper()
	return beginning(t, deskAt(store.NewMemory(), "a"), game, manners...)
}

// beginning has the desk begin the match.
func beginning(t testing.TB, d *Desk, game string, manners ...string) (*Desk, *worker) {
	t.Helper()
	w := &worker{}
	w.attach(d)
	d.Draft = newDraft(game)
	copy(d.Draft.Programs[:], manners)
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	return d, w
}

// toProgram gives a person's answers until a program is asked.
func toProgram(t testing.TB, d *Desk, w *worker, pick *chance) {
	t.Helper()
	for w.heard == nil {
		step(t, d, pick)
	}
}

func TestAProgramIsHandedWhatItsSeatSeesAndNothingElse(t *testing.T) {
	d, w := against(t, "hard", "hard")
	for range 60 {
		q := w.question(t)
		view, err := json.Marshal(d.Table.Session.Play.Match().View(engine.Only(q.Asked.Seat)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(view, q.View) {
			t.Fatalf("it is handed another view than that of seat %d: got view %s, want %s", q.Asked.Seat, view, q.View)
		}
		var parts map[string]json.RawMessage
		_ = json.Unmarshal([]byte(w.text), &parts)
		for name := range parts {
			if !slices.Contains([]string{"id", "game", "style", "seed", "view", "asked", "rights", "last"}, name) {
				t.Errorf("it is handed %s, want one of %v", name, []string{"id", "game", "style", "seed", "view", "asked", "rights", "last"})
			}
		}
		for _, right := range q.Rights {
			if right.Seat != q.Asked.Seat {
				t.Errorf("it is handed a right of seat %d, want %v", right.Seat, q.Asked.Seat)
			}
		}
		if secret := d.Table.Session.Play.Header().Secret; strings.Contains(w.text, secret) {
			t.Errorf("it is handed what the dice will show: got %v, want no %v", w.text, secret)
		}
		w.answer(t)
	}
}

// A program may use a right before it answers; then it is asked once more, with what it did last.
func TestAProgramUsesARight(t *testing.T) {
	d, w := against(t, "normal", "normal")
	for n := 0; n < 2000 && w.heard != nil; n++ {
		q := w.question(t)
		if i := slices.IndexFunc(q.Rights, func(r engine.Decision) bool { return len(r.Legal) > 0 }); i >= 0 {
			use, heard := q.Rights[i].Legal[0], w.heard
			w.heard = nil
			heard(string(must(json.Marshal(wire.Reply{Choice: use.Words()}))))
			if last := d.Table.Session.Play.Record().LastBy(q.Asked.Seat); last != use || d.Toast.Bad {
				t.Errorf("%s is entered for %s: %s: got last %v and Bad %v; want %v and false", last.Words(), use.Words(), d.Toast.Text, last, d.Toast.Bad, use)
			}
			if again := w.question(t); again.Asked.Seat == q.Asked.Seat && again.Last != use.Words() {
				t.Errorf("asked again: got %q as its last answer, want %q", again.Last, use.Words())
			}
			return
		}
		w.answer(t)
	}
	t.Fatal("got no right of a program, want one")
}

func TestAProgramAnswersAndIsSavedAndGoesOnAfterAReload(t *testing.T) {
	d, w := against(t, "", "hard")
	pick := chance(4)
	for range 30 {
		toProgram(t, d, w, &pick)
		before := d.Table.Session.Play.Seq()
		seat := w.question(t).Asked.Seat
		c := w.answer(t)
		e := d.Table.Session.Play.Entries()[before]
		if e.Seat != seat || e.Choice != c || e.By != record.ByBot {
			t.Fatalf("answer %d is %+v, want %s by a program", before, e, c)
		}
		if _, info, err := d.Shelf.Store.Load(d.Table.Info.ID); err != nil || info.Answers != d.Table.Session.Play.Seq() || info.Programs != "1=hard 6=hard" {
			t.Fatalf(`saved is %+v, %v; want no error, Answers %v and Programs "1=hard 6=hard"`, info, err, d.Table.Session.Play.Seq())
		}
	}
	toProgram(t, d, w, &pick)
	again, other := deskAt(store.NewMemory(), "b"), &worker{}
	again.Shelf.Store = d.Shelf.Store
	other.attach(again)
	if err := again.Open(d.Table.Info.ID); err != nil {
		t.Fatal(err)
	}
	a, b := w.question(t), other.question(t)
	a.ID = b.ID
	if one, _ := json.Marshal(a); !bytes.Equal(one, must(json.Marshal(b))) {
		t.Errorf("after a reload: got %s, want the same question as before", one)
	}
}

func must(text []byte, _ error) []byte { return text }

func TestAnUndoTakesAProgramsQuestionBackAndWhatItAnsweredTo(t *testing.T) {
	d, w := against(t, "", "normal")
	pick := chance(9)
	for range 400 {
		toProgram(t, d, w, &pick)
		if d.Table.Session.Floor.CanUndo() && d.Table.Session.Viewer.Player() == 0 {
			break
		}
		w.answer(t)
	}
	if !d.Table.Session.Floor.CanUndo() {
		t.Fatal("never can anything be taken back: this proves nothing: got false, want true")
	}
	id, heard, seq := w.id, w.heard, d.Table.Session.Play.Seq()
	d.Table.Undo()
	if !slices.Contains(w.taken, id) || d.Table.Session.Play.Seq() >= seq {
		t.Fatalf("after %d answers, with %v taken back; want taken %v among them and Seq less than %v", d.Table.Session.Play.Seq(), w.taken, id, seq)
	}
	seq = d.Table.Session.Play.Seq()
	heard(`{"choice":"pass"}`)
	if d.Table.Session.Play.Seq() != seq {
		t.Errorf("what was taken back is answered all the same: got %v, want %v", d.Table.Session.Play.Seq(), seq)
	}
}

// allPeople lets people play every seat.
func allPeople(d *Desk) {
	for seat, style := range d.Table.Bots.thinking.styles {
		if style != "" {
			_ = d.Table.Bots.Set(engine.Seat(seat), "")
		}
	}
}

func TestLeavingAndStoppingTakeTheQuestionBack(t *testing.T) {
	for name, end := range map[string]func(*Desk){"stop": func(d *Desk) { d.Table.Bots.Halt() }, "leave": (*Desk).Leave, "a person takes the seats": allPeople} {
		d, w := against(t, "easy", "easy")
		id, heard := w.id, w.heard
		end(d)
		if !slices.Contains(w.taken, id) {
			t.Errorf("%s: it thinks on: got taken %v, want %v among them", name, w.taken, id)
		}
		heard(`{"choice":"pass"}`)
		if d.Table.Session != nil && d.Table.Session.Play.Seq() > 0 && d.Table.Session.Play.Entries()[d.Table.Session.Play.Seq()-1].By == record.ByBot {
			t.Errorf("%s: got an answer by the program, want none", name)
		}
	}
}

func TestStepByStepAProgramWaitsAfterEveryAnswer(t *testing.T) {
	d, w := against(t, "easy", "easy")
	d.Table.Bots.Steps = func() bool { return true }
	for range 5 {
		asked := w.asked
		w.answer(t)
		if w.asked != asked || !d.Table.Bots.thinking.halted {
			t.Fatalf("it does not wait: got asked %v and halted %v; want %v and true", w.asked, d.Table.Bots.thinking.halted, asked)
		}
		d.Table.Bots.GoOn()
		if w.asked != asked+1 {
			t.Fatalf("it does not go on: got %v, want %v", w.asked, asked+1)
		}
	}
}

func TestAdviceIsShownAndNotGiven(t *testing.T) {
	d, w := against(t, "", "hard")
	pick := chance(2)
	for w.heard != nil {
		w.answer(t)
	}
	d.Table.Bots.Hint()
	seq, c := d.Table.Session.Play.Seq(), w.answer(t)
	if d.Table.Session.Play.Seq() != seq || d.Table.Bots.hinted() != c.Words() || !strings.Contains(d.Toast.Text, ": ") {
		t.Errorf("advised is %q with %q, after %d answers, want %d", d.Table.Bots.hinted(), d.Toast.Text, d.Table.Session.Play.Seq(), seq)
	}
	step(t, d, &pick)
	if d.Table.Bots.hinted() != "" {
		t.Errorf(`the next question has the last one's advice: got %v, want ""`, d.Table.Bots.hinted())
	}
}

func TestProgramsPlayToTheEnd(t *testing.T) {
	d, w := against(t, "normal", "easy-bold")
	for n := 0; d.Screen == TableScreen; n++ {
		if n > 5000 || d.Table.Covered || d.Table.Session.Viewer.Player() != record.Nobody {
			t.Fatalf("after %d answers: covered %v, looking %d; want n at most 5000, Covered false and Player %v", n, d.Table.Covered, d.Table.Session.Viewer.Player(), record.Nobody)
		}
		w.answer(t)
	}
	if d.Screen != EndScreen || w.answers < 50 {
		t.Errorf("screen %d after %d answers of programs; want Screen %v and answers at least 50", d.Screen, w.answers, EndScreen)
	}
	countDice(t, d, 50)
}

// In a game of blocks the log gives of some dice only the result; they are counted too.
func TestEveryDieIsCounted(t *testing.T) {
	d, w := playing(t, "triumph", "easy", "easy", "easy")
	for n := 0; n < 500 && d.Screen == TableScreen; n++ {
		w.answer(t)
	}
	countDice(t, d, 1)
}

func countDice(t *testing.T, d *Desk, least int) {
	t.Helper()
	dice, thrown := 0, 0
	for _, faces := range d.Table.History.tallies() {
		for _, n := range faces {
			dice += n
		}
	}
	for _, e := range d.Table.Session.Play.Entries() {
		if e.Seat == engine.Chance && e.Choice.Verb == engine.Roll {
			thrown++
		}
	}
	if dice != thrown || dice < least {
		t.Errorf("%d dice are counted, %d were thrown; want dice %v and dice at least %v", dice, thrown, thrown, least)
	}
}

func TestAMatchWithProgramsStaysHere(t *testing.T) {
	d, _ := against(t, "", "easy")
	if err := d.Table.Outbox.MakeLink("https://example.org/"); err == nil || !strings.Contains(err.Error(), "stays on this device") {
		t.Errorf(`it is sent: %v; want an error and Error "stays on this device" in it`, err)
	}
	d.complain(d.Table.Outbox.MakeLink("https://example.org/"))
	if d.Toast.Bad || !strings.Contains(d.Toast.Text, "stays on this device") {
		t.Errorf("it is said: got %q as an alarm: %v; want the reason, and no alarm", d.Toast.Text, d.Toast.Bad)
	}
	allPeople(d)
	if err := d.Table.Outbox.MakeLink("https://example.org/"); err != nil {
		t.Error(err)
	}
}

func TestProgramsAgree(t *testing.T) {
	d, w := against(t, "", "easy")
	pick := chance(3)
	for d.Table.Session.Play.Seq() < 40 {
		toProgram(t, d, w, &pick)
		w.answer(t)
	}
	if err := d.Table.Agreements.Propose(string(record.EndMatch)); err != nil {
		t.Fatal(err)
	}
	if !d.Table.over() {
		t.Error("the match goes on, though nobody but a program need agree: got false, want true")
	}
}

func TestSomebodyMustThrowTheDice(t *testing.T) {
	d := deskAt(store.NewMemory(), "a")
	d.Draft = newDraft("cataclysm")
	d.Draft.Programs, d.Draft.ByHand = [MaxPlayers]string{"easy", "easy"}, true
	if err := d.Start(); err == nil {
		t.Error("dice are thrown by hand, and nobody is there: got no error, want an error")
	}
}

// Two people and a program play a game that hides something: the device is never passed on for the program's sake.
func TestTheCoverDoesNotShowWhileAProgramIsAsked(t *testing.T) {
	d, w := deskAt(store.NewMemory(), "a"), &worker{}
	w.attach(d)
	d.Draft = newDraft("toy")
	d.Draft.Programs[1] = "hard"
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	pick := chance(5)
	alone, covers := 0, 0
	for d.Screen == TableScreen {
		people := len(d.Table.Session.Handover.Waiting()) > 0
		if d.Table.Covered {
			covers++
			if !people || d.Table.Session.Device.OnlyBots(d.Table.Session.Handover.Next()) {
				t.Fatalf("after %d answers: got the table covered while %v are asked, want it covered for people only", d.Table.Session.Play.Seq(), d.Table.Session.Handover.Waiting())
			}
		}
		switch {
		case w.heard != nil:
			if !people {
				alone++
			}
			q := w.question(t)
			heard := w.heard
			w.heard = nil
			heard(string(must(json.Marshal(wire.Reply{Choice: q.Asked.Legal[pick.n(len(q.Asked.Legal))].Words()}))))
		case len(d.Table.Session.Viewer.Asked()) == 0 && !d.Table.Covered:
			t.Fatalf("after %d answers: got nobody who can answer, want one of %v", d.Table.Session.Play.Seq(), d.Table.Session.Handover.Waiting())
		default:
			step(t, d, &pick)
		}
	}
	if alone < 5 || covers < 5 {
		t.Errorf("%d times was only the program asked, %d times changed the device hands: this proves nothing; want alone at least 5 and covers at least 5", alone, covers)
	}
}

func TestTheReasonIsASentence(t *testing.T) {
	found := map[string]bool{}
	for n := 0; n < 8 && len(found) < 3; n++ { // now and then nothing speaks for another answer
		d, w := beginning(t, deskAt(store.NewMemory(), string(rune('a'+n))), "cataclysm", "hard", "hard")
		reasonsOf(t, d, w, found)
	}
	if len(found) < 3 {
		t.Errorf("got only %v, want three kinds of reasons", found)
	}
}

// reasonsOf plays a match of programs to its end, reads every reason, and notes which kinds came up.
func reasonsOf(t *testing.T, d *Desk, w *worker, found map[string]bool) {
	t.Helper()
	for d.Screen == TableScreen {
		w.answer(t)
		kind := "No other answer comes close."
		switch {
		case w.thought.Instead == "":
		case w.thought.Less > 0:
			kind = fmt.Sprintf("It is %.2f victory points better than “", float64(w.thought.Less)/100)
		default:
			kind = "It is as good as “"
		}
		if got := d.Table.Bots.thinking.reason; !strings.Contains(got, ". "+kind) || !strings.HasSuffix(got, ".") || strings.Contains(got, "/") && !strings.Contains(got, "and/or") {
			t.Fatalf("%q, want %q for %+v", got, kind, w.thought)
		}
		found[kind[:12]] = true
		reason, opens := d.Table.Bots.thinking.reason, ""
		if w.thought.Opening != "" {
			opens = " Its opening: “" + words.Named(w.thought.Opening, w.thought.Opening).String() + "”."
		}
		if !strings.HasSuffix(reason, opens) || w.thought.Ahead != strings.HasSuffix(strings.TrimSuffix(reason, opens), "(looking ahead).") {
			t.Fatalf("%q for %+v: got HasSuffix(reason, opens) %v and Ahead %v; want true and %v", reason, w.thought, strings.HasSuffix(reason, opens), w.thought.Ahead, strings.HasSuffix(strings.TrimSuffix(reason, opens), "(looking ahead)."))
		}
		found[fmt.Sprint(w.thought.Ahead)] = true
	}
}

// What standing orders answer for people, a program answers itself; and a person who takes its seats over has them answered.
func TestNoOrdersAnswerForPrograms(t *testing.T) {
	d, w := against(t, "", "normal")
	pick, kinds := chance(6), map[string]bool{}
	for range 40 {
		toProgram(t, d, w, &pick)
		q := w.question(t)
		kinds[q.Asked.Kind] = true
		if _, ordered := orders.Answer(d.Table.Session.Play.Game(), d.Table.Session.Play.Match(), q.Asked, d.Table.Session.Play.Seats(1)); ordered {
			kinds["ordered"] = true
		}
		w.answer(t)
	}
	for _, e := range d.Table.Session.Play.Entries() {
		if e.By == record.ByOrder && d.Table.Session.Play.Header().Holder(e.Seat) == 1 {
			t.Fatalf("got %+v by an order, want none for this player", e)
		}
	}
	if !kinds["ordered"] {
		t.Errorf("only %v were asked: this proves nothing: got false, want true", kinds)
	}
	toProgram(t, d, w, &pick)
	allPeople(d)
	if _, _, by, found := recordRun(t, d).Unasked(); found {
		t.Errorf("an answer by %q waits: got found %v, want false", by, found)
	}
}

// recordRun is the saved match as it opens.
func recordRun(t testing.TB, d *Desk) *record.Run {
	t.Helper()
	run, _, err := record.Open(d.Table.Session.Play.Game(), d.Table.Session.Play.Record(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// A person who holds Germany and Italy lets a program play Italy.
func TestAProgramPlaysOneSeatOfAPlayer(t *testing.T) {
	d, w := against(t)
	germany, italy := seatNamed(t, d, "germany"), seatNamed(t, d, "italy")
	if err := d.Table.Bots.Set(italy, "normal"); err != nil {
		t.Fatal(err)
	}
	pick, own := chance(8), 0
	for range 30 {
		for w.heard == nil {
			for _, q := range d.Table.Sight().Asked {
				if q.Seat == italy {
					t.Fatalf("a person is asked for Italy: %s: got Seat %v, want not %v", q.Kind, q.Seat, italy)
				}
				if q.Seat == germany {
					own++
				}
			}
			step(t, d, &pick)
		}
		if q := w.question(t); q.Asked.Seat != italy {
			t.Fatalf("the program is asked for seat %d, want %v", q.Asked.Seat, italy)
		}
		w.answer(t)
	}
	if own == 0 {
		t.Errorf("nobody is asked for Germany: got %v, want not 0", own)
	}
	if err := d.Table.Answer(face.Answer{Seat: italy, Words: "pass"}); err == nil {
		t.Error("a person answers for the program: got no error, want an error")
	}
}

func seatNamed(t testing.TB, d *Desk, slug string) engine.Seat {
	t.Helper()
	for _, info := range d.Table.Session.Play.Game().Seats {
		if info.Slug == slug {
			return info.Seat
		}
	}
	t.Fatalf("got no %s, want one", slug)
	return 0
}

// Where the game hides something, a program does not tell people what it thinks; and advice goes with the question that it was for.
func TestNobodyIsToldWhatAProgramThinksOfItsHand(t *testing.T) {
	for _, x := range []struct {
		game    string
		manners []string
		told    bool
	}{{"cataclysm", []string{"", "hard"}, true}, {"triumph", []string{"", "hard", "hard"}, false}, {"triumph", []string{"hard", "hard", "hard"}, true}} {
		d, w := playing(t, x.game, x.manners...)
		pick := chance(3)
		toProgram(t, d, w, &pick)
		if told := shows(d, `id="reason"`); told != x.told {
			t.Errorf("%s, %q: told %t, want %v", x.game, x.manners, told, x.told)
		}
	}
	d, w := playing(t, "triumph", "", "", "hard")
	pick := chance(3)
	for w.heard != nil || d.Table.Covered {
		step(t, d, &pick)
	}
	d.Table.Bots.Hint()
	w.answer(t)
	if d.Toast.Text == "" {
		t.Fatalf(`there is no advice: got %v, want not ""`, d.Toast.Text)
	}
	step(t, d, &pick)
	if d.Toast.Text != "" {
		t.Errorf(`the next player reads %q, want ""`, d.Toast.Text)
	}
}

// A game has computer players in the page if there are any.
func TestTheFacesOfGamesWithComputerPlayersSaySo(t *testing.T) {
	for _, g := range games.All() {
		if _, found := bots.Of(g.ID); found != plays(g.ID) {
			t.Errorf("%s: there are computer players %t, the page says %t, want %v", g.Name, found, plays(g.ID), plays(g.ID))
		}
	}
}

func TestStoredMannersOfPlaying(t *testing.T) {
	for words, want := range map[string]styles{
		"2=hard-bold 3=easy": {2: "hard-bold", 3: "easy"},
		"2=A person 3=easy":  {3: "easy"}, // as the page once stored it
		"2=":                 {},
		"99=easy 0=easy x":   {},
	} {
		if got := stylesIn(words); got != want {
			t.Errorf("%q is %v, want %v", words, got, want)
		}
		if got := stylesIn(programWords(want)); got != want {
			t.Errorf("%v becomes %v", want, got)
		}
	}
}
