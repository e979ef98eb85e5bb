package conquest

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"interbellum/engine/enginetest/blocks"
)

func TestSchema(t *testing.T) {
	t.Run("6.0 a written position comes back as it was", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, Nationalists)
		ally(table)
		declared(table, Japan, USA)
		own(table).Naval, own(table).Loyalty[Soviets] = 1, Loyalty{5, 1}
		hold(t, table, Soviets, "action/3", "investment/4")
		influence(t, table, Soviets, 2, "sinkiang")
		table.TakeNation(nation(t, "canton"), Nationalists)
		units(t, table, ImperialJapan, "suchow", "infantry")
		*islet(table, at(t, "aleutians")) = Japan
		table.EvaluateControl()
		if text := blocks.ComesBack(t, toSchema(table), learnedGame().FromSchema); !strings.Contains(text, `"area":"suchow","owner":"nationalists"`) {
			t.Errorf("who owns Suchow is not written: %s, want `\"area\":\"suchow\",\"owner\":\"nationalists\"` in it", text)
		}
	})
	t.Run("4.0 what cannot be is refused, with what is wrong", func(t *testing.T) {
		blocks.Refused(t, learnedGame().Example(), func(text []byte) (errs []error) { _, _, errs = learnedGame().FromSchema(text); return errs }, [][2]string{
			{`"year": 1938>"year": 1960`, "year"},
			{`"scenario": "1936">"scenario": "1914"`, "scenario"},
			{`"side": "reds">"side": "japan"`, "on its own"},
			{"\"faction\": \"usa\",\n      \"loyalty\">\"gold\"", "gold"},
			{`"cv": 4>"cv": 5`, "3.12"},
			{`"loyalty": [>"islets": [{"area": "guam", "owner": "japan"}], "loyalty": [`, "1.143"},
			{`"type": "militia">"type": "zeppelin"`, "block"},
		})
	})
}

// Every field that is this game's alone is described.
func TestSchemaIsDescribed(t *testing.T) {
	text, err := os.ReadFile("SCHEMA.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []any{WrittenPowers{}, WrittenLoyalty{}, WrittenChina{}, WrittenViolated{}, WrittenPair{}, WrittenPartisans{}} {
		for i := range reflect.TypeOf(of).NumField() {
			name, _, _ := strings.Cut(reflect.TypeOf(of).Field(i).Tag.Get("json"), ",")
			if described := "`" + name + "`"; !strings.Contains(string(text), described) {
				t.Errorf("4.0 %s of %T is not described: got string(text) %v, want %v in it", name, of, string(text), described)
			}
		}
	}
}
