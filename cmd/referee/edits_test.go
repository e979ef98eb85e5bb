package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var saysWhere = regexp.MustCompile(`answer \d+|answer from \d+ to \d+|record has \d+`)

// A thousand random edits of saves of each game, played here under today's edition: an answer replaced by another
// legal one, a die or card by another, an answer removed. Each is refused with a place and status 1.
func TestAThousandEditsAreFound(t *testing.T) {
	toy := make([][]byte, 20)
	for match := range toy {
		toy[match] = record.Encode(soakedRecord(t, "toy", []string{"full", "short"}[match%2], uint64(match), toItsEnd).Seal())
	}
	t.Run("toy", func(t *testing.T) { editsAreFound(t, toy, 50) })

	for _, m := range [][2]string{{"cataclysm", "days-of-decision"}, {"triumph", "1939"}, {"conquest", "rising-sun"}} {
		t.Run(m[0], func(t *testing.T) {
			saves := make([][]byte, 4)
			for seed := range saves {
				saves[seed] = record.Encode(soakedRecord(t, m[0], m[1], uint64(seed), 300).Seal())
			}
			editsAreFound(t, saves, 250)
		})
	}
}

// editsAreFound forges each save so many times, one answer at a time.
func editsAreFound(t *testing.T, saves [][]byte, times int) {
	file := filepath.Join(t.TempDir(), "edited.json")
	w := walk.New(2026)
	kinds := map[string]int{}
	for match, whole := range saves {
		stops := stopsOf(t, whole)
		for range times {
			rec, err := record.Decode(whole)
			if err != nil {
				t.Fatal(err)
			}
			at, kind := editOne(t, rec, stops, w)
			kinds[kind]++
			if err := os.WriteFile(file, record.Encode(rec), 0o644); err != nil {
				t.Fatal(err)
			}
			status, out, errs := referee(t, "replay", file)
			if status != refused || !saysWhere.MatchString(errs) {
				t.Fatalf("match %d, %s at %d: got status %d, %s%s; want %d and a place", match, kind, at, status, out, errs, refused)
			}
		}
	}
	for _, kind := range []string{"answer changed", "chance changed", "answer removed"} {
		if kinds[kind] < 40 {
			t.Errorf("%s: got %d edits, want at least 40", kind, kinds[kind])
		}
	}
}

// Hundreds of edits of matches whose players agree on much, of both games: an answer about an agreement, or
// any other, is replaced by one that could have been given there, or removed.
func TestEditsOfAgreementsAreFound(t *testing.T) {
	for _, game := range []string{"toy", "cataclysm"} {
		t.Run(game, func(t *testing.T) {
			var whole [][]byte
			for seed := range uint64(5) {
				whole = append(whole, record.Encode(agreedRecord(t, game, seed).Seal()))
			}
			w, found := walk.New(1945), map[string]int{}
			file := filepath.Join(t.TempDir(), "edited.json")
			for i := range 350 {
				rec, err := record.Decode(whole[i%len(whole)])
				if err != nil {
					t.Fatal(err)
				}
				kind := editAgreement(rec, w)
				found[kind]++
				if err := os.WriteFile(file, record.Encode(rec), 0o644); err != nil {
					t.Fatal(err)
				}
				status, out, errs := referee(t, "replay", file)
				if status != refused || !saysWhere.MatchString(errs) {
					t.Fatalf("%s: got status %d, %s%s; want %d and a place", kind, status, out, errs, refused)
				}
			}
			if found["removed"] < 60 || found["changed"] < 40 || found["by another"] < 40 {
				t.Errorf("edits: got %v, want at least 60 removed, 40 changed and 40 by another", found)
			}
		})
	}
}

