package app

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/enginetest/toy"
)

// A watchful face notes every call that may draw something of a view.
type watchful struct {
	face.Face
	calls *[]string
}

func (w watchful) note(name string) { *w.calls = append(*w.calls, name) }

func (w watchful) Facts(s *face.Sight) app.UI        { w.note("Facts"); return w.Face.Facts(s) }
func (w watchful) Board(s *face.Sight) app.UI        { w.note("Board"); return w.Face.Board(s) }
func (w watchful) Over(s *face.Sight) app.UI         { w.note("Over"); return w.Face.Over(s) }
func (w watchful) Panels(s *face.Sight) []face.Panel { w.note("Panels"); return w.Face.Panels(s) }
func (w watchful) Thumb(v engine.View) app.UI        { w.note("Thumb"); return w.Face.Thumb(v) }

func (w watchful) Question(s *face.Sight, d engine.Decision) face.Question {
	w.note("Question")
	return w.Face.Question(s, d)
}

func (w watchful) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	w.note("Label")
	return w.Face.Label(s, d, c)
}

func (w watchful) Stories(s *face.Sight, seen []face.Watched) []face.Story {
	w.note("Stories")
	return w.Face.Stories(s, seen)
}

func TestNothingOfAViewIsDrawnWhileTheTableIsCovered(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(2)
	begin(t, d, "toy", 2, "Ann", "Bob")
	var calls []string
	covered, names := 0, map[string]bool{}
	for !d.Table.over() {
		d.Table.Face = watchful{faceOf(d.Table.Session.Play.Game()), &calls}
		calls = nil
		page := html(d)
		if d.Table.Covered {
			covered++
			for _, name := range []string{"Ann", "Bob"} {
				names[name] = names[name] || strings.Contains(page, "Pass the device to") && strings.Contains(page, "I’m "+name)
			}
			if len(calls) > 0 || strings.Contains(page, "hcard") || strings.Contains(page, "card of") || strings.Contains(page, "data-answer") {
				t.Fatalf("under the cover: %v\n%s; want calls none, page no \"hcard\", page no \"card of\" and page no \"data-answer\"", calls, page)
			}
			if d.Table.Session.Viewer.Player() >= 0 {
				t.Fatalf("player %d still looks, want less than 0", d.Table.Session.Viewer.Player())
			}
		} else if !slices.Contains(calls, "Board") || !slices.Contains(calls, "Stories") {
			t.Fatalf(`the open table was not drawn: %v; want calls "Board" among them and calls "Stories" among them`, calls)
		}
		step(t, d, &pick)
	}
	if covered < 5 || !names["Ann"] || !names["Bob"] {
		t.Errorf("the table was covered %d times, for %v; want covered at least 5, names[Ann] true and names[Bob] true", covered, names)
	}
}

func TestOnePlayerIsNeverAskedToHandOver(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		players := map[string]int{"toy": 1, "cataclysm": 2}[id] // Cataclysm hides nothing
		d, pick := deskAt(store.NewMemory(), "m"), chance(2)
		begin(t, d, id, players)
		for range 60 {
			if d.Table.over() {
				break
			}
			if d.Table.Covered {
				t.Fatalf("%s: the table is covered at answer %d: got Covered %v, want false", id, d.Table.Session.Play.Seq(), d.Table.Covered)
			}
			step(t, d, &pick)
		}
	}
}

// Ann holds Amber and Coral, Bob Birch and Dune. Two matches differ in nothing but the
// cards that Bob is dealt: to Ann, at every moment, they look the same.
func TestThePageTellsNothingOfAnothersHand(t *testing.T) {
	compared := 0
	for seed := range 5 {
		compared += twoDeals(t, chance(seed))
	}
	if compared < 100 {
		t.Errorf("only %d moments were compared, want at least 100", compared)
	}
}

func twoDeals(t *testing.T, pick chance) (compared int) {
	t.Helper()
	a, b := byHand(t), byHand(t)
	bobs := engine.Only(toy.Birch, toy.Dune)
	for !a.Table.over() && !fallen(a, bobs) {
		if a.Table.Covered != b.Table.Covered {
			t.Fatalf("one table is covered, the other is not: got %v, want %v", a.Table.Covered, b.Table.Covered)
		}
		if a.Table.Covered {
			if html(a) != html(b) {
				t.Fatalf("the covers differ, %s: got html(a) %v, want %v", first(html(a), html(b)), html(a), html(b))
			}
			a.Table.Ready()
			b.Table.Ready()
			continue
		}
		q, r := a.Table.Sight().Asked[0], b.Table.Sight().Asked[0]
		dealing := strings.HasPrefix(q.Kind, "deal-")
		if a.Table.Session.Viewer.Player() == 0 && !dealing {
			compared++
			past := a.Table.Session.Play.Seq() - pick.n(a.Table.Session.Play.Seq()+1)
			for _, at := range []int{past, Now}[pick.n(2):] {
				a.Table.History.Look(at)
				b.Table.History.Look(at)
				if x, y := html(a), html(b); x != y {
					t.Fatalf("answer %d, looking at %d: Ann sees %s: got x %v, want %v", a.Table.Session.Play.Seq(), at, first(x, y), x, y)
				}
			}
		}
		c, found := common(q, r, &pick)
		other := c
		if dealing && bobs.Has(houseOf(a, q.About)) {
			other, found = r.Legal[pick.n(len(r.Legal))], true
		}
		if !found {
			return compared // Ann cannot be dealt the same card any more
		}
		answer(t, a, q.Seat, c.Words())
		answer(t, b, r.Seat, other.Words())
	}
	return compared
}

func byHand(t *testing.T) *Desk {
	t.Helper()
	d := deskAt(store.NewMemory(), "m")
	d.Draft = newDraft("toy")
	d.Draft.ByHand = true
	d.Draft.Names = [MaxPlayers]string{"Ann", "Bob"}
	d.Draft.split(engine.Split{engine.Only(toy.Amber, toy.Coral), engine.Only(toy.Birch, toy.Dune)})
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	return d
}

// common is an answer that both tables allow. Bob lays no card, which would be shown.
func common(q, r engine.Decision, pick *chance) (engine.Choice, bool) {
	from := pick.n(len(q.Legal))
	for i := range q.Legal {
		c := q.Legal[(from+i)%len(q.Legal)]
		if q.Kind == "lay" && engine.Only(toy.Birch, toy.Dune).Has(q.Seat) {
			c = engine.Choice{Verb: engine.Pass}
		}
		if r.Allows(c) {
			return c, true
		}
	}
	return q.Legal[0], false
}

func houseOf(d *Desk, r engine.Ref) engine.Seat {
	for _, info := range d.Table.Session.Play.Game().Seats {
		if info.Slug == r.Name() {
			return info.Seat
		}
	}
	return engine.Chance
}

// fallen reports whether one of these houses has collapsed: its hand is open then.
func fallen(d *Desk, seats engine.Seats) bool {
	for _, h := range d.Table.Session.Play.Match().View(seats).(toy.View).Houses {
		if h.Fallen && seats.Has(h.Seat) {
			return true
		}
	}
	return false
}
