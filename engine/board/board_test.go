package board_test

import (
	"slices"
	"testing"

	"interbellum/engine/board"
)

type area uint8

type via byte

type link = board.Link[area, via]

// A ring of five areas with a spur: 1-2-3-4-5-1, 5-6; 7 lies alone.
func ring(t testing.TB) *board.Graph[area, via] {
	t.Helper()
	g, err := board.New(7, []link{{5, 6, 'c'}, {2, 1, 'a'}, {3, 2, 'a'}, {4, 3, 'b'}, {5, 4, 'a'}, {1, 5, 'a'}})
	if err != nil {
		t.Fatal(err)
	}
	return &g
}

func to(list []board.Border[area, via]) []area {
	var out []area
	for _, b := range list {
		out = append(out, b.To)
	}
	return out
}

func TestGraph(t *testing.T) {
	g := ring(t)
	t.Run("a border written once is there from both sides, with the same value", func(t *testing.T) {
		there, ok := g.Between(3, 4)
		back, okBack := g.Between(4, 3)
		if !ok || !okBack || there.Via != 'b' || back.Via != 'b' || there.To != 4 || back.To != 3 {
			t.Errorf("got 3-4 %v, %v and 4-3 %v, %v; want borders of kind b to 4 and to 3", there, ok, back, okBack)
		}
	})
	t.Run("neighbours ascend whatever the order of the data", func(t *testing.T) {
		if got := to(g.Neighbours(5)); !slices.Equal(got, []area{1, 4, 6}) {
			t.Errorf("5 borders on %v, want %v", got, []area{1, 4, 6})
		}
	})
	t.Run("areas that share no border do not touch", func(t *testing.T) {
		if g.Touch(1, 3) || g.Touch(1, 1) || g.Touch(7, 1) || !g.Touch(6, 5) {
			t.Errorf("wrong: got Touch(1, 3) %v, Touch(1, 1) %v, Touch(7, 1) %v and Touch(6, 5) %v; want false, false, false and true", g.Touch(1, 3), g.Touch(1, 1), g.Touch(7, 1), g.Touch(6, 5))
		}
	})
	t.Run("nowhere and unknown areas have no borders", func(t *testing.T) {
		for _, a := range []area{0, 7, 8, 255} {
			if n := g.Neighbours(a); len(n) != 0 {
				t.Errorf("%d borders on %v, want none", a, n)
			}
		}
		var none board.Graph[area, via]
		if none.Len() != 0 || none.Neighbours(1) != nil {
			t.Errorf("the zero graph has areas: got Len %v and Neighbours(1) %v; want 0 and none", none.Len(), none.Neighbours(1))
		}
	})
	t.Run("an append to a list of neighbours leaves the next area alone", func(t *testing.T) {
		_ = append(g.Neighbours(1), board.Border[area, via]{To: 7})
		if got := to(g.Neighbours(2)); !slices.Equal(got, []area{1, 3}) {
			t.Errorf("2 borders on %v, want %v", got, []area{1, 3})
		}
	})
	t.Run("all areas in order", func(t *testing.T) {
		if got := slices.Collect(g.All()); !slices.Equal(got, []area{1, 2, 3, 4, 5, 6, 7}) {
			t.Errorf("got %v, want %v", got, []area{1, 2, 3, 4, 5, 6, 7})
		}
	})
}

func TestNewRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		areas int
		links []link
	}{
		"a border to nowhere":          {3, []link{{0, 1, 'a'}}},
		"an unknown area":              {3, []link{{1, 4, 'a'}}},
		"an area beside itself":        {3, []link{{2, 2, 'a'}}},
		"a border written twice":       {3, []link{{1, 2, 'a'}, {1, 2, 'b'}}},
		"a border written both ways":   {3, []link{{1, 2, 'a'}, {2, 1, 'a'}}},
		"more areas than ids":          {256, nil},
		"a number of areas below zero": {-1, nil},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := board.New(c.areas, c.links); err == nil {
				t.Error("accepted: got no error, want an error")
			}
		})
	}
}

