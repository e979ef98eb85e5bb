package all_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bots"
	"interbellum/engine/bots/wire"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"

	_ "interbellum/engine/bots/all"
	_ "interbellum/engine/games/all"
	_ "interbellum/engine/words/house"
)

// One correction for each game, which changes what can be answered.
var corrected = []struct {
	game, scenario string
	change         house.Change
}{
	{"cataclysm", "cataclysm", house.Change{File: "borders.csv", Row: "iraq,persia", How: house.Removed}},
	{"triumph", "1936", house.Change{File: "areas.csv", Row: "munich", Fields: []house.Field{{Name: "name", Value: "Nuremberg"}}}},
	{"conquest", "1936", house.Change{File: "borders.csv", Row: "canton,kwangsi", Fields: []house.Field{{Name: "kind", Value: "mountain"}}}},
}

func packed(t *testing.T, game *engine.Game, change house.Change, base string) []byte {
	t.Helper()
	tables, found := house.Of(game.ID)
	if !found {
		t.Fatalf("%s has no tables", game.ID)
	}
	data, faults := tables.Pack(&house.Edition{Game: game.ID, Base: base, Title: "Jan's box", Changes: []house.Change{change}})
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return data
}

// A match begun under a house edition is saved, sent, opened by a program that has the shipped data alone, and played by its computer
// players, each time under its edition.
func TestAMatchUnderAHouseEditionTravelsWithIt(t *testing.T) {
	for _, c := range corrected {
		shipped, err := games.Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		game, err := shipped.Under(packed(t, shipped, c.change, shipped.Edition))
		if err != nil {
			t.Fatalf("%s: %v, want it played under the edition", c.game, err)
		}
		if engine.SameEdition(game.Edition, shipped.Edition) {
			t.Errorf("%s: got the shipped edition's name %s for other data", c.game, game.Edition)
		}
		run, _, err := record.Begin(game, recordtest.Header(game, c.scenario, dice.SeededName), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Play(run, 5, 120); err != nil {
			t.Fatal(err)
		}
		run.Discard()
		want := string(record.Encode(run.Seal()))
		saved, err := record.Decode([]byte(want))
		if err != nil {
			t.Fatal(err)
		}
		opened, report, err := record.Open(shipped, saved, nil)
		if err != nil || report.Way != record.Whole {
			t.Fatalf("%s out of a save: %v, %v; want all of it", c.game, report.Way, err)
		}
		if got := string(record.Encode(opened.Seal())); got != want || opened.Game != game {
			t.Errorf("%s out of a save: got another match, want\n%.200s", c.game, want)
		}
		text, err := link.Encode(shipped, link.Letter{Record: run.Record, Sender: run.Record.Header.Players[0].Seats})
		if err != nil {
			t.Fatal(err)
		}
		linked, _, err := link.Open(text, func(id string) *engine.Game { g, _ := games.ByID(id); return g })
		if err != nil {
			t.Fatalf("%s out of a link: %v", c.game, err)
		}
		if got := string(record.Encode(linked.Seal())); got != want {
			t.Errorf("%s out of a link: got another match", c.game)
		}
		asksAProgram(t, game, opened)
	}
}

// asksAProgram lets a computer player answer the next question of a seat, as the page asks it.
func asksAProgram(t *testing.T, game *engine.Game, run *record.Run) {
	t.Helper()
	for _, d := range run.Match.Open() {
		if d.Seat == engine.Chance {
			continue
		}
		var reply wire.Reply
		desk := bots.NewDesk(func(r wire.Reply) { reply = r }, func() {})
		text, err := json.Marshal(wire.Message[engine.View]{ID: 1, Game: game.ID, Changed: game.Changed, Style: "normal", Seed: 1, View: run.Match.View(engine.Only(d.Seat)), Asked: d})
		if err != nil {
			t.Fatal(err)
		}
		desk.Hear(text)
		c, err := engine.ParseChoice(reply.Choice)
		if reply.Error != nil || err != nil || !slices.Contains(d.Legal, c) {
			t.Errorf("%s: the computer player answered %+v (%v), want a legal answer to %s", game.ID, reply, err, d.Kind)
		}
		return
	}
}

func TestAHouseEditionOfOtherShippedDataIsRefused(t *testing.T) {
	for _, c := range corrected {
		shipped, _ := games.Find(c.game)
		for what, data := range map[string][]byte{
			"another base": packed(t, shipped, c.change, "0123456789abcdef"),
			"nonsense":     []byte("\x01no edition"),
			"a newer form": []byte("\xfe"),
		} {
			var wrong house.Fault
			if _, err := shipped.Under(data); !errors.As(err, &wrong) || strings.Contains(err.Error(), "house/") {
				t.Errorf("%s, %s: got %v, want a sentence", c.game, what, err)
			}
		}
	}
}
