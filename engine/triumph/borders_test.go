package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

type over = board.Border[Area, blockwar.Border]

// border is the kind of the border between two areas, or NoBorder.
func border(t *testing.T, a, b string) blockwar.Border {
	t.Helper()
	n, _ := Book().Map.Board.Between(at(t, a), at(t, b))
	return n.Via
}

// moves is the least cost from one area to another, through water or through land alone.
func moves(t *testing.T, from, to string, water bool) int {
	t.Helper()
	end := at(t, to)
	cost := Book().Map.Cheapest(at(t, from), 12, func(_ Area, o over) bool { return o.To == end || Book().Place(o.To).Sea() == water })
	return int(cost[end])
}

func TestBorders(t *testing.T) {
	t.Run("1.11 every border fits the areas on its sides and is written once", func(t *testing.T) {
		for a := range Book().Map.Board.All() {
			if len(Book().Map.Board.Neighbours(a)) == 0 {
				t.Errorf("%s has no neighbours: got none, want some", Book().Place(a).Slug)
			}
			for _, o := range Book().Map.Board.Neighbours(a) {
				back, ok := Book().Map.Board.Between(o.To, a)
				if !ok || back.Via != o.Via {
					t.Errorf("%s and %s: %s one way, %s the other: got back %+v and ok %v; want ok true and Via %v", Book().Place(a).Slug, Book().Place(o.To).Slug, o.Via, back.Via, back, ok, o.Via)
				}
			}
		}
		if reach := Book().Map.Board.Reach(at(t, "berlin"), board.Unlimited, nil); reach.Len() != int(Book().LastArea) {
			t.Errorf("%d areas can be reached, want %d", reach.Len(), int(Book().LastArea))
		}
	})
	t.Run("1.1 islands share no border on land, but London and Glasgow do", func(t *testing.T) {
		var lonely []string
		for _, a := range Book().LandAreas() {
			alone := true
			for _, o := range Book().Map.Board.Neighbours(a) {
				alone = alone && Book().Place(o.To).Sea()
				if Book().Place(a).Island && o.Via <= blockwar.Mountain && Book().Place(a).Slug != "london" && Book().Place(a).Slug != "glasgow" {
					t.Errorf("%s: got a border on land with %s, want none", Book().Place(a).Slug, Book().Place(o.To).Slug)
				}
			}
			if alone {
				lonely = append(lonely, Book().Place(a).Slug)
			}
		}
		same(t, "alone", strings.Join(lonely, " "), "azores crete dublin iceland rio_de_janeiro sardinia")
	})
	t.Run("11.52 three over plains, two over rivers and forests, one over mountains, coasts and straits", func(t *testing.T) {
		usual, lsts := BorderLimits(false), BorderLimits(true)
		for b, n := range map[blockwar.Border][2]int{blockwar.Plains: {3, 3}, blockwar.River: {2, 2}, blockwar.Forest: {2, 2}, blockwar.Mountain: {1, 1},
			blockwar.Coastal: {1, 2}, blockwar.Strait: {1, 2}, blockwar.SeaBorder: {blockwar.NoLimit, blockwar.NoLimit}, blockwar.OceanBorder: {blockwar.NoLimit, blockwar.NoLimit}} {
			if usual[b] != n[0] || lsts[b] != n[1] {
				t.Errorf("%s: %d, with LSTs %d; want usual[b] %v and lsts[b] %v", b, usual[b], lsts[b], n[0], n[1])
			}
		}
	})
	t.Run("11.52 borders that the examples name", func(t *testing.T) {
		for pair, want := range map[[2]string]blockwar.Border{
			{"lorraine", "munich"}: blockwar.River, {"amsterdam", "lorraine"}: blockwar.Forest, {"amsterdam", "munich"}: blockwar.River,
			{"amsterdam", "ruhr"}: blockwar.River, {"amsterdam", "paris"}: blockwar.Plains, {"helsinki", "leningrad"}: blockwar.Forest,
			{"london", "english_channel"}: blockwar.Coastal, {"paris", "english_channel"}: blockwar.Coastal,
		} {
			if got := border(t, pair[0], pair[1]); got != want {
				t.Errorf("%v: %s, not %s", pair, got, want)
			}
		}
		for _, o := range Book().Map.Board.Neighbours(at(t, "lvov")) {
			if Book().Place(o.To).Nation == SovietUnion && o.Via != blockwar.Plains {
				t.Errorf("Lvov and %s: got %s, want %s", Book().Place(o.To).Slug, o.Via, blockwar.Plains)
			}
		}
	})
	t.Run("11.4 a Fleet from the USA comes to the South Atlantic in six", func(t *testing.T) {
		if got := moves(t, "new_york", "south_atlantic_ocean", true); got != 6 {
			t.Errorf("it takes %d, want 6", got)
		}
		for _, a := range []string{"new_york", "washington", "ottawa"} {
			if border(t, a, "north_atlantic_ocean") != blockwar.Coastal {
				t.Errorf("%s does not lie on the North Atlantic: got border(a, north_atlantic_ocean) %v, want %v", a, border(t, a, "north_atlantic_ocean"), blockwar.Coastal)
			}
		}
		if border(t, "north_atlantic_ocean", "south_atlantic_ocean") != blockwar.NoBorder {
			t.Errorf("the Mid Atlantic is left out: got %v, want %v", border(t, "north_atlantic_ocean", "south_atlantic_ocean"), blockwar.NoBorder)
		}
	})
	t.Run("11.21 an Ocean costs two", func(t *testing.T) {
		if got := moves(t, "irminger_sea", "north_atlantic_ocean", true); got != 2 {
			t.Errorf("into the North Atlantic it takes %d, want 2", got)
		}
	})
	t.Run("11.2 distances by sea", func(t *testing.T) {
		for pair, want := range map[[2]string]int{{"bombay", "suez"}: 4, {"delhi", "suez"}: 6, {"suez", "malta"}: 3, {"ruhr", "irminger_sea"}: 4,
			{"milan", "barcelona"}: 2, {"rome", "barcelona"}: 3} {
			if got := moves(t, pair[0], pair[1], true); got != want {
				t.Errorf("%v: %d, not %d", pair, got, want)
			}
		}
	})
	t.Run("11.1 distances by land", func(t *testing.T) {
		for pair, want := range map[[2]string]int{{"urals", "leningrad"}: 4, {"paris", "leon"}: 2} {
			if got := moves(t, pair[0], pair[1], false); got != want {
				t.Errorf("%v: %d, not %d", pair, got, want)
			}
		}
	})
	t.Run("14.21 only Gibraltar and Suez open the Mediterranean", func(t *testing.T) {
		if border(t, "western_mediterranean", "madeira_sea") != blockwar.NoBorder || border(t, "eastern_mediterranean", "red_sea") != blockwar.NoBorder {
			t.Errorf("there is another way: got border(western_mediterranean, madeira_sea) %v and border(eastern_mediterranean, red_sea) %v; want %v and %v",
				border(t, "western_mediterranean", "madeira_sea"), border(t, "eastern_mediterranean", "red_sea"), blockwar.NoBorder, blockwar.NoBorder)
		}
		for pair := range map[[2]string]bool{{"gibraltar", "western_mediterranean"}: true, {"gibraltar", "madeira_sea"}: true,
			{"suez", "red_sea"}: true, {"suez", "eastern_mediterranean"}: true} {
			if border(t, pair[0], pair[1]) != blockwar.Strait {
				t.Errorf("%v is no Straits border: got border(pair[0], pair[1]) %v, want %v", pair, border(t, pair[0], pair[1]), blockwar.Strait)
			}
		}
	})
	t.Run("1.3 only Denmark opens the Baltic, and Sweden trades through it by land", func(t *testing.T) {
		if border(t, "baltic_sea", "north_sea") != blockwar.NoBorder {
			t.Errorf("there is another way: got %v, want %v", border(t, "baltic_sea", "north_sea"), blockwar.NoBorder)
		}
		for _, a := range []string{"baltic_sea", "north_sea", "stockholm", "ruhr"} {
			if border(t, "copenhagen", a) != blockwar.Strait {
				t.Errorf("Copenhagen and %s: got border(copenhagen, a) %v, want %v", a, border(t, "copenhagen", a), blockwar.Strait)
			}
		}
	})
	t.Run("1.2 the Caspian is closed, and the Azores lie in four waters", func(t *testing.T) {
		seas := Book().Map.Board.Reach(at(t, "north_sea"), board.Unlimited, func(_ Area, o over) bool { return Book().Place(o.To).Sea() })
		if seas.Has(at(t, "northern_caspian_sea")) || seas.Has(at(t, "southern_caspian_sea")) {
			t.Errorf("ships come to the Caspian: got Has(northern_caspian_sea) %v and Has(southern_caspian_sea) %v; want false and false", seas.Has(at(t, "northern_caspian_sea")), seas.Has(at(t, "southern_caspian_sea")))
		}
		if got := len(Book().Map.Board.Neighbours(at(t, "azores"))); got != 4 {
			t.Errorf("the Azores have %d neighbours, want 4", got)
		}
	})
	t.Run("14.24 one border leads around Africa", func(t *testing.T) {
		a, b := at(t, "south_atlantic_ocean"), at(t, "west_indian_ocean")
		if !Book().Hooks.IsAroundAfrica(a, b) || !Book().Hooks.IsAroundAfrica(b, a) || Book().Hooks.IsAroundAfrica(a, at(t, "mid_atlantic_ocean")) {
			t.Errorf("the way around Africa lies elsewhere: got IsAroundAfrica(a, b) %v, IsAroundAfrica(b, a) %v and IsAroundAfrica(a, mid_atlantic_ocean) %v; want true, true and false",
				Book().Hooks.IsAroundAfrica(a, b), Book().Hooks.IsAroundAfrica(b, a), Book().Hooks.IsAroundAfrica(a, at(t, "mid_atlantic_ocean")))
		}
		if border(t, "south_atlantic_ocean", "west_indian_ocean") != blockwar.OceanBorder {
			t.Errorf("it is an Ocean border: got %v, want %v", border(t, "south_atlantic_ocean", "west_indian_ocean"), blockwar.OceanBorder)
		}
	})
}

