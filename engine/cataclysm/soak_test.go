package cataclysm

import (
	"testing"

	"interbellum/engine/enginetest/walk"
)

// A short walk through whole matches; the battery looks closer.
func TestWalk(t *testing.T) {
	for seed := range uint64(20) {
		m, _, err := newMatch("days-of-decision", nil)
		if err != nil {
			t.Fatal(err)
		}
		w := walk.New(seed)
		n := 0
		for ; n < 20000; n++ {
			e, _, going := w.Pick(m)
			if !going {
				break
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		r, over := m.Result()
		if !over {
			t.Fatalf("seed %d: no end: %v", seed, m.Stack())
		}
		t.Log(seed, n, r)
	}
}
