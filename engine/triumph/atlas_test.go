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
	return enginetest.Named(t, "area", slug, ParseArea)
}

// nation finds a Nation or Colony by its slug.
func nation(t *testing.T, slug string) Nation {
	t.Helper()
	return enginetest.Named(t, "nation", slug, ParseNation)
}

// slugs lists the areas that a test picks, by alphabet.
func slugs(pick func(p *Place) bool) string {
	var list []string
	for a := Area(1); a <= AreaCount; a++ {
		if pick(a.Place()) {
			list = append(list, a.String())
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
		for a := Area(1); a <= AreaCount; a++ {
			p := a.Place()
			count[p.Kind]++
			if p.Sea() && (p.Nation != NoNation || p.City != NoCity || p.Resources() > 0 || p.Start != nil || p.Home) {
				t.Errorf("the sea %s carries what only land has", a)
			}
			if p.Land() && (p.Nation == NoNation || p.Nation.Facts().Kind == Colony) {
				t.Errorf("%s has no nation", a)
			}
			if p.Home != (p.Nation.Power() && p.Of == p.Nation) {
				t.Errorf("2.3 %s: Home Territory is what lies within a Power's own boundaries", a)
			}
			if !regexp.MustCompile(`^[RFPX](\+[RFPX])*$`).MatchString(p.Source) || !regexp.MustCompile(`^[a-z][a-z0-9_]*$`).MatchString(p.Slug) {
				t.Errorf("%s: source %q", a, p.Source)
			}
		}
		if count != [5]int{0, 95, 8, 28, 5} {
			t.Errorf("land, straits, seas, oceans: %v", count)
		}
		if len(LandAreas()) != 103 || len(WaterAreas()) != 33 {
			t.Errorf("%d Land Areas, %d of water", len(LandAreas()), len(WaterAreas()))
		}
	})
	t.Run("1.12 cities and what they are worth", func(t *testing.T) {
		for city, want := range map[City]string{
			MainCapital: "berlin london moscow",
			SubCapital:  "baku delhi leningrad paris rome ruhr washington",
			CapitalCity: "ankara madrid warsaw",
		} {
			same(t, "cities", slugs(func(p *Place) bool { return p.City == city }), want)
		}
		for city, want := range map[City][2]int{MainCapital: {3, 0}, SubCapital: {2, 0}, CapitalCity: {1, 3}, PlainCity: {1, 2}, Town: {0, 1}, NoCity: {0, 0}} {
			if got := [2]int{city.Pop(), city.Muster()}; got != want {
				t.Errorf("a %s has POP and Muster %v, not %v", cityWords[city], got, want)
			}
		}
	})
	t.Run("1.13 Resources that go around Africa", func(t *testing.T) {
		got := map[string]int{}
		for _, a := range LandAreas() {
			if n := a.Place().TransAfric; n > 0 {
				got[a.String()] = n
			}
		}
		for slug, n := range map[string]int{"baku": 1, "abadan": 2, "iraq": 1, "delhi": 1, "bombay": 1} {
			if got[slug] != n {
				t.Errorf("%s has %d red Resources, not %d", slug, got[slug], n)
			}
		}
		if len(got) != 5 {
			t.Errorf("red Resources in %v", got)
		}
	})
	t.Run("1.2 Oceans", func(t *testing.T) {
		same(t, "oceans", slugs(func(p *Place) bool { return p.Kind == OceanArea }),
			"east_indian_ocean mid_atlantic_ocean north_atlantic_ocean south_atlantic_ocean west_indian_ocean")
	})
	t.Run("1.3 Straits hold sea", func(t *testing.T) {
		same(t, "straits", slugs(func(p *Place) bool { return p.Kind == StraitArea }), "azores copenhagen gibraltar istanbul malta sevastopol sicily suez")
		for a := Area(1); a <= AreaCount; a++ {
			if p := a.Place(); p.Kind == StraitArea && !p.Coastal {
				t.Errorf("%s has no sea", a)
			}
		}
	})
	t.Run("1.1 islands", func(t *testing.T) {
		same(t, "islands", slugs(func(p *Place) bool { return p.Island }), "azores crete dublin glasgow iceland london malta sardinia sicily")
	})
}

