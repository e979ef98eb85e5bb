package main

import (
	"encoding/json"
	"testing"
)

func TestHiddenCountsWhatItCosts(t *testing.T) {
	var r hiddenReport
	if err := json.Unmarshal([]byte(must(t, "hidden", "triumph", "1936", "-player", "war")), &r); err != nil {
		t.Fatal(err)
	}
	l := r.All
	if len(r.Matches) != 1 || l != r.Matches[0] || l.Cards == 0 || l.HandOvers == 0 || l.More == 0 || l.Only == 0 {
		t.Errorf("got %+v, want one match with cards, hand-overs and some more of them", r)
	}
	if l.Only > l.More || l.More > l.Only+l.Cards || l.Sheet >= l.Link {
		t.Errorf("got %+v, want no more hand-overs than cards and no longer a part than the link", l)
	}
	not(t, misused, "something is missing", "hidden", "triumph")
}
