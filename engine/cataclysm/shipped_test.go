package cataclysm

import (
	"embed"
	"errors"
	"io/fs"
	"strings"
	"sync"
	"testing"

	"interbellum/engine"
	"interbellum/engine/board"
)

// testdata/printed is a copy of the data as they once were. Tests of rules play with it, on a map that they know: no correction of a datum
// concerns them. It stays as it is, and scenarios added since are taken from data. What is asked of the data is asked of those in data
// (judgeTheData).
//
//go:embed testdata/printed
var copied embed.FS

var copyOf = sync.OnceValue(func() *Book {
	b, err := ReadBook(func(name string) string {
		if name == "scenarios" {
			return "" // none is added
		}
		text, err := copied.ReadFile("testdata/printed/" + name)
		if errors.Is(err, fs.ErrNotExist) && strings.HasPrefix(name, "scenarios/") {
			return File(name)
		}
		if err != nil {
			panic(err)
		}
		return string(text)
	})
	if err != nil {
		panic(err)
	}
	return b
})

var copyPlayed = sync.OnceValue(func() *engine.Game { return gameOf(copyOf()) })

var judged bool

// judgeTheData begins a test of the data in the folder data: what the rules say about them, or what they are.
func judgeTheData(t *testing.T) {
	judged = true
	t.Cleanup(func() { judged = false })
}

// book is the Book that a test asks.
func book() *Book {
	if judged {
		return Shipped()
	}
	return copyOf()
}

// playedGame is the game that a test plays.
func playedGame() *engine.Game {
	if judged {
		return Game()
	}
	return copyPlayed()
}

var (
	rules        = rulesOf(Shipped())
	printedFiles = atlasFiles{areasFile, bordersFile, connectorsFile, zonesFile}
)

func (a Area) Place() *Place       { return book().Place(a) }
func (a Area) Name() string        { return book().Place(a).Name }
func (p Power) Facts() *PowerFacts { return book().Facts(p) }
func (p Power) Capital() Area      { return book().Capital(p) }

func (r CrisisReference) Row() *CrisisEvent { return book().RowOf(r) }

func (e *CrisisEvent) Target(die int) (Area, *CrisisEvent) { return book().Target(e, die) }

func Board() *board.Graph[Area, Crossing]      { return book().Board() }
func passages() *passageSets                   { return &book().passages }
func MixOf(p Power) CounterMix                 { return book().MixOf(p) }
func Provokes(p Power) Powers                  { return book().Facts(p).Provokes }
func Card(p Power, c Commitment) *CardColumn   { return book().Card(p, c) }
func ResourceMarkers() []ResourceMarker        { return book().ResourceMarkers() }
func LimitedResource(a Area) ResourceKind      { return book().LimitedResource(a) }
func SpecialResource(a Area) ResourceKind      { return book().SpecialResource(a) }
func Scenarios() []Scenario                    { return book().Scenarios() }
func ScenarioByID(id string) (*Scenario, bool) { return book().ScenarioByID(id) }
func chineseCountries() []Area                 { return book().ChineseCountries() }
func firstCoast(k Kind, a Area) Coast          { return book().firstCoast(k, a) }
func cubesFor(a Area) uint8                    { return book().cubesFor(a) }
func readTable(text []byte) (*Table, []error)  { return book().readTable(text) }

func CrisisRow(t CrisisTable, high, low int) *CrisisEvent { return book().CrisisRow(t, high, low) }

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	return playedGame().New(scenario, options)
}

func scenarioFiles() (list [][]byte) {
	for _, id := range scenarioIDs {
		list = append(list, []byte(File(scenarioFile(id))))
	}
	return list
}
