package cataclysm

import "testing"

func TestTitlesAreThoseOfTheData(t *testing.T) {
	if len(titles) != len(Scenarios()) {
		t.Fatalf("%d titles of %d scenarios", len(titles), len(Scenarios()))
	}
	for i, s := range Scenarios() {
		if x := titles[i]; x.ID != s.ID || x.Number != s.Number || x.Name != s.Name {
			t.Errorf("%s %s is listed as %s %s", s.Number, s.Name, x.Number, x.Name)
		}
	}
}
