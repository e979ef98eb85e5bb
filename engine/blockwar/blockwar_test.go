package blockwar

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/board"
)

func TestBlocks(t *testing.T) {
	var list Blocks
	tank := list.Place(2, Tank, 3, 7).ID
	list.Place(1, Infantry, 1, 7)
	second := list.Place(2, Tank, 1, 8).ID
	if tank.No != 1 || second.No != 2 || list.Count(2, Tank) != 2 {
		t.Errorf("%v, %v: got No %v, No %v and Count(2, Tank) %v; want 1, 2 and 2", tank, second, tank.No, second.No, list.Count(2, Tank))
	}
	list.Remove(tank)
	if list.Get(tank) != nil || list.Get(second) == nil || list.Place(2, Tank, 2, 9).ID != tank {
		t.Errorf("a block that has left does not come back first: got Get(tank) %v, Get(second) %v and ID %v; want none, one and %v", list.Get(tank), list.Get(second), list.Place(2, Tank, 2, 9).ID, tank)
	}
	list.Get(second).Marks |= Built
	data, _ := list.MarshalBinary()
	var back Blocks
	if err := back.UnmarshalBinary(data); err != nil || !slices.Equal(back, list) {
		t.Errorf("%v: %v, want %v", err, back, list)
	}
	if back.UnmarshalBinary(data[1:]) == nil {
		t.Error("a list that is cut off is read: got none, want one")
	}
}

func TestCards(t *testing.T) {
	deck := Deck{Draw: CardsTo(55)}
	if deck.Draw.Len() != 55 || deck.Draw.Has(0) || !deck.Draw.Has(55) {
		t.Errorf("%d cards: got Has(0) %v and Has(55) %v; want Len 55, Has(0) false and Has(55) true", deck.Draw.Len(), deck.Draw.Has(0), deck.Draw.Has(55))
	}
	deck = Deck{Draw: 1 << 3}
	Move(3, &deck.Draw, &deck.Discard)
	if !deck.Left() || deck.Draw != 0 {
		t.Errorf("the card is lost: got Left %v and Draw %v; want true and 0", deck.Left(), deck.Draw)
	}
	if deck.Refill(); !slices.Equal(deck.Draw.List(), []int{3}) || deck.Discard != 0 {
		t.Errorf("got %v; want List %v and Discard 0", deck, []int{3})
	}
}

func TestInfluence(t *testing.T) {
	var i Influence
	for _, step := range []struct {
		by    Side
		added bool
		left  Influence
		is    Status
	}{
		{1, true, Influence{1, 1}, Associate}, {1, true, Influence{1, 2}, Protectorate}, {2, false, Influence{1, 1}, Associate},
		{2, false, Influence{}, Unaligned}, {2, true, Influence{2, 1}, Associate}, {2, true, Influence{2, 2}, Protectorate},
		{2, true, Influence{2, 3}, Satellite}, {2, true, Influence{2, 4}, Satellite},
	} {
		if added := i.Press(step.by); added != step.added || i != step.left || i.Status() != step.is {
			t.Errorf("%d: added %v, %v, status %d; want added %v, i %v and Status %v", step.by, added, i, i.Status(), step.added, step.left, step.is)
		}
	}
}

func TestProduction(t *testing.T) {
	if n := (Levels{5, 4, 3}).Production(false); n != 4 {
		t.Errorf("at peace %d, want 4", n)
	}
	if n := (Levels{5, 4, 3}).Production(true); n != 3 {
		t.Errorf("at war %d, want 3", n)
	}
	if Cost([]int{7, 5, 3}, 0) != 7 || Cost([]int{7, 5, 3}, 2) != 3 || Cost([]int{7, 5, 3}, 5) != 3 {
		t.Errorf("Factory Cost: got Cost(…, 0) %v, Cost(…, 2) %v and Cost(…, 5) %v; want 7, 3 and 3", Cost([]int{7, 5, 3}, 0), Cost([]int{7, 5, 3}, 2), Cost([]int{7, 5, 3}, 5))
	}
}

// A small world: land 1 and 2 joined by a river; sea 3 off 2, sea 4 beyond, land 5 beyond that with land 6
// behind it; Straits 7 join sea 4 with sea 8, on which lies land 9.
func world(t *testing.T, shut ...Area) *Ways {
	t.Helper()
	g, err := board.New(9, []board.Link[Area, Border]{{A: 1, B: 2, Via: River}, {A: 2, B: 3, Via: Coastal}, {A: 3, B: 4, Via: SeaBorder},
		{A: 4, B: 5, Via: Coastal}, {A: 5, B: 6, Via: Plains}, {A: 4, B: 7, Via: Strait}, {A: 7, B: 8, Via: Strait}, {A: 8, B: 9, Via: Coastal}})
	if err != nil {
		t.Fatal(err)
	}
	return &Ways{Map: NewMap(&g, func(a Area) Terrain { return Terrain{Sea: a == 3 || a == 4 || a == 8, Straits: a == 7, Enter: 1} }),
		Open: func(a Area) bool { return !slices.Contains(shut, a) }}
}

