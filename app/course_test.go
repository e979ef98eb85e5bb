package app

import (
	"slices"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
)

func TestTheCourseOfTheScoresIsThatOfTheMatch(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(5)
	begin(t, d, "cataclysm", 1)
	for range 90 {
		step(t, d, &pick)
	}
	for _, until := range []int{d.Session.Seq(), d.Session.Seq() / 2, d.Session.Seq()} {
		list := d.course(until)
		if len(list) < 10 || len(list) > courseMost+2 || list[len(list)-1].Seq != until {
			t.Fatalf("%d moments up to answer %d", len(list), until)
		}
		for _, m := range list {
			if want := d.Face.(face.Scorer).Scores(d.Session.ViewAt(m.Seq)); !slices.Equal(m.Scores, want) {
				t.Errorf("after %d answers the scores were %v, not %v", m.Seq, want, m.Scores)
			}
		}
	}
	if d.Tab = "politics"; !shows(d, "Points so far") {
		t.Error("the chart is not shown")
	}
}
