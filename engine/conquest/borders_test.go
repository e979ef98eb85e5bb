package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
	"interbellum/engine/enginetest/blocks"
)

// border is the kind of the border between two areas.
func border(t *testing.T, a, b string) blockwar.Border {
	t.Helper()
	over, _ := Book().Map.Board.Between(at(t, a), at(t, b))
	return over.Via
}

// sails is what it costs a ship to come from one area to another through Seas and Oceans alone.
func sails(from, to Area) int {
	cost := Book().Map.Cheapest(from, 30, func(a Area, over borderTo) bool { return !over.Via.Closed() && (a == from || Book().Map.Sea(a)) })
	return int(cost[to])
}

func TestBorders(t *testing.T) {
	open := func(_ Area, over borderTo) bool { return !over.Via.Closed() }
	t.Run("1.11 every area can be reached, but the Great Australian Desert by nobody", func(t *testing.T) {
		reach := Book().Map.Board.Reach(at(t, "tokyo"), board.Unlimited, open)
		for a := range Book().Map.Board.All() {
			if want := a != at(t, "great-australian-desert"); reach.Has(a) != want {
				t.Errorf("%s can be reached: %v, want %v", Book().Place(a).Slug, reach.Has(a), want)
			}
		}
		for _, over := range Book().Map.Board.Neighbours(at(t, "great-australian-desert")) {
			same(t, Book().Place(over.To).Slug, over.Via, blockwar.Impassable)
		}
	})
	t.Run("1.11 every kind of border, and one on Lake Baikal", func(t *testing.T) {
		var kinds [blockwar.MoreBorders]int
		for a := range Book().Map.Board.All() {
			for _, over := range Book().Map.Board.Neighbours(a) {
				if a < over.To {
					kinds[over.Via]++
				}
			}
		}
		same(t, "impassable ones, all at the desert", kinds[blockwar.Impassable], len(Book().Map.Board.Neighbours(at(t, "great-australian-desert"))))
		same(t, "on the lake", kinds[blockwar.Lake], 1)
		for kind := blockwar.Plains; kind < blockwar.MoreBorders; kind++ {
			if kinds[kind] == 0 {
				t.Errorf("there is no border of %s: got kinds[kind] %v, want not 0", kind, kinds[kind])
			}
		}
	})
	t.Run("1.11 Border Limits: two over Plains, one over others, two over the frozen lake", func(t *testing.T) {
		for kind, want := range map[blockwar.Border][2]int{blockwar.Plains: {2, 2}, blockwar.River: {1, 1}, blockwar.Mountain: {1, 1}, blockwar.Forest: {1, 1}, blockwar.Desert: {1, 1},
			blockwar.Coastal: {1, 1}, blockwar.Strait: {1, 1}, blockwar.Lake: {1, 2}, blockwar.Wilderness: {0, 0}, blockwar.SeaBorder: {blockwar.NoLimit, blockwar.NoLimit}} {
			same(t, kind.String(), [2]int{BorderLimits(false)[kind], BorderLimits(true)[kind]}, want)
		}
	})
	t.Run("11.52 from Shansi into Suchow one Ground unit, from Tsingtao two more", func(t *testing.T) {
		same(t, "Shansi", BorderLimits(false)[border(t, "shansi", "suchow")], 1)
		same(t, "Tsingtao", BorderLimits(false)[border(t, "tsingtao", "suchow")], 2)
	})
	t.Run("1.11 nothing goes over Wilderness, but it makes neighbours for Intimidation", func(t *testing.T) {
		delhi, tibet := at(t, "new-delhi"), at(t, "tibet")
		if border(t, "new-delhi", "tibet") != blockwar.Wilderness || !Closed(Book(), delhi, tibet) || !Adjacent(Book(), delhi, tibet) {
			t.Errorf("New Delhi and Tibet: got border(new-delhi, tibet) %v, Closed(delhi, tibet) %v and Adjacent(delhi, tibet) %v; want %v, true and true",
				border(t, "new-delhi", "tibet"), Closed(Book(), delhi, tibet), Adjacent(Book(), delhi, tibet), blockwar.Wilderness)
		}
		if desert := at(t, "great-australian-desert"); Adjacent(Book(), at(t, "perth"), desert) || !Closed(Book(), at(t, "perth"), desert) {
			t.Errorf("what is impassable makes no neighbours: got Adjacent(perth, desert) %v and Closed(perth, desert) %v; want false and true", Adjacent(Book(), at(t, "perth"), desert), Closed(Book(), at(t, "perth"), desert))
		}
		if Closed(Book(), at(t, "shansi"), at(t, "suchow")) || !Closed(Book(), at(t, "shansi"), at(t, "tokyo")) {
			t.Errorf("a River is open, and what does not touch is not: got Closed(shansi, suchow) %v and Closed(shansi, tokyo) %v; want false and true", Closed(Book(), at(t, "shansi"), at(t, "suchow")), Closed(Book(), at(t, "shansi"), at(t, "tokyo")))
		}
	})
	t.Run("8.3s Canada is adjacent to the US", func(t *testing.T) {
		if !Adjacent(Book(), at(t, "vancouver"), at(t, "seattle")) || Book().Place(at(t, "vancouver")).Of != BritishEmpire {
			t.Errorf("it is not: got Adjacent(vancouver, seattle) %v and Of %v; want true and %v", Adjacent(Book(), at(t, "vancouver"), at(t, "seattle")), Book().Place(at(t, "vancouver")).Of, BritishEmpire)
		}
	})
	t.Run("1.3 ships come from every sea to every other", func(t *testing.T) {
		reach := Book().Map.Board.Reach(at(t, "bonin-sea"), board.Unlimited, func(from Area, over borderTo) bool {
			return !over.Via.Closed() && (Book().Place(from).Sea() || Book().Place(from).Straits())
		})
		for _, a := range Book().WaterAreas() {
			if !reach.Has(a) {
				t.Errorf("not to the %s: got false, want true", Book().Place(a).Slug)
			}
		}
	})
	t.Run("15.24 from the Kuriles and the Marshalls Carriers come to Hawaii in one move", func(t *testing.T) {
		for pair, most := range map[string]int{"kuriles hawaii": 3, "marshalls hawaii": 3, "los-angeles hawaii": 3, "formosa manila": 2, "tokyo carolines": 3,
			"hawaii midway": 3, "ceylon singapore": 3, "palau borneo": 3} {
			from, to, _ := strings.Cut(pair, " ")
			if got := sails(at(t, from), at(t, to)); got == 0 || got > most {
				t.Errorf("%s: %d; want not 0 and at most %v", pair, got, most)
			}
		}
	})
}

