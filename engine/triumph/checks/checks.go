// Package checks judges the printed data of Triumph & Tragedy as an owner of the box may have changed them: what the game cannot be played
// with, what a rule says otherwise, and what differs from a pattern of the data that come with the program.
package checks

import (
	_ "embed"
	"strconv"

	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/checks"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
)

var game = checks.Game{Tables: house.Triumph(), Shipped: triumph.File, Read: triumph.ReadBook, Of: triumph.GameOf, SetUp: "areas.csv",
	Printed: printed, Capital: "1.121", Neutral: triumph.USA, Blocks: 198, Own: own}

//go:embed printed.txt
var printed string

// Faults lists everything that is wrong with data files.
func Faults(file house.Files) []house.Fault { return game.Faults(file) }

// judge has the checks that this game alone has.
type judge struct{ *checks.Judge }

func own(shared *checks.Judge) {
	j := judge{shared}
	j.seas()
	j.homes()
	j.minors()
	j.cities()
	j.islands()
	j.ways()
	j.blocks()
	j.starts()
	j.annexed()
	j.sciences()
}

// seas notes what only land has.
func (j judge) seas() {
	for _, r := range j.Rows("areas.csv") {
		a, _ := j.ParseArea(r.Key)
		if !j.Place(a).Sea() {
			continue
		}
		for _, x := range [][2]string{{"city", "none"}, {"res", "0"}, {"res_transafrica", "0"}, {"start_units", ""}, {"island", "0"}, {"colony", ""}} {
			if r.Cell(x[0]) != x[1] && r.Cell(x[0]) != "" {
				j.Against("1.1", j.Area(a, x[0]), "checks/blocks.at-sea")
			}
		}
	}
}

// homes notes Home Territory outside the own boundaries of a Power.
func (j judge) homes() {
	for _, a := range j.LandAreas() {
		p := j.Place(a)
		if p.Home != (j.Power(p.Nation) && p.Of == p.Nation) {
			j.Against("2.3", j.Area(a, "territory"), "checks/triumph.home")
		}
		if j.NationFacts(p.Nation).Kind == blockwar.Colony {
			j.Against("1.1", j.Area(a, "nation"), "checks/triumph.colony")
		}
	}
	for n := triumph.Nation(1); n <= j.LastNation; n++ {
		if f := j.NationFacts(n); f.Kind == blockwar.Colony && f.Faction != j.NationFacts(f.Overlord).Faction {
			j.Against("2.31", j.Nation(n, "faction"), "checks/triumph.overlord", j.NationFacts(f.Overlord).Name)
		}
	}
}

// minors: a large Minor has a Capital and a City, another at most one City or Town.
func (j judge) minors() {
	for n := triumph.Nation(1); n <= j.LastNation; n++ {
		f := j.NationFacts(n)
		if f.Kind != blockwar.Minor {
			continue
		}
		var count [blockwar.MainCapital + 1]int
		for _, a := range j.AreasOf(n) {
			count[j.Place(a).City]++
		}
		switch {
		case f.Large && (count[blockwar.PlainCity] != 1 || count[blockwar.CapitalCity] != 1):
			j.Against("2.41", j.Nation(n, ""), "checks/triumph.large")
		case !f.Large && (count[blockwar.PlainCity]+count[blockwar.Town] > 1 || count[blockwar.CapitalCity] > 0):
			j.Against("2.41", j.Nation(n, ""), "checks/triumph.small")
		}
	}
}

// cities notes Factions whose areas are not worth what their Production track says.
func (j judge) cities() {
	for _, f := range blockwar.AllFactions {
		var l blockwar.Levels
		for _, a := range j.LandAreas() {
			if p := j.Place(a); j.NationFacts(p.Of).Faction == f {
				l.Pop += p.City.Pop()
				l.Res += p.Resources()
			}
		}
		start := j.FactionFacts(f).Start
		j.Level("1.4", f, "pop", l.Pop, start.Pop)
		j.Level("1.4", f, "res", l.Res, start.Res)
	}
}

// blocks notes other Combat Values than the rules say, and other numbers of blocks than in the box that we know.
func (j judge) blocks() {
	for n := triumph.Germany; n <= triumph.SovietUnion; n++ {
		for _, u := range j.Types() {
			most := uint8(4)
			if n == triumph.SovietUnion || n == triumph.France || n == triumph.Italy {
				most = 3
			}
			if j.MostCV("3.12", n, u, most); j.BlocksOf(n, u) == 0 {
				j.Unlike(j.Block(n, u, "count"), "checks/triumph.no-block")
			}
		}
		j.Blocks(n, [...]int{triumph.Germany: 56, triumph.Italy: 20, triumph.Britain: 30, triumph.France: 20, triumph.USA: 20, triumph.SovietUnion: 44}[n])
	}
	j.MostCV("3.12", j.Forces(), blockwar.Fortress, 3)
	j.Blocks(j.Forces(), 8)
}

// annexed notes that Austria would stand otherwise than the rules of the short game have it.
func (j judge) annexed() {
	for _, r := range j.Rows("standings.csv") {
		if s := j.ScenarioOf(r.Cell("scenario")); s.Like == 1 && (r.Cell("what") == "austria" || r.Cell("what") == "vienna") {
			j.Against("17.0", checks.At{File: "standings.csv", Row: r.Key}, "checks/triumph.annexed", s.ID)
		}
	}
}

// starts judges the units on the map at the start: a Cadre for each POP, for the Axis two, and those whose type is printed.
func (j judge) starts() {
	var list []checks.Start
	units, cv := [blockwar.FactionCount + 1]int{}, [blockwar.FactionCount + 1]int{}
	for a := triumph.Area(1); a <= j.LastArea; a++ {
		p, cadres := j.Place(a), 0
		for _, s := range p.Start {
			list = append(list, checks.Start{At: j.Area(a, "start_units"), Nation: p.Nation, Area: a, Type: s.Type, CV: s.CV, N: s.N})
			if s.Type == blockwar.NoType {
				cadres += s.N
			}
			f := j.SideOf(p.Nation)
			units[f], cv[f] = units[f]+s.N, cv[f]+s.N*int(s.CV)
		}
		want := p.City.Pop()
		switch f := j.NationFacts(p.Of).Faction; f {
		case triumph.Axis:
			want *= 2
		case blockwar.NoFaction:
			want = 0
		}
		if cadres != want {
			j.Against("5.0", j.Area(a, "start_units"), "checks/triumph.cadres", cadres, want)
		}
	}
	j.Starts(list)
	for _, f := range blockwar.AllFactions {
		facts, rule := j.FactionFacts(f), "5."+strconv.Itoa(int(f))
		if units[f] != facts.SetupUnits {
			j.Against(rule, j.Faction(f, "setup_units"), "checks/triumph.units", units[f], facts.SetupUnits)
		}
		if cv[f] != facts.SetupCV {
			j.Against(rule, j.Faction(f, "setup_cv"), "checks/triumph.cv", cv[f], facts.SetupCV)
		}
	}
}
