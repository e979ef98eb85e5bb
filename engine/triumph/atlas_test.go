package triumph

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// at finds an area by its slug.
func at(t *testing.T, slug string) Area {
	t.Helper()
	return enginetest.Named(t, "area", slug, Book().ParseArea)
}

// nation finds a Nation or Colony by its slug.
func nation(t *testing.T, slug string) Nation {
	t.Helper()
	return enginetest.Named(t, "nation", slug, Book().ParseNation)
}

// slugs lists the areas that a test picks, by alphabet.
func slugs(pick func(p *blockwar.Place) bool) string {
	var list []string
	for a := Area(1); a <= Book().LastArea; a++ {
		if pick(Book().Place(a)) {
			list = append(list, Book().Place(a).Slug)
		}
	}
	return strings.Join(list, " ")
}

func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, not %s", what, got, want)
	}
}

func TestAreas(t *testing.T) {
	t.Run("1.1 every area has its kind, and a Land Area a Nation", func(t *testing.T) {
		var count [5]int
		for a := Area(1); a <= Book().LastArea; a++ {
			p := Book().Place(a)
			count[p.Kind]++
			if p.Sea() && (p.Nation != blockwar.NoNation || p.City != blockwar.NoCity || p.Resources() > 0 || p.Start != nil || p.Home) {
				t.Errorf("the sea %s: got %+v, want nothing that only land has", Book().Place(a).Slug, p)
			}
			if p.Land() && (p.Nation == blockwar.NoNation || Book().NationFacts(p.Nation).Kind == blockwar.Colony) {
				t.Errorf("%s: got no nation, or a Colony, want another nation", Book().Place(a).Slug)
			}
			if p.Home != (Book().Power(p.Nation) && p.Of == p.Nation) {
				t.Errorf("2.3 %s: Home Territory is what lies within a Power's own boundaries: got Home %v, want %v", Book().Place(a).Slug, p.Home, (Book().Power(p.Nation) && p.Of == p.Nation))
			}
			if !regexp.MustCompile(`^[RFPX](\+[RFPX])*$`).MatchString(p.Source) || !regexp.MustCompile(`^[a-z][a-z0-9_]*$`).MatchString(p.Slug) {
				t.Errorf("%s: source %q: got MatchString(Source) %v; want MatchString(Source) true and MatchString(Slug) true", Book().Place(a).Slug, p.Source, regexp.MustCompile(`^[RFPX](\+[RFPX])*$`).MatchString(p.Source))
			}
		}
		if count != [5]int{0, 95, 8, 28, 5} {
			t.Errorf("land, straits, seas, oceans: %v, want %v", count, [5]int{0, 95, 8, 28, 5})
		}
		if len(Book().LandAreas()) != 103 || len(Book().WaterAreas()) != 33 {
			t.Errorf("%d Land Areas, %d of water; want LandAreas 103 and WaterAreas 33", len(Book().LandAreas()), len(Book().WaterAreas()))
		}
	})
	t.Run("1.12 cities and what they are worth", func(t *testing.T) {
		for city, want := range map[blockwar.City]string{
			blockwar.MainCapital: "berlin london moscow",
			blockwar.SubCapital:  "baku delhi leningrad paris rome ruhr washington",
			blockwar.CapitalCity: "ankara madrid warsaw",
		} {
			same(t, "cities", slugs(func(p *blockwar.Place) bool { return p.City == city }), want)
		}
		for city, want := range map[blockwar.City][2]int{blockwar.MainCapital: {3, 0}, blockwar.SubCapital: {2, 0}, blockwar.CapitalCity: {1, 3}, blockwar.PlainCity: {1, 2}, blockwar.Town: {0, 1}, blockwar.NoCity: {0, 0}} {
			if got := [2]int{city.Pop(), cityMuster[city]}; got != want {
				t.Errorf("a %s has POP and Muster %v, not %v", blockwar.CityWords[city], got, want)
			}
		}
	})
	t.Run("1.13 Resources that go around Africa", func(t *testing.T) {
		got := map[string]int{}
		for _, a := range Book().LandAreas() {
			if n := Book().Place(a).TransAfric; n > 0 {
				got[Book().Place(a).Slug] = n
			}
		}
		for slug, n := range map[string]int{"baku": 1, "abadan": 2, "iraq": 1, "delhi": 1, "bombay": 1} {
			if got[slug] != n {
				t.Errorf("%s has %d red Resources, want %d", slug, got[slug], n)
			}
		}
		if len(got) != 5 {
			t.Errorf("red Resources in %v, want 5", got)
		}
	})
	t.Run("1.2 Oceans", func(t *testing.T) {
		same(t, "oceans", slugs(func(p *blockwar.Place) bool { return p.Kind == blockwar.OceanArea }),
			"east_indian_ocean mid_atlantic_ocean north_atlantic_ocean south_atlantic_ocean west_indian_ocean")
	})
	t.Run("1.3 Straits hold sea", func(t *testing.T) {
		same(t, "straits", slugs(func(p *blockwar.Place) bool { return p.Kind == blockwar.StraitArea }), "azores copenhagen gibraltar istanbul malta sevastopol sicily suez")
		for a := Area(1); a <= Book().LastArea; a++ {
			if p := Book().Place(a); p.Kind == blockwar.StraitArea && !p.Coastal {
				t.Errorf("%s: got a Strait that is not Coastal, want it Coastal", Book().Place(a).Slug)
			}
		}
	})
	t.Run("1.1 islands", func(t *testing.T) {
		same(t, "islands", slugs(func(p *blockwar.Place) bool { return p.Island }), "azores crete dublin glasgow iceland london malta sardinia sicily")
	})
}

