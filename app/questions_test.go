package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
)

// A tally is how many questions a person answers in a period, and of what kinds.
type tally struct {
	all   int
	kinds []string
	run   string // of the question before
	kind  string // of that
}

// anew are the kinds that begin a run of picks.
var anew = []string{"military-action", "drawn", "interrupt", "interrupt-first", "move", "action"}

// afresh are those that begin one if no answer can be taken back: dice have fallen since, or another player has answered.
var afresh = []string{"place", "deploy", "deploy-to"}

// count counts a question, a run of picks once.
func (c *tally) count(kind, run string, undo bool) {
	if run == "" || run != c.run || slices.Contains(anew, kind) || kind == "regroup" && kind != c.kind || slices.Contains(afresh, kind) && !undo {
		c.all++
		c.kinds = append(c.kinds, kind)
	}
	c.run, c.kind = run, kind
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
		words := hinted(t, d, w, q)
		for _, later := range d.Table.Orders.postponing(q) {
			verb, _, _ := strings.Cut(words, ":")
			if q.Kind == "government" && verb == engine.Pass || later.give.On == "fight" && verb != "retreat" {
				words = later.give.Words()
			}
		}
		if q.Kind != "command-card" { // the tap that commits names the card
			c.count(q.Kind, (&decisionBar{Sight: s, table: d.Table}).runOf(q), d.Table.Session.Floor.CanUndo())
		}
		if err := d.Table.Answer(face.Answer{Seat: q.Seat, Words: words}); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// hinted is what a program would answer in the place of the person.
func hinted(t *testing.T, d *Desk, w *worker, q engine.Decision) string {
	t.Helper()
	if len(q.Legal) == 1 {
		return q.Legal[0].Words()
	}
	d.Table.Bots.Hint()
	for w.heard != nil {
		w.answer(t)
	}
	return d.Table.Bots.hinted()
}

// One seed is one war, and the counts of several lie far apart: what is bounded is their median.
func TestAPlayerIsNotAskedMoreOftenThanNeedBe(t *testing.T) {
	for _, test := range []struct {
		game   string
		others []string // who plays against the person
		until  []string
		most   []int
		wars   int
	}{
		{"cataclysm", []string{"normal"}, []string{"1939", "1941"}, []int{40, 60}, 11},
		{"conquest", []string{"normal", "normal"}, []string{"1937"}, []int{28}, 11},
		{"triumph", []string{"normal", "normal"}, []string{"1937"}, []int{30}, 5},
	} {
		parts := make([][]int, len(test.until))
		for seed := range test.wars {
			d, w := beginning(t, deskAt(store.NewMemory(), fmt.Sprintf("seed%d-", seed)), test.game, append([]string{""}, test.others...)...)
			for i, until := range test.until {
				c := asked(t, d, w, until)
				t.Logf("%s, war %d, until %s: %s", test.game, seed, until, &c)
				parts[i] = append(parts[i], c.all)
			}
		}
		for i, most := range test.most {
			slices.Sort(parts[i])
			if got := parts[i][test.wars/2]; got > most {
				t.Errorf("%s, until %s: got %v questions in %d wars, the median %d; want it at most %d", test.game, test.until[i], parts[i], test.wars, got, most)
			}
		}
	}
}
