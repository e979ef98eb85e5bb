package cataclysm_test

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"
)

// edited is an edition with a text of some shipped files replaced.
func edited(tb testing.TB, edits map[string][2]string) *engine.Game {
	tb.Helper()
	g, err := cataclysm.Edited(func(name string) string {
		text := cataclysm.File(name)
		if e, found := edits[name]; found {
			if !strings.Contains(text, e[0]) {
				tb.Fatalf("%s: got no %q, want it once", name, e[0])
			}
			text = strings.Replace(text, e[0], e[1], 1)
		}
		return text
	})
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// poorPersia is an edition with no border between Iraq and Persia, no resource in Persia and one more French flag.
func poorPersia(tb testing.TB) *engine.Game {
	return edited(tb, map[string][2]string{"borders.csv": {"iraq,persia,normal,,X\n", ""},
		"areas.csv":  {"persia,country,0,1,1,1,0,0,0,natural,", "persia,country,0,1,1,1,0,0,0,none,"},
		"powers.csv": {"paris,17,2,", "paris,17,3,"}})
}

// A sitting is a match of one edition under way.
type sitting struct {
	game    *engine.Game
	book    *cataclysm.Book
	match   engine.Match
	pick    *walk.Walker
	entries []engine.Entry
}

func sit(t *testing.T, game *engine.Game, scenario string) *sitting {
	t.Helper()
	m, _, err := game.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &sitting{game: game, book: m.View(engine.Everybody).(*cataclysm.View).Book, match: m, pick: walk.New(7)}
}

// step gives one answer and reports whether there was a question.
func (s *sitting) step(t *testing.T) bool {
	t.Helper()
	e, d, found := s.pick.PickWarlike(s.game, s.match)
	if !found {
		return false
	}
	if _, err := s.match.Apply(e); err != nil {
		t.Fatalf("answer %d to %s: %v", len(s.entries), d.Kind, err)
	}
	s.entries = append(s.entries, e)
	if got := s.match.View(engine.Only(e.Seat)).(*cataclysm.View).Book; got != s.book {
		t.Fatalf("answer %d: the view has another Book than its match", len(s.entries))
	}
	return true
}

// again plays the answers by themselves.
func (s *sitting) again(t *testing.T) engine.Match {
	t.Helper()
	m, _, err := s.game.New(s.match.View(engine.Everybody).(*cataclysm.View).Scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range s.entries {
		if _, err := m.Apply(e); err != nil {
			t.Fatalf("replay: answer %d was legal and is not: %v", i, err)
		}
	}
	return m
}

// Two matches of different editions are played in one process, answer by answer in turn: each keeps to its own.
func TestShippedBesideAnotherEdition(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	mended := poorPersia(t)
	for _, scenario := range []string{"days-of-decision", "cataclysm"} {
		t.Run(scenario, func(t *testing.T) {
			both := []*sitting{sit(t, cataclysm.Game(), scenario), sit(t, mended, scenario)}
			for n, more := 0, true; more && n < 3000; n++ {
				more = false
				for _, s := range both {
					more = s.step(t) || more
				}
			}
			for i, s := range both {
				if got, want := saves.Fingerprint(s.again(t)), saves.Fingerprint(s.match); got != want {
					t.Errorf("match %d: got the print %x, want %x", i, got, want)
				}
				read, err := saves.Read(s.game, saves.Write(s.match))
				if err != nil {
					t.Fatal(err)
				}
				if got, want := saves.Fingerprint(read), saves.Fingerprint(s.match); got != want {
					t.Errorf("match %d, saved and read: got the print %x, want %x", i, got, want)
				}
				if got := read.View(engine.Everybody).(*cataclysm.View).Book; got != s.book {
					t.Errorf("match %d, saved and read, has another Book", i)
				}
			}
			if both[0].book == both[1].book {
				t.Error("both have one Book, want two")
			}
			if both[0].game.Edition == both[1].game.Edition || slices.Equal(both[0].entries, both[1].entries) {
				t.Errorf("the editions %s and %s do not differ, or play alike", both[0].game.Edition, both[1].game.Edition)
			}
		})
	}
}

// What a Book prints is what its match asks and shows.
func TestShippedAndMendedArePlayedAsPrinted(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	iraq, persia := cataclysm.MustArea("iraq"), cataclysm.MustArea("persia")
	for _, x := range []struct {
		name      string
		game      *engine.Game
		border    bool
		resources int
		flags     int
	}{{"shipped", cataclysm.Game(), true, 1, 2}, {"mended", poorPersia(t), false, 0, 3}} {
		t.Run(x.name, func(t *testing.T) {
			m, _, err := x.game.New("days-of-decision", nil)
			if err != nil {
				t.Fatal(err)
			}
			v := m.View(engine.Everybody).(*cataclysm.View)
			if got := v.Board().Touch(iraq, persia); got != x.border {
				t.Errorf("Iraq touches Persia: got %v, want %v", got, x.border)
			}
			for _, a := range v.Areas {
				if a.Area == persia && len(a.Resources) != x.resources {
					t.Errorf("resources in Persia: got %d, want %d", len(a.Resources), x.resources)
				}
			}
			if got, want := m.Census(), (engine.Count{Of: "flag/france", N: x.flags}); !slices.Contains(got, want) {
				t.Errorf("got %v, want %v among them", got, want)
			}
		})
	}
}

// Wrong data are refused, not played.
func TestShippedSpoiledIsRefused(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	for file, edit := range map[string][2]string{
		"areas.csv":                        {"persia,Persia", "atlantis,Atlantis"},
		"borders.csv":                      {"iraq,persia,normal", "iraq,persia,tunnel"},
		"connectors.csv":                   {"letter", "sign"},
		"zones.csv":                        {"treaty", "tunnel"},
		"powers.csv":                       {"France,democracy", "France,fascism"},
		"commitment.csv":                   {"france,rearmament", "france,civilian"},
		"resources.csv":                    {"sweden,limited", "norway,limited"},
		"crises.json":                      {`"effect": "none"`, `"effect": "rain"`},
		"scenarios/days-of-decision.json":  {`"id": "days-of-decision"`, `"id": "days"`},
		"scenarios/war-without-mercy.json": {`"power"`, `"tower"`},
		"scenarios/cataclysm.json":         {"infantry", "minor-army"},
	} {
		t.Run(file, func(t *testing.T) {
			read := func(name string) string {
				text := cataclysm.File(name)
				if name == file {
					return strings.Replace(text, edit[0], edit[1], 1)
				}
				return text
			}
			if read(file) == cataclysm.File(file) {
				t.Fatalf("got no %q in %s, want it", edit[0], file)
			}
			if _, err := cataclysm.Edited(read); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		})
	}
}

// A match of another edition is dealt, recorded and opened whole by its game. The shipped game knows that it is not one of its own.
func TestShippedMendedIsRecorded(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	game := poorPersia(t)
	run, _, err := record.Begin(game, recordtest.Header(game, "days-of-decision", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 3, 600); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Decode(record.Encode(run.Seal()))
	if err != nil {
		t.Fatal(err)
	}
	opened, report, err := record.Open(game, rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := saves.Fingerprint(opened.Match), saves.Fingerprint(run.Match); report.Way != record.Whole || report.Answers != len(rec.Entries) || got != want {
		t.Errorf("got the way %v, %d answers and the print %x, want %v, %d and %x", report.Way, report.Answers, got, record.Whole, len(rec.Entries), want)
	}
	if got, want := rec.Header.Edition, cataclysm.Game().Edition; got != game.Edition || got == want {
		t.Errorf("edition: got %s, want %s and not %s", got, game.Edition, want)
	}
}

// Whatever numbers stand in the files, and whatever lines are missing, an edition is refused or begins: nothing panics.
func TestDamagedEditions(t *testing.T) {
	pick := walk.New(11)
	begun := 0
	for range 60 {
		file := cataclysm.Files()[pick.N(len(cataclysm.Files()))]
		damaged := damage(pick, cataclysm.File(file))
		_, err := cataclysm.Edited(func(name string) string {
			if name == file {
				return damaged
			}
			return cataclysm.File(name)
		})
		if err == nil {
			begun++
		}
	}
	if begun == 0 {
		t.Error("got no edition that begins, want some")
	}
}

// damage takes a line out of a text, or changes some of its digits.
func damage(pick *walk.Walker, text string) string {
	if pick.N(4) == 0 || !strings.ContainsAny(text, "0123456789") {
		lines := strings.SplitAfter(text, "\n")
		at := 1 + pick.N(len(lines)-1)
		return strings.Join(slices.Delete(lines, at, at+1), "")
	}
	damaged := []byte(text)
	for range 1 + pick.N(3) {
		at := pick.N(len(damaged))
		for damaged[at] < '0' || damaged[at] > '9' {
			at = (at + 1) % len(damaged)
		}
		damaged[at] = byte('0' + pick.N(10))
	}
	return string(damaged)
}
