package conquest

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

// The tables, each as its file holds it.
var (
	//go:embed data/nations.csv
	nationsFile string
	//go:embed data/areas.csv
	areasFile string
	//go:embed data/borders.csv
	bordersFile string
	//go:embed data/units.csv
	unitsFile string
	//go:embed data/blocks.csv
	blocksFile string
	//go:embed data/setup.csv
	setupFile string
	//go:embed data/factions.csv
	factionsFile string
	//go:embed data/action-cards.csv
	actionCardsFile string
	//go:embed data/wildcards.csv
	wildcardsFile string
	//go:embed data/investment-cards.csv
	investmentCardsFile string
	//go:embed data/technologies.csv
	technologiesFile string
	//go:embed data/turn-order.csv
	turnOrderFile string
	//go:embed data/peace-dividends.csv
	peaceDividendsFile string
	//go:embed data/year-track.csv
	yearTrackFile string
)

// data are these by name.
var data = blockwar.Data{
	{"nations.csv", nationsFile},
	{"areas.csv", areasFile},
	{"borders.csv", bordersFile},
	{"units.csv", unitsFile},
	{"blocks.csv", blocksFile},
	{"setup.csv", setupFile},
	{"factions.csv", factionsFile},
	{"action-cards.csv", actionCardsFile},
	{"wildcards.csv", wildcardsFile},
	{"investment-cards.csv", investmentCardsFile},
	{"technologies.csv", technologiesFile},
	{"turn-order.csv", turnOrderFile},
	{"peace-dividends.csv", peaceDividendsFile},
	{"year-track.csv", yearTrackFile},
}

// file is one of the tables that the rules read.
func file(name string) string { return data.File(name) }

// Edition names them.
func Edition() string { return edition() }

var edition = sync.OnceValue(data.Edition)
