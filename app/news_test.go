package app

import (
	"fmt"
	"testing"

	"interbellum/app/store"
)

// The log begins where the last news found the beginning of a group. That gives the same text as the whole log.
func TestNewsAreTheSameFromNearAndFar(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm", "triumph", "conquest"} {
		t.Run(id, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), id), chance(3)
			begin(t, d, id, 1)
			near := 0
			for n := 0; n < 600 && !d.Table.over(); n++ {
				step(t, d, &pick)
				if d.Table.over() {
					break
				}
				news := &d.Table.News
				got := *news.now()
				if news.base > news.since-reach && news.base > 0 {
					near++
				}
				want := got
				want.Said, want.Encounters = nil, nil
				(&News{t: d.Table, since: 1 << 30}).tell(d.Table.Sight(), &want)
				if got, want := fmt.Sprintf("%+v", got), fmt.Sprintf("%+v", want); got != want {
					t.Fatalf("after answer %d: got %s from answer %d on, want %s", d.Table.Session.Play.Seq(), got, news.base, want)
				}
			}
			if near == 0 && id != "toy" {
				t.Error("got no news told from near, want some")
			}
		})
	}
}
