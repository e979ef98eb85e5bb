package checks

import (
	"cmp"

	"interbellum/engine/blockwar"
)

// mostCV is how many sides a block has.
const mostCV = 4

// forces notes blocks that there cannot be.
func (j *Judge) forces() {
	total := 0
	for _, r := range j.Rows("blocks.csv") {
		at := At{"blocks.csv", r.Key, ""}
		u, known := j.Chart.Find(r.Cell("type"))
		if !known {
			continue // blocks that serve as markers
		}
		n, _ := j.ParseNation(r.Cell("nation"))
		switch {
		case !j.Power(n) && n != j.Forces():
			j.Unplayable(at, "checks/blocks.powerless", j.NationFacts(n).Name)
			continue
		case u == blockwar.Convoy:
			j.Unplayable(at, "checks/blocks.convoy")
			continue
		case n == j.Forces() && u != blockwar.Fortress && j.BlocksOf(n, u) > 0:
			j.Against(string(j.Rule.ArmedMinors), at, "checks/blocks.minors")
		}
		at.Field = "max_cv"
		switch cv := int(j.MaxCV(n, u)); {
		case j.BlocksOf(n, u) == 0:
		case cv == 0:
			j.Unplayable(at, "checks/blocks.weak")
		case cv > mostCV:
			j.Against("3.12", at, "checks/most", mostCV)
		}
		total += j.BlocksOf(n, u)
	}
	if want := j.game.Blocks; total != want {
		j.Unlike(At{File: "blocks.csv"}, "checks/blocks.total", total, want)
	}
}

// Start is units that begin in an area. Without a Type they are Cadres of any.
type Start struct {
	At       At
	Scenario string
	Nation   blockwar.Nation
	Area     blockwar.Area
	Type     blockwar.Type
	CV       uint8
	N        int
	Room     int // how many units of a Faction can be there; 0 is no limit
}

// Starts judges the units with which a scenario begins.
func (j *Judge) Starts(list []Start) {
	var forts, here [blockwar.AreaRoom]int
	var used [blockwar.NationRoom][blockwar.TypeRoom]int
	var units [blockwar.NationRoom]int
	before := len(j.faults)
	for _, s := range list {
		units[s.Nation] += s.N
		used[s.Nation][s.Type] += s.N
		here[s.Area] += s.N
		if s.Type == blockwar.Fortress {
			forts[s.Area] += s.N
		}
		if p := j.Place(s.Area); forts[s.Area] > 1 {
			j.Unplayable(s.At, "checks/blocks.start.fortresses", p.Name)
		} else if s.Room > 0 && here[s.Area] > s.Room {
			j.Against("1.41", s.At, "checks/blocks.start.room", p.Name, s.Room)
		}
		j.stands(&s)
		if has := j.BlocksOf(s.Nation, s.Type); j.Power(s.Nation) && s.Type != blockwar.NoType && used[s.Nation][s.Type] > has {
			j.Unplayable(s.At, "checks/blocks.start.few", has, j.Chart[s.Type].Slug, used[s.Nation][s.Type])
		} else if most := j.most(s.Nation, s.Type); j.Power(s.Nation) && s.CV > most {
			j.Unplayable(s.At, "checks/blocks.start.strong", s.CV, most)
		}
	}
	for n := blockwar.Nation(1); n <= j.LastPower; n++ {
		all := 0
		for _, u := range j.Types() {
			all += j.BlocksOf(n, u)
		}
		if all < units[n] {
			j.Against("5.0", At{"nations.csv", j.NationFacts(n).Slug, ""}, "checks/blocks.start.all", units[n], all)
		}
	}
	for _, f := range j.faults[before:] {
		j.units = j.units || f.Grade == 0
	}
}

// stands notes a unit that cannot be where it begins.
func (j *Judge) stands(s *Start) {
	p, u := j.Place(s.Area), &j.Chart[s.Type]
	switch {
	case !j.Power(s.Nation):
		j.Unplayable(s.At, "checks/blocks.start.powerless", j.NationFacts(s.Nation).Name)
	case p.Sea():
		j.Unplayable(s.At, "checks/blocks.start.sea", p.Name)
	case s.Type == blockwar.Convoy:
		j.Unplayable(s.At, "checks/blocks.convoy")
	case u.Ships() && !p.Coastal:
		j.Unplayable(s.At, "checks/blocks.start.coast", u.Slug, p.Name)
	case s.CV == 0 && s.N > 0:
		j.Unplayable(s.At, "checks/blocks.weak")
	}
}

// most is the highest Combat Value of a Nation's units of a type, or of any.
func (j *Judge) most(n blockwar.Nation, u blockwar.Type) (most uint8) {
	if u != blockwar.NoType {
		return j.MaxCV(n, u)
	}
	for _, u := range j.Types() {
		if j.BlocksOf(n, u) > 0 {
			most = max(most, j.MaxCV(n, u))
		}
	}
	return most
}

// Blocks notes a Nation that has another number of blocks than in the data that come with the program.
func (j *Judge) Blocks(n blockwar.Nation, want int) {
	got := 0
	for _, u := range j.Types() {
		got += j.BlocksOf(n, u)
	}
	if got != want {
		j.Unlike(At{File: "blocks.csv"}, "checks/blocks.count", cmp.Or(j.NationFacts(n).Name, j.NationFacts(n).Slug), got, want)
	}
}
