package app

import (
	"slices"
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// Whatever is asked, in every game: no two answers under one heading have the same text, and however the rules list them, they are shown in the same
// order, with at most one that ends.
func TestAnswersAreListedApartAndInOneOrder(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest", "toy"} {
		game, _ := games.ByID(id)
		for i, scenario := range game.Scenarios {
			t.Run(id+" "+scenario.ID, func(t *testing.T) {
				t.Parallel()
				m, _, err := game.New(scenario.ID, nil)
				if err != nil {
					t.Fatal(err)
				}
				walker := walk.New(uint64(i))
				for going := true; going; {
					if m.Seq()%5 == 0 || id == "toy" {
						listedApart(t, game, m)
					}
					var e engine.Entry
					if e, _, going = walker.Pick(m); going {
						if _, err := m.Apply(e); err != nil {
							t.Fatal(err)
						}
					}
				}
			})
		}
	}
}

// listedApart looks at everything that is asked or allowed now.
func listedApart(t *testing.T, game *engine.Game, m engine.Match) {
	t.Helper()
	for _, d := range append(slices.Clone(m.Open()), m.Rights()...) {
		if d.Seat == engine.Chance || d.Kind == engine.OrderVerb {
			continue
		}
		s := &face.Sight{Game: game, Header: &record.Header{Game: game.ID}, View: m.View(engine.Only(d.Seat)), Asked: []engine.Decision{d}, Seats: engine.Only(d.Seat), Seq: m.Seq()}
		list, ends := face.Labels(face.Of(game), s, d), 0
		said := map[[2]string]engine.Choice{}
		for _, x := range list {
			at := [2]string{x.Label.Group, x.Label.Text}
			if other, twice := said[at]; twice {
				t.Errorf("answer %d, %s: got %q for both %s and %s, want a text for each", m.Seq(), d.Kind, x.Label.Text, other.Words(), x.Choice.Words())
			}
			said[at] = x.Choice
			if x.Label.End {
				ends++
			}
		}
		if ends > 1 {
			t.Errorf("answer %d, %s: got %d answers that end, want one at most", m.Seq(), d.Kind, ends)
		}
		turned := d
		turned.Legal = slices.Clone(d.Legal)
		slices.Reverse(turned.Legal)
		for i, x := range face.Labels(face.Of(game), s, turned) {
			if list[i].Label.Group != x.Label.Group {
				t.Fatalf("answer %d, %s: got %q under %q where the rules list them the other way round, want %q", m.Seq(), d.Kind, x.Label.Text, x.Label.Group, list[i].Label.Group)
			}
		}
	}
}
