// Package checks judges the printed data of Conquest & Consequence as an owner of the box may have changed them: what the game cannot be
// played with, what a rule says otherwise, and what differs from a pattern of the data that come with the program.
package checks

import (
	_ "embed"
	"slices"
	"strconv"

	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/checks"
	"interbellum/engine/conquest"
	"interbellum/engine/house"
)

var game = checks.Game{Tables: house.Conquest(), Shipped: conquest.File, Read: conquest.ReadBook, Of: conquest.GameOf, SetUp: "setup.csv",
	Printed: printed, Capital: "2.51", Neutral: conquest.BritishEmpire, Blocks: 214, Own: own, Room: room}

//go:embed printed.txt
var printed string

// Faults lists everything that is wrong with data files.
func Faults(file house.Files) []house.Fault { return game.Faults(file) }

// judge has the checks that this game alone has.
type judge struct{ *checks.Judge }

func own(shared *checks.Judge) {
	j := judge{shared}
	j.nations()
	j.regions()
	j.straits()
	j.ways()
	j.trade()
	j.worth()
	j.blocks()
	j.starts()
	j.cards()
	j.partisans()
	j.turns()
}

// nations: only the British Empire and Papua have their Capitals outside.
func (j judge) nations() {
	for n := conquest.Nation(1); n <= j.LastNation; n++ {
		f := j.NationFacts(n)
		inside := f.Capital != blockwar.Nowhere && j.Place(f.Capital).Of == n
		if !inside && n != conquest.BritishEmpire && f.Slug != "papua" {
			j.Against("2.51", j.Nation(n, "capital"), "checks/conquest.capital")
		}
		if f.Kind == blockwar.Colony && f.Faction != j.NationFacts(f.Overlord).Faction {
			j.Against("2.6", j.Nation(n, "faction"), "checks/triumph.overlord", j.NationFacts(f.Overlord).Name)
		}
	}
}

// regions: a Nation lies in one Region, but for the Great Powers and Alaska, and each Region has its Nations.
func (j judge) regions() {
	for n := conquest.Nation(1); n <= j.LastNation; n++ {
		f, areas := j.NationFacts(n), j.AreasOf(n)
		for _, a := range areas {
			if f.Kind != blockwar.GreatPower && f.Slug != "alaska" && j.Place(a).Region != j.Place(areas[0]).Region {
				j.Against("1.0", j.Area(a, "region"), "checks/conquest.region", f.Name)
			}
		}
	}
	for _, x := range []struct {
		region  blockwar.Region
		nations []string
	}{
		{conquest.RegionRussia, []string{"russia"}},
		{conquest.RegionIndoChina, []string{"india", "malaya", "wakhan", "thailand", "vietnam", "dei"}},
		{conquest.RegionChina, []string{"nationalist-china", "red-china", "manchuria-korea", "peiping", "inner-mongolia", "shansi", "tsingtao", "sinkiang", "kansu",
			"chungking", "kwangsi", "canton", "yunnan", "tibet", "hainan"}},
	} {
		for _, a := range j.LandAreas() {
			p := j.Place(a)
			if in := slices.Contains(x.nations, j.NationFacts(p.Of).Slug); in != (p.Region == x.region) {
				j.Against("1.0", j.Area(a, "region"), "checks/conquest.region", j.NationFacts(p.Of).Name)
			}
		}
	}
}

// worth notes Factions whose areas are not worth what their Production track says, and Nations of which a rule says what they are worth.
func (j judge) worth() {
	sums := func(f conquest.Faction, of ...conquest.Nation) (l blockwar.Levels) {
		for _, a := range j.LandAreas() {
			if p := j.Place(a); slices.Contains(of, p.Nation) {
				l.Pop += p.City.Pop()
				l.Res += conquest.Resources(f, p)
			}
		}
		return l
	}
	for _, x := range []struct {
		rule string
		f    conquest.Faction
		of   []conquest.Nation
	}{
		{"5.1", conquest.Japan, []conquest.Nation{conquest.ImperialJapan}}, {"5.2", conquest.USA, []conquest.Nation{conquest.US, conquest.NatChina}},
		{"5.3", conquest.Soviets, []conquest.Nation{conquest.Russia, conquest.RedChina}},
	} {
		l, start := sums(x.f, x.of...), j.FactionFacts(x.f).Start
		j.Level(x.rule, x.f, "pop", l.Pop, start.Pop)
		j.Level(x.rule, x.f, "res", l.Res, start.Res)
	}
	usa := conquest.FosterOf(j.Book, conquest.USA)
	j.Level("16.21", conquest.USA, "china_control", sums(conquest.USA, conquest.NatChina).Pop, usa.China.Control)
	j.Level("16.22", conquest.Soviets, "china_control", j.Place(j.MustArea("sian")).Muster, conquest.FosterOf(j.Book, conquest.Soviets).China.Control)
	j.Level("19.4", conquest.USA, "rising_sun_pop", sums(conquest.USA, conquest.US, conquest.NatChina, conquest.RedChina).Pop, usa.Rising.Pop)
	j.Level("19.4", conquest.USA, "rising_sun_china_control", sums(conquest.USA, conquest.NatChina, conquest.RedChina).Pop, usa.Rising.Control)
	empire := sums(conquest.USA, conquest.BritishEmpire)
	for _, x := range []struct {
		field string
		got   int
	}{{"POP", empire.Pop}, {"RES", empire.Res}} {
		if x.got != 6 {
			j.Against("8.3", j.Nation(conquest.BritishEmpire, ""), "checks/blocks.worth", j.NationFacts(conquest.BritishEmpire).Name, x.field, x.got, 6)
		}
	}
	oil := 0
	dei, _ := j.ParseNation("dei")
	for _, a := range j.AreasOf(dei) {
		oil += j.Place(a).Oil
	}
	if oil < 2 {
		j.Against("1.13", j.Nation(dei, ""), "checks/conquest.oil", oil)
	}
}

