package checks

import (
	"testing"

	"interbellum/engine/cataclysm"
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/house"
)

func TestShippedDataHaveNoFault(t *testing.T) {
	for _, f := range Faults(cataclysm.File) {
		t.Errorf("got %v, want no fault", f)
	}
}

func BenchmarkFaults(b *testing.B) {
	for b.Loop() {
		Faults(cataclysm.File)
	}
}
