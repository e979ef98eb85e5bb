package app

import (
	"strings"
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
	for _, until := range []int{d.Table.Session.Play.Seq(), d.Table.Session.Play.Seq() / 2, d.Table.Session.Play.Seq()} {
		list := strings.Split(d.Table.History.course(until), ";")
		if len(list) < 10 || len(list) > courseMost+2 {
			t.Fatalf("%d moments up to answer %d; want list at least 10 and list at most %v", len(list), until, courseMost+2)
		}
		last := -1
		for _, m := range list {
			number, scores, _ := strings.Cut(m, " ")
			if want := d.Table.Face.(face.Scorer).Scores(d.Table.Session.ViewAt(atoi(number))); " "+scores != want || atoi(number) <= last {
				t.Errorf("after %s answers the scores were%s, not %s", number, want, scores)
			}
			last = atoi(number)
		}
		if last != until {
			t.Errorf("the course up to answer %d ends with answer %d, want %v", until, last, until)
		}
	}
	if d.Tab = "politics"; !shows(d, "Points so far") {
		t.Error("the chart is not shown, want \"Points so far\" shown")
	}
}