func TestNations(t *testing.T) {
	t.Run("1.121 a Capital is the largest City of its Nation or Colony", func(t *testing.T) {
		for n := Nation(1); n <= Book().LastNation; n++ {
			f := Book().NationFacts(n)
			if len(Book().AreasOf(n)) == 0 {
				t.Errorf("%s has no area: got none, want some", Book().NationFacts(n).Slug)
			}
			if f.Slug == "albania" {
				if f.Capital != blockwar.Nowhere {
					t.Errorf("Albania has no City or Town, hence no Capital: got %v, want %v", f.Capital, blockwar.Nowhere)
				}
				continue
			}
			for _, a := range Book().AreasOf(n) {
				if Book().Place(a).City > Book().Place(f.Capital).City {
					t.Errorf("%s is larger than %s: got City %v, want at most %v", Book().Place(a).Slug, Book().Place(f.Capital).Slug, Book().Place(a).City, Book().Place(f.Capital).City)
				}
			}
		}
	})
	t.Run("2.1 Great Powers", func(t *testing.T) { same(t, "great", nationsOf(blockwar.GreatPower), "germany britain ussr") })
	t.Run("2.2 Major Powers", func(t *testing.T) {
		same(t, "major", nationsOf(blockwar.MajorPower), "italy france usa")
		if Book().NationFacts(USA).Faction != blockwar.NoFaction {
			t.Errorf("the USA begins as a Neutral: got %v, want %v", Book().NationFacts(USA).Faction, blockwar.NoFaction)
		}
	})
	t.Run("2.11 Great Power Capitals", func(t *testing.T) {
		for f, want := range map[Faction][]string{Axis: {"berlin", "ruhr", "rome"}, West: {"london", "delhi", "paris", "washington"}, USSR: {"moscow", "leningrad", "baku"}} {
			facts := Book().FactionFacts(f)
			got := []string{Book().Place(facts.Main).Slug}
			for _, a := range facts.Subs {
				got = append(got, Book().Place(a).Slug)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s has %v, not %v", Book().FactionFacts(f).Slug, got, want)
			}
		}
	})
	t.Run("2.21 Major Power Capitals", func(t *testing.T) {
		for n, want := range map[Nation]string{Italy: "rome", France: "paris", USA: "washington", Germany: "berlin", Britain: "london", SovietUnion: "moscow"} {
			same(t, Book().NationFacts(n).Slug, Book().Place(Book().NationFacts(n).Capital).Slug, want)
		}
	})
	t.Run("2.31 Colonies, their overlords and Capitals", func(t *testing.T) {
		want := map[string][2]string{"canada": {"britain", "ottawa"}, "gibraltar": {"britain", "gibraltar"}, "malta": {"britain", "malta"},
			"middle_east": {"britain", "suez"}, "india": {"britain", "delhi"}, "french_north_africa": {"france", "algiers"},
			"syria": {"france", "damascus"}, "libya": {"italy", "tripoli"}}
		for n := Nation(1); n <= Book().LastNation; n++ {
			f := Book().NationFacts(n)
			if (f.Kind == blockwar.Colony) != (want[f.Slug] != [2]string{}) {
				t.Errorf("%s: a colony, or not: got f.Kind == blockwar.Colony %v, want %v", Book().NationFacts(n).Slug, (f.Kind == blockwar.Colony), (want[f.Slug] != [2]string{}))
			}
			if f.Kind == blockwar.Colony && (Book().NationFacts(f.Overlord).Slug != want[f.Slug][0] || Book().Place(f.Capital).Slug != want[f.Slug][1] || f.Faction != Book().NationFacts(f.Overlord).Faction) {
				t.Errorf("%s: of %s, Capital %s, with %s", Book().NationFacts(n).Slug, Book().NationFacts(f.Overlord).Slug, Book().Place(f.Capital).Slug, Book().FactionFacts(f.Faction).Slug)
			}
		}
	})
	t.Run("2.41 large Minors have two Cities, others at most one", func(t *testing.T) {
		for n := Nation(1); n <= Book().LastNation; n++ {
			if Book().NationFacts(n).Kind != blockwar.Minor {
				continue
			}
			var count [6]int
			for _, a := range Book().AreasOf(n) {
				count[Book().Place(a).City]++
			}
			large := Book().NationFacts(n).Large
			if large && (count[blockwar.PlainCity] != 1 || count[blockwar.CapitalCity] != 1) || !large && count[blockwar.PlainCity]+count[blockwar.Town] > 1 || !large && count[blockwar.CapitalCity] > 0 {
				t.Errorf("%s (large: %v): got the cities %v, want one City and a Capital if large, else at most one", Book().NationFacts(n).Slug, large, count)
			}
		}
		for _, slug := range []string{"poland", "spain", "turkey"} {
			if !Book().NationFacts(nation(t, slug)).Large {
				t.Errorf("%s is large: got false, want true", slug)
			}
		}
	})
	t.Run("15.42 Poland musters three, two and one", func(t *testing.T) {
		for slug, want := range map[string]int{"warsaw": 3, "lvov": 2, "vilna": 1, "barcelona": 2, "madrid": 3} {
			if got := Book().Place(at(t, slug)).Muster; got != want {
				t.Errorf("%s: %d, not %d", slug, got, want)
			}
		}
	})
	t.Run("15.41 Norway, Austria and Poland: reaction cards one, two, three", func(t *testing.T) {
		for slug, want := range map[string]int{"norway": 1, "austria": 2, "poland": 3, "low_countries": 2, "spain": 3} {
			if got := Book().Place(Book().NationFacts(nation(t, slug)).Capital).Muster; got != want {
				t.Errorf("%s: %d, not %d", slug, got, want)
			}
		}
	})
	t.Run("2.3 names and slugs come back from text", func(t *testing.T) {
		for n := Nation(1); n <= Book().Forces(); n++ {
			if got, found := Book().ParseNation(Book().NationFacts(n).Slug); !found || got != n {
				t.Errorf("%d is called %s: got found %v and %v; want true and %v", n, Book().NationFacts(n).Slug, found, got, n)
			}
		}
		for slug, want := range map[string]Nation{"germany": Germany, "italy": Italy, "britain": Britain, "france": France, "usa": USA, "ussr": SovietUnion} {
			same(t, "nation", Book().NationFacts(want).Slug, slug)
		}
	})
}