// editAgreement forges one answer about an agreement, or a stand-in's.
func editAgreement(rec *record.Record, w *walk.Walker) string {
	for {
		at := w.N(len(rec.Entries))
		e := &rec.Entries[at]
		if !record.Agrees(e.Choice) && e.By != record.ByStandIn {
			continue
		}
		swap := map[string]string{record.AgreeVerb: record.RefuseVerb, record.RefuseVerb: record.AgreeVerb, record.ResignVerb: record.ReturnVerb, record.WithdrawVerb: record.RefuseVerb}
		switch w.N(4) {
		case 0:
			rec.Entries = slices.Delete(rec.Entries, at, at+1)
			return "removed"
		case 1:
			for _, p := range rec.Header.Players {
				if !p.Seats.Has(e.Seat) && record.Agrees(e.Choice) {
					e.Seat = p.Seats.List()[0]
					return "by another"
				}
			}
		case 2:
			if e.Choice.On == record.TakeBack && e.Choice.Verb == record.ProposeVerb {
				e.Choice.N++
				return "changed"
			}
			if verb := swap[e.Choice.Verb]; verb != "" && record.Agrees(e.Choice) {
				e.Choice.Verb = verb
				return "changed"
			}
		case 3:
			if e.By == record.ByStandIn {
				e.By = ""
				return "given by nobody"
			}
		}
	}
}

// agreedRecord is a random match whose players propose, agree and resign.
func agreedRecord(t *testing.T, id string, seed uint64) *record.Run {
	t.Helper()
	game, _ := games.ByID(id)
	sc := game.Scenarios[0]
	players, err := seating(game, sc, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Begin(game, record.Header{ID: "edits", Scenario: sc.ID, Dealer: dice.SeededName, Secret: "edits", Players: players}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Accord(run, seed, 250); err != nil {
		t.Fatal(err)
	}
	return run
}

const toItsEnd = 1 << 20

// soakedRecord is a random match of so many answers, recorded as it is played.
func soakedRecord(t *testing.T, id, scenario string, seed uint64, most int) *record.Run {
	t.Helper()
	game, _ := games.ByID(id)
	return soakedIn(t, game, scenario, seed, most)
}

func soakedIn(t *testing.T, game *engine.Game, scenario string, seed uint64, most int) *record.Run {
	t.Helper()
	sc, _ := game.ScenarioByID(scenario)
	players, err := seating(game, sc, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Begin(game, record.Header{ID: "edits", Scenario: sc.ID, Dealer: dice.SeededName, Secret: "edits", Players: players}, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := walk.New(seed)
	for len(run.Record.Entries) < most {
		e, d, more := w.Pick(run.Match)
		if !more {
			break
		}
		if d.Seat == engine.Chance {
			e.Choice, _ = run.Deal(d)
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, ""); err != nil {
			t.Fatal(err)
		}
	}
	return run
}

// between is how many answers lie between two stops.
const between = 32

// stopsOf gives the match after every 32nd answer.
func stopsOf(t *testing.T, whole []byte) (stops []engine.Match) {
	t.Helper()
	rec, err := record.Decode(whole)
	if err != nil {
		t.Fatal(err)
	}
	game, _ := games.ByID(rec.Header.Game)
	m, _, err := game.New(rec.Header.Scenario, rec.Header.Options)
	for i, e := range rec.Entries {
		if err != nil {
			t.Fatal(err)
		}
		if i%between == 0 {
			stops = append(stops, m.Clone())
		}
		_, err = m.Apply(e)
	}
	return stops
}

// editOne forges one answer. What replaces it was legal at that place, so that only the
// dice or the fingerprints can tell.
func editOne(t *testing.T, rec *record.Record, stops []engine.Match, w *walk.Walker) (at int, kind string) {
	t.Helper()
	for {
		at = w.N(len(rec.Entries))
		if w.N(3) == 0 {
			rec.Entries = slices.Delete(rec.Entries, at, at+1)
			return at, "answer removed"
		}
		m := stops[at/between].Clone()
		for _, e := range rec.Entries[at/between*between : at] {
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		old := rec.Entries[at]
		for _, d := range append(m.Open(), m.Rights()...) {
			c := d.Legal[w.N(len(d.Legal))]
			if d.Seat != old.Seat || c == old.Choice {
				continue
			}
			rec.Entries[at].Choice = c
			if old.Seat == engine.Chance {
				return at, "chance changed"
			}
			return at, "answer changed"
		}
	}
}
