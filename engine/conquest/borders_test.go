package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

// border is the kind of the border between two areas.
func border(t *testing.T, a, b string) blockwar.Border {
	t.Helper()
	over, _ := printed().Map.Board.Between(at(t, a), at(t, b))
	return over.Via
}

func TestBorders(t *testing.T) {
	t.Run("1.11 Border Limits: two over Plains, one over others, two over the frozen lake", func(t *testing.T) {
		for kind, want := range map[blockwar.Border][2]int{blockwar.Plains: {2, 2}, blockwar.River: {1, 1}, blockwar.Mountain: {1, 1}, blockwar.Forest: {1, 1}, blockwar.Desert: {1, 1},
			blockwar.Coastal: {1, 1}, blockwar.Strait: {1, 1}, blockwar.Lake: {1, 2}, blockwar.Wilderness: {0, 0}, blockwar.SeaBorder: {blockwar.NoLimit, blockwar.NoLimit}} {
			same(t, kind.String(), [2]int{BorderLimits(false)[kind], BorderLimits(true)[kind]}, want)
		}
	})
	t.Run("1.11 nothing goes over Wilderness, but it makes neighbours for Intimidation", func(t *testing.T) {
		delhi, tibet := at(t, "new-delhi"), at(t, "tibet")
		if border(t, "new-delhi", "tibet") != blockwar.Wilderness || !Closed(printed(), delhi, tibet) || !Adjacent(printed(), delhi, tibet) {
			t.Errorf("New Delhi and Tibet: got border(new-delhi, tibet) %v, Closed(delhi, tibet) %v and Adjacent(delhi, tibet) %v; want %v, true and true",
				border(t, "new-delhi", "tibet"), Closed(printed(), delhi, tibet), Adjacent(printed(), delhi, tibet), blockwar.Wilderness)
		}
		if desert := at(t, "great-australian-desert"); Adjacent(printed(), at(t, "perth"), desert) || !Closed(printed(), at(t, "perth"), desert) {
			t.Errorf("what is impassable makes no neighbours: got Adjacent(perth, desert) %v and Closed(perth, desert) %v; want false and true", Adjacent(printed(), at(t, "perth"), desert), Closed(printed(), at(t, "perth"), desert))
		}
		if Closed(printed(), at(t, "shansi"), at(t, "suchow")) || !Closed(printed(), at(t, "shansi"), at(t, "tokyo")) {
			t.Errorf("a River is open, and what does not touch is not: got Closed(shansi, suchow) %v and Closed(shansi, tokyo) %v; want false and true", Closed(printed(), at(t, "shansi"), at(t, "suchow")), Closed(printed(), at(t, "shansi"), at(t, "tokyo")))
		}
	})
}

// trade tells whether a Trade Route leads from an area to another where no Faction has any Enemies (14.21).
func trade(from, to Area, open func(Area) bool) bool {
	w := blockwar.Ways{Map: printed().Map, Open: open}
	return w.Trade(to).Open(from)
}

func TestTradeRoutes(t *testing.T) {
	t.Run("14.21 from Sarawak by Kwangsi when four seas are blocked, and Singapore is an Enemy's: no second Sea Segment", func(t *testing.T) {
		blocked := func(a Area) bool {
			return !strings.Contains(" south-china-sea sulu-sea celebes-sea java-sea singapore ", " "+printed().Place(a).Slug+" ")
		}
		sarawak := at(t, "sarawak")
		if Resources(Japan, printed().Place(sarawak)) == 0 || printed().Place(at(t, "kwangsi")).Muster == 0 {
			t.Errorf("there is nothing to trade, or nobody there: got Resources(Japan, Place(sarawak)) %v and Muster %v; want not 0 and not 0", Resources(Japan, printed().Place(sarawak)), printed().Place(at(t, "kwangsi")).Muster)
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
