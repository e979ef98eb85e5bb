package link_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"reflect"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var pebbles = recordtest.Pebbles(recordtest.First)

func find(id string) *engine.Game {
	if id == pebbles.ID {
		return pebbles
	}
	return nil
}

func played(t testing.TB, scenario, dealer string, seed uint64, most int) *record.Record {
	t.Helper()
	run, _, err := record.Begin(pebbles, recordtest.Header(pebbles, scenario, dealer), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, most); err != nil {
		t.Fatal(err)
	}
	return run.Seal()
}

func encoded(t testing.TB, l link.Letter) string {
	t.Helper()
	text, err := link.Encode(pebbles, l)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestALinkCarriesTheWholeRecord(t *testing.T) {
	for seed := range uint64(20) {
		dealer := []string{dice.SeededName, dice.HandName}[seed%2]
		rec := played(t, "long", dealer, seed, int(seed)*17)
		text := encoded(t, link.Letter{Record: rec, Sender: engine.Only(1, 3), For: engine.Only(2),
			LastSeen: []link.Seen{{Seat: 2, Seq: 0, Print: [4]byte{1, 2, 3, 4}}}, Note: "Zug gemacht – dein Spiel"})
		run, front, err := link.Open("https://example.org/play/#"+text, find)
		if err != nil {
			t.Fatalf("seed %d: %v, want no error", seed, err)
		}
		if got, want := record.Encode(run.Record), record.Encode(rec); !bytes.Equal(got, want) {
			t.Fatalf("seed %d: the record differs:\n%s\n%s", seed, got, want)
		}
		want := link.Front{ID: "test-match", Game: "pebbles", Edition: "1", Scenario: "long", Players: rec.Header.Players,
			Answers: len(rec.Entries), Sender: engine.Only(1, 3), For: engine.Only(2),
			LastSeen: []link.Seen{{Seat: 2, Seq: 0, Print: [4]byte{1, 2, 3, 4}}}, Note: "Zug gemacht – dein Spiel"}
		if !reflect.DeepEqual(front, want) {
			t.Errorf("seed %d: the front is %+v, want %+v", seed, front, want)
		}
	}
}

func TestALinkKeepsWhoAnswered(t *testing.T) {
	for _, dealer := range []string{dice.SeededName, dice.HandName} {
		keepsWhoAnswered(t, dealer)
	}
}

func keepsWhoAnswered(t *testing.T, dealer string) {
	t.Helper()
	run, _, err := record.Begin(pebbles, recordtest.Header(pebbles, "long", dealer), nil)
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(3)
	for range 200 {
		d := run.Match.Open()[0]
		by := []string{"", record.ByBot}[src.Intn(2)]
		c := d.Legal[src.Intn(len(d.Legal))]
		if d.Seat == engine.Chance {
			by = dice.Hand
			if dealt, ok := run.Deal(d); ok {
				c, by = dealt, ""
			}
		}
		if _, _, err := run.Answer(d.Seat, c, by); err != nil {
			t.Fatal(err)
		}
	}
	rec := run.Seal()
	again, _, err := link.Open(encoded(t, link.Letter{Record: rec}), find)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(record.Encode(again.Record), record.Encode(rec)) {
		t.Errorf("the record differs: got %s, want %s", record.Encode(again.Record), record.Encode(rec))
	}
}

// Take-backs, corrections, early ends, stand-ins and what was only proposed all travel.
func TestALinkCarriesWhatPlayersAgreedOn(t *testing.T) {
	open := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true})
	settled, stood, pending := 0, 0, 0
	for seed := range uint64(24) {
		rec, run := agreed(t, open, seed)
		text, err := link.Encode(open, link.Letter{Record: rec})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(text, "ib3") {
			t.Fatalf(`it is written as %s: got text %v, want "ib3" first`, text[:3], text)
		}
		again, _, err := link.Open(text, func(string) *engine.Game { return open })
		if err != nil {
			t.Fatalf("seed %d: %v, want no error", seed, err)
		}
		if !bytes.Equal(record.Encode(again.Record), record.Encode(rec)) {
			t.Fatalf("seed %d: the record differs: got Encode(Record) %s, want %s", seed, record.Encode(again.Record), record.Encode(rec))
		}
		_, report, err := record.Replay(open, again.Record, nil)
		if err != nil {
			t.Fatal(err)
		}
		settled, stood = settled+report.Agreed, stood+report.StoodIn
		if p := run.Pending(); p != nil {
			pending++
			if q := again.Pending(); q == nil || q.Choice != p.Choice || q.By != p.By {
				t.Errorf("seed %d: %+v waits, want %+v", seed, q, p)
			}
		}
	}
	if settled < 30 || stood < 30 || pending == 0 {
		t.Errorf("%d agreements, %d answers by stand-ins, %d proposals: this shows little; want settled at least 30, stood at least 30 and pending not 0", settled, stood, pending)
	}
}