func TestReach(t *testing.T) {
	g := ring(t)
	t.Run("distances are the fewest borders crossed", func(t *testing.T) {
		r := g.Reach(1, board.Unlimited, nil)
		want := map[area]int{1: 0, 2: 1, 3: 2, 4: 2, 5: 1, 6: 2}
		var order []area
		for a, d := range r.All() {
			order = append(order, a)
			if want[a] != d {
				t.Errorf("%d is %d away, not %d", a, d, want[a])
			}
		}
		if !slices.Equal(order, []area{1, 2, 3, 4, 5, 6}) || r.Len() != 6 {
			t.Errorf("reached %v: got Len %v; want order %v and Len 6", order, r.Len(), []area{1, 2, 3, 4, 5, 6})
		}
		if _, ok := r.Distance(7); ok || r.Has(7) {
			t.Errorf("reached an area without borders: got ok %v and Has(7) %v; want false and false", ok, r.Has(7))
		}
	})
	t.Run("the limit counts borders", func(t *testing.T) {
		for limit, want := range map[int]int{0: 1, 1: 3, 2: 6, 9: 6} {
			if r := g.Reach(1, limit, nil); r.Len() != want {
				t.Errorf("within %d there are %d areas, not %d", limit, r.Len(), want)
			}
		}
	})
	t.Run("a refused border is walked round", func(t *testing.T) {
		notA := func(_ area, b board.Border[area, via]) bool { return b.To != 5 }
		r := g.Reach(1, board.Unlimited, notA)
		if d, ok := r.Distance(4); !ok || d != 3 || r.Has(5) || r.Has(6) {
			t.Errorf("4 is %d away (%v): got r %+v; want ok true, d 3, Has(5) false and Has(6) false", d, ok, r)
		}
	})
	t.Run("an area can be entered but not passed", func(t *testing.T) {
		stop := func(from area, _ board.Border[area, via]) bool { return from != 5 }
		r := g.Reach(1, board.Unlimited, stop)
		if !r.Has(5) || r.Has(6) {
			t.Errorf("6 lies only behind 5: got Has(5) %v and Has(6) %v; want true and false", r.Has(5), r.Has(6))
		}
	})
	t.Run("from several areas the nearest counts", func(t *testing.T) {
		r := g.ReachFrom([]area{3, 6, 3, 0, 99}, board.Unlimited, nil)
		for a, want := range map[area]int{3: 0, 6: 0, 5: 1, 4: 1, 2: 1, 1: 2} {
			if d, _ := r.Distance(a); d != want {
				t.Errorf("%d is %d away, not %d", a, d, want)
			}
		}
	})
	t.Run("two walks share nothing", func(t *testing.T) {
		first := g.Reach(1, 1, nil)
		second := g.Reach(4, 0, nil)
		if first.Has(4) || second.Has(1) || !first.Has(2) {
			t.Errorf("one walk has changed the other: got Has(4) %v, Has(1) %v and Has(2) %v; want false, false and true", first.Has(4), second.Has(1), first.Has(2))
		}
	})
}

func TestPath(t *testing.T) {
	g := ring(t)
	t.Run("both ends belong to the way", func(t *testing.T) {
		if got := g.Path(6, 1, nil); !slices.Equal(got, []area{6, 5, 1}) {
			t.Errorf("got %v, want %v", got, []area{6, 5, 1})
		}
		if got := g.Path(3, 3, nil); !slices.Equal(got, []area{3}) {
			t.Errorf("got %v, want %v", got, []area{3})
		}
	})
	t.Run("of two equal ways the one with the lower ids", func(t *testing.T) {
		square, err := board.New(4, []link{{1, 3, 'a'}, {1, 2, 'a'}, {3, 4, 'a'}, {2, 4, 'a'}})
		if err != nil {
			t.Fatal(err)
		}
		if got := square.Path(1, 4, nil); !slices.Equal(got, []area{1, 2, 4}) {
			t.Errorf("got %v, want %v", got, []area{1, 2, 4})
		}
		if got := square.Path(4, 1, nil); !slices.Equal(got, []area{4, 2, 1}) {
			t.Errorf("got %v, want %v", got, []area{4, 2, 1})
		}
	})
	t.Run("no way, no path", func(t *testing.T) {
		if got := g.Path(1, 7, nil); got != nil || g.Connected(1, 7, nil) || !g.Connected(2, 6, nil) {
			t.Errorf("got %v, Connected(1, 7, nil) %v and Connected(2, 6, nil) %v; want none, Connected(1, 7, nil) false and Connected(2, 6, nil) true", got, g.Connected(1, 7, nil), g.Connected(2, 6, nil))
		}
	})
	t.Run("the longest way a graph can have", func(t *testing.T) {
		var links []link
		for a := area(1); a < 255; a++ {
			links = append(links, link{a, a + 1, 'a'})
		}
		line, err := board.New(255, links)
		if err != nil {
			t.Fatal(err)
		}
		r := line.Reach(1, board.Unlimited, nil)
		if d, ok := r.Distance(255); !ok || d != 254 || len(r.Path(255)) != 255 {
			t.Errorf("%d, %v: got r %+v; want ok true, d 254 and Path(255) 255", d, ok, r)
		}
	})
}

func TestReachAllocatesNothing(t *testing.T) {
	g := ring(t)
	pass := func(from area, b board.Border[area, via]) bool { return b.Via != 'c' }
	if n := testing.AllocsPerRun(100, func() {
		r := g.Reach(1, 2, pass)
		if !r.Has(3) {
			t.Error("lost: got false, want true")
		}
	}); n != 0 {
		t.Errorf("%v allocations, want 0", n)
	}
}

func BenchmarkReach(b *testing.B) {
	g := ring(b)
	b.ReportAllocs()
	for b.Loop() {
		r := g.Reach(1, board.Unlimited, nil)
		if r.Len() != 6 {
			b.Fatalf("got %v, want 6", r.Len())
		}
	}
}
