package cataclysm

import (
	"encoding/json"
	"reflect"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

func TestSchema(t *testing.T) {
	t.Run("3.0 a table written at a phase's start is the table", func(t *testing.T) {
		points := 0
		for seed := range uint64(8) {
			m, _, err := newMatch("days-of-decision", nil)
			if err != nil {
				t.Fatal(err)
			}
			w := walk.New(seed)
			for {
				e, _, going := w.Pick(m)
				if !going {
					break
				}
				if _, err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
				seq, schema, found := m.SafePoint()
				if !found || seq != m.Seq() {
					continue
				}
				points++
				text, err := json.Marshal(schema)
				if err != nil {
					t.Fatal(err)
				}
				back, errs := readTable(text)
				if len(errs) > 0 {
					t.Fatalf("seed %d, answer %d: %v, want none", seed, seq, errs)
				}
				q, _ := engine.Start(rules, back, &game{})
				if field := firstDifference(m.(*engine.Position[Table]).Table(), q.Table()); field != "" {
					t.Fatalf(`seed %d, answer %d: %s differs, want ""`, seed, seq, field)
				}
			}
		}
		if points < 40 {
			t.Errorf("only %d safe points, want at least 40", points)
		}
	})
	t.Run("1.3 a written position leaves out what is as in its base", func(t *testing.T) {
		table, errs := readTable([]byte(`{"format": "cataclysm/1", "base": "days-of-decision", "turn": "1939-40",
			"powers": [{"power": "uk", "boxes": {"reserve": {"flag": 1}}, "units": [{"area": "london", "unit": "tank"}]}]}`))
		if len(errs) > 0 {
			t.Fatalf("got %v, want none", errs)
		}
		if table.Turn != Turn1939 || table.reserve(UK) != Flag || table.count(UK, Available, Flag) != 3 || table.count(UK, Storage, Fleet) != 7 {
			t.Errorf("turn %s, boxes %v: got %v, %v, %v, %v; want %v, %v, 3 and 7", table.Turn, table.Boxes[UK], table.Turn, table.reserve(UK), table.count(UK, Available, Flag), table.count(UK, Storage, Fleet), Turn1939, Flag)
		}
		if len(table.unitsAt(at(t, "london"))) != 1 || len(table.unitsAt(at(t, "paris"))) != 2 {
			t.Errorf("units are not as written, or not as in the base: got %v, %v; want 1 and 2", len(table.unitsAt(at(t, "london"))), len(table.unitsAt(at(t, "paris"))))
		}
	})
	t.Run("1.3 the markers of a later phase are in the cup", func(t *testing.T) {
		table, errs := readTable([]byte(`{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", "crises_drawn": 1}`))
		if len(errs) > 0 {
			t.Fatalf("got %v, want none", errs)
		}
		if table.count(Neutral, Cup, Crisis) != 3 || table.count(Neutral, Track, Crisis) != 1 || table.ownInCup(UK) != 1 {
			t.Errorf("%d counters in the cup: got %v, %v, %v; want 3, 1 and 1", table.inCup(), table.count(Neutral, Cup, Crisis), table.count(Neutral, Track, Crisis), table.ownInCup(UK))
		}
	})
	for _, x := range []struct {
		name, text string
		reasons    int
	}{
		{"1.3 no format", `{"base": "days-of-decision"}`, 1},
		{"1.3 no such base", `{"format": "cataclysm/1", "base": "nowhere"}`, 1},
		{"1.3 an unknown field", `{"format": "cataclysm/1", "base": "days-of-decision", "luck": 1}`, 1},
		{"2.4 more counters than there are", `{"format": "cataclysm/1", "base": "days-of-decision",
			"powers": [{"power": "uk", "boxes": {"holding": {"flag": 9}}}]}`, 1},
		{"3.4 two counters in reserve, and a Home Front", `{"format": "cataclysm/1", "base": "days-of-decision",
			"powers": [{"power": "uk", "boxes": {"reserve": {"flag": 2}}}, {"power": "italy", "boxes": {"reserve": {"home-front": 1}, "track": {}}}]}`, 2},
		{"5.6 a war within one ideology, and without its marker", `{"format": "cataclysm/1", "base": "days-of-decision",
			"wars": [{"sides": [["france"], ["uk"]]}]}`, 2},
		{"6.1 an alliance across ideologies", `{"format": "cataclysm/1", "base": "days-of-decision", "alliances": [["france", "germany"]]}`, 1},
		{"7.1 units where they may not be", `{"format": "cataclysm/1", "base": "days-of-decision",
			"powers": [{"power": "uk", "units": [{"area": "east-prussia", "unit": "infantry"}, {"area": "north-sea", "unit": "surface"}]}, {"power": "germany", "units": []}]}`, 2},
		{"2.2.4 cubes at sea, a civil war under control", `{"format": "cataclysm/1", "base": "days-of-decision",
			"areas": [{"area": "north-sea", "owner": "uk"}, {"area": "london", "civil_war": true}]}`, 2},
		{"1.3 all that is wrong is said at once", `{"format": "cataclysm/1", "base": "days-of-decision", "turn": "1949-50", "alliances": [["uk"]],
			"powers": [{"power": "uk", "boxes": {"reserve": {"flag": 3}}}, {"power": "japan"}], "areas": [{"area": "tokyo"}]}`, 5},
		{"1.6 a game that is over", `{"format": "cataclysm/1", "base": "days-of-decision", "war_status": "global"}`, 1},
		{"3.7.5 an action phase without a crisis", `{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action",
			"neutral_counters": {"cup": {}}}`, 1},
	} {
		t.Run(x.name, func(t *testing.T) {
			if _, errs := readTable([]byte(x.text)); len(errs) != x.reasons {
				t.Errorf("%d reasons instead of %d: %v, want %v", len(errs), x.reasons, errs, x.reasons)
			}
		})
	}
	t.Run("1.3 the example can be played", func(t *testing.T) {
		if _, _, errs := playedGame().FromSchema(example()); len(errs) > 0 {
			t.Errorf("got %v, want none", errs)
		}
	})
}

// firstDifference names the first field of the table in which two of them differ; a list
// without entries is no list.
func firstDifference(a, b *Table) string {
	x, y := reflect.ValueOf(*a), reflect.ValueOf(*b)
	for i := range x.NumField() {
		f, g := x.Field(i), y.Field(i)
		if f.Kind() == reflect.Slice && f.Len() == 0 && g.Len() == 0 {
			continue
		}
		if !reflect.DeepEqual(f.Interface(), g.Interface()) {
			return x.Type().Field(i).Name
		}
	}
	return ""
}