// trade tells whether a Trade Route leads from an area to another where no Faction has any Enemies (14.21).
func trade(from, to Area, open func(Area) bool) bool {
	w := blockwar.Ways{Map: Book().Map, Open: open}
	return w.Trade(to).Open(from)
}

func TestTradeRoutes(t *testing.T) {
	t.Run("14.21 at the start all POP and RES has a way to its Production Center", func(t *testing.T) {
		for f, of := range map[Faction][]Nation{Japan: {ImperialJapan}, USA: {US, NatChina, BritishEmpire}, Soviets: {Russia, RedChina}} {
			own := func(n Nation) bool {
				for _, m := range of {
					if n == m {
						return true
					}
				}
				return false
			}
			open := func(a Area) bool {
				p := Book().Place(a)
				return p.Sea() || p.Straits() || own(p.Nation) || Book().NationFacts(p.Of).Kind == blockwar.Minor || Book().NationFacts(p.Of).Kind == blockwar.Province
			}
			for _, a := range Book().LandAreas() {
				if p := Book().Place(a); own(p.Nation) && p.City.Pop()+p.Res > 0 && !trade(a, Book().FactionFacts(f).Center, open) {
					t.Errorf("%s to %s: got no trade, want some", Book().Place(a).Slug, Book().Place(Book().FactionFacts(f).Center).Slug)
				}
			}
		}
	})
	t.Run("14.21 from Sarawak by Kwangsi when four seas are blocked, and Singapore is an Enemy's: no second Sea Segment", func(t *testing.T) {
		blocked := func(a Area) bool {
			return !strings.Contains(" south-china-sea sulu-sea celebes-sea java-sea singapore ", " "+Book().Place(a).Slug+" ")
		}
		sarawak := at(t, "sarawak")
		if Resources(Japan, Book().Place(sarawak)) == 0 || Book().Place(at(t, "kwangsi")).Muster == 0 {
			t.Errorf("there is nothing to trade, or nobody there: got Resources(Japan, Place(sarawak)) %v and Muster %v; want not 0 and not 0", Resources(Japan, Book().Place(sarawak)), Book().Place(at(t, "kwangsi")).Muster)
		}
		if !trade(sarawak, at(t, "kwangsi"), blocked) || !trade(at(t, "kwangsi"), at(t, "mukden"), blocked) {
			t.Errorf("by sea to Kwangsi, and on by land: got trade(sarawak, kwangsi, blocked) %v and trade(kwangsi, mukden, blocked) %v; want true and true", trade(sarawak, at(t, "kwangsi"), blocked), trade(at(t, "kwangsi"), at(t, "mukden"), blocked))
		}
		if trade(sarawak, at(t, "tokyo"), blocked) || !trade(sarawak, at(t, "tokyo"), func(Area) bool { return true }) {
			t.Errorf("Sarawak to Tokyo with the seas closed: got trade %v, want false; and true with them open", trade(sarawak, at(t, "tokyo"), blocked))
		}
	})
}

