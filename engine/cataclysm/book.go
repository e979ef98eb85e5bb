package cataclysm

import (
	_ "embed"
	"slices"
	"strings"

	"interbellum/engine"
)

// The files by name: an embedded file system would link package time into every program.
var (
	//go:embed data/areas.csv
	areasFile string
	//go:embed data/borders.csv
	bordersFile string
	//go:embed data/connectors.csv
	connectorsFile string
	//go:embed data/zones.csv
	zonesFile string
	//go:embed data/powers.csv
	powersFile string
	//go:embed data/commitment.csv
	commitmentFile string
	//go:embed data/resources.csv
	resourcesFile string
	//go:embed data/crises.json
	crisesFile string

	//go:embed data/scenarios/cataclysm.json
	cataclysmFile string
	//go:embed data/scenarios/days-of-decision.json
	daysOfDecisionFile string
	//go:embed data/scenarios/great-patriotic-war.json
	greatPatrioticWarFile string
	//go:embed data/scenarios/eagle-and-sun.json
	eagleAndSunFile string
	//go:embed data/scenarios/hitlers-war.json
	hitlersWarFile string
	//go:embed data/scenarios/war-without-mercy.json
	warWithoutMercyFile string
	//go:embed data/scenarios/pour-la-patrie.json
	pourLaPatrieFile string
	//go:embed data/scenarios/crisis-in-the-west.json
	crisisInTheWestFile string
)

// The order of the playbook; the last has no number there.
var scenarioIDs = []string{"cataclysm", "days-of-decision", "great-patriotic-war", "eagle-and-sun", "hitlers-war",
	"war-without-mercy", "pour-la-patrie", "crisis-in-the-west"}

// File is the text of a file that the game is printed in, by its name in the folder data; of an unknown one nothing.
func File(name string) string {
	switch name {
	case "areas.csv":
		return areasFile
	case "borders.csv":
		return bordersFile
	case "connectors.csv":
		return connectorsFile
	case "zones.csv":
		return zonesFile
	case "powers.csv":
		return powersFile
	case "commitment.csv":
		return commitmentFile
	case "resources.csv":
		return resourcesFile
	case "crises.json":
		return crisesFile
	}
	i := slices.IndexFunc(scenarioIDs, func(id string) bool { return scenarioFile(id) == name })
	if i < 0 {
		return ""
	}
	return []string{cataclysmFile, daysOfDecisionFile, greatPatrioticWarFile, eagleAndSunFile, hitlersWarFile, warWithoutMercyFile,
		pourLaPatrieFile, crisisInTheWestFile}[i]
}

// Files names the files that the game is printed in: the tables, then the scenarios.
func Files() []string {
	names := []string{"areas.csv", "borders.csv", "connectors.csv", "zones.csv", "powers.csv", "commitment.csv", "resources.csv", "crises.json"}
	for _, id := range scenarioIDs {
		names = append(names, scenarioFile(id))
	}
	return names
}

func scenarioFile(id string) string { return "scenarios/" + id + ".json" }

// Book is the game as it is printed: both maps, what the box holds for each power, status cards, resources that are markers,
// crisis tables and scenarios. It is made once, never changed, and lies beside every Table and View without being saved with it.
type Book struct {
	atlas
	passages         passageSets
	chineseCountries []Area
	powers           powerTable
	cards            cardTable
	resources        []ResourceMarker
	crises           crisisTables
	scenarios        []Scenario
	files            []string
	tables           int      // how many of the files are no scenarios
	added            []string // the files of scenarios that a house edition adds
}

// Shipped is the Book that this program comes with. It is read on first use, so a page without a match starts sooner.
func Shipped() *Book { return shipped.By(readShipped) }

var shipped engine.Lazy[Book]

func readShipped() *Book {
	b, err := ReadBook(File)
	if err != nil {
		panic(err) // wrong data is our mistake: the program must not run on it
	}
	return b
}

// ReadBook reads a Book from its files, by their names in data/. It refuses what is no such file.
func ReadBook(file func(name string) string) (*Book, error) {
	b := &Book{}
	for _, name := range Files() {
		b.files = append(b.files, file(name))
	}
	b.tables, b.added = len(b.files)-len(scenarioIDs), addedScenarios(file)
	for _, name := range b.added {
		b.files = append(b.files, file(name))
	}
	m, err := readAtlas(atlasFiles{file("areas.csv"), file("borders.csv"), file("connectors.csv"), file("zones.csv")})
	if err != nil {
		return nil, err
	}
	b.atlas = *m
	b.passages.survey(m)
	for a := Area(1); a <= AreaCount; a++ {
		if b.places[a].China {
			b.chineseCountries = append(b.chineseCountries, a)
		}
	}
	if err := b.readTables(file); err != nil {
		return nil, err
	}
	return b, nil
}

func (b *Book) readTables(file func(name string) string) error {
	powers, err := readPowers(file("powers.csv"))
	if err != nil {
		return err
	}
	cards, err := readCards(file("commitment.csv"))
	if err != nil {
		return err
	}
	crises, err := readCrises([]byte(file("crises.json")))
	if err != nil {
		return err
	}
	b.powers, b.cards, b.crises = *powers, *cards, *crises
	if b.resources, err = readResourceMarkers(file("resources.csv")); err != nil {
		return err
	}
	b.scenarios, err = readScenarios(b, file)
	return err
}

// addedScenarios are the files of scenarios that a house edition adds: "scenarios/night-and-fog~days-of-decision.json" is called
// night-and-fog.
func addedScenarios(file func(name string) string) []string { return strings.Fields(file("scenarios")) }

// scenarioNames are the ids of all scenarios of an edition, and their files.
func (b *Book) scenarioNames() (ids, files []string) {
	for _, id := range scenarioIDs {
		ids, files = append(ids, id), append(files, scenarioFile(id))
	}
	for _, name := range b.added {
		id, _, _ := strings.Cut(strings.TrimPrefix(name, "scenarios/"), "~")
		ids, files = append(ids, id), append(files, name)
	}
	return ids, files
}
