package conquest

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

// areas lists the areas that a test picks, nations the Nations, each by name in their order.
func areas(pick func(p *blockwar.Place) bool) string {
	var list []string
	for a := range Book().Map.Board.All() {
		if pick(Book().Place(a)) {
			list = append(list, Book().Place(a).Slug)
		}
	}
	return strings.Join(list, " ")
}

func nations(pick func(f *blockwar.NationFacts) bool) string {
	var list []string
	for n := Nation(1); n <= Book().LastNation; n++ {
		if pick(Book().NationFacts(n)) {
			list = append(list, Book().NationFacts(n).Slug)
		}
	}
	return strings.Join(list, " ")
}

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}

func TestAreas(t *testing.T) {
	t.Run("1.1 every area has its kind, and a source", func(t *testing.T) {
		var count [blockwar.IsletGroupArea + 1]int
		for a := range Book().Map.Board.All() {
			p := Book().Place(a)
			count[p.Kind]++
			if p.Source == "" || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(p.Slug) {
				t.Errorf(`%s: source %q; want Source not "" and MatchString(Slug) true`, Book().Place(a).Slug, p.Source)
			}
			if p.Sea() == p.Land() || p.Sea() != (p.Of == blockwar.NoNation) {
				t.Errorf("%s is land and sea, or neither: got Sea %v; want Sea not %v and Sea %v", Book().Place(a).Slug, p.Sea(), p.Land(), (p.Of == blockwar.NoNation))
			}
		}
		same(t, "land, straits, seas, oceans, islets, groups", count, [blockwar.IsletGroupArea + 1]int{0, 76, 3, 29, 7, 7, 19})
		same(t, "Land Areas", len(Book().LandAreas()), 105)
	})
	t.Run("1.0 the Regions of mainland Asia", func(t *testing.T) {
		of := func(r blockwar.Region) string {
			return nations(func(f *blockwar.NationFacts) bool {
				return slices.ContainsFunc(Book().AreasOf(f.Nation), func(a Area) bool { return Book().Place(a).Region == r })
			})
		}
		same(t, "Russia", of(RegionRussia), "russia")
		same(t, "IndoChina", of(RegionIndoChina), "india malaya wakhan thailand vietnam dei")
		same(t, "China", of(RegionChina), "nationalist-china red-china manchuria-korea peiping inner-mongolia shansi tsingtao sinkiang kansu chungking kwangsi canton yunnan tibet hainan")
		for n := Nation(1); n <= Book().LastNation; n++ {
			for _, a := range Book().AreasOf(n) {
				if Book().NationFacts(n).Kind != blockwar.GreatPower && Book().Place(a).Region != Book().Place(Book().AreasOf(n)[0]).Region && n != nation(t, "alaska") {
					t.Errorf("%s: got two Regions, want one", Book().NationFacts(n).Slug)
				}
			}
		}
		same(t, "Hong Kong", Book().Place(at(t, "hong-kong")).Region, RegionOther)
		same(t, "Manchuria and Korea", areas(func(p *blockwar.Place) bool { return p.Of == nation(t, "manchuria-korea") }), "hailar harbin jehol korea mukden")
		same(t, "the Dutch East Indies", areas(func(p *blockwar.Place) bool { return p.Of == nation(t, "dei") }), "borneo celebes java new-guinea sumatra")
	})
	t.Run("1.12 cities and what they are worth", func(t *testing.T) {
		same(t, "MainCapitals", areas(func(p *blockwar.Place) bool { return p.City == blockwar.MainCapital }), "los-angeles tokyo")
		same(t, "SubCapitals", areas(func(p *blockwar.Place) bool { return p.City == blockwar.SubCapital }), "mukden nanking new-delhi novosibirsk osaka")
		for city, want := range map[blockwar.City][2]int{blockwar.MainCapital: {3, 0}, blockwar.SubCapital: {2, 4}, blockwar.PlainCity: {1, 2}, blockwar.Town: {0, 1}, blockwar.NoCity: {0, 0}} {
			same(t, blockwar.CityWords[city], [2]int{city.Pop(), cityMuster[city]}, want)
		}
	})
	t.Run("8.0 Urumchi and Taiyuan are Cities", func(t *testing.T) {
		for _, slug := range []string{"sinkiang", "shansi"} {
			same(t, slug, Book().Place(at(t, slug)).City, blockwar.PlainCity)
		}
	})
	t.Run("1.122 Bases", func(t *testing.T) {
		same(t, "Bases", areas(func(p *blockwar.Place) bool { return p.Base }), "aleutians bismarcks bonins carolines ceylon fiji formosa guam hawaii manila marianas ryukyus singapore sydney")
	})
	t.Run("1.13 oil counts twice for Japan and once for others", func(t *testing.T) {
		p := Book().Place(at(t, "sumatra"))
		same(t, "Sumatra", [2]int{Resources(Japan, p), Resources(USA, p)}, [2]int{p.Res + p.Oil, p.Res})
		oil := 0
		for _, a := range Book().AreasOf(nation(t, "dei")) {
			oil += Book().Place(a).Oil
		}
		if oil < 2 {
			t.Errorf("the Dutch East Indies are the oil prize: got %v, want at least 2", oil)
		}
		for a := range Book().Map.Board.All() {
			if p := Book().Place(a); p.Oil > p.Res {
				t.Errorf("%s has more oil than Resources: got Oil %v, want at most %v", Book().Place(a).Slug, p.Oil, p.Res)
			}
		}
	})
	t.Run("1.2 Oceans", func(t *testing.T) {
		same(t, "oceans", areas(func(p *blockwar.Place) bool { return p.Kind == blockwar.OceanArea }),
			"central-pacific-ocean east-pacific-ocean indian-ocean north-pacific-ocean south-pacific-ocean southeast-pacific-ocean southern-ocean")
	})
	t.Run("1.3 Straits join two waters", func(t *testing.T) {
		for _, a := range Book().LandAreas() {
			waters := 0
			for _, over := range Book().Map.Board.Neighbours(a) {
				if Book().Place(over.To).Sea() {
					waters++
				}
			}
			if p := Book().Place(a); p.Kind == blockwar.StraitArea && waters < 2 || (p.Island || p.Straits()) && !p.Coastal || p.Coastal && waters == 0 {
				t.Errorf("%s: got %d waters, want two beside Straits, and some if Coastal", Book().Place(a).Slug, waters)
			}
		}
	})
	t.Run("1.4 large Islands, of which Australia is none", func(t *testing.T) {
		for _, slug := range strings.Fields("tokyo osaka formosa manila sumatra java celebes borneo new-guinea new-zealand hainan") {
			if p := Book().Place(at(t, slug)); !p.Island || p.Islet() {
				t.Errorf("%s is a large Island: got Island %v and Islet %v; want true and false", slug, p.Island, p.Islet())
			}
		}
		for _, slug := range strings.Fields("sydney brisbane darwin perth") {
			if Book().Place(at(t, slug)).Island {
				t.Errorf("%s is no Island: got Island %v, want false", slug, Book().Place(at(t, slug)).Island)
			}
		}
	})
	t.Run("1.41 Islets, and what can be on them", func(t *testing.T) {
		same(t, "islets", areas((*blockwar.Place).Islet), "aleutians attu-kiska bismarcks bonins carolines christmas cook ellice fiji gilberts guam hawaii johnston kuriles "+
			"leewards marianas marshalls midway new-caledonia palau palmyra ryukyus samoa society solomons wake")
		for _, slug := range strings.Fields("bonins carolines marianas marshalls palau ryukyus leewards bismarcks gilberts society solomons") {
			same(t, slug+", which has a main islet", Book().Place(at(t, slug)).Kind, blockwar.IsletGroupArea)
		}
		same(t, "room for one unit", areas(Single), "christmas johnston midway palmyra samoa wake")
		if !FortsOnly(Book().Place(at(t, "marshalls"))) || FortsOnly(Book().Place(at(t, "guam"))) || FortsOnly(Book().Place(at(t, "manila"))) {
			t.Errorf("on Islets without a Base nothing is built but Fortresses and SNLFs: got FortsOnly(Place(marshalls)) %v, FortsOnly(Place(guam)) %v and FortsOnly(Place(manila)) %v; want true, false and false",
				FortsOnly(Book().Place(at(t, "marshalls"))), FortsOnly(Book().Place(at(t, "guam"))), FortsOnly(Book().Place(at(t, "manila"))))
		}
	})
}

