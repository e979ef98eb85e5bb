package conquest

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// produce begins one Faction's Production.
func produce(t *testing.T, table *Table, f Faction) *enginetest.Script {
	t.Helper()
	table.Phase = blockwar.ProductionPhase
	s := run(t, table, &blockwar.Spending{Faction: f})
	s.Deal(7)
	return s
}

// cadreTypes lists what a Nation can raise in an area.
func cadreTypes(table *Table, f Faction, n Nation, a Area) string {
	var list []string
	for _, u := range table.Builder(f).CadreTypes(n, a) {
		list = append(list, table.Chart[u].Slug)
	}
	return strings.Join(list, " ")
}

// give lets a Side control an area that nobody is in.
func give(table *Table, side Side, areas ...Area) {
	for _, a := range areas {
		table.Nations[table.Place(a).Of].Marker = side
		table.Control[a] = side
	}
}

// closeIn puts a Nation's Fleets into all seas beside an area, so that nothing comes to its Enemies over them.
func closeIn(t *testing.T, table *Table, n Nation, area string) {
	t.Helper()
	for _, over := range printed().Graph.Neighbours(at(t, area)) {
		if p := printed().Place(over.To); p.Sea() {
			put(t, table, n, p.Slug, "fleet")
		}
	}
}

func TestProxyProduction(t *testing.T) {
	enlist := func(t *testing.T, kmt uint8) *enginetest.Script {
		table := asia(t)
		own(table).Loyalty[USA].N = kmt
		return produce(t, table, USA)
	}
	t.Run("7.211 the Nationalists enlist the lesser of NATCITIES and KMT", func(t *testing.T) {
		for kmt, n := range map[uint8]int{1: 1, 3: 3, 6: 4} {
			same(t, "CV", enlist(t, kmt).Asked("usa", "production").Left+1, n)
		}
	})
	t.Run("7.21 Proxy Production comes first, and buys no cards nor units of others", func(t *testing.T) {
		s := enlist(t, 3)
		for _, word := range s.Legal("usa") {
			if word != "done" && !strings.HasSuffix(word, "nation/nationalist-china") {
				t.Errorf("got %q, want units of Nationalist China only", word)
			}
		}
		s.Play("usa", "done")
		s.Saw("enlistment-over", "faction/usa")
		s.NotSaw("production-over")
		s.Offered("usa", "buy:deck/action", "buy:deck/investment", "cadre:area/los-angeles>nation/us")
		same(t, "Production", s.Asked("usa", "production").Left+1, 6)
	})
	t.Run("7.211 Provincial units alone, one CV in a Province", func(t *testing.T) {
		s := enlist(t, 3)
		s.Play("usa", "cadre:area/nanking>nation/nationalist-china")
		same(t, "types", strings.Join(s.Legal("usa"), " "), "raise:type/fortress>area/nanking raise:type/militia>area/nanking")
		s.Play("usa", "raise:type/militia>area/nanking")
		same(t, "Nanking again", legal(s, "usa", "cadre:area/nanking"), "")
	})
	t.Run("7.22 a Faction's own Production builds no second CV there", func(t *testing.T) {
		s := enlist(t, 1)
		s.Play("usa", "cadre:area/nanking>nation/nationalist-china", "raise:type/militia>area/nanking", "done")
		same(t, "Nanking", legal(s, "usa", "cadre:area/nanking")+legal(s, "usa", "step:area/nanking"), "")
		s.Offered("usa", "cadre:area/wuhan>nation/nationalist-china")
	})
	t.Run("16.122 a Faction's own Production builds Regulars", func(t *testing.T) {
		if got := cadreTypes(asia(t), USA, NatChina, at(t, "wuhan")); got != "fortress airforce tank infantry militia" {
			t.Errorf(`got %v, want "fortress airforce tank infantry militia"`, got)
		}
	})
	t.Run("7.212 the Reds draw the lesser of REDMUSTER and CPC, and look at them when all is done", func(t *testing.T) {
		for cpc, n := range map[uint8]int{1: 1, 3: 2} {
			table := asia(t)
			own(table).Loyalty[Soviets].N = cpc
			s := produce(t, table, Soviets)
			same(t, "drawn", tableOf(s).Faction(Soviets).Bought.Len(), n)
			same(t, "in hand", tableOf(s).Faction(Soviets).Hand.Len(), 0)
			s.Play("soviet", "done")
			same(t, "in hand then", tableOf(s).Faction(Soviets).Hand.Len(), n)
		}
	})
}

