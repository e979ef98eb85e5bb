package conquest

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/turn-order.csv
var turnOrderFile string

//go:embed data/peace-dividends.csv
var peaceDividendsFile string

//go:embed data/year-track.csv
var yearTrackFile string

// Order is a Turn Order: the Factions, the first first.
type Order = [blockwar.FactionCount]Faction

// turnOrders are the Turn Orders by the die, and who is first in a game for two (19.2).
var turnOrders = sync.OnceValue(func() (o struct {
	three blockwar.TurnOrders[Faction]
	two   [7]Faction
}) {
	o.three = blockwar.Must(blockwar.ReadTurnOrders(turnOrderFile, "die,first,second,third,two_way,source", ParseFaction, func(die int, r blockwar.Row) {
		o.two[die] = blockwar.Named(r, "two_way", r.Text("two_way"), ParseFaction)
	}))
	return o
})

// TurnOrder is the Turn Order that a die gives (7.15), FirstOfTwo who is first of the USA and Japan in Rising Sun (19.2).
func TurnOrder(die int) Order    { return turnOrders().three[die] }
func FirstOfTwo(die int) Faction { return turnOrders().two[die] }

var allChits = sync.OnceValue(func() blockwar.Chits { return blockwar.Must(blockwar.ReadChits(peaceDividendsFile)) })

// Dividends are the Peace Dividend chits of the game (4.4).
func Dividends() blockwar.Chits { return allChits() }

// NewYear is what the Year track brings of itself in a year (7.13).
type NewYear struct {
	Year      int
	Influence int   // of the USA on the British Empire (7.131)
	NavalCV   uint8 // at which a Fleet, a Carrier and a Sub appear in the US, or 0 (7.132)
	Reserves  bool  // Russian ones (7.134)
}

var yearTrack = sync.OnceValue(func() (list []NewYear) {
	err := blockwar.ReadTable("year-track.csv", yearTrackFile, "year,britemp_influence,us_naval_cv,russian_reserves,source", func(r blockwar.Row) {
		list = append(list, NewYear{r.Number("year"), r.Number("britemp_influence"), uint8(r.Number("us_naval_cv")), r.Yes("russian_reserves")})
	})
	if err != nil {
		panic(err)
	}
	return list
})

// NewYearOf is what the Year track says for a year.
func NewYearOf(year int) NewYear {
	for _, y := range yearTrack() {
		if y.Year == year {
			return y
		}
	}
	return NewYear{Year: year}
}