func TestNations(t *testing.T) {
	t.Run("2.0 names come back from text", func(t *testing.T) {
		for n := Nation(1); n <= Book().Forces(); n++ {
			if got, found := Book().ParseNation(Book().NationFacts(n).Slug); !found || got != n {
				t.Errorf("%d is called %s: got found %v and %v; want true and %v", n, Book().NationFacts(n).Slug, found, got, n)
			}
		}
		for slug, want := range map[string]Nation{"japan": ImperialJapan, "us": US, "britemp": BritishEmpire, "russia": Russia, "nationalist-china": NatChina, "red-china": RedChina} {
			same(t, slug, nation(t, slug), want)
		}
	})
	t.Run("2.1 Great and Proxy Powers, and whose they are", func(t *testing.T) {
		same(t, "great", nations(func(f *blockwar.NationFacts) bool { return f.Kind == blockwar.GreatPower }), "japan us britemp russia")
		same(t, "proxy", nations(func(f *blockwar.NationFacts) bool { return f.Kind == blockwar.ProxyPower }), "nationalist-china red-china")
		for n, want := range map[Nation]Faction{ImperialJapan: Japan, US: USA, NatChina: USA, Russia: Soviets, RedChina: Soviets, BritishEmpire: blockwar.NoFaction} {
			same(t, Book().NationFacts(n).Slug, Book().NationFacts(n).Faction, want)
		}
	})
	t.Run("2.11 Great Power Capitals and Production Centers", func(t *testing.T) {
		for f, want := range map[Faction]string{Japan: "tokyo tokyo osaka mukden", USA: "los-angeles los-angeles nanking new-delhi", Soviets: "novosibirsk novosibirsk"} {
			facts := Book().FactionFacts(f)
			got := []string{Book().Place(facts.Center).Slug}
			for _, a := range append([]Area{facts.Main}, facts.Subs...) {
				if a != blockwar.Nowhere {
					got = append(got, Book().Place(a).Slug)
				}
			}
			same(t, Book().FactionFacts(f).Slug, strings.Join(got, " "), want)
		}
	})
	t.Run("2.21 the British Empire at home: Canada, Australia and New Zealand", func(t *testing.T) {
		same(t, "home", areas(func(p *blockwar.Place) bool { return p.Of == BritishEmpire }),
			"brisbane darwin great-australian-desert new-zealand perth sydney vancouver winnipeg")
	})
	t.Run("2.31 Proxy Power Capitals", func(t *testing.T) {
		same(t, "Nats", Book().NationFacts(NatChina).Capital, at(t, "nanking"))
		same(t, "Reds", Book().NationFacts(RedChina).Capital, at(t, "sian"))
		same(t, "Nationalist China", areas(func(p *blockwar.Place) bool { return p.Of == NatChina }), "fukien nanking suchow wuhan")
	})
	t.Run("2.4 Home Territory is a Power's alone", func(t *testing.T) {
		for _, a := range Book().LandAreas() {
			if p := Book().Place(a); p.Home != Book().Power(p.Of) {
				t.Errorf("%s belongs to %s: got Home %v, want %v", Book().Place(a).Slug, Book().NationFacts(p.Of).Slug, p.Home, Book().Power(p.Of))
			}
		}
	})
	t.Run("2.41 Home Seas, those of the Australian desert too", func(t *testing.T) {
		seas := HomeSeas(Book(), BritishEmpire)
		for _, slug := range strings.Fields("tasman-sea coral-sea timor-sea southern-ocean indian-ocean gulf-of-alaska") {
			if !slices.Contains(seas, at(t, slug)) {
				t.Errorf("the %s lies on the Home Territory of the British Empire: got seas %v, want %v among them", slug, seas, at(t, slug))
			}
		}
		for _, slug := range strings.Fields("bay-of-bengal south-china-sea andaman-sea") {
			if slices.Contains(seas, at(t, slug)) {
				t.Errorf("only Colonies lie on the %s: got seas %v, want no %v", slug, seas, at(t, slug))
			}
		}
		if len(HomeSeas(Book(), NatChina)) > 0 {
			t.Errorf("a Proxy Power has no Home Seas: got %v, want none", HomeSeas(Book(), NatChina))
		}
	})
	t.Run("2.5 Minor Nations outside China", func(t *testing.T) {
		same(t, "minors", nations(func(f *blockwar.NationFacts) bool { return f.Kind == blockwar.Minor }), "wakhan thailand vietnam dei mexico")
	})
	t.Run("2.51 a Capital is the largest City of its Nation or Colony", func(t *testing.T) {
		for n := Nation(1); n <= Book().LastNation; n++ {
			f, best := Book().NationFacts(n), blockwar.NoCity
			for _, a := range Book().AreasOf(n) {
				best = max(best, Book().Place(a).City)
			}
			if inside := Book().Place(f.Capital).Of == n; len(Book().AreasOf(n)) == 0 || inside && Book().Place(f.Capital).City != best || inside == (f.Slug == "papua" || n == BritishEmpire) {
				t.Errorf("%s: got its Capital in %s, want its best City, inside where it has one", Book().NationFacts(n).Slug, Book().Place(f.Capital).Slug)
			}
		}
	})
	t.Run("2.6 Colonies and their owners", func(t *testing.T) {
		for owner, want := range map[Nation]string{
			ImperialJapan: "manchuria-korea formosa bonins carolines kuriles marianas marshalls palau ryukyus",
			US:            "alaska christmas guam hawaii johnston leewards midway palmyra panama philippines samoa wake",
			BritishEmpire: "india bismarcks cook ellice fiji gilberts hong-kong malaya new-caledonia papua society solomons",
		} {
			same(t, Book().NationFacts(owner).Slug, nations(func(f *blockwar.NationFacts) bool { return f.Kind == blockwar.Colony && f.Overlord == owner }), want)
		}
		for slug, capital := range map[string]string{"manchuria-korea": "mukden", "alaska": "anchorage", "philippines": "manila", "india": "new-delhi", "malaya": "singapore", "papua": "sydney"} {
			same(t, slug, Book().NationFacts(nation(t, slug)).Capital, at(t, capital))
		}
		same(t, "Alaska", areas(func(p *blockwar.Place) bool { return p.Of == nation(t, "alaska") }), "aleutians anchorage attu-kiska")
		same(t, "Ceylon", Book().Place(at(t, "ceylon")).Of, nation(t, "india"))
	})
	t.Run("15.31 World Reaction cards: two for Vietnam, and Peiping would give two outside China", func(t *testing.T) {
		same(t, "Vietnam", Book().Place(Book().NationFacts(nation(t, "vietnam")).Capital).Muster, 2)
		same(t, "Peiping", Book().Place(Book().NationFacts(nation(t, "peiping")).Capital).Muster, 2)
	})
	t.Run("15.32 Vietnam's Fortresses have two and one", func(t *testing.T) {
		same(t, "Saigon", Book().Place(at(t, "saigon")).Muster, 2)
		same(t, "Hanoi", Book().Place(at(t, "hanoi")).Muster, 1)
	})
	t.Run("19.6 Sinkiang touches Russia", func(t *testing.T) {
		if !slices.ContainsFunc(Book().Map.Board.Neighbours(at(t, "sinkiang")), func(over borderTo) bool { return Book().Place(over.To).Of == Russia }) {
			t.Error("Sinkiang: got no border with Russia, want one")
		}
	})
}

