package cataclysm

import (
	"testing"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// thing is something that lies on the board, and where.
type thing struct {
	area, what string
	box        layout.Box
	token      bool
}

func boxed(x, y, side float64) layout.Box {
	return layout.Box{Left: x - side/2, Top: y - side/2, Right: x + side/2, Bottom: y + side/2}
}

// thingsIn lists what lies in an area, and its name.
func thingsIn(l *layout.Board, x *layout.Area, s *stack) []thing {
	list := []thing{{area: x.ID, what: "name", box: x.NameBox()}}
	for _, t := range s.Tiles {
		list = append(list, thing{area: x.ID, what: t.Name, box: boxed(t.X, t.Y, l.Tile)})
	}
	for _, t := range s.Tokens {
		list = append(list, thing{area: x.ID, what: t.Name, box: boxed(t.X, t.Y, layout.Token), token: true})
	}
	return list
}

// lap is how much of the smaller of two rectangles lies under the other.
func lap(a, b layout.Box) float64 {
	w, h := min(a.Right, b.Right)-max(a.Left, b.Left), min(a.Bottom, b.Bottom)-max(a.Top, b.Top)
	if w <= 0 || h <= 0 {
		return 0
	}
	size := func(r layout.Box) float64 { return (r.Right - r.Left) * (r.Bottom - r.Top) }
	return w * h / min(size(a), size(b))
}

// Wars fill the board. Wherever they lead, no piece lies on another area's pieces or name, on its own name or on its cube; pieces that lap over show a third of
// themselves, and tokens beside a name give way to nobody's pieces.
func TestNothingCoversItsNeighbourInTheFullestWars(t *testing.T) {
	for _, id := range []string{"days-of-decision", "cataclysm", "eagle-and-sun", "great-patriotic-war"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			said := map[string]bool{}
			for _, seed := range []uint64{1, 3, 5, 9} {
				walked(t, id, seed, 11, func(_ engine.Match, s *face.Sight, _ []face.Watched) {
					v := viewOf(s)
					for m := rules.EuropeMap; m <= rules.PacificMap; m++ {
						for _, fault := range faults(pictureOf(m), v, targetsOf(s, v), focusOf(s, v)) {
							if !said[fault] {
								said[fault] = true
								t.Errorf("seed %d: got %s, want every piece clear", seed, fault)
							}
						}
					}
				})
			}
		})
	}
}

func faults(l *layout.Board, v *rules.View, t *targets, f *focus) (list []string) {
	var all [][]thing
	for i, ui := range stacks(l, v, t, f) {
		all = append(all, thingsIn(l, &l.Areas[i], ui.(*stack)))
	}
	say := func(p, q thing) {
		list = append(list, p.area+": the "+p.what+" lies on the "+q.what+" of "+q.area)
	}
	for i := range all {
		for j, p := range all[i] {
			for _, q := range all[i][j+1:] {
				most := .03
				if p.what != "name" && p.token == q.token {
					most = .67
				}
				if lap(p.box, q.box) > most {
					say(q, p)
				}
			}
			for _, other := range all[:i] {
				for _, q := range other {
					if lap(p.box, q.box) > .03 {
						say(p, q)
					}
				}
			}
		}
	}
	return list
}