func TestNations(t *testing.T) {
	t.Run("1.121 a Capital is the largest City of its Nation or Colony", func(t *testing.T) {
		for n := Nation(1); n <= NationCount; n++ {
			f := n.Facts()
			if len(n.Areas()) == 0 {
				t.Errorf("%s has no area", n)
			}
			if f.Slug == "albania" {
				if f.Capital != Nowhere {
					t.Error("Albania has no City or Town, hence no Capital")
				}
				continue
			}
			for _, a := range n.Areas() {
				if a.Place().City > f.Capital.Place().City {
					t.Errorf("%s is larger than %s", a, f.Capital)
				}
			}
		}
	})
	t.Run("2.1 Great Powers", func(t *testing.T) { same(t, "great", nationsOf(GreatPower), "germany britain ussr") })
	t.Run("2.2 Major Powers", func(t *testing.T) {
		same(t, "major", nationsOf(MajorPower), "italy france usa")
		if USA.Facts().Faction != NoFaction {
			t.Error("the USA begins as a Neutral")
		}
	})
	t.Run("2.11 Great Power Capitals", func(t *testing.T) {
		for f, want := range map[Faction][]string{Axis: {"berlin", "ruhr", "rome"}, West: {"london", "delhi", "paris", "washington"}, USSR: {"moscow", "leningrad", "baku"}} {
			facts := f.Facts()
			got := []string{facts.Main.String()}
			for _, a := range facts.Subs {
				got = append(got, a.String())
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s has %v, not %v", f, got, want)
			}
		}
	})
	t.Run("2.21 Major Power Capitals", func(t *testing.T) {
		for n, want := range map[Nation]string{Italy: "rome", France: "paris", USA: "washington", Germany: "berlin", Britain: "london", SovietUnion: "moscow"} {
			same(t, n.String(), n.Facts().Capital.String(), want)
		}
	})
	t.Run("2.31 Colonies, their overlords and Capitals", func(t *testing.T) {
		want := map[string][2]string{"canada": {"britain", "ottawa"}, "gibraltar": {"britain", "gibraltar"}, "malta": {"britain", "malta"},
			"middle_east": {"britain", "suez"}, "india": {"britain", "delhi"}, "french_north_africa": {"france", "algiers"},
			"syria": {"france", "damascus"}, "libya": {"italy", "tripoli"}}
		for n := Nation(1); n <= NationCount; n++ {
			f := n.Facts()
			if (f.Kind == Colony) != (want[f.Slug] != [2]string{}) {
				t.Errorf("%s: a colony, or not", n)
			}
			if f.Kind == Colony && (f.Overlord.String() != want[f.Slug][0] || f.Capital.String() != want[f.Slug][1] || f.Faction != f.Overlord.Facts().Faction) {
				t.Errorf("%s: of %s, Capital %s, with %s", n, f.Overlord, f.Capital, f.Faction)
			}
		}
	})
	t.Run("2.41 large Minors have two Cities, others at most one", func(t *testing.T) {
		for n := Nation(1); n <= NationCount; n++ {
			if n.Facts().Kind != Minor {
				continue
			}
			var count [6]int
			for _, a := range n.Areas() {
				count[a.Place().City]++
			}
			large := n.Facts().Large
			if large && (count[PlainCity] != 1 || count[CapitalCity] != 1) || !large && count[PlainCity]+count[Town] > 1 || !large && count[CapitalCity] > 0 {
				t.Errorf("%s (large: %v) has %v", n, large, count)
			}
		}
		for _, slug := range []string{"poland", "spain", "turkey"} {
			if !nation(t, slug).Facts().Large {
				t.Errorf("%s is large", slug)
			}
		}
	})
	t.Run("15.42 Poland musters three, two and one", func(t *testing.T) {
		for slug, want := range map[string]int{"warsaw": 3, "lvov": 2, "vilna": 1, "barcelona": 2, "madrid": 3} {
			if got := at(t, slug).Place().City.Muster(); got != want {
				t.Errorf("%s: %d, not %d", slug, got, want)
			}
		}
	})
	t.Run("15.41 Norway, Austria and Poland: reaction cards one, two, three", func(t *testing.T) {
		for slug, want := range map[string]int{"norway": 1, "austria": 2, "poland": 3, "low_countries": 2, "spain": 3} {
			if got := nation(t, slug).Facts().Capital.Place().City.Muster(); got != want {
				t.Errorf("%s: %d, not %d", slug, got, want)
			}
		}
	})
	t.Run("2.3 names and slugs come back from text", func(t *testing.T) {
		for n := Nation(1); n <= NeutralForces; n++ {
			if got, found := ParseNation(n.String()); !found || got != n {
				t.Errorf("%d is called %s", n, n)
			}
		}
		for slug, want := range map[string]Nation{"germany": Germany, "italy": Italy, "britain": Britain, "france": France, "usa": USA, "ussr": SovietUnion} {
			same(t, "nation", want.String(), slug)
		}
	})
}

