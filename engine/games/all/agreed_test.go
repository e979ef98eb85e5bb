package all_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"

	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/engine"
)

// settle has one player propose an edition and the others agree, a few answers apart.
func settle(t *testing.T, run *record.Run, e record.Edition, src *recordtest.Source) {
	t.Helper()
	players := run.Record.Header.Players
	if _, err := run.Adopt(players[0].Seats.List()[0], e); err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(players); i++ {
		playOn(t, run, src, 3)
		if p := run.Pending(); p == nil || len(run.Match.Open()) == 0 {
			t.Fatal("the match is over, or nothing is proposed")
		}
		if _, _, err := run.Answer(players[i].Seats.List()[0], engine.Choice{Verb: record.AgreeVerb, On: record.OtherEdition}, ""); err != nil {
			t.Fatal(err)
		}
	}
}

func playOn(t *testing.T, run *record.Run, src *recordtest.Source, most int) {
	t.Helper()
	for range most {
		_, _, found, err := run.Move()
		if err == nil && !found {
			err = recordtest.Step(run, src)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// until plays on until an edition that is due has come into force.
func until(t *testing.T, run *record.Run, src *recordtest.Source) {
	t.Helper()
	for n := 0; run.Due() && len(run.Match.Open()) > 0; n++ {
		if n > 3000 {
			t.Fatal("got no safe point in 3000 answers, want one")
		}
		playOn(t, run, src, 1)
	}
}

func guarded(game, shipped *engine.Game) bool {
	return slices.ContainsFunc(shipped.Guarded, func(name string) bool { return game.Text(name) != shipped.Text(name) })
}

// A match whose players go on under a random house edition, come back to the printed data and take that back again is the same match out
// of its save and its link, and at each of its answers.
func TestAMatchGoesOnUnderAnAgreedEdition(t *testing.T) {
	inForce := 0
	for _, c := range corrected {
		shipped, err := games.Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		for i, game := range randomEditions(t, shipped, 6) {
			if guarded(game, shipped) {
				continue
			}
			t.Run(fmt.Sprintf("%s %d", c.game, i), func(t *testing.T) { inForce += agreedMatch(t, shipped, game, c.scenario, uint64(i)) })
		}
	}
	if inForce < 4 {
		t.Errorf("got %d changes that were in force and taken back, want several", inForce)
	}
}

func agreedMatch(t *testing.T, shipped, game *engine.Game, scenario string, seed uint64) int {
	run, _, err := record.Begin(shipped, recordtest.Header(shipped, scenario, dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(seed)
	playOn(t, run, &src, 70)
	if err := run.Adoptable(record.Edition{House: game.House}); err != nil {
		t.Skip(err)
	}
	before := run.Checkpoint()
	settle(t, run, record.Edition{House: game.House}, &src)
	proposed := run.Settled()[0].Proposal
	until(t, run, &src)
	if run.Record.Now != 1 || run.Game.Edition != game.Edition {
		t.Skip("it came to fit no more")
	}
	playOn(t, run, &src, 5)
	under := run.Checkpoint()
	want := string(record.Encode(run.Fork(under).Seal()))
	if err := run.Adoptable(record.Edition{Name: shipped.Edition}); errors.As(err, new(*record.Impossible)) {
		t.Skip(err) // the edition has more counters, and they are in play
	}
	settle(t, run, record.Edition{Name: shipped.Edition}, &src)
	until(t, run, &src)
	if run.Record.Now == 2 && run.Game.Edition != shipped.Edition {
		t.Errorf("got edition %s, want the shipped one", run.Game.Edition)
	}
	playOn(t, run, &src, 60)
	roundTrip(t, shipped, run)

	run.Back(under)
	if got := string(record.Encode(run.Fork(under).Seal())); got != want || run.Game.Edition != game.Edition {
		t.Error("taken back to a checkpoint: got another match")
	}
	was, at := roundTrip(t, shipped, run), earliest(run)
	takeBack(t, run, at)
	if now := was[at]; run.Record.Now != now.edition || at <= proposed && run.Due() || saves.Fingerprint(run.At(at)) != now.print {
		t.Errorf("taken back to answer %d of %d: got edition %d, want %d", at, len(run.Record.Entries), run.Record.Now, now.edition)
	}
	playOn(t, run, &src, 30)
	roundTrip(t, shipped, run)
	run.Back(before)
	if run.Game != run.Begun() || len(run.Record.Editions) != 0 {
		t.Error("taken back to a checkpoint before it was proposed: the edition is still there")
	}
	if at <= proposed {
		return 1
	}
	return 0
}

// earliest is the first answer that the match can be taken back before.
func earliest(run *record.Run) int {
	n := len(run.Record.Entries)
	for _, c := range run.Agreements()[0].Legal {
		if c.On == record.TakeBack {
			n = min(n, c.N)
		}
	}
	return n
}

func takeBack(t *testing.T, run *record.Run, to int) {
	t.Helper()
	players := run.Record.Header.Players
	for i, p := range players {
		c := engine.Choice{Verb: record.AgreeVerb, On: record.TakeBack}
		if i == 0 {
			c = engine.Choice{Verb: record.ProposeVerb, On: record.TakeBack, N: to}
		}
		if _, _, err := run.Answer(p.Seats.List()[0], c, ""); err != nil {
			t.Fatal(err)
		}
	}
}

// then is what a match had come to.
type then struct {
	edition int
	print   [16]byte
}

// roundTrip saves a match and sends it, and looks at it everywhere.
func roundTrip(t *testing.T, shipped *engine.Game, run *record.Run) map[int]then {
	t.Helper()
	text := string(record.Encode(run.Seal()))
	saved, err := record.Decode([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	was := map[int]then{}
	opened, report, err := record.Open(shipped, saved, func(r *record.Run, e engine.Entry, _ []engine.Event) {
		was[e.Seq+1] = then{r.Record.Now, saves.Fingerprint(r.Match)}
	})
	if err != nil || report.Way != record.Whole || report.Unsure > 0 {
		t.Fatalf("out of a save: %+v, %v; want all of it", report, err)
	}
	if got := string(record.Encode(opened.Seal())); got != text || opened.Game.Edition != run.Game.Edition {
		t.Error("out of a save: got another match")
	}
	for n := range len(run.Record.Entries) + 1 {
		if saves.Fingerprint(run.At(n)) != was[n].print {
			t.Fatalf("after %d answers: got another position than by replay", n)
		}
	}
	if at, found := run.Saved(0); found {
		if again, found := record.Unverified(shipped, saved, at); found && (saves.Fingerprint(again.Match) != was[len(run.Record.Entries)].print || again.Game.Edition != run.Game.Edition) {
			t.Error("unverified: got another match")
		}
	}
	sent(t, shipped, run, text)
	return was
}

func sent(t *testing.T, shipped *engine.Game, run *record.Run, want string) {
	t.Helper()
	find := func(id string) *engine.Game { g, _ := games.ByID(id); return g }
	letter := link.Letter{Record: run.Record, Sender: run.Record.Header.Players[0].Seats}
	short := letter
	for _, p := range run.Record.Header.Players {
		for _, s := range p.Seats.List() {
			short.LastSeen = append(short.LastSeen, link.Seen{Seat: s, Seq: len(run.Record.Entries)})
		}
	}
	later := short
	later.Since = len(run.Record.Entries) - 10
	for _, l := range []struct {
		link.Letter
		here *record.Record
	}{{letter, nil}, {short, run.Record}, {later, run.Record}} {
		text, err := link.Encode(shipped, l.Letter)
		if err != nil {
			t.Fatal(err)
		}
		if text[:3] != "ib6" {
			t.Errorf("got a link of version %s, want 6", text[2:3])
		}
		linked, _, err := link.Join(text, find, l.here)
		if err != nil {
			t.Fatalf("out of a link of %d characters: %v", len(text), err)
		}
		if got := string(record.Encode(linked.Seal())); got != want {
			t.Errorf("out of a link: got another match\n%.300s\nwant\n%.300s", got, want)
		}
		if l.here != nil && l.Since == 0 {
			if _, _, err := link.Open(text, find); !errors.As(err, new(*link.NeedsHouse)) {
				t.Errorf("a link that names its edition alone, on another device: got %v, want to be told what is missing", err)
			}
		}
		if _, _, _, err := link.OpenPosition(text, find, func(link.HousePrint) []byte { return run.Record.Editions[0].House }); err != nil && !errors.Is(err, link.ErrNoPosition) {
			t.Errorf("the position of a link: %v", err)
		}
	}
}

// What is opened beside a match under a house edition may have begun under the printed data.
func TestAGameUnderAHouseEditionOpensMatchesOfThePrintedData(t *testing.T) {
	for i := range corrected {
		shipped, run := agreedRun(t, i)
		if got, err := run.Game.As(shipped.Edition, nil); err != nil || got != shipped {
			t.Errorf("%s: got %v, %v; want the game as it is shipped", shipped.ID, got, err)
		}
		if _, err := link.Pack(run.Game, run.Record, 0); err != nil {
			t.Errorf("%s: %v, want the link of the match", shipped.ID, err)
		}
	}
}