// sums adds POP and RES of some Nations with their Colonies, as they count for a Faction.
func sums(f Faction, of ...Nation) (l blockwar.Levels) {
	for _, a := range Book().LandAreas() {
		if p := Book().Place(a); slices.Contains(of, p.Nation) {
			l.Pop += p.City.Pop()
			l.Res += Resources(f, p)
		}
	}
	return l
}

func TestSums(t *testing.T) {
	for _, c := range []struct {
		name string
		f    Faction
		of   []Nation
		want blockwar.Levels
	}{
		{"5.1 Japan has POP 10 and RES 5", Japan, []Nation{ImperialJapan}, blockwar.Levels{Pop: 10, Ind: 11, Res: 5}},
		{"5.2 the USA has POP 11 and RES 10 with the Nats", USA, []Nation{US, NatChina}, blockwar.Levels{Pop: 11, Ind: 6, Res: 10}},
		{"5.3 the Soviets have POP 6 and RES 8 with Sian", Soviets, []Nation{Russia, RedChina}, blockwar.Levels{Pop: 6, Ind: 4, Res: 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, "on the track", Book().FactionFacts(c.f).Start, c.want)
			got := sums(c.f, c.of...)
			got.Ind = c.want.Ind
			same(t, "on the map", got, c.want)
		})
	}
	t.Run("8.3s the British Empire is worth POP 6 and RES 6", func(t *testing.T) {
		same(t, "levels", sums(USA, BritishEmpire), blockwar.Levels{Pop: 6, Res: 6})
	})
	t.Run("16.21 NATCITIES begin at four: Nanking two, Suchow and Wuhan one", func(t *testing.T) {
		same(t, "on the map", sums(USA, NatChina).Pop, 4)
		same(t, "on the track", FosterOf(Book(), USA).China.Control, 4)
		for slug, pop := range map[string]int{"nanking": 2, "suchow": 1, "wuhan": 1, "fukien": 0} {
			same(t, slug, Book().Place(at(t, slug)).City.Pop(), pop)
		}
	})
	t.Run("16.22 REDMUSTER begins at two: a City counts two", func(t *testing.T) {
		same(t, "on the map", Book().Place(at(t, "sian")).Muster, 2)
		same(t, "on the track", FosterOf(Book(), Soviets).China.Control, 2)
	})
	t.Run("19.4 Rising Sun: POP 12 and NATCITIES 5 with Sian", func(t *testing.T) {
		same(t, "on the map", sums(USA, US, NatChina, RedChina).Pop, 12)
		same(t, "cities of China", sums(USA, NatChina, RedChina).Pop, 5)
		same(t, "on the track", FosterOf(Book(), USA).Rising, RisingFacts{12, 5})
	})
	t.Run("19.5 Chungking, Kansu and Sian are two NATCITIES", func(t *testing.T) {
		same(t, "POP", Book().Place(at(t, "chungking")).City.Pop()+Book().Place(at(t, "kansu")).City.Pop()+Book().Place(at(t, "sian")).City.Pop(), 2)
	})
}
