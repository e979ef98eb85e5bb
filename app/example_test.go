package app

import (
	"os"
	"testing"

	"interbellum/app/store"
)

func TestAMatchIsWatchedToItsEndAndNothingIsKept(t *testing.T) {
	words, err := os.ReadFile("../web/examples/cataclysm.txt")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("../web/examples/cataclysm.json")
	if err != nil {
		t.Fatal(err)
	}
	d := deskAt(store.NewMemory(), "m")
	if err := d.Watch(string(words) + "\n" + string(data)); err != nil {
		t.Fatal(err)
	}
	if d.at() != 0 || !shows(d, "Comment 1 of ") || shows(d, "data-answer") {
		t.Fatalf("it begins at answer %d", d.at())
	}
	comments, steps := 1, 0
	for ; d.Past != Now; steps++ {
		before := d.at()
		if d.onward(false); d.at() <= before {
			t.Fatalf("a step leads from %d to %d", before, d.at())
		}
		if _, n := d.comment(); n > 0 {
			comments++
		}
	}
	if comments != len(d.example.notes) || steps < 100 {
		t.Errorf("%d steps pass by %d of %d comments", steps, comments, len(d.example.notes))
	}
	if !shows(d, "Play it yourself") {
		t.Error("the end does not lead on")
	}
	d.Look(200)
	if err := d.Try(); err != nil {
		t.Fatal(err)
	}
	if d.Drop(); d.example == nil || d.at() != 200 {
		t.Error("after a try the example does not go on")
	}
	d.Leave()
	if len(d.List) != 0 {
		t.Errorf("what is watched is kept: %v", d.List)
	}
}
