package bots

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
)

// What a program is handed is what the seat sees, and it answers as one that sits at the table, whatever it is asked.
func TestAViewArrivesAsItWas(t *testing.T) {
	for id, e := range known {
		game, _ := games.ByID(id)
		kinds := map[string]bool{}
		for i, scenario := range game.Scenarios {
			m, _, err := game.New(scenario.ID, nil)
			if err != nil {
				t.Fatal(err)
			}
			pick := walk.New(uint64(i))
			for n := 0; len(m.Open()) > 0 && n < 4000; n++ {
				d := m.Open()[0]
				if d.Seat != engine.Chance && (!kinds[d.Kind] || n%40 == 0) {
					kinds[d.Kind] = true
					compare(t, e, m, d)
				}
				if _, err := m.Apply(d.Answer(m.Seq(), pick.Answer(d), "")); err != nil {
					t.Fatal(err)
				}
			}
		}
		if len(kinds) < 15 {
			t.Errorf("%s: only %d kinds of questions were asked, want at least 15", id, len(kinds))
		}
	}
}

func compare(t *testing.T, e *entry, m engine.Match, d engine.Decision) {
	t.Helper()
	at := m.View(engine.Only(d.Seat))
	sent := written(t, at)
	v, err := e.shipped(func(to any) error { return json.Unmarshal(sent, to) })
	if err != nil {
		t.Fatalf("%s: %v in %s, want no error", d.Kind, err, sent)
	}
	if again := written(t, v); string(again) != string(sent) {
		t.Fatalf("%s: sent\n%s\ncame\n%s: got string(again) %v, want %v", d.Kind, sent, again, string(again), string(sent))
	}
	style, _ := bot.ParseStyle("normal")
	if want, got := e.mind.Weigh(at, d, style), e.mind.Weigh(v, d, style); !slices.Equal(want, got) {
		t.Errorf("%s: it weighs %v, at the table %v", d.Kind, got, want)
	}
}

// A view of blocks that cannot be is refused.
func TestImpossibleViewsAreRefused(t *testing.T) {
	game, _ := games.ByID("triumph")
	m, _, err := game.New("1936", nil)
	if err != nil {
		t.Fatal(err)
	}
	good := string(written(t, m.View(2)))
	read := func(text string) error {
		_, err := known["triumph"].shipped(func(to any) error { return json.Unmarshal([]byte(text), to) })
		return err
	}
	if err := read(good); err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{{`"Faction":"west"`, `"Faction":"east"`}, {`"Year":`, `"Jahr":`}, {`"Control":[`, `"Control":["",`}, {`"Upright":[`, `"Upright":[{"Area":"berlin","Nation":"germany","N":900},`},
		{`"Discard":[]`, `"Discard":[99]`}, {`"Investment":[]`, `"Investment":[-1]`}, {`"Options":`, `"Own":{},"Options":`}} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Errorf("there is no %s to be changed: got bad %v, want not %v", change[0], bad, good)
		} else if read(bad) == nil {
			t.Errorf("%s for %s is taken: got none, want one", change[1], change[0])
		}
	}
}