// agreed is a match whose players agree on much, with a correction in it.
func agreed(t testing.TB, game *engine.Game, seed uint64) (*record.Record, *record.Run) {
	t.Helper()
	run, _, err := record.Begin(game, recordtest.Header(game, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, 30); err != nil {
		t.Fatal(err)
	}
	if _, err := run.Amend(2, []byte(`{"Turns":150,"Turn":3,"Heap":[0,7,8,9]}`)); err != nil {
		t.Fatal(err)
	}
	if seed%3 > 0 {
		if _, _, err := run.Answer(1, engine.Choice{Verb: record.AgreeVerb, On: record.Amend}, ""); err != nil {
			t.Fatal(err)
		}
	}
	if err := recordtest.Accord(run, seed, 80+int(seed)*10); err != nil {
		t.Fatal(err)
	}
	return run.Seal(), run
}

func TestALinkFromAWrittenPosition(t *testing.T) {
	h := recordtest.Header(pebbles, "short", dice.SeededName)
	h.Scenario = ""
	run, _, err := record.Begin(pebbles, h, pebbles.Example())
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 2, 20); err != nil {
		t.Fatal(err)
	}
	again, _, err := link.Open(encoded(t, link.Letter{Record: run.Seal()}), find)
	if err != nil || !bytes.Equal(record.Encode(again.Record), record.Encode(run.Record)) {
		t.Errorf("the record differs: %v; want no error and Encode(Record) %s", err, record.Encode(run.Record))
	}
}

func TestARecordThatChangedItsEditionTravels(t *testing.T) {
	old := played(t, "long", dice.SeededName, 6, 100)
	second := recordtest.Pebbles(recordtest.Edition{Name: "2", Word: "take", Most: 4, Schema: true})
	run, _, err := record.Open(second, old, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 7, 100); err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(second, link.Letter{Record: run.Seal()})
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := link.Open(text, func(string) *engine.Game { return second })
	if err != nil {
		t.Fatal(err)
	}
	if _, report, err := record.Replay(second, again.Record, nil); err != nil || report.Undealt == 0 || report.Dealt == 0 {
		t.Errorf("%+v, %v; want no error, Undealt not 0 and Dealt not 0", report, err)
	}
	var other *link.OtherEdition
	if _, _, err := link.Open(text, find); !errors.As(err, &other) || other.Link != "2" || other.Program != "1" {
		t.Errorf(`opened with the first edition: %v: got other %+v; want an error of type %T, Link "2" and Program "1"`, err, other, other)
	}
}

func TestALinkIsReadAsMailProgramsMangleIt(t *testing.T) {
	text := encoded(t, link.Letter{Record: played(t, "short", dice.SeededName, 1, 30)})
	var quoted strings.Builder
	for i := 0; i < len(text); i += 40 {
		quoted.WriteString("> " + text[i:min(i+40, len(text))] + "\r\n")
	}
	for _, mangled := range []string{text + "\n", "<https://a.b/c#" + text + ">", quoted.String()} {
		if _, _, err := link.Open(mangled, find); err != nil {
			t.Errorf("%q: %v, want no error", mangled, err)
		}
	}
}

