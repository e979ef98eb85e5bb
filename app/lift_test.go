package app

import (
	"regexp"
	"slices"
	"testing"

	"interbellum/app/atlas"
	"interbellum/app/store"
	"interbellum/engine"
)

var liftable = regexp.MustCompile(`class="piece [^"]* lifts" data-answer="([^"]+)"`)

// A piece that is dragged may be put down where the question after its answers leads; lifting it gives nothing.
func TestADraggedPieceKnowsWhereItMayGo(t *testing.T) {
	for _, c := range []struct{ game, kind, next string }{{"triumph", "move", "move-to"}, {"conquest", "move", "move-to"}, {"cataclysm", "deploy", "deploy-to"}} {
		t.Run(c.game, func(t *testing.T) {
			d, words := lifted(t, c.game, c.kind, c.next)
			seq := d.Table.Session.Play.Seq()
			got := atlas.Landings(d.Table.Sight(), words, func(c engine.Choice) []string { return []string{c.Words()} })
			if now := d.Table.Session.Play.Seq(); now != seq {
				t.Errorf("lifting gave %d answers, want none", now-seq)
			}
			answer(t, d, d.Table.Sight().Asked[0].Seat, words)
			var want []string
			for _, x := range d.Table.Sight().Asked[0].Legal {
				want = append(want, x.Words())
			}
			if !slices.Equal(got, want) || len(want) < 2 {
				t.Errorf("after %s: got the places %q, want %q, two at the least", words, got, want)
			}
		})
	}
}

// lifted is a desk at a question of a kind at which a piece can be dragged, and the answers of that piece, after which the next one is asked.
func lifted(t *testing.T, game, kind, next string) (*Desk, string) {
	t.Helper()
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, game, 1)
	for range 60 {
		until(t, d, &pick, kind)
		for _, piece := range liftable.FindAllStringSubmatch(html(d), -1) {
			words := piece[1]
			seat := d.Table.Sight().Asked[0].Seat
			answer(t, d, seat, words)
			asked := d.Table.Sight().Asked
			is := len(asked) > 0 && asked[0].Kind == next && asked[0].Seat == seat
			d.Table.Undo()
			if is {
				return d, words
			}
		}
		step(t, d, &pick)
	}
	t.Fatalf("got no piece that can be dragged at %q, want one", kind)
	return nil, ""
}
