package engine_test

import (
	"cmp"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

func TestSort(t *testing.T) {
	type pair struct{ key, at int }
	byKey := func(a, b pair) int { return cmp.Compare(a.key, b.key) }
	w := walk.New(7)
	for n := range 60 {
		list := make([]pair, n)
		for i := range list {
			list[i] = pair{w.N(1 + n/2), i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, byKey)
		engine.Sort(list, byKey)
		if !slices.Equal(list, want) {
			t.Errorf("%v instead of %v", list, want)
		}
	}
}
