package conquest

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestBlocks(t *testing.T) {
	t.Run("3.0 there are 214 unit blocks", func(t *testing.T) {
		all := 0
		for n := range Book().Stock.Count {
			for u := range Book().Chart {
				all += int(Book().Stock.Count[n][u])
			}
		}
		same(t, "all", all, 214)
	})
	t.Run("4.6 and fourteen that serve as markers", func(t *testing.T) {
		markers := 0
		if err := blockwar.ReadTable("blocks.csv", blocksFile, "nation,type,count,max_cv,source", func(r blockwar.Row) {
			if r.Text("nation") == "none" {
				markers += r.Number("count")
			}
		}); err != nil {
			t.Fatal(err)
		}
		same(t, "markers", markers, 14)
	})
	t.Run("3.121 the highest Combat Values", func(t *testing.T) {
		for n := ImperialJapan; n <= RedChina; n++ {
			for _, u := range Book().Chart[1:] {
				want := map[Nation]uint8{ImperialJapan: 3, US: 4, BritishEmpire: 2, NatChina: 2, Russia: 3, RedChina: 2}[n]
				switch {
				case n == ImperialJapan && (u.Type == blockwar.Carrier || u.Type == blockwar.Fleet):
					want = 4
				case n == ImperialJapan && (u.Type == blockwar.Tank || u.Type == Marine), n == US && u.Type == Marine:
					want = 2
				}
				if Book().BlocksOf(n, u.Type) > 0 && Book().MaxCV(n, u.Type) != want {
					t.Errorf("%s %s: %d, not %d", Book().NationFacts(n).Slug, u.Slug, Book().MaxCV(n, u.Type), want)
				}
			}
		}
	})
	t.Run("3.244 Marines are Japanese or of the US, 3.245 Militia Chinese, 16.12 and the Chinese have no ships", func(t *testing.T) {
		for n := ImperialJapan; n <= RedChina; n++ {
			if (Book().BlocksOf(n, Marine) > 0) != (n == ImperialJapan || n == US) || (Book().BlocksOf(n, Militia) > 0) != Chinese(n) {
				t.Errorf("%s has others: got Book().BlocksOf(n, Marine) > 0 %v and Book().BlocksOf(n, Militia) > 0 %v; want %v and %v",
					Book().NationFacts(n).Slug, (Book().BlocksOf(n, Marine) > 0), (Book().BlocksOf(n, Militia) > 0), (n == ImperialJapan || n == US), Chinese(n))
			}
			for _, u := range Book().Chart[1:] {
				if Chinese(n) && u.Ships() && Book().BlocksOf(n, u.Type) > 0 {
					t.Errorf("%s: got a %s, want no ships", Book().NationFacts(n).Slug, u.Slug)
				}
			}
		}
	})
	t.Run("15.32 Armed Minors have Fortresses only", func(t *testing.T) {
		if Book().BlocksOf(Book().Forces(), blockwar.Fortress) != 8 || Book().BlocksOf(Book().Forces(), Militia) != 0 || Book().MaxCV(Book().Forces(), blockwar.Fortress) < uint8(cityMuster[blockwar.PlainCity]) {
			t.Errorf("they have others: got BlocksOf(Forces, Fortress) %v, BlocksOf(Forces, Militia) %v and MaxCV(Forces, Fortress) %v; want 8, 0 and at least %v",
				Book().BlocksOf(Book().Forces(), blockwar.Fortress), Book().BlocksOf(Book().Forces(), Militia), Book().MaxCV(Book().Forces(), blockwar.Fortress), uint8(cityMuster[blockwar.PlainCity]))
		}
	})
	t.Run("7.132 there are blocks for all that arrives in the US", func(t *testing.T) {
		for _, u := range []blockwar.Type{blockwar.Fleet, blockwar.Carrier, blockwar.Sub, blockwar.Infantry, blockwar.AirForce} {
			if Book().BlocksOf(US, u) <= 3 {
				t.Errorf("%d of %s, want more than 3", Book().BlocksOf(US, u), Book().Chart[u].Slug)
			}
		}
	})
}

func TestShippedBlocks(t *testing.T) {
	enginetest.Shipped(t, Edition())
	for n, want := range map[Nation]int{ImperialJapan: 62, US: 46, BritishEmpire: 24, NatChina: 24, Russia: 30, RedChina: 20, Book().Forces(): 8} {
		got := 0
		for u := range Book().Chart {
			got += Book().BlocksOf(n, blockwar.Type(u))
		}
		same(t, Book().NationFacts(n).Slug, got, want)
	}
}

