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
	if err := d.Table.Example.Watch(string(words) + "\n" + string(data)); err != nil {
		t.Fatal(err)
	}
	if d.Table.History.at() != 0 || !shows(d, "Comment 1 of ") || shows(d, "data-answer") {
		t.Fatalf(`it begins at answer %d; want at 0, "Comment 1 of " shown and no "data-answer" shown`, d.Table.History.at())
	}
	comments, steps := 1, 0
	for ; d.Table.History.Past != Now; steps++ {
		before := d.Table.History.at()
		if d.Table.Example.onward(false); d.Table.History.at() <= before {
			t.Fatalf("a step leads from %d to %d, want more than %v", before, d.Table.History.at(), before)
		}
		if _, n := d.Table.Example.comment(); n > 0 {
			comments++
		}
	}
	if comments != len(d.Table.Example.example.notes) || steps < 100 {
		t.Errorf("%d steps pass by %d of %d comments; want comments %v and steps at least 100", steps, comments, len(d.Table.Example.example.notes), len(d.Table.Example.example.notes))
	}
	if !shows(d, "Play it yourself") {
		t.Error("the end does not lead on, want \"Play it yourself\" shown")
	}
	d.Table.History.Look(200)
	if err := d.Table.Trial.Try(); err != nil {
		t.Fatal(err)
	}
	if d.Table.Trial.Drop(); d.Table.Example.example == nil || d.Table.History.at() != 200 {
		t.Errorf("after a try the example does not go on: got example %v and at %v; want one and 200", d.Table.Example.example, d.Table.History.at())
	}
	d.Leave()
	if len(d.Shelf.List) != 0 {
		t.Errorf("what is watched is kept: %v, want none", d.Shelf.List)
	}
}