func TestShippedBorders(t *testing.T) {
	enginetest.Shipped(t, Edition())
	count, kinds := 0, map[blockwar.Border]int{}
	for a := range Book().Map.Board.All() {
		for _, o := range Book().Map.Board.Neighbours(a) {
			if a < o.To {
				count++
				kinds[o.Via]++
			}
		}
	}
	want := map[blockwar.Border]int{blockwar.Plains: 55, blockwar.River: 24, blockwar.Forest: 29, blockwar.Mountain: 58, blockwar.Coastal: 110,
		blockwar.Strait: 41, blockwar.SeaBorder: 25, blockwar.OceanBorder: 11}
	for kind, n := range want {
		if kinds[kind] != n {
			t.Errorf("%d borders are %s, want %d", kinds[kind], kind, n)
		}
	}
	if count != 353 {
		t.Errorf("got %d borders, want 353", count)
	}
}

func TestBadDataIsRefused(t *testing.T) {
	for _, c := range []struct{ name, file, old, new string }{
		{"1.11 a border of the wrong kind", "borders.csv", "^abadan,iraq,[a-z]+,", "abadan,iraq,coastal,"},
		{"1.11 a border written twice", "borders.csv", "^abadan,iraq,[a-z]+,", "iraq,abadan,plains,,F\nabadan,iraq,plains,"},
		{"1.1 an unknown column", "areas.csv", "island", "isle"},
		{"1.1 an unknown nation", "areas.csv", "latin_america", "brazil"},
		{"1.1 an area less", "areas.csv", "\nabadan,", "\nabadan2,"},
		{"1.121 a Capital elsewhere", "nations.csv", "berlin", "munich2"},
		{"1.121 a Power without a Capital", "nations.csv", ",berlin,", ",,"},
		{"2.1 a fourth Faction", "factions.csv", "^ussr(.*)", "ussr$1\nreds$1"},
		{"3.14 a Combat Priority that no Round reaches", "units.csv", "^tank,G,6,", "tank,G,16,"},
		{"3.0 more blocks than can be counted", "blocks.csv", "^italy,tank,2,", "italy,tank,258,"},
		{"3.0 a type more", "units.csv", "\ninfantry,", "\nmilitia,"},
		{"8.45 USA Forces without a coast to land on", "borders.csv", "^north_atlantic_ocean,washington,.*\n", ""},
		{"5.0 units that are none", "areas.csv", "any@1[*]6", "any@1*66"},
		{"5.0 more units than there are", "blocks.csv", "^britain,fleet,[0-9]+,", "britain,fleet,0,"},
		{"7.14 a Faction that is none", "turn-order.csv", "axis", "japan"},
		{"8.44 a year that is none", "usa-entry.csv", "\n19", "\nMCM"},
		{"9.0 a Technology of another name", "technologies.csv", "\nsonar,", "\nasdic,"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Edited(blocks.Changed(t, File, c.file, c.old, c.new)); err == nil {
				t.Error("it is read all the same: got no error, want an error")
			}
		})
	}
}
