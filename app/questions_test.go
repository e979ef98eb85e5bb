package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
)

// A tally is how many questions a person answers in a period, and of what kinds.
type tally struct {
	all   int
	kinds []string
	run   string // of the question before
}

// anew are the kinds that begin a run of picks.
var anew = []string{"military-action", "drawn", "interrupt", "interrupt-first"}

// count counts a question, a run of picks once.
func (c *tally) count(kind, run string) {
	if run == "" || run != c.run || slices.Contains(anew, kind) {
		c.all++
		c.kinds = append(c.kinds, kind)
	}
	c.run = run
}

func (c *tally) String() string {
	var list []string
	slices.Sort(c.kinds)
	for _, kind := range slices.Compact(slices.Clone(c.kinds)) {
		first, _ := slices.BinarySearch(c.kinds, kind)
		end, _ := slices.BinarySearch(c.kinds, kind+"\x00")
		list = append(list, fmt.Sprintf("%d %s", end-first, kind))
	}
	return fmt.Sprintf("%d: %s", c.all, strings.Join(list, ", "))
}

// asked plays on with what a program would do in the place of the person, until the table shows this date.
func asked(t *testing.T, d *Desk, w *worker, until string) (c tally) {
	t.Helper()
	for !d.Table.over() && !strings.Contains(d.Table.turn(), until) {
		if w.heard != nil {
			w.answer(t)
			continue
		}
		s := d.Table.Sight()
		q := s.Asked[0]
		words := q.Legal[0].Words()
		if len(q.Legal) > 1 {
			d.Table.Bots.Hint()
			for w.heard != nil {
				w.answer(t)
			}
			words = d.Table.Bots.hinted()
		}
		c.count(q.Kind, (&decisionBar{Sight: s, table: d.Table}).runOf(q))
		if err := d.Table.Answer(face.Answer{Seat: q.Seat, Words: words}); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// One seed is one war, and the counts of several lie far apart: what is bounded is their median.
func TestAPlayerIsNotAskedMoreOftenThanNeedBe(t *testing.T) {
	const wars = 11
	var turns [2][]int
	for seed := range wars {
		d, w := beginning(t, deskAt(store.NewMemory(), fmt.Sprintf("seed%d-", seed)), "cataclysm", "", "normal")
		for i, until := range []string{"1939", "1941"} {
			c := asked(t, d, w, until)
			t.Logf("war %d, turn %d: %s", seed, i+1, &c)
			turns[i] = append(turns[i], c.all)
		}
	}
	for i, most := range []int{40, 60} {
		slices.Sort(turns[i])
		if got := turns[i][wars/2]; got > most {
			t.Errorf("Days of Decision, turn %d: got %v questions in %d wars, the median %d; want it at most %d", i+1, turns[i], wars, got, most)
		}
	}
}