func TestEveryChangedLetterIsFound(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 1, 300)
	text := encoded(t, link.Letter{Record: rec})
	src := recordtest.Source(5)
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%"
	for range 1000 {
		b := []byte(text)
		at := src.Intn(len(b))
		b[at] = letters[src.Intn(len(letters))]
		run, _, err := link.Open(string(b), find)
		if string(b) == text {
			continue
		}
		if err == nil && !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
			t.Fatalf("letter %d changed to %q: got another match, want an error or the same", at, b[at])
		}
	}
}

func TestEveryCutIsToldFromDamage(t *testing.T) {
	text := encoded(t, link.Letter{Record: played(t, "short", dice.SeededName, 1, 30)})
	for n := 1; n < len(text); n++ {
		if _, err := link.Read(text[:n]); !errors.Is(err, link.ErrCutOff) {
			t.Fatalf("cut after %d of %d letters: %v: got false, want true", n, len(text), err)
		}
	}
}

func TestLinksAreRefusedForWhatTheyAre(t *testing.T) {
	text := encoded(t, link.Letter{Record: played(t, "short", dice.SeededName, 1, 30)})
	is := func(want error) func(error) bool { return func(err error) bool { return errors.Is(err, want) } }
	damaged := func(err error) bool { var d *link.Damaged; return errors.As(err, &d) }
	for name, c := range map[string]struct {
		text string
		ok   func(error) bool
	}{
		"nothing":           {"", is(link.ErrForeign)},
		"an address":        {"https://example.org/", is(link.ErrForeign)},
		"another fragment":  {"#chapter-2", is(link.ErrForeign)},
		"a newer version":   {"ib9" + text[3:], func(err error) bool { var n *link.Newer; return errors.As(err, &n) && n.Version == 9 }},
		"one letter more":   {text[:30] + "A" + text[30:], damaged}, // after its end it does not matter
		"a foreign letter":  {text[:20] + "!" + text[21:], damaged},
		"a longer length":   {"ib2" + base64.RawURLEncoding.EncodeToString([]byte{0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0, 0, 0}), damaged},
		"an overlong one":   {"ib2" + strings.Repeat("_", 40), damaged},
		"megabytes of text": {"ib2" + strings.Repeat("A", 3<<20), is(link.ErrForeign)},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := link.Open(c.text, find); err == nil || !c.ok(err) {
				t.Errorf("got %v, ok(err) %v; want an error and ok(err) true", err, c.ok(err))
			}
		})
	}
	t.Run("an unknown game", func(t *testing.T) {
		var unknown *link.UnknownGame
		if _, _, err := link.Open(text, func(string) *engine.Game { return nil }); !errors.As(err, &unknown) || unknown.ID != "pebbles" {
			t.Errorf(`got %v, unknown %+v; want an error of type %T and ID "pebbles"`, err, unknown, unknown)
		}
	})
	t.Run("a note too long", func(t *testing.T) {
		if _, err := link.Encode(pebbles, link.Letter{Record: played(t, "short", dice.SeededName, 1, 3), Note: strings.Repeat("é", 281)}); err == nil {
			t.Error("it was written: got no error, want an error")
		}
	})
	t.Run("a forged die is not written", func(t *testing.T) {
		rec := played(t, "long", dice.SeededName, 2, 100)
		for i, e := range rec.Entries {
			if e.Choice.Verb == engine.Roll {
				rec.Entries[i].Choice.N = e.Choice.N%6 + 1
				break
			}
		}
		var diverged *link.Diverged
		if _, err := link.Encode(pebbles, link.Letter{Record: rec}); !errors.As(err, &diverged) {
			t.Errorf("got %v, want an error of type %T", err, diverged)
		}
	})
}