func TestProxyPowersProduce(t *testing.T) {
	t.Run("16.13 in every Production the Proxy Powers have what the Civil War is worth now, beside their Foster Factions' own", func(t *testing.T) {
		table := asia(t)
		table.Phase = blockwar.ProductionPhase
		own(table).Loyalty[USA].N, own(table).Loyalty[Soviets].N = 3, 4
		clear(table, at(t, "wuhan"))
		clear(table, at(t, "suchow"))
		put(t, table, ImperialJapan, "wuhan", "infantry")
		put(t, table, ImperialJapan, "suchow", "infantry")
		put(t, table, RedChina, "kansu", "militia")
		table.EvaluateControl()
		s := run(t, table, &blockwar.Production{})
		s.Deal(5)
		same(t, "Enlistment: NATCITIES", s.Asked("usa", "production").Left+1, 2)
		s.Play("usa", "done")
		same(t, "the USA's own", s.Asked("usa", "production").Left+1, 6)
		s.Play("usa", "done")
		same(t, "Activism: REDMUSTER", tableOf(s).Faction(Soviets).Bought.Len(), 3)
		same(t, "the Soviets' own", s.Asked("soviet", "production").Left+1, 4)
		s.Play("soviet", "done")
		same(t, "their cards", tableOf(s).Faction(Soviets).Hand.Len(), 3)
		same(t, "Japan has its own alone", s.Asked("japan", "production").Left+1, 11)
		same(t, "cards of Japan", tableOf(s).Faction(Japan).Bought.Len(), 0)
	})
}

