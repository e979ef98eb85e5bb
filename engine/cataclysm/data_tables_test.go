package cataclysm

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
)

func TestTables(t *testing.T) {
	judgeTheData(t)
	t.Run("fields in quotes may hold commas and quotes", func(t *testing.T) {
		got, err := splitRecords("a,\"b,\"\"c\"\"\",\n,\"\",d\n")
		if want := [][]string{{"a", `b,"c"`, ""}, {"", "", "d"}}; err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q, %v, want %v", got, err, want)
		}
	})
	t.Run("broken quotes are refused", func(t *testing.T) {
		for _, text := range []string{`a,"b`, `a,"b"c`, `a,b"c"`, `"`, `"""`} {
			if got, err := splitRecords(text); err == nil {
				t.Errorf("%s is read as %q: got %v, want an error", text, got, err)
			}
		}
	})
	t.Run("our files read as any other reader reads them", func(t *testing.T) {
		for _, text := range []string{areasFile, bordersFile, connectorsFile, zonesFile, powersFile, commitmentFile, resourcesFile} {
			want, err := csv.NewReader(strings.NewReader(text)).ReadAll()
			if err != nil {
				t.Fatal(err)
			}
			if got, err := splitRecords(text); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%.40q differs: %v; got %v, %v; want no error and %v", text, err, err, got, want)
			}
		}
	})
	t.Run("every row of every table has a source", func(t *testing.T) {
		for _, text := range []string{areasFile, bordersFile, connectorsFile, zonesFile, powersFile, commitmentFile, resourcesFile} {
			records, _ := splitRecords(text)
			if last := len(records[0]) - 1; records[0][last] != "source" {
				t.Errorf(`%.40q has no source column: got %q, want "source"`, text, records[0][last])
			}
			for _, rec := range records {
				if strings.TrimSpace(rec[len(rec)-1]) == "" {
					t.Errorf(`no source: %q; got %q, want anything but ""`, rec, strings.TrimSpace(rec[len(rec)-1]))
				}
			}
		}
	})
}

func TestShippedEdition(t *testing.T) {
	judgeTheData(t)
	t.Run("1.0 a change of data is a new edition", func(t *testing.T) {
		enginetest.Shipped(t, Game())
		enginetest.NotedData(t, Game())
	})
}

func TestEdition(t *testing.T) {
	t.Run("1.0 every data file that the rules read is in the edition", func(t *testing.T) {
		entries, err := os.ReadDir("data/scenarios")
		if err != nil || len(entries) != len(scenarioIDs) || len(scenarioFiles()) != len(scenarioIDs) {
			t.Errorf("%d scenario files, %d in the list, %v: got %v, %v, %v; want no error, %v and %v", len(entries), len(scenarioIDs), err, err, len(entries), len(scenarioFiles()), len(scenarioIDs), len(scenarioIDs))
		}
	})
}

// A table that is read at all is read as encoding/csv reads it.
func FuzzSplitRecords(f *testing.F) {
	for _, s := range []string{"a,b\nc,d\n", "\"a,b\",\"c\"\"d\"\n", "a,\"b", ",,\n\n", zonesFile} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := splitRecords(text)
		if err != nil || strings.ContainsAny(text, "\r") || strings.Contains("\n"+text+"\n", "\n\n") {
			return
		}
		r := csv.NewReader(strings.NewReader(text))
		r.FieldsPerRecord = -1
		if want, err := r.ReadAll(); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q, not %q (%v)", got, want, err)
		}
	})
}

// Damaged tables are refused or read, never a crash.
func FuzzDamagedTables(f *testing.F) {
	f.Add(uint16(0), uint16(0), byte('x'))
	f.Add(uint16(3), uint16(700), byte(','))
	f.Add(uint16(5), uint16(90), byte('"'))
	f.Fuzz(func(t *testing.T, which, at uint16, with byte) {
		damage := func(text string) string {
			b := []byte(text)
			b[int(at)%len(b)] = with
			return string(b)
		}
		switch files := printedFiles; which % 6 {
		case 0:
			files.areas = damage(files.areas)
			_, _ = readAtlas(files)
		case 1:
			files.borders = damage(files.borders)
			_, _ = readAtlas(files)
		case 2:
			files.connectors = damage(files.connectors)
			_, _ = readAtlas(files)
		case 3:
			_, _ = readPowers(damage(powersFile))
		case 4:
			_, _ = readCards(damage(commitmentFile))
		case 5:
			_, _ = readCrises([]byte(damage(string(crisesFile))))
		}
	})
}

// A scenario that is accepted is written and read back as the same.
func FuzzScenario(f *testing.F) {
	for _, text := range scenarioFiles() {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var s, again Scenario
		if engine.DecodeStrictly(text, &s) != nil {
			return
		}
		out, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := engine.DecodeStrictly(out, &again); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
		if twice, err := json.Marshal(again); err != nil || string(twice) != string(out) {
			t.Errorf("got\n%s\nwant\n%s", twice, out)
		}
	})
}

func BenchmarkAtlas(b *testing.B) {
	for b.Loop() {
		if _, err := readAtlas(printedFiles); err != nil {
			b.Fatal(err)
		}
	}
}