func TestUnitTable(t *testing.T) {
	chart := Book().Chart
	for _, want := range []struct {
		rule string
		unit blockwar.Unit
	}{
		{"3.241 a Fortress stays where it is", blockwar.Unit{Slug: "fortress", Class: blockwar.Ground, Priority: 1, Fire: [5]int{0, 2, 3, 4, 3}}},
		{"3.211 Air Forces", blockwar.Unit{Slug: "airforce", Class: blockwar.Air, Priority: 2, Fly: 2, Fire: [5]int{0, 3, 1, 1, 1}, ReBases: true}},
		{"3.221 Carriers lose two for a hit", blockwar.Unit{Slug: "carrier", Class: blockwar.Naval, Priority: 3, Land: 1, Sea: 3, Fire: [5]int{0, 2, 2, 1, 2}, ReBases: true, DoubleHits: true}},
		{"3.231 Subs", blockwar.Unit{Slug: "sub", Class: blockwar.Submarine, Priority: 4, Land: 1, Sea: 2, Fire: [5]int{0, 0, 1, 0, 1}, ReBases: true}},
		{"3.222 Fleets", blockwar.Unit{Slug: "fleet", Class: blockwar.Naval, Priority: 5, Land: 1, Sea: 3, Fire: [5]int{0, 1, 3, 1, 2}, ReBases: true}},
		{"3.242 Tanks", blockwar.Unit{Slug: "tank", Class: blockwar.Ground, Priority: 6, Land: 3, Sea: 2, Fire: [5]int{0, 0, 0, 2, 0}}},
		{"3.243 Infantry", blockwar.Unit{Slug: "infantry", Class: blockwar.Ground, Priority: 7, Land: 2, Sea: 2, Fire: [5]int{0, 1, 1, 3, 0}}},
		{"3.244 Marines act with Infantry", blockwar.Unit{Slug: "marine", Class: blockwar.Ground, Priority: 7, Land: 2, Sea: 2, Fire: [5]int{0, 0, 0, 2, 0}}},
		{"3.245 Militia act with Infantry and never go to sea", blockwar.Unit{Slug: "militia", Class: blockwar.Ground, Priority: 7, Land: 2, Fire: [5]int{0, 0, 0, 2, 0}}},
		{"3.246 Convoys cannot fire and lose two for a hit", blockwar.Unit{Slug: "convoy", Class: blockwar.Naval, Priority: 10, Sea: 2, DoubleHits: true}},
	} {
		t.Run(want.rule, func(t *testing.T) {
			kind, found := chart.Find(want.unit.Slug)
			if want.unit.Type = kind; !found || chart[kind] != want.unit {
				t.Errorf("%+v, not %+v", chart[kind], want.unit)
			}
		})
	}
	t.Run("3.14 the subtypes of Infantry are numbered as they are named", func(t *testing.T) {
		same(t, "types", [3]string{chart[Marine].Slug, chart[Militia].Slug, chart[blockwar.Convoy].Slug}, [3]string{"marine", "militia", "convoy"})
		same(t, "lines", len(chart), int(Militia)+1)
	})
	t.Run("16.121 Militia and Fortresses are Provincial units", func(t *testing.T) {
		for u, want := range map[blockwar.Type]bool{Militia: true, blockwar.Fortress: true, blockwar.Infantry: false, blockwar.AirForce: false, blockwar.Tank: false} {
			same(t, chart[u].Slug, Provincial(u), want)
		}
	})
}

