package all_test

import (
	"fmt"
	"testing"

	"interbellum/engine"
	_ "interbellum/engine/checks/all"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/house"
)

// randomEditions are games under house editions of a few random changes each, which they can be played with.
func randomEditions(t *testing.T, shipped *engine.Game, n int) (list []*engine.Game) {
	t.Helper()
	tables, _ := house.Of(shipped.ID)
	for seed := uint64(1); len(list) < n; seed++ {
		if seed > uint64(100*n) {
			t.Fatalf("%s: got %d of %d random editions that can be played, want all", shipped.ID, len(list), n)
		}
		w := walk.New(seed)
		e, _ := tables.Tidy(shipped.File, house.Random(tables, shipped.File, shipped.Edition, 1+w.N(8), w.N))
		packed, faults := tables.Pack(e)
		game, err := shipped.Under(packed)
		if len(faults) > 0 || len(e.Changes) == 0 || err != nil {
			continue
		}
		files, _ := tables.Apply(shipped.File, e)
		if judged := house.Judge(shipped.ID, files); len(judged) > 0 && judged[0].Grade == house.Unplayable {
			continue
		}
		list = append(list, game)
	}
	return list
}

// The battery passes under other data than the shipped ones: a scenario of each edition, one after another.
func TestTheBatteryUnderRandomHouseEditions(t *testing.T) {
	for _, c := range corrected {
		shipped, err := games.Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		for i, game := range randomEditions(t, shipped, 10) {
			scenario := game.Scenarios[i%len(game.Scenarios)].ID
			t.Run(fmt.Sprintf("%s %d %s", c.game, i, scenario), func(t *testing.T) {
				options := enginetest.Options{Seeds: 1, First: uint64(i), Every: 400}
				if i%3 == 2 && !guarded(game, shipped) { // it is agreed on in the course of the match
					options.Agreed, options.After = game, 40*i
					enginetest.Run(t, shipped, scenario, options)
					return
				}
				enginetest.Run(t, game, scenario, options)
			})
		}
	}
}
