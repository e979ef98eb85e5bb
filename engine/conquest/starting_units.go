package conquest

import (
	"sync"

	"interbellum/engine/blockwar"
)

// The scenarios: the game for three, and Rising Sun for two (19.0).
const (
	Scenario1936 = "1936"
	RisingSun    = "rising-sun"
)

// StartUnits are units at the start (5.0, 19.4). Without a Type they are Cadres of any.
type StartUnits struct {
	Nation    Nation
	Area      Area
	Type      blockwar.Type
	CV        uint8
	N         int
	Partisans int // instead of units (5.3)
}

// startingUnits are the units of both scenarios, by the place of each among the words for them.
var startingUnits = sync.OnceValue(func() (units [2][]StartUnits) {
	scenarios := []string{"both", Scenario1936, RisingSun}
	err := blockwar.ReadTable("setup.csv", setupFile, "scenario,nation,area,type,cv,count,source", func(r blockwar.Row) {
		s := StartUnits{Nation: blockwar.Named(r, "nation", r.Text("nation"), Book().ParseNation), Area: blockwar.Named(r, "area", r.Text("area"), Book().ParseArea),
			CV: uint8(r.Number("cv")), N: r.Number("count")}
		switch kind := r.Text("type"); kind {
		case "any":
		case "partisan":
			s.N, s.Partisans = 0, s.N
		default:
			s.Type = blockwar.Named(r, "type", kind, Book().Chart.Find)
		}
		in := r.OneOf("scenario", scenarios...)
		for i := range units {
			if in == 0 || in == i+1 {
				units[i] = append(units[i], s)
			}
		}
	})
	if err != nil {
		panic(err)
	}
	return units
})

// Starting lists the units with which a scenario begins.
func Starting(scenario string) []StartUnits {
	if scenario == RisingSun {
		return startingUnits()[1]
	}
	return startingUnits()[0]
}
