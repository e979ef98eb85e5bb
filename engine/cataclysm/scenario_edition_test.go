package cataclysm

import (
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// withScenario is the game with a scenario more, as a later program may come with it.
func withScenario(t *testing.T, turns string) *engine.Game {
	t.Helper()
	added := "night-and-fog"
	before := scenarioIDs
	scenarioIDs = append(slices.Clone(scenarioIDs), added)
	t.Cleanup(func() { scenarioIDs = before })
	own := strings.Replace(File(scenarioFile("days-of-decision")), `"days-of-decision"`, `"`+added+`"`, 1)
	files := engine.Over(File, []engine.File{{Name: scenarioFile(added), Text: own + turns}})
	game, err := Edited(files)
	if err != nil {
		t.Fatal(err)
	}
	return house.Games(game, files, EarlierEditions, func(f house.Files) (*engine.Game, error) { return Edited(f) })
}

// lastOwn is the edition of the scenario that was added last.
func lastOwn(g *engine.Game) string { return g.Own()[len(g.Own())-1] }

// A scenario that is added disturbs no match of another: names of editions stay what they are.
func TestAnAddedScenarioHasAnEditionOfItsOwn(t *testing.T) {
	shipped := Game()
	names, err := os.ReadDir("testdata/games")
	if err != nil || len(names) == 0 {
		t.Fatal(err, names)
	}
	game := withScenario(t, "")
	if game.Edition != shipped.Edition || len(game.Own()) != len(shipped.Own())+1 || shipped.Knows(lastOwn(game)) {
		t.Fatalf("got edition %s and %v, want %s, %v and another for the new scenario", game.Edition, game.Own(), shipped.Edition, shipped.Own())
	}
	for _, name := range names {
		data, err := os.ReadFile("testdata/games/" + name.Name())
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		run, report, err := record.Open(game, rec, nil)
		if err != nil || report.Way != record.Whole || run.Edition() != rec.Header.Edition || len(run.Record.Stretches) != len(rec.Stretches) {
			t.Errorf("%s: got %v, %v, edition %s; want all of it by %s", name.Name(), err, report.Way, run.Edition(), rec.Header.Edition)
		}
	}
}

// A match of the added scenario is one of its own edition, and of another one after its file is corrected.
func TestAMatchOfAnAddedScenario(t *testing.T) {
	game := withScenario(t, "")
	run, _, err := record.Begin(game, recordtest.Header(game, "night-and-fog", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 3, 60); err != nil {
		t.Fatal(err)
	}
	run.Discard()
	if own := lastOwn(game); run.Edition() != own || run.Game.Edition != own {
		t.Errorf("got edition %s, want its own: %s", run.Edition(), own)
	}
	want := string(record.Encode(run.Seal()))
	again, report, err := record.Open(game, run.Record, nil)
	if err != nil || report.Way != record.Whole || string(record.Encode(again.Seal())) != want {
		t.Errorf("got %v, %v, want the same match", err, report.Way)
	}
	text, err := link.Encode(game, link.Letter{Record: run.Record, Sender: run.Record.Header.Players[0].Seats})
	if err != nil {
		t.Fatal(err)
	}
	linked, _, err := link.Open(text, func(string) *engine.Game { return game })
	if err != nil || linked.Unsure() != 0 || string(record.Encode(linked.Seal())) != want {
		t.Errorf("out of a link: got %v, want the same match", err)
	}
	if _, err := link.Lengths(game, link.Letter{Record: run.Record}, []int{60}); err != nil {
		t.Errorf("its links cannot be measured: %v", err)
	}
	look, err := link.EncodeLook(link.Look{Game: game.ID, Edition: run.Game.Edition, View: run.Match.View(0)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.OpenLook(look, func(string) *engine.Game { return game }, nil); err != nil {
		t.Errorf("a link to look at: got %v, want it to open", err)
	}
	corrected := withScenario(t, "\n")
	if corrected.Edition != game.Edition || lastOwn(corrected) == lastOwn(game) {
		t.Fatalf("got %s and %v, want another edition of the scenario alone", corrected.Edition, corrected.Own())
	}
	rec, err := record.Decode([]byte(want))
	if err != nil {
		t.Fatal(err)
	}
	if foreign, _, err := record.Open(corrected, rec, nil); err != nil || foreign.Edition() != lastOwn(corrected) {
		t.Errorf("got %v, want it played on by the corrected file", err)
	}
}
