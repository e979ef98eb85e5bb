package workshop

import (
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// threePowers is a draft with a scenario of its own: France is out of it.
func threePowers(t *testing.T) *Bench {
	t.Helper()
	b := open(t, "cataclysm")
	do(t, b.Set("scenarios/days-of-decision.json", "status,italy", field("stability", `"wavering"`), "box"))
	do(t, b.CopyScenario("days-of-decision", "night-and-fog", "Night and Fog"))
	file := b.scenarioFile("night-and-fog")
	check(t, "its file", file, "scenarios/night-and-fog~days-of-decision.json")
	set := func(row, name, value string) { t.Helper(); do(t, b.Set(file, row, field(name, value), "")) }
	set("scenario", "powers", `["germany","italy","uk"]`)
	set("scenario", "out_of_play", `["france","japan","us","ussr"]`)
	set("scenario", "players", `[{"players":2,"split":[["germany","italy"],["uk"]]}]`)
	set("scenario", "last_turn", `"1939-40"`)
	do(t, b.Remove(file, "status,france", ""))
	for _, area := range []string{"czechoslovakia", "poland", "rumania"} {
		do(t, b.Remove(file, "control,"+area, ""))
	}
	do(t, b.Remove(file, "starting_victory_points,france", ""))
	do(t, b.Take("night-and-fog", "germany", "infantry", "silesia", ""))
	return b
}

func TestAScenarioOfOnesOwn(t *testing.T) {
	b := threePowers(t)
	check(t, "faults", b.Faults(), "[]")
	packed, ok := b.Playable()
	if !ok || len(packed) > 400 {
		t.Fatalf("got %t and %d bytes, want a playable edition of a few", ok, len(packed))
	}
	g, err := b.Game()
	do(t, err)
	s, found := g.ScenarioByID("night-and-fog")
	check(t, "in the game", fmt.Sprint(found, " ", s.Name, " ", s.Seats.Len()), "true Night and Fog 3")
	old, _ := g.ScenarioByID("days-of-decision")
	check(t, "beside the other", old.Seats.Len(), 4)
	setUp, _ := b.SetUp("night-and-fog")
	check(t, "what the copied one had changed", listOf(rowOf(t, b, "night-and-fog", "status,italy"), "stability"), "[wavering]")
	check(t, "its set-up", setUp.Title, "Scenario: Night and Fog")
	check(t, "twice", b.CopyScenario("cataclysm", "night-and-fog", "Other"), "Scenario: Night and Fog already exists")
	again, err := Decode(b.game, b.Encode())
	do(t, err)
	check(t, "kept", string(again.Encode()), string(b.Encode()))
	do(t, b.DropScenario("night-and-fog"))
	check(t, "dropped", b.Changed(""), 1)
	b.Undo()
	if got, _ := b.Playable(); string(got) != string(packed) {
		t.Error("got another edition after undo, want the same")
	}
}

func rowOf(t *testing.T, b *Bench, id, row string) *house.Row {
	t.Helper()
	_, r, err := b.row(b.scenarioFile(id), row)
	do(t, err)
	return r
}

// A match of an added scenario plays to its end, is replayed from its file, and opens from its link.
func TestAScenarioOfOnesOwnIsPlayed(t *testing.T) {
	g, err := threePowers(t).Game()
	do(t, err)
	for seed := range uint64(4) {
		m, _, err := g.New("night-and-fog", nil)
		do(t, err)
		w := walk.New(seed)
		n := 0
		for ; n < 20_000; n++ {
			e, _, more := w.Pick(m)
			if !more {
				break
			}
			_, err := m.Apply(e)
			do(t, err)
		}
		if _, over := m.Result(); !over || len(m.Check()) > 0 {
			t.Errorf("seed %d: got no end after %d answers, or %v, want an end without faults", seed, n, m.Check())
		}
	}
	h := recordtest.Header(g, "night-and-fog", dice.SeededName)
	run, _, err := record.Begin(g, h, nil)
	do(t, err)
	do(t, recordtest.Play(run, 3, 60))
	run.Discard()
	saved := record.Encode(run.Seal())
	rec, err := record.Decode(saved)
	do(t, err)
	again, report, err := record.Open(gameOf(t, "cataclysm"), rec, nil)
	do(t, err)
	check(t, "from its file", fmt.Sprint(report.Way, string(record.Encode(again.Seal())) == string(saved)), "0 true")
	text, err := link.Encode(g, link.Letter{Record: run.Record})
	do(t, err)
	opened, _, err := link.Open(text, func(id string) *engine.Game { return gameOf(t, id) })
	do(t, err)
	check(t, "from its link", fmt.Sprint(opened.Record.Header.Scenario, len(opened.Record.Entries)), fmt.Sprint("night-and-fog", len(run.Record.Entries)))
}

// A copy of any scenario can be played, by computer players too: they are handed the changed files.
func TestACopyOfEveryScenario(t *testing.T) {
	b := open(t, "cataclysm")
	for i, s := range gameOf(t, "cataclysm").Scenarios {
		do(t, b.CopyScenario(s.ID, fmt.Sprint("copy-", i), fmt.Sprint("Copy of ", s.Name)))
	}
	check(t, "of a copy", b.CopyScenario("copy-1", "again", "Copy of a copy"), nil)
	check(t, "beginning as", b.scenarioFile("again"), "scenarios/again~days-of-decision.json")
	check(t, "faults", b.Faults(), "[]")
	g, err := b.Game()
	do(t, err)
	handed, err := cataclysm.Edited(engine.Over(cataclysm.File, g.Changed))
	do(t, err)
	for i, s := range g.Scenarios[8:] {
		m, _, err := g.New(s.ID, nil)
		do(t, err)
		other, _, err := handed.New(s.ID, nil)
		do(t, err)
		w := walk.New(uint64(i))
		for range 400 {
			e, d, more := w.Pick(m)
			if !more {
				break
			}
			_, err := m.Apply(e)
			do(t, err)
			if _, err := other.Apply(e); err != nil {
				t.Fatalf("%s, %s: got %v under the files that are handed on, want the same match", s.ID, d.Kind, err)
			}
		}
		check(t, s.ID+" faults", len(m.Check()), 0)
	}
}