func nationsOf(k blockwar.NationKind) string {
	var list []string
	for n := Nation(1); n <= Book().LastNation; n++ {
		if Book().NationFacts(n).Kind == k {
			list = append(list, Book().NationFacts(n).Slug)
		}
	}
	return strings.Join(list, " ")
}

// sums adds POP and all Resources of a Nation or Colony.
func sums(t *testing.T, list ...string) (pop, res int) {
	t.Helper()
	for _, slug := range list {
		for _, a := range Book().AreasOf(nation(t, slug)) {
			pop += Book().Place(a).City.Pop()
			res += Book().Place(a).Resources()
		}
	}
	return pop, res
}

func TestSums(t *testing.T) {
	t.Run("1.4 what a Faction's own Nations and Colonies hold is its base level", func(t *testing.T) {
		for _, f := range blockwar.AllFactions {
			var own []string
			for n := Nation(1); n <= Book().LastNation; n++ {
				if Book().NationFacts(n).Faction == f {
					own = append(own, Book().NationFacts(n).Slug)
				}
			}
			pop, res := sums(t, own...)
			if s := Book().FactionFacts(f).Start; pop != s.Pop || res != s.Res {
				t.Errorf("%s: POP %d RES %d, printed %+v; want pop %v and res %v", Book().FactionFacts(f).Slug, pop, res, s, s.Pop, s.Res)
			}
		}
		for f, want := range map[Faction]blockwar.Levels{Axis: {Pop: 11, Ind: 12, Res: 6}, West: {Pop: 12, Ind: 7, Res: 11}, USSR: {Pop: 12, Ind: 9, Res: 11}} {
			if got := Book().FactionFacts(f).Start; got != want {
				t.Errorf("%s begins at %+v, not %+v", Book().FactionFacts(f).Slug, got, want)
			}
		}
	})
	t.Run("8.42 the USA is worth three POP and four RES", func(t *testing.T) {
		if pop, res := sums(t, "usa"); pop != 3 || res != 4 {
			t.Errorf("POP %d RES %d; want pop 3 and res 4", pop, res)
		}
	})
	t.Run("8.12 Persia brings the USSR to POP 13 and RES 15", func(t *testing.T) {
		if pop, res := sums(t, "persia"); 12+pop != 13 || 11+res != 15 {
			t.Errorf("POP %d RES %d; want 12 + pop 13 and 11 + res 15", 12+pop, 11+res)
		}
	})
	t.Run("8.12 what the Axis may have gained by the end of 1936, and by 1939", func(t *testing.T) {
		if pop, res := sums(t, "austria", "rumania", "norway", "finland"); 11+pop != 13 || 6+res != 10 {
			t.Errorf("1936: POP %d RES %d; want 11 + pop 13 and 6 + res 10", 11+pop, 6+res)
		}
		if pop, res := sums(t, "austria", "hungary", "czechoslovakia", "rumania", "yugoslavia", "sweden", "bulgaria", "greece", "turkey"); 11+pop != 18 || 6+res != 15 {
			t.Errorf("1939: POP %d RES %d; want 11 + pop 18 and 6 + res 15", 11+pop, 6+res)
		}
	})
}
