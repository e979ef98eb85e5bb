package triumph

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/turn-order.csv
var turnOrderFile string

//go:embed data/peace-dividends.csv
var peaceDividendsFile string

//go:embed data/usa-entry.csv
var usaEntryFile string

// Order is a Turn Order: the Factions, the first first.
type Order [FactionCount]Faction

var turnOrders = sync.OnceValue(func() (orders [7]Order) {
	err := blockwar.ReadTable("turn-order.csv", turnOrderFile, "die,first,second,third,direction,source", func(r blockwar.Row) {
		var o Order
		for i, column := range []string{"first", "second", "third"} {
			o[i] = blockwar.Named(r, column, r.Text(column), ParseFaction)
		}
		orders[r.OneOf("die", "", "1", "2", "3", "4", "5", "6")] = o
	})
	if err != nil {
		panic(err)
	}
	return orders
})

// TurnOrder is the Turn Order that a die gives (7.14).
func TurnOrder(die int) Order { return turnOrders()[die] }

// ChitValues is how many values a Peace Dividend chit can have: 0, 1 and 2.
const ChitValues = 3

// Chits counts Peace Dividend chits by value (4.4).
type Chits [ChitValues]uint8

// Len is how many chits there are, Sum what they are worth.
func (c Chits) Len() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

func (c Chits) Sum() (sum int) {
	for value, k := range c {
		sum += value * int(k)
	}
	return sum
}

var allChits = sync.OnceValue(func() (chits Chits) {
	err := blockwar.ReadTable("peace-dividends.csv", peaceDividendsFile, "value,count,source", func(r blockwar.Row) {
		chits[r.OneOf("value", "0", "1", "2")] = uint8(r.Number("count"))
	})
	if err != nil {
		panic(err)
	}
	return chits
})

// usaEntry is a flag or square on the Year track (8.44, 8.45).
type usaEntry struct {
	Year      int
	Influence int
	CV        uint8 // at which that year's USA Forces arrive, or 0
}

var usaEntries = sync.OnceValue(func() []usaEntry {
	var list []usaEntry
	err := blockwar.ReadTable("usa-entry.csv", usaEntryFile, "year,west_influence,free_units_cv,source", func(r blockwar.Row) {
		list = append(list, usaEntry{r.Number("year"), r.Number("west_influence"), uint8(r.Number("free_units_cv"))})
	})
	if err != nil {
		panic(err)
	}
	return list
})

// usaEntryOf is what the Year track says for a year.
func usaEntryOf(year int) usaEntry {
	for _, e := range usaEntries() {
		if e.Year == year {
			return e
		}
	}
	return usaEntry{}
}