func TestAProgramThatRulesOtherwiseIsTold(t *testing.T) {
	text := encoded(t, link.Letter{Record: played(t, "long", dice.SeededName, 1, 200)})
	sly := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 4, Schema: true})
	var diverged *link.Diverged
	if _, _, err := link.Open(text, func(string) *engine.Game { return sly }); !errors.As(err, &diverged) {
		t.Errorf("got %v, want an error of type %T", err, diverged)
	}
}

// hostile heads, each in a link with a right length and checksum.
func TestHostileHeads(t *testing.T) {
	for name, plain := range map[string][]byte{
		"an array of four thousand million": {0xdd, 0xff, 0xff, 0xff, 0xff},
		"a text of two thousand million":    {0x91, 0xdb, 0x7f, 0xff, 0xff, 0xff},
		"bytes beyond the end":              {0x91, 0xc6, 0x00, 0x10, 0x00, 0x00, 1},
		"a map":                             {0x81, 0xa1, 'a', 1},
		"arrays within arrays":              bytes.Repeat([]byte{0x91}, 5000),
		"an extension":                      {0xc7, 0x05, 0x01, 1, 2, 3, 4, 5},
		"too few fields":                    {0x91, 0xa1, 'a'},
		"nothing":                           {},
		"a wide array of nothing":           append([]byte{0xdc, 0xff, 0xff}, make([]byte, 65535)...),
	} {
		t.Run(name, func(t *testing.T) {
			var damaged *link.Damaged
			if _, err := link.Read(link.Forge(2, plain, nil)); !errors.As(err, &damaged) {
				t.Errorf("got %v, want an error of type %T", err, damaged)
			}
		})
	}
	t.Run("an inflation bomb", func(t *testing.T) {
		var damaged *link.Damaged
		if _, err := link.Read(link.Forge(2, make([]byte, 8<<20), nil)); !errors.As(err, &damaged) {
			t.Errorf("got %v, want an error of type %T", err, damaged)
		}
	})
}

// The toy has everything that is hard to carry: rights, hidden answers, sealed bids.
func TestALinkCarriesTheToy(t *testing.T) {
	game := toy.Game()
	for seed := range uint64(10) {
		rec := random(t, game, game.Scenarios[seed%2].ID, seed, 40+int(seed)*20)
		text, err := link.Encode(game, link.Letter{Record: rec})
		if err != nil {
			t.Fatal(err)
		}
		run, _, err := link.Open(text, func(string) *engine.Game { return game })
		if err != nil {
			t.Fatalf("seed %d: %v, want no error", seed, err)
		}
		if !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
			t.Fatalf("seed %d: the record differs: got Encode(Record) %s, want %s", seed, record.Encode(run.Record), record.Encode(rec))
		}
	}
}

func random(t testing.TB, game *engine.Game, scenario string, seed uint64, most int) *record.Record {
	t.Helper()
	run, _, err := record.Begin(game, recordtest.Header(game, scenario, dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, most); err != nil {
		t.Fatal(err)
	}
	return run.Seal()
}

func BenchmarkLength(b *testing.B) {
	for _, game := range []*engine.Game{pebbles, toy.Game()} {
		for _, sc := range game.Scenarios {
			b.Run(game.ID+"-"+sc.ID, func(b *testing.B) {
				letters, answers, n := 0, 0, 0
				for b.Loop() {
					rec := random(b, game, sc.ID, uint64(n), 5000)
					text, err := link.Encode(game, link.Letter{Record: rec})
					if err != nil {
						b.Fatal(err)
					}
					letters += len(text)
					answers += len(rec.Entries)
					n++
				}
				b.ReportMetric(float64(letters)/float64(n), "letters/link")
				b.ReportMetric(float64(answers)/float64(n), "answers/link")
			})
		}
	}
}
