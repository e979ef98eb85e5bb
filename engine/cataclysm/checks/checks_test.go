package checks

import (
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest"
	"interbellum/engine/house"
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/house"
)

// The data in the folder data, as they are shipped or as an owner of the box has corrected them there.
func TestDataKeepTheRules(t *testing.T) {
	for _, f := range Faults(cataclysm.File) {
		if f.Grade != house.Unlike {
			t.Errorf("%s: got %v, want no such fault", f.Rule, f)
		}
	}
}

func TestShippedDataFollowOurPatterns(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	for _, f := range Faults(cataclysm.File) {
		t.Errorf("got %v, want no fault", f)
	}
	j := &judge{Book: cataclysm.Shipped()}
	if total := j.countersInTheBox(); total != 435 {
		t.Errorf("%d counters, want 435 as when the data were last mended", total)
	}
}

// A file that is no table at all is named.
func TestFaultsNameAnEmptyFile(t *testing.T) {
	for _, file := range cataclysm.Files() {
		if faults := Faults(with(t, file, func(string) string { return "" })); len(faults) == 0 {
			t.Errorf("%s is empty: got no fault, want some", file)
		} else if f := faults[0]; f.File != file || f.Grade != house.Unplayable {
			t.Errorf("%s is empty: got %v of grade %d in %s, want one that is unplayable in this file", file, f, f.Grade, f.File)
		}
	}
}

func BenchmarkFaults(b *testing.B) {
	for b.Loop() {
		Faults(cataclysm.File)
	}
}
