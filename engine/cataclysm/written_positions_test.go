package cataclysm

import (
	"encoding/json"
	"os"
	"testing"
)

// readPosition reads a written position of any scenario.
func readPosition(t *testing.T, text []byte) *Table {
	t.Helper()
	table, errs := readTable(text)
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	return table
}

func TestWrittenPositions(t *testing.T) {
	t.Run("9.8 the attack on the American fleet at Hawaii, from a written position", func(t *testing.T) {
		text, err := os.ReadFile("testdata/hawaii.json")
		if err != nil {
			t.Fatal(err)
		}
		table := readPosition(t, text)
		give(t, table, Japan, Reserve, Offensive, 1)
		// The book's example has the flags, the penalty and the marker, but no dice: they are ours.
		seen := finish(t, table, &playing{Power: Japan, Kind: Offensive, From: Reserve}, `naval:area/hawaii activate:unit/japan-fleet-1
			go augment cup:flag/us reserve:flag/us 6 4 6 stand regroup:unit/japan-fleet-1>area/marshalls done`)
		if !table.atWar(Japan, US) || table.Status != LimitedWar || table.belligerent(UK) {
			t.Errorf("who is at war: %v; got atWar(Japan, US) %v, %v, belligerent(UK) %v; want true, %v and false", table.Wars, table.atWar(Japan, US), table.Status, table.belligerent(UK), LimitedWar)
		}
		if got := saw(seen, "gain", US); got != 2 {
			t.Errorf("the United States gains %v flags, want 2", got)
		}
		if got := modified(seen, "naval-combat", US, "9.8"); got != -1 || modified(seen, "naval-combat", Japan, "9.8") != 0 {
			t.Errorf("the surprise penalty is %v: got %v, %v; want -1 and 0", got, got, modified(seen, "naval-combat", Japan, "9.8"))
		}
		if !table.NoSurprise.Has(Democracy) || table.NoSurprise.Has(Communism) || table.NoSurprise.Has(Fascism) {
			t.Errorf("no more surprise for %v: got NoSurprise.Has(Democracy) %v, NoSurprise.Has(Communism) %v, NoSurprise.Has(Fascism) %v; want true, false and false",
				table.NoSurprise, table.NoSurprise.Has(Democracy), table.NoSurprise.Has(Communism), table.NoSurprise.Has(Fascism))
		}
		if whoStands(table, at(t, "hawaii")) != "" || table.baseOwner(at(t, "hawaii")) != US {
			t.Errorf(`at Hawaii: %v %v, want "" and %v`, whoStands(table, at(t, "hawaii")), table.baseOwner(at(t, "hawaii")), US)
		}
	})
	t.Run("12.2.2 the A-Bomb on the turn track and in Washington survives being written", func(t *testing.T) {
		s, _ := ScenarioByID("cataclysm")
		ordered, placed := setUp(s), setUp(s)
		ordered.move(US, ABomb, Storage, Track)
		ordered.BombTurn = Turn1945
		placed.move(US, ABomb, Storage, OnMap)
		placed.Markers = placed.Markers.With(ABombMarker)
		for _, table := range []*Table{ordered, placed} {
			text, err := json.Marshal(toSchema(table))
			if err != nil {
				t.Fatal(err)
			}
			if diff := firstDifference(table, readPosition(t, text)); diff != "" {
				t.Errorf(`got %v, want ""`, diff)
			}
		}
	})
	t.Run("12.2.2 a bomb in two places is refused", func(t *testing.T) {
		if _, errs := readTable([]byte(`{"format": "cataclysm/1", "base": "cataclysm", "a_bomb_turn": "1945-46"}`)); len(errs) != 1 {
			t.Errorf("got %v, want 1 of them", errs)
		}
	})
}