// blocks notes other Combat Values than the rules say, blocks that a Nation has not, and other numbers of them than in the shipped data.
func (j judge) blocks() {
	for n := conquest.ImperialJapan; n <= conquest.RedChina; n++ {
		for _, u := range j.Types() {
			j.MostCV("3.121", n, u, mostCV(n, u))
			if j.BlocksOf(n, u) == 0 {
				continue
			}
			at, chinese := j.Block(n, u, ""), conquest.Chinese(n)
			switch {
			case u == conquest.Marine && n != conquest.ImperialJapan && n != conquest.US:
				j.Against("3.244", at, "checks/conquest.marines")
			case u == conquest.Militia && !chinese:
				j.Against("3.245", at, "checks/conquest.militia")
			case chinese && j.Chart[u].Ships():
				j.Against("16.12", at, "checks/conquest.ships")
			}
		}
		j.Blocks(n, [...]int{conquest.ImperialJapan: 62, conquest.US: 46, conquest.BritishEmpire: 24, conquest.NatChina: 24, conquest.Russia: 30, conquest.RedChina: 20}[n])
	}
	j.Blocks(j.Forces(), 8)
	for _, u := range []blockwar.Type{blockwar.Fleet, blockwar.Carrier, blockwar.Sub, blockwar.Infantry, blockwar.AirForce} {
		if n := j.BlocksOf(conquest.US, u); n <= 3 {
			j.Against("7.132", j.Block(conquest.US, u, "count"), "checks/conquest.arrive", n)
		}
	}
}

// mostCV is the highest Combat Value of a Nation's units of a type (3.121).
func mostCV(n conquest.Nation, u blockwar.Type) uint8 {
	switch {
	case n == conquest.ImperialJapan && (u == blockwar.Carrier || u == blockwar.Fleet):
		return 4
	case n == conquest.ImperialJapan && (u == blockwar.Tank || u == conquest.Marine), n == conquest.US && u == conquest.Marine:
		return 2
	}
	return [...]uint8{conquest.ImperialJapan: 3, conquest.US: 4, conquest.BritishEmpire: 2, conquest.NatChina: 2, conquest.Russia: 3, conquest.RedChina: 2}[n]
}

// starts judges the units at the start, in each scenario.
func (j judge) starts() {
	for _, scenario := range []string{conquest.Scenario1936, conquest.RisingSun} { // what others begin with is their own affair
		var list []checks.Start
		var units, cv [conquest.RedChina + 1]int
		for _, r := range j.Rows("setup.csv") {
			if of := r.Cell("scenario"); of != "both" && of != scenario {
				continue
			}
			at := checks.At{File: "setup.csv", Row: r.Key}
			n, _ := j.ParseNation(r.Cell("nation"))
			a, _ := j.ParseArea(r.Cell("area"))
			count, _ := strconv.Atoi(r.Cell("count"))
			strength, _ := strconv.Atoi(r.Cell("cv"))
			if r.Cell("type") == "partisan" {
				j.partisan(at, a, count)
				continue
			}
			u, _ := j.Chart.Find(r.Cell("type"))
			list = append(list, checks.Start{At: at, Scenario: scenario, Nation: n, Area: a, Type: u, CV: uint8(strength), N: count, Room: room(j.Place(a))})
			if j.Power(n) {
				units[n], cv[n] = units[n]+count, cv[n]+count*strength
			}
			if own := j.Place(a).Nation; own != n && !(scenario == conquest.RisingSun && n == conquest.NatChina && own == conquest.RedChina) {
				j.Against("5.0", at, "checks/conquest.abroad", j.NationFacts(n).Name, j.Place(a).Name)
			}
		}
		j.Starts(list)
		for _, x := range tallies {
			if x.scenario == scenario && (units[x.nation] != x.units || cv[x.nation] != x.cv) {
				j.Against(x.rule, j.Nation(x.nation, ""), "checks/conquest.start", units[x.nation], cv[x.nation], x.units, x.cv)
			}
		}
	}
}

// tallies are the units and the CV with which Nations begin.
var tallies = []struct {
	rule, scenario string
	nation         conquest.Nation
	units, cv      int
}{
	{"5.1", conquest.Scenario1936, conquest.ImperialJapan, 30, 37}, {"5.2", conquest.Scenario1936, conquest.US, 10, 17},
	{"5.2", conquest.Scenario1936, conquest.NatChina, 8, 12}, {"5.2", conquest.Scenario1936, conquest.BritishEmpire, 7, 7},
	{"5.3", conquest.Scenario1936, conquest.Russia, 8, 8}, {"5.3", conquest.Scenario1936, conquest.RedChina, 2, 3},
	{"19.4", conquest.RisingSun, conquest.ImperialJapan, 30, 37}, {"19.4", conquest.RisingSun, conquest.NatChina, 10, 15},
	{"19.1", conquest.RisingSun, conquest.Russia, 0, 0}, {"19.1", conquest.RisingSun, conquest.RedChina, 0, 0},
}

// partisan judges Partisans at the start: one, in Sian (5.3).
func (j judge) partisan(at checks.At, a conquest.Area, n int) {
	if j.Place(a).Slug != "sian" {
		at.Field = "area"
		j.Against("5.3", at, "checks/conquest.partisan", j.Place(a).Name)
	}
	if n > 1 {
		at.Field = "count"
		j.Against("5.3", at, "checks/most", 1)
	}
}

// room is how many units of a Faction can be in an area, or 0 (1.41).
func room(p *blockwar.Place) int {
	if conquest.Single(p) {
		return 1
	}
	return 0
}
