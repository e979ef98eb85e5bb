package checks

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/house"
)

// An edition in which the checks find nothing that makes it unplayable is played: some rows changed at random, and a while of a scenario.
func TestWhatIsPlayableIsPlayed(t *testing.T) {
	pick := walk.New(28)
	played := 0
	for range 40 {
		tables := house.Cataclysm()
		var changes []house.Change
		for range 2 {
			changes = append(changes, randomChange(pick, &tables.Files[pick.N(7)]))
		}
		files, wrong := tables.Apply(cataclysm.File, &house.Edition{Game: "cataclysm", Changes: changes})
		faults := Faults(files)
		if len(wrong) > 0 || slices.ContainsFunc(faults, func(f house.Fault) bool { return f.Grade == house.Unplayable }) {
			continue
		}
		played++
		g, err := cataclysm.Edited(files)
		if err != nil {
			t.Errorf("%v: got %v, want an edition that begins, for the checks found %v", changes, err, faults)
			continue
		}
		m, _, err := g.New(g.Scenarios[pick.N(len(g.Scenarios))].ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 200; n++ {
			e, _, found := pick.PickWarlike(g, m)
			if !found {
				break
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatalf("%v, answer %d: %v", changes, n, err)
			}
			if wrong := m.Check(); n%20 == 0 && len(wrong) > 0 {
				t.Fatalf("%v, answer %d: %v", changes, n, wrong[0])
			}
		}
	}
	if played < 15 {
		t.Errorf("got %d editions that can be played, want at least 15", played)
	}
}

// randomChange gives a field of a row of a table what it is in another row, or another number.
func randomChange(pick *walk.Walker, table *house.Table) house.Change {
	lines := strings.Split(strings.TrimSpace(cataclysm.File(table.Name)), "\n")[1:]
	head, _, _ := strings.Cut(cataclysm.File(table.Name), "\n")
	names := strings.Split(head, ",")
	here, other := strings.Split(lines[pick.N(len(lines))], ","), strings.Split(lines[pick.N(len(lines))], ",")
	keys := len(table.Key)
	row := strings.Join(here[:keys], ",")
	if len(names)-keys < 2 || pick.N(6) == 0 { // the last one is the source
		return remove(table.Name, row)
	}
	at := keys + pick.N(len(names)-keys-1)
	value := other[at]
	if _, err := strconv.Atoi(value); err == nil && pick.N(2) == 0 {
		value = strconv.Itoa(pick.N(20))
	}
	return set(table.Name, row, names[at], value)
}