func TestBadDataIsRefused(t *testing.T) {
	for _, c := range []struct{ name, file, old, new string }{
		{"1.11 a border of the wrong kind", "borders.csv", "^chita,hailar,[a-z]+,", "chita,hailar,coastal,"},
		{"1.11 a border of no kind", "borders.csv", "^chita,hailar,[a-z]+,", "chita,hailar,swamp,"},
		{"1.11 a border written twice", "borders.csv", "^chita,hailar,[a-z]+,", "hailar,chita,plains,X\nchita,hailar,plains,"},
		{"1.1 an unknown column", "areas.csv", "island", "isle"},
		{"1.1 an area that is listed twice", "areas.csv", "krasnoyarsk,", "omsk,"},
		{"1.1 an area of another name", "areas.csv", "\nperth,", "\nfremantle,"},
		{"1.1 territory that the Nation has not", "areas.csv", "peiping,province", "peiping,minor"},
		{"1.13 more oil than Resources", "areas.csv", "dei,minor,none,[0-9],[0-9]", "dei,minor,none,2,3"},
		{"2.6 an owner of something else", "nations.csv", "province,neutral,,", "province,neutral,us,"},
		{"1.121 a Capital that is no area", "nations.csv", ",tokyo,", ",kyoto,"},
		{"17.1 a Province with its Capital elsewhere", "nations.csv", ",peiping,R", ",saigon,R"},
		{"5.0 units in no area", "setup.csv", "tokyo", "kyoto"},
		{"7.13 a year that is none", "year-track.csv", "\n19", "\nMCM"},
		{"9.0 a Technology of another name", "technologies.csv", "\nsonar,", "\nasdic,"},
		{"17.11 a Partisan in no area", "wildcards.csv", ",nanking,", ",nankin,"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Edited(blocks.Changed(t, File, c.file, c.old, c.new)); err == nil {
				t.Error("it is read all the same: got no error, want an error")
			}
		})
	}
}
