package checks

import (
	"strconv"

	"interbellum/engine/blockwar"
	"interbellum/engine/house"
)

// scenarios judges those that the data have beside the ones that the game comes with.
func (j *Judge) scenarios() {
	_, shipped, _ := j.game.Tables.Rows(scenarioFile, j.game.Shipped(scenarioFile))
	for i := range j.Scenarios {
		s := &j.Scenarios[i]
		j.standings(s)
		if i < len(shipped) {
			continue
		}
		if !s.Shares {
			units := j.starts(s.ID)
			j.Starts(units)
			j.abroad(s, units)
		}
		at := At{File: scenarioFile, Row: s.ID}
		var begins blockwar.Set
		for _, u := range s.Units {
			if u.N > 0 {
				begins = begins.With(j.PlayerOf(j.SideOf(u.Nation)))
			}
		}
		for _, f := range j.playing(s) {
			if !begins.Has(f) {
				j.Unlike(at, "checks/blocks.scenario.nothing", j.FactionFacts(f).Name)
			}
		}
		if s.First == s.Last {
			j.Unlike(At{scenarioFile, s.ID, "last_year"}, "checks/blocks.scenario.short")
		}
	}
}

const scenarioFile = "scenarios.csv"

// playing are the Factions that a scenario is for.
func (j *Judge) playing(s *blockwar.Scenario) (list []blockwar.Faction) {
	for _, of := range j.game.Of(j.Book).Scenarios {
		for _, f := range blockwar.AllFactions {
			if of.ID == s.ID && of.Seats.Has(blockwar.SeatOf(f)) {
				list = append(list, f)
			}
		}
	}
	return list
}

// starts are the units that setup.csv gives a scenario of one's own.
func (j *Judge) starts(id string) (list []Start) {
	for _, r := range j.Rows("setup.csv") {
		if r.Cell("scenario") != id || r.Cell("type") == "partisan" {
			continue
		}
		n, _ := j.ParseNation(r.Cell("nation"))
		a, _ := j.ParseArea(r.Cell("area"))
		u, _ := j.Chart.Find(r.Cell("type"))
		count, _ := strconv.Atoi(r.Cell("count"))
		cv, _ := strconv.Atoi(r.Cell("cv"))
		s := Start{At: At{File: "setup.csv", Row: r.Key}, Scenario: id, Nation: n, Area: a, Type: u, CV: uint8(cv), N: count}
		if j.game.Room != nil {
			s.Room = j.game.Room(j.Place(a))
		}
		list = append(list, s)
	}
	return list
}

// where names the row with which a scenario cannot begin: its own, if it is one of the owner's.
func (g *Game) where(id string) house.Fault {
	_, shipped, _ := g.Tables.Rows(scenarioFile, g.Shipped(scenarioFile))
	for _, r := range shipped {
		if r.Key == id {
			return house.Fault{File: g.SetUp}
		}
	}
	return house.Fault{File: scenarioFile, Row: id}
}
