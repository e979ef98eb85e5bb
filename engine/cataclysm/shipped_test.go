package cataclysm

import (
	"interbellum/engine"
	"interbellum/engine/board"
)

// The tests of this package ask the shipped Book, unless they say otherwise.

var (
	rules        = rulesOf(Shipped())
	printedFiles = atlasFiles{areasFile, bordersFile, connectorsFile, zonesFile}
)

func (a Area) Place() *Place       { return Shipped().Place(a) }
func (a Area) Name() string        { return Shipped().Place(a).Name }
func (p Power) Facts() *PowerFacts { return Shipped().Facts(p) }
func (p Power) Capital() Area      { return Shipped().Capital(p) }

func (r CrisisReference) Row() *CrisisEvent { return Shipped().RowOf(r) }

func (e *CrisisEvent) Target(die int) (Area, *CrisisEvent) { return Shipped().Target(e, die) }

func printedAtlas() *atlas                     { return &Shipped().atlas }
func Board() *board.Graph[Area, Crossing]      { return Shipped().Board() }
func passages() *passageSets                   { return &Shipped().passages }
func MixOf(p Power) CounterMix                 { return Shipped().MixOf(p) }
func Provokes(p Power) Powers                  { return Shipped().Facts(p).Provokes }
func Card(p Power, c Commitment) *CardColumn   { return Shipped().Card(p, c) }
func ResourceMarkers() []ResourceMarker        { return Shipped().ResourceMarkers() }
func LimitedResource(a Area) ResourceKind      { return Shipped().LimitedResource(a) }
func SpecialResource(a Area) ResourceKind      { return Shipped().SpecialResource(a) }
func Scenarios() []Scenario                    { return Shipped().Scenarios() }
func ScenarioByID(id string) (*Scenario, bool) { return Shipped().ScenarioByID(id) }
func chineseCountries() []Area                 { return Shipped().ChineseCountries() }
func firstCoast(k Kind, a Area) Coast          { return Shipped().firstCoast(k, a) }
func cubesFor(a Area) uint8                    { return Shipped().cubesFor(a) }
func readTable(text []byte) (*Table, []error)  { return Shipped().readTable(text) }
func Edition() string                          { return Game().Edition }

func CrisisRow(t CrisisTable, high, low int) *CrisisEvent { return Shipped().CrisisRow(t, high, low) }

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	return Game().New(scenario, options)
}

func scenarioFiles() (list [][]byte) {
	for _, id := range scenarioIDs {
		list = append(list, []byte(File(scenarioFile(id))))
	}
	return list
}
