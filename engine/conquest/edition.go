package conquest

import (
	_ "embed"

	"interbellum/engine"
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

// rulesRevision counts the changes of the rules' code after which a position may offer other answers. Raise it
// with such a change: a match that began before it then counts as one of an older edition, not as a damaged one.
const rulesRevision = "3"

// Edition names the rules and these tables.
func Edition() string {
	return *edition.By(func() *string {
		name := engine.EditionOf(rulesRevision, nationsFile, areasFile, bordersFile, unitsFile, blocksFile, setupFile, factionsFile, actionCardsFile, wildcardsFile,
			investmentCardsFile, technologiesFile, turnOrderFile, peaceDividendsFile, yearTrackFile)
		return &name
	})
}

var edition engine.Lazy[string]