func TestActionCards(t *testing.T) {
	t.Run("4.1 each Season has its letters, and each letter once", func(t *testing.T) {
		letters := map[blockwar.Phase]string{}
		for n := 1; n <= blockwar.CardCount; n++ {
			c := Book().Action(n)
			letters[c.Season] += c.Priority
			if c.Value < 3 || c.Value > 10 || len(c.Priority) != 1 {
				t.Errorf("card %d: %s%d; want Value at least 3, Value at most 10 and Priority 1", n, c.Priority, c.Value)
			}
		}
		same(t, "spring", letters[blockwar.Spring], "ABCDEFGHIJKLMNP")
		same(t, "summer", letters[blockwar.Summer], "ABCDEFGHIJKLMNPQRSTUVWXYZ")
		same(t, "fall", letters[blockwar.Fall], "ABCDEFGHIJKLMNP")
	})
	t.Run("8.0 two Neutrals stand on a card, and no other Nations", func(t *testing.T) {
		for n := 1; n <= blockwar.CardCount; n++ {
			ends := Book().Action(n).Neutrals()
			for _, end := range ends {
				if k := Book().NationFacts(end).Kind; k != blockwar.Minor && k != blockwar.Province && end != BritishEmpire {
					t.Errorf("card %d: got %s, want a Minor, a Province or the British Empire", n, Book().NationFacts(end).Slug)
				}
			}
			if len(ends) == 2 && ends[0] == ends[1] {
				t.Errorf("card %d: got %v, want two Nations", n, ends)
			}
		}
	})
	t.Run("8.3 WildCards name Neutrals of each Faction, and reach those that stand on no card", func(t *testing.T) {
		listed := map[Nation]bool{}
		for _, w := range Book().WildCards {
			for _, f := range blockwar.AllFactions {
				if (len(w.Lists[f]) > 0) != (w.Kind == blockwar.OwnList) {
					t.Errorf("%s names %v: got len(w.Lists[f]) > 0 %v, want %v", w.Slug, w.Lists[f], (len(w.Lists[f]) > 0), (w.Kind == blockwar.OwnList))
				}
				for _, n := range w.Lists[f] {
					listed[n] = true
					if k := Book().NationFacts(n).Kind; k != blockwar.Minor && k != blockwar.Province && (n != BritishEmpire || f != USA) {
						t.Errorf("%s: got %s, want a Minor or a Province", w.Slug, Book().NationFacts(n).Slug)
					}
				}
			}
		}
		for _, slug := range []string{"hainan", "wakhan", "mexico"} {
			if !listed[nation(t, slug)] {
				t.Errorf("nothing reaches %s: got false, want true", slug)
			}
		}
	})
	t.Run("8.4 of the WildCards with options Ethnic Ties alone bring the British Empire to the USA", func(t *testing.T) {
		for _, w := range Book().WildCards {
			same(t, w.Slug, slices.Contains(w.Lists[USA], BritishEmpire), w.Name == "Ethnic Ties")
		}
	})
	t.Run("17.11 no Province is both on a Diplomacy card and a Partisan Option", func(t *testing.T) {
		for n := 1; n <= blockwar.CardCount; n++ {
			for _, a := range PartisanOptions(Book(), n) {
				same(t, Book().Place(a).Slug+" has cards of its own", Book().NationFacts(Book().Place(a).Of).Kind == blockwar.Province, false)
			}
		}
	})
	t.Run("17.11 every Province of the Nats and of Manchuria has two Partisan Options", func(t *testing.T) {
		count := map[Area]int{}
		for n := 1; n <= blockwar.CardCount; n++ {
			options := PartisanOptions(Book(), n)
			if (len(options) == 2) != (Book().Action(n).Wild != nil) || len(options) == 2 && options[0] == options[1] {
				t.Errorf("card %d: got %v, want two Provinces on a WildCard, else none", n, options)
			}
			for _, a := range options {
				count[a]++
			}
		}
		for _, a := range Book().LandAreas() {
			restive := Book().Place(a).Of == NatChina || Book().Place(a).Of == nation(t, "manchuria-korea")
			if restive != (count[a] > 0) || restive && count[a] < 2 { // 7.352: they can be paired
				t.Errorf("%s: got %d cards, want at least 2 for a Province with Partisans, else 0", Book().Place(a).Slug, count[a])
			}
		}
	})
	t.Run("19.6 Brothers in Arms has three Soviet options, Sinkiang among them, and Intimidation goes by adjacency", func(t *testing.T) {
		for _, w := range Book().WildCards {
			if list := w.Lists[Soviets]; w.Name == "Brothers in Arms" && (len(list) != 3 || !slices.Contains(list, nation(t, "sinkiang"))) {
				t.Errorf("%s: got %v, want three Nations with Sinkiang", w.Slug, list)
			}
			if w.Name == "Intimidation" && w.Kind != blockwar.NearFriendly {
				t.Errorf("%s: got %s, want %s", w.Slug, w.Kind, blockwar.NearFriendly)
			}
		}
	})
}

func TestShippedActionCards(t *testing.T) {
	enginetest.Shipped(t, Edition())
	t.Run("8.0 the Neutrals on cards: each in all three Seasons, and no two together twice", func(t *testing.T) {
		seasons, pairs := map[Nation]map[blockwar.Phase]bool{}, map[[2]Nation]bool{}
		for n := 1; n <= blockwar.CardCount; n++ {
			c := Book().Action(n)
			ends := slices.Clone(c.Neutrals())
			for _, end := range ends {
				if seasons[end] == nil {
					seasons[end] = map[blockwar.Phase]bool{}
				}
				seasons[end][c.Season] = true
			}
			if slices.Sort(ends); len(ends) == 2 {
				pair := [2]Nation{ends[0], ends[1]}
				if pairs[pair] || ends[0] == ends[1] {
					t.Errorf("card %d: got %v, want a new pair of two Nations", n, pair)
				}
				pairs[pair] = true
			}
		}
		for n := Nation(1); n <= Book().LastNation; n++ {
			f := Book().NationFacts(n)
			want := 3
			if f.Kind != blockwar.Minor && f.Kind != blockwar.Province && n != BritishEmpire || slices.Contains([]string{"hainan", "wakhan", "mexico"}, f.Slug) {
				want = 0
			}
			same(t, f.Slug, len(seasons[n]), want)
		}
	})
}