func nationsOf(k NationKind) string {
	var list []string
	for n := Nation(1); n <= NationCount; n++ {
		if n.Facts().Kind == k {
			list = append(list, n.String())
		}
	}
	return strings.Join(list, " ")
}

// sums adds POP and all Resources of a Nation or Colony.
func sums(t *testing.T, list ...string) (pop, res int) {
	t.Helper()
	for _, slug := range list {
		for _, a := range nation(t, slug).Areas() {
			pop += a.Place().City.Pop()
			res += a.Place().Resources()
		}
	}
	return pop, res
}

func TestSums(t *testing.T) {
	t.Run("1.4 what a Faction's own Nations and Colonies hold is its base level", func(t *testing.T) {
		for _, f := range AllFactions {
			var own []string
			for n := Nation(1); n <= NationCount; n++ {
				if n.Facts().Faction == f {
					own = append(own, n.String())
				}
			}
			pop, res := sums(t, own...)
			if s := f.Facts().Start; pop != s.Pop || res != s.Res {
				t.Errorf("%s: POP %d RES %d, printed %+v", f, pop, res, s)
			}
		}
		for f, want := range map[Faction]blockwar.Levels{Axis: {Pop: 11, Ind: 12, Res: 6}, West: {Pop: 12, Ind: 7, Res: 11}, USSR: {Pop: 12, Ind: 9, Res: 11}} {
			if got := f.Facts().Start; got != want {
				t.Errorf("%s begins at %+v, not %+v", f, got, want)
			}
		}
	})
	t.Run("8.42 the USA is worth three POP and four RES", func(t *testing.T) {
		if pop, res := sums(t, "usa"); pop != 3 || res != 4 {
			t.Errorf("POP %d RES %d", pop, res)
		}
	})
	t.Run("8.12 Persia brings the USSR to POP 13 and RES 15", func(t *testing.T) {
		if pop, res := sums(t, "persia"); 12+pop != 13 || 11+res != 15 {
			t.Errorf("POP %d RES %d", 12+pop, 11+res)
		}
	})
	t.Run("8.12 what the Axis may have gained by the end of 1936, and by 1939", func(t *testing.T) {
		if pop, res := sums(t, "austria", "rumania", "norway", "finland"); 11+pop != 13 || 6+res != 10 {
			t.Errorf("1936: POP %d RES %d", 11+pop, 6+res)
		}
		if pop, res := sums(t, "austria", "hungary", "czechoslovakia", "rumania", "yugoslavia", "sweden", "bulgaria", "greece", "turkey"); 11+pop != 18 || 6+res != 15 {
			t.Errorf("1939: POP %d RES %d", 11+pop, 6+res)
		}
	})
}
