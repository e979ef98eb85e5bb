package triumph

import (
	_ "embed"

	"interbellum/engine"
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
	//go:embed data/usa-entry.csv
	usaEntryFile string
	//go:embed data/setup.csv
	setupFile string
	//go:embed data/scenarios.csv
	scenariosFile string
	//go:embed data/sides.csv
	sidesFile string
	//go:embed data/standings.csv
	standingsFile string
)

// EarlierEditions lists the editions of the tables that programs once came with.
//
//go:embed data/editions.json
var EarlierEditions string

// rulesRevision counts the changes of the rules' code after which a position may offer other answers. Raise it
// with such a change: a match that began before it then counts as one of an older edition, not as a damaged one.
const rulesRevision = 4

// tables are the files that the rules read, in the order in which an edition is named by them.
var tables = blockwar.Files{
	{Name: "nations.csv", Text: &nationsFile}, {Name: "areas.csv", Text: &areasFile}, {Name: "borders.csv", Text: &bordersFile},
	{Name: "units.csv", Text: &unitsFile}, {Name: "blocks.csv", Text: &blocksFile}, {Name: "factions.csv", Text: &factionsFile},
	{Name: "action-cards.csv", Text: &actionCardsFile}, {Name: "wildcards.csv", Text: &wildcardsFile}, {Name: "investment-cards.csv", Text: &investmentCardsFile},
	{Name: "technologies.csv", Text: &technologiesFile}, {Name: "turn-order.csv", Text: &turnOrderFile},
	{Name: "peace-dividends.csv", Text: &peaceDividendsFile}, {Name: "usa-entry.csv", Text: &usaEntryFile},
	{Name: "scenarios.csv", Text: &scenariosFile, Later: true}, {Name: "setup.csv", Text: &setupFile, Later: true}, {Name: "sides.csv", Text: &sidesFile, Later: true},
	{Name: "standings.csv", Text: &standingsFile, Later: true},
}

// Files names the tables of an edition, and File is the text of one, as the folder data has them.
func Files() []string         { return tables.Names() }
func File(name string) string { return tables.Read(name) }

// Edited is another edition of the game: file gives each of its tables by name. Names stay what they are: areas, Nations, types and
// Technologies are those of the edition that comes with the program, in its order. It refuses tables that the game cannot be played with.
func Edited(file func(name string) string) (*engine.Game, error) {
	b, err := ReadBook(file)
	if err != nil {
		return nil, err
	}
	g := tables.Name(GameOf(b), rulesRevision, file)
	return g, blockwar.Begins(g)
}

// ReadBook reads the tables of another edition. It refuses what is no such table.
func ReadBook(file func(name string) string) (*blockwar.Book, error) { return readBook(file, Book()) }