func TestInvestmentCards(t *testing.T) {
	use := map[Tech]int{}
	for n := 1; n <= blockwar.CardCount; n++ {
		c := Book().Investment(n)
		for _, tech := range []Tech{c.Ends[0], c.Ends[1], c.Red} {
			use[tech]++
		}
	}
	t.Run("4.2 what stands on an Investment card", func(t *testing.T) {
		for n := 1; n <= blockwar.CardCount; n++ {
			c := Book().Investment(n)
			one, two := Book().TechFacts(c.Ends[0]).Kind, Book().TechFacts(c.Ends[1]).Kind
			if c.Factory < 1 || c.Factory > 4 || c.Ends[0] == c.Ends[1] || one == blockwar.RedTech || two == blockwar.RedTech || two == blockwar.IntelTech {
				t.Errorf("card %d: got %v for %d, want two Technologies and a Factory value of 1 to 4", n, c.Ends, c.Factory)
			}
		}
	})
	t.Run("9.0 the Technologies, each on two cards at least", func(t *testing.T) {
		for tech := AirDefenseRadar; int(tech) <= TechCount; tech++ {
			f, least := Book().TechFacts(tech), 2
			switch f.Kind {
			case blockwar.IntelTech, blockwar.TechWild:
				least = 1
			}
			if use[tech] < least {
				t.Errorf("%s is on %d cards, want at least %v", Book().TechFacts(tech).Slug, use[tech], least)
			}
			for _, listed := range f.Lists {
				if k := Book().TechFacts(listed).Kind; k != blockwar.UnitTech && k != blockwar.AtomicTech {
					t.Errorf("9.1 %s: got it standing in for %s, want a unit's or the bomb's", Book().TechFacts(tech).Slug, Book().TechFacts(listed).Slug)
				}
			}
			if (f.FromYear > 0) != (len(f.Lists) > 0) {
				t.Errorf("9.1 %s from %d: got f.FromYear > 0 %v, want %v", Book().TechFacts(tech).Slug, f.FromYear, (f.FromYear > 0), (len(f.Lists) > 0))
			}
		}
	})
	t.Run("9.0 numbers and names agree", func(t *testing.T) {
		for tech, want := range map[Tech]string{AirDefenseRadar: "airdefense-radar", AmphTracks: "amphtracks", AtomicPile: "atomic-research-1", ImplosionTrigger: "atomic-research-4",
			AutoCannons: "autocannons", DiveBombing: "dive-bombing", HeavyBombers: "heavy-bombers", ImprovedTorpedoes: "improved-torpedoes", Incendiaries: "incendiaries",
			Jets: "jets", NavalRadar: "naval-radar", Sonar: "sonar", IndustrialEspionage: "industrial-espionage", Sabotage: "sabotage", Science1944: "science-1944"} {
			same(t, want, Book().TechFacts(tech).Slug, want)
		}
	})
	t.Run("9.5 the Red Techs", func(t *testing.T) {
		for tech := AirDefenseRadar; int(tech) <= TechCount; tech++ {
			red := tech == LandReform || tech == Propaganda || tech == GuerrillaWarfare
			same(t, Book().TechFacts(tech).Slug, Book().TechFacts(tech).Kind == blockwar.RedTech, red)
		}
	})
	t.Run("9.6 Atomic Research has four stages", func(t *testing.T) {
		for i, tech := range []Tech{AtomicPile, BreederReactor, Plutonium, ImplosionTrigger} {
			same(t, Book().TechFacts(tech).Slug, Book().TechFacts(tech).Stage, i+1)
		}
	})
	t.Run("9.7 the Intelligence cards that the rules name", func(t *testing.T) {
		for _, tech := range []Tech{Coup, Mole, Blackmail, DoubleAgent} {
			if Book().TechFacts(tech).Kind != blockwar.IntelTech || use[tech] == 0 {
				t.Errorf("%s is none, or on no card: got Kind %v; want Kind %v and use[tech] not 0", Book().TechFacts(tech).Slug, Book().TechFacts(tech).Kind, blockwar.IntelTech)
			}
		}
	})
}