func TestBuilding(t *testing.T) {
	t.Run("7.22 the least of IND and POP at Peace, and of RES too at War", func(t *testing.T) {
		table := asia(t)
		for f, n := range map[Faction]int{Japan: 10, USA: 6, Soviets: 4} {
			same(t, printed().FactionFacts(f).Slug, table.ProductionLevel(f, true), n)
		}
		declare(table, Japan, USA)
		same(t, "Japan at War", table.ProductionLevel(Japan, true), 5)
	})
	t.Run("2.11 without its Production Center a Faction produces nothing, whatever else it has", func(t *testing.T) {
		for _, c := range []struct {
			f     Faction
			lost  string
			taker Nation
		}{{Japan, "tokyo", US}, {USA, "los-angeles", ImperialJapan}, {Soviets, "novosibirsk", ImperialJapan}} {
			table := summer(t, c.f)
			declare(table, Japan, USA)
			declare(table, Japan, Soviets)
			if table.ProductionLevel(c.f, false) == 0 {
				t.Errorf("%s has none with it: got ProductionLevel(f, false) %v, want not 0", c.lost, table.ProductionLevel(c.f, false))
			}
			put(t, table, c.taker, c.lost, "infantry")
			table.EvaluateControl()
			same(t, "without "+c.lost, table.ProductionLevel(c.f, false), 0)
			same(t, "some POP is left", table.Levels(c.f, false).Pop > 0, true)
		}
	})
	t.Run("1.13 oil counts double for Japan", func(t *testing.T) {
		table := asia(t)
		before := [2]int{table.Levels(Japan, false).Res, table.Levels(USA, false).Res}
		give(table, Japan, at(t, "sumatra"))
		japan := table.Levels(Japan, false).Res - before[0]
		give(table, USA, at(t, "sumatra"))
		p := printed().Place(at(t, "sumatra"))
		if p.Oil == 0 || japan != p.Res+p.Oil || table.Levels(USA, false).Res-before[1] != p.Res {
			t.Errorf("Japan has %d of it: got Oil %v; want Oil not 0, japan %v and table.Levels(USA, false).Res - before[1] %v", japan, p.Oil, p.Res+p.Oil, p.Res)
		}
	})
	t.Run("8.41 the USA has the use of the British Empire once it has Influence there, 8.42 others never", func(t *testing.T) {
		table := asia(t)
		influence(t, table, USA, 1, "britemp")
		same(t, "POP and RES", [2]int{table.Levels(USA, false).Pop, table.Levels(USA, false).Res}, [2]int{17, 16})
		influence(t, table, Japan, 2, "britemp")
		same(t, "Japan", table.Levels(Japan, false), blockwar.Levels{Pop: 10, Ind: 11, Res: 5})
		same(t, "nor the USA, with Japan's Influence there", table.Levels(USA, false), blockwar.Levels{Pop: 11, Ind: 6, Res: 10})
	})
	t.Run("7.242 Cadres of any type are raised in Home Territory", func(t *testing.T) {
		table := asia(t)
		same(t, "Osaka", cadreTypes(table, Japan, ImperialJapan, at(t, "osaka")), "fortress airforce carrier sub fleet tank infantry marine")
		same(t, "Chicago", cadreTypes(table, USA, US, at(t, "chicago")), "fortress airforce tank infantry marine")
		same(t, "2.6 Harbin, in a Colony", cadreTypes(table, Japan, ImperialJapan, at(t, "harbin")), "fortress")
		same(t, "2.6 India", cadreTypes(table, USA, BritishEmpire, at(t, "new-delhi")), "fortress")
	})
	t.Run("1.11 nothing is Built where nobody comes", func(t *testing.T) {
		table := asia(t)
		same(t, "Sydney", cadreTypes(table, USA, BritishEmpire, at(t, "sydney")) != "", true)
		same(t, "the desert", cadreTypes(table, USA, BritishEmpire, at(t, "great-australian-desert")), "")
	})
	t.Run("7.243 Fortresses anywhere of one's own, SNLFs on Islands and Straits", func(t *testing.T) {
		table := asia(t)
		same(t, "Marianas", cadreTypes(table, Japan, ImperialJapan, at(t, "marianas")), "fortress marine")
		units(t, table, ImperialJapan, "marianas", "fortress", "marine")
		same(t, "Marianas with both", cadreTypes(table, Japan, ImperialJapan, at(t, "marianas")), "")
		same(t, "Midway, for the US", cadreTypes(table, USA, US, at(t, "midway")), "fortress")
	})
	t.Run("1.41 on an Islet without a Base nothing but Fortresses and SNLFs gain steps, on a Base all do", func(t *testing.T) {
		table := asia(t)
		for _, slug := range []string{"palau", "carolines"} {
			ids, by := units(t, table, ImperialJapan, slug, "marine", "infantry"), table.Builder(Japan)
			same(t, slug+": SNLF", by.CanStrengthen(table.Blocks.Get(ids[0])), true)
			same(t, slug+": Infantry", by.CanStrengthen(table.Blocks.Get(ids[1])), printed().Place(at(t, slug)).Base)
		}
	})
	t.Run("7.243 whose Fortress it is", func(t *testing.T) {
		table := asia(t)
		give(table, Empire, at(t, "thailand"))
		give(table, USA, at(t, "mexico"), at(t, "marianas"))
		give(table, Reds, at(t, "harbin"))
		for slug, want := range map[string]Nation{"los-angeles": US, "midway": US, "mexico": US, "marianas": US, "thailand": BritishEmpire, "sydney": BritishEmpire,
			"hong-kong": BritishEmpire, "new-delhi": BritishEmpire, "nanking": NatChina, "canton": NatChina} {
			same(t, slug, fortifier(table, USA, printed().Place(at(t, slug))), want)
		}
		for slug, want := range map[string]Nation{"chita": Russia, "sian": RedChina, "harbin": RedChina, "thailand": Russia} {
			same(t, slug, fortifier(table, Soviets, printed().Place(at(t, slug))), want)
		}
	})
	t.Run("7.241 a step once in a Production", func(t *testing.T) {
		table := asia(t)
		units(t, table, ImperialJapan, "kyushu", "infantry 1")
		number := table.Here(at(t, "kyushu"), func(*blockwar.Block) bool { return true })[0].ID
		s := produce(t, table, Japan)
		s.Play("japan", "step:area/kyushu>nation/japan", "strengthen:"+string(table.UnitRef(number)))
		same(t, "again, though it could have three", legal(s, "japan", "step:area/kyushu"), "")
		s.Play("japan", "done")
		same(t, "in the next Production", strings.Contains(legal(produce(t, tableOf(s), Japan), "japan", "step"), "area/kyushu"), true)
	})
	t.Run("7.242 a Cadre newly raised gains no step in that Production", func(t *testing.T) {
		s := produce(t, asia(t), Japan)
		s.Play("japan", "cadre:area/kyushu>nation/japan", "raise:type/infantry>area/kyushu")
		same(t, "Kyushu", legal(s, "japan", "step:area/kyushu"), "")
	})
	t.Run("7.24 neither at Sea nor Engaged", func(t *testing.T) {
		table := asia(t)
		ids := units(t, table, ImperialJapan, "kyushu", "tank")
		declare(table, USA, Japan)
		units(t, table, US, "kyushu", "infantry")
		same(t, "Engaged", table.Builder(Japan).CanStrengthen(table.Blocks.Get(ids[0])), false)
		same(t, "Cadres", cadreTypes(table, Japan, ImperialJapan, at(t, "kyushu")), "")
		sea := table.Put(ImperialJapan, blockwar.Fleet, 1, at(t, "sulu-sea")).ID
		same(t, "at Sea", table.Builder(Japan).CanStrengthen(table.Blocks.Get(sea)), false)
	})
	t.Run("2.2 the USA builds the units of the Neutral British Empire", func(t *testing.T) {
		if got := cadreTypes(asia(t), USA, BritishEmpire, at(t, "new-zealand")); !strings.Contains(got, "fleet") {
			t.Errorf(`got %v, want "fleet" in it`, got)
		}
	})
	t.Run("7.2 each in Turn Order: USA, Soviets, Japan", func(t *testing.T) {
		table := asia(t)
		table.Phase = blockwar.ProductionPhase
		s := run(t, table, &blockwar.Production{})
		s.Deal(1)
		for _, seat := range []string{"usa", "soviet", "japan"} {
			for s.PlayIf(seat, "production", "done") {
			}
		}
		same(t, "who is asked then", len(s.Match.Open()), 0)
	})
	t.Run("7.245 Blockade markers are gone when all have produced, and not before", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, USA)
		table.Phase, table.Blockade[at(t, "kyushu")] = blockwar.ProductionPhase, blockwar.FullBlockade
		closeIn(t, table, US, "kyushu")
		s := run(t, table, &blockwar.Production{})
		s.Deal(1)
		s.Play("usa", "done", "done")
		s.Play("soviet", "done")
		same(t, "while Japan produces", tableOf(s).Blockade[at(t, "kyushu")], blockwar.FullBlockade)
		s.Play("japan", "done")
		same(t, "markers", tableOf(s).Blockade, blockwar.Blockades{})
	})
	t.Run("7.221 at War what is still Blockaded counts for nothing, and what has a Trade Route again counts", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, USA)
		for _, slug := range []string{"korea", "kyushu", "mukden"} {
			table.Blockade[at(t, slug)] = blockwar.FullBlockade
		}
		closeIn(t, table, US, "kyushu")
		s := produce(t, table, Japan)
		now := tableOf(s)
		same(t, "Kyushu", now.Blockade[at(t, "kyushu")], blockwar.FullBlockade)
		same(t, "Korea", now.Blockade[at(t, "korea")], blockwar.NotBlockaded)
		same(t, "effective", now.Levels(Japan, true), blockwar.Levels{Pop: 9, Ind: 11, Res: 4})
		same(t, "controlled", now.Levels(Japan, false), blockwar.Levels{Pop: 10, Ind: 11, Res: 5})
		same(t, "Production", s.Asked("japan", "production").Left+1, 4)
	})
	t.Run("7.221 who is at Peace suffers no Blockade", func(t *testing.T) {
		table := asia(t)
		table.Blockade[at(t, "kyushu")] = blockwar.FullBlockade
		s := produce(t, table, Japan)
		same(t, "marker", tableOf(s).Blockade[at(t, "kyushu")], blockwar.NotBlockaded)
		same(t, "Production", s.Asked("japan", "production").Left+1, 10)
	})
	t.Run("7.244 cards are bought blind", func(t *testing.T) {
		s := produce(t, asia(t), Japan)
		s.Play("japan", "buy:deck/investment")
		same(t, "in hand", tableOf(s).Faction(Japan).Hand.Len(), 0)
		s.Play("japan", "done")
		same(t, "in hand then", tableOf(s).Faction(Japan).Hand.Len(), 1)
	})
	t.Run("7.23 every card and every step costs one", func(t *testing.T) {
		s := produce(t, asia(t), Japan)
		s.Play("japan", slices.Repeat([]string{"buy:deck/action"}, 10)...)
		same(t, "left", strings.Join(s.Legal("japan"), " "), "done")
	})
}