func TestWays(t *testing.T) {
	for _, c := range []struct {
		from, to Area
		shut     []Area
		want     bool
	}{
		{1, 2, nil, true},           // by land
		{1, 5, nil, true},           // by land and by sea
		{5, 1, nil, true},           // by sea and by land
		{1, 6, nil, false},          // land, sea and land again are too many
		{1, 9, nil, true},           // through Straits
		{1, 9, []Area{7}, false},    // which are shut
		{2, 5, []Area{3}, false},    // no way round
		{9, 5, nil, true},           // by sea alone
		{2, 2, []Area{2, 3}, true},  // it is there already
		{1, 1, []Area{2, 3}, true},  // likewise
		{1, 2, []Area{2}, false},    // the end must be open
		{6, 9, []Area{1, 2}, true},  // land first, then sea
		{9, 6, []Area{1, 2}, true},  // sea first, then land
		{9, 6, []Area{1, 4}, false}, // cut in the middle
	} {
		if got := world(t, c.shut...).Trade(c.to).Open(c.from); got != c.want {
			t.Errorf("from %d to %d with %v shut: %v, want %v", c.from, c.to, c.shut, got, c.want)
		}
	}
	w := world(t)
	w.Shut = func(a, b Area) bool { return a+b == 7 } // 3 and 4
	if w.Trade(5).Open(2) {
		t.Error("a border that is shut is crossed: got true, want false")
	}
	if line := world(t, 4).Supply(1); !line.Open(3) || !line.Open(4) || line.Open(5) {
		t.Errorf("a chain leads through what is open, over land and water, to the border of what is not: got Open(3) %v, Open(4) %v and Open(5) %v; want true, true and false", line.Open(3), line.Open(4), line.Open(5))
	}
}

func TestPaths(t *testing.T) {
	for _, c := range []struct {
		routes      *Routes
		from        Area
		way, closed []Area
	}{
		{world(t).Trade(1), 5, []Area{5, 4, 3, 2, 1}, nil},
		{world(t, 4).Trade(1), 5, []Area{5, 4, 3, 2, 1}, []Area{4}},
		{world(t, 1, 3, 5).Trade(1), 5, []Area{5, 4, 3, 2, 1}, []Area{3, 1}}, // its own end may be shut
		{world(t).Trade(1), 6, nil, nil},                                     // land, sea and land again
		{world(t).Trade(9), 2, []Area{2, 3, 4, 7, 8, 9}, nil},
		{world(t, 1).Trade(1), 1, []Area{1}, nil},
		{world(t, 4).Supply(1, 5), 6, []Area{6, 5}, nil}, // the nearest source
		{world(t, 4).Supply(1), 6, []Area{6, 5, 4, 3, 2, 1}, []Area{4}},
	} {
		if way, closed := c.routes.Path(c.from); !slices.Equal(way, c.way) || !slices.Equal(closed, c.closed) {
			t.Errorf("from %d: %v, closed at %v, want %v, %v", c.from, way, closed, c.way, c.closed)
		}
	}
}

func TestTables(t *testing.T) {
	var got []string
	read := func(r Row) {
		got = append(got, r.Text("name"))
		r.Number("n")
		r.Yes("yes")
		r.OneOf("kind", "", "good")
	}
	if err := ReadTable("t", "name,n,yes,kind\na,1,0,good\nb,,1,\n", "name,n,yes,kind", read); err != nil || !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("%v: %v; want no error and %v", err, got, []string{"a", "b"})
	}
	for _, text := range []string{"name,n,yes\n", "name,n,yes,kind\na,1,0\n", "name,n,yes,kind\na,x,0,good\n", "name,n,yes,kind\na,1,2,good\n", "name,n,yes,kind\na,1,1,bad\n"} {
		if err := ReadTable("t", text, "name,n,yes,kind", read); err == nil || !strings.HasPrefix(err.Error(), "t") {
			t.Errorf(`%q is read: %v; want an error and Error "t" first`, text, err)
		}
	}
}

// What makes two games differ comes in from outside.
func TestNoGameIsNamed(t *testing.T) {
	names := []string{"Tri" + "umph", "Con" + "quest", "Ax" + "is", "US" + "SR", "Ja" + "pan"}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Dir(path) == "bot" && strings.HasSuffix(path, "_test.go") { // a policy is tested on one game's Unit Table
			return err
		}
		text, err := os.ReadFile(path)
		for _, name := range names {
			if strings.Contains(strings.ToLower(string(text)), strings.ToLower(name)) {
				t.Errorf("%s names %s: got ToLower(string(text)) %v, want no %v", path, name, strings.ToLower(string(text)), strings.ToLower(name))
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
