package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// A scenario is a way to begin. A new one is a line of the list below, one of engine/games/titles.go, and its units in data/setup.csv.
type scenario struct {
	id, number, name string
	forTwo           bool   // Japan and the USA, without the Soviets (19.1)
	units            string // beside its own, those of "both", with which 1936 and Rising Sun begin
}

// The scenarios: the game for three, and Rising Sun for two (19.0).
const (
	Scenario1936 = "1936"
	RisingSun    = "rising-sun"
)

var scenarios = []scenario{
	{id: Scenario1936, number: "5.0", name: "1936", units: "both"},
	{id: RisingSun, number: "19.0", forTwo: true, units: "both"},
}

func scenarioIDs() (ids []string) {
	for _, s := range scenarios {
		ids = append(ids, s.id)
	}
	return ids
}

// StartUnits are units at the start (5.0, 19.4). Without a Type they are Cadres of any.
type StartUnits struct {
	Nation    Nation
	Area      Area
	Type      blockwar.Type
	CV        uint8
	N         int
	Partisans int // instead of units (5.3)
}

// readStarting reads the units of each scenario, in the order of the list.
func readStarting(b *blockwar.Book, text string) ([][]StartUnits, error) {
	units := make([][]StartUnits, len(scenarios))
	named := append([]string{"both"}, scenarioIDs()...)
	err := blockwar.ReadTable("setup.csv", text, "scenario,nation,area,type,cv,count,source", func(r blockwar.Row) {
		s := StartUnits{Nation: blockwar.Named(r, "nation", r.Text("nation"), b.ParseNation), Area: blockwar.Named(r, "area", r.Text("area"), b.ParseArea),
			CV: uint8(r.Count("cv")), N: r.Count("count")}
		switch kind := r.Text("type"); kind {
		case "any":
		case "partisan":
			s.N, s.Partisans = 0, s.N
		default:
			s.Type = blockwar.Named(r, "type", kind, b.Chart.Find)
		}
		of := named[r.OneOf("scenario", named...)]
		for i, x := range scenarios {
			if of == x.id || of == x.units {
				units[i] = append(units[i], s)
			}
		}
	})
	return units, err
}

// Starting lists the units with which a scenario begins.
func Starting(b *blockwar.Book, scenario string) []StartUnits {
	return extraOf(b).starting[max(0, slices.Index(scenarioIDs(), scenario))]
}
