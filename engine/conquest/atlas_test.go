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
	return enginetest.Named(t, "area", slug, ParseArea)
}

// nation finds a Nation or Colony by its slug.
func nation(t *testing.T, slug string) Nation {
	t.Helper()
	return enginetest.Named(t, "nation", slug, ParseNation)
}

// areas lists the areas that a test picks, nations the Nations, each by name in their order.
func areas(pick func(p *Place) bool) string {
	var list []string
	for a := range Board().All() {
		if pick(a.Place()) {
			list = append(list, a.String())
		}
	}
	return strings.Join(list, " ")
}

func nations(pick func(f *NationFacts) bool) string {
	var list []string
	for n := Nation(1); n <= NationCount; n++ {
		if pick(n.Facts()) {
			list = append(list, n.String())
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
		var count [OceanArea + 1]int
		for a := range Board().All() {
			p := a.Place()
			count[p.Kind]++
			if p.Source == "" || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(p.Slug) {
				t.Errorf("%s: source %q", a, p.Source)
			}
			if p.Sea() == p.Land() || p.Sea() != (p.Of == NoNation) {
				t.Errorf("%s is land and sea, or neither", a)
			}
		}
		same(t, "land, straits, islets, groups, seas, oceans", count, [OceanArea + 1]int{0, 76, 3, 7, 19, 29, 7})
		same(t, "Land Areas", len(LandAreas()), 105)
	})
	t.Run("1.0 the Regions of mainland Asia", func(t *testing.T) {
		of := func(r Region) string {
			return nations(func(f *NationFacts) bool {
				return slices.ContainsFunc(f.Nation.Areas(), func(a Area) bool { return a.Place().Region == r })
			})
		}
		same(t, "Russia", of(RegionRussia), "russia")
		same(t, "IndoChina", of(RegionIndoChina), "india malaya wakhan thailand vietnam dei")
		same(t, "China", of(RegionChina), "nationalist-china red-china manchuria-korea peiping inner-mongolia shansi tsingtao sinkiang kansu chungking kwangsi canton yunnan tibet hainan")
		for n := Nation(1); n <= NationCount; n++ {
			for _, a := range n.Areas() {
				if n.Facts().Kind != GreatPower && a.Place().Region != n.Areas()[0].Place().Region && n != nation(t, "alaska") {
					t.Errorf("%s lies in two Regions", n)
				}
			}
		}
		same(t, "Hong Kong", at(t, "hong-kong").Place().Region, RegionOther)
		same(t, "Manchuria and Korea", areas(func(p *Place) bool { return p.Of == nation(t, "manchuria-korea") }), "hailar harbin jehol korea mukden")
		same(t, "the Dutch East Indies", areas(func(p *Place) bool { return p.Of == nation(t, "dei") }), "borneo celebes java new-guinea sumatra")
	})
	t.Run("1.12 cities and what they are worth", func(t *testing.T) {
		same(t, "MainCapitals", areas(func(p *Place) bool { return p.City == MainCapital }), "los-angeles tokyo")
		same(t, "SubCapitals", areas(func(p *Place) bool { return p.City == SubCapital }), "mukden nanking new-delhi novosibirsk osaka")
		for city, want := range map[City][2]int{MainCapital: {3, 0}, SubCapital: {2, 4}, PlainCity: {1, 2}, Town: {0, 1}, NoCity: {0, 0}} {
			same(t, cityWords[city], [2]int{city.Pop(), city.Muster()}, want)
		}
	})
	t.Run("1.122 Bases", func(t *testing.T) {
		same(t, "Bases", areas(func(p *Place) bool { return p.Base }), "aleutians bismarcks bonins carolines ceylon fiji formosa guam hawaii manila marianas ryukyus singapore sydney")
	})
	t.Run("1.13 oil counts twice for Japan and once for others", func(t *testing.T) {
		p := at(t, "sumatra").Place()
		same(t, "Sumatra", [2]int{p.Resources(Japan), p.Resources(USA)}, [2]int{p.Res + p.Oil, p.Res})
		oil := 0
		for _, a := range nation(t, "dei").Areas() {
			oil += a.Place().Oil
		}
		if oil < 2 {
			t.Error("the Dutch East Indies are the oil prize")
		}
		for a := range Board().All() {
			if p := a.Place(); p.Oil > p.Res {
				t.Errorf("%s has more oil than Resources", a)
			}
		}
	})
	t.Run("1.2 Oceans", func(t *testing.T) {
		same(t, "oceans", areas(func(p *Place) bool { return p.Kind == OceanArea }),
			"central-pacific-ocean east-pacific-ocean indian-ocean north-pacific-ocean south-pacific-ocean southeast-pacific-ocean southern-ocean")
	})
	t.Run("1.3 Straits join two waters", func(t *testing.T) {
		for _, a := range LandAreas() {
			waters := 0
			for _, over := range Board().Neighbours(a) {
				if over.To.Place().Sea() {
					waters++
				}
			}
			if p := a.Place(); p.Kind == StraitArea && waters < 2 || (p.Island || p.Straits()) && !p.Coastal || p.Coastal && waters == 0 {
				t.Errorf("%s lies on %d waters", a, waters)
			}
		}
	})
	t.Run("1.4 large Islands, of which Australia is none", func(t *testing.T) {
		for _, slug := range strings.Fields("tokyo osaka formosa manila sumatra java celebes borneo new-guinea new-zealand hainan") {
			if p := at(t, slug).Place(); !p.Island || p.Islet() {
				t.Errorf("%s is a large Island", slug)
			}
		}
		for _, slug := range strings.Fields("sydney brisbane darwin perth") {
			if at(t, slug).Place().Island {
				t.Errorf("%s is no Island", slug)
			}
		}
	})
	t.Run("1.41 Islets, and what can be on them", func(t *testing.T) {
		same(t, "islets", areas((*Place).Islet), "aleutians attu-kiska bismarcks bonins carolines christmas cook ellice fiji gilberts guam hawaii johnston kuriles "+
			"leewards marianas marshalls midway new-caledonia palau palmyra ryukyus samoa society solomons wake")
		for _, slug := range strings.Fields("bonins carolines marianas marshalls palau ryukyus leewards bismarcks gilberts society solomons") {
			same(t, slug+", which has a main islet", at(t, slug).Place().Kind, IsletGroupArea)
		}
		same(t, "room for one unit", areas((*Place).Single), "christmas johnston midway palmyra samoa wake")
		if !at(t, "marshalls").Place().FortsOnly() || at(t, "guam").Place().FortsOnly() || at(t, "manila").Place().FortsOnly() {
			t.Error("on Islets without a Base nothing is built but Fortresses and SNLFs")
		}
	})
}

func TestNations(t *testing.T) {
	t.Run("2.0 names come back from text", func(t *testing.T) {
		for n := Nation(1); n <= ArmedMinors; n++ {
			if got, found := ParseNation(n.String()); !found || got != n {
				t.Errorf("%d is called %s", n, n)
			}
		}
		for slug, want := range map[string]Nation{"japan": ImperialJapan, "us": US, "britemp": BritishEmpire, "russia": Russia, "nationalist-china": NatChina, "red-china": RedChina} {
			same(t, slug, nation(t, slug), want)
		}
	})
	t.Run("2.1 Great and Proxy Powers, and whose they are", func(t *testing.T) {
		same(t, "great", nations(func(f *NationFacts) bool { return f.Kind == GreatPower }), "japan us britemp russia")
		same(t, "proxy", nations(func(f *NationFacts) bool { return f.Kind == ProxyPower }), "nationalist-china red-china")
		for n, want := range map[Nation]Faction{ImperialJapan: Japan, US: USA, NatChina: USA, Russia: Soviets, RedChina: Soviets, BritishEmpire: NoFaction} {
			same(t, n.String(), n.Facts().Faction, want)
		}
	})
	t.Run("2.11 Great Power Capitals and Production Centers", func(t *testing.T) {
		for f, want := range map[Faction]string{Japan: "tokyo tokyo osaka mukden", USA: "los-angeles los-angeles nanking new-delhi", Soviets: "novosibirsk novosibirsk"} {
			facts := f.Facts()
			got := []string{facts.Center.String()}
			for _, a := range append([]Area{facts.Main}, facts.Subs...) {
				if a != Nowhere {
					got = append(got, a.String())
				}
			}
			same(t, f.String(), strings.Join(got, " "), want)
		}
	})
	t.Run("2.21 the British Empire at home: Canada, Australia and New Zealand", func(t *testing.T) {
		same(t, "home", areas(func(p *Place) bool { return p.Of == BritishEmpire }),
			"brisbane darwin great-australian-desert new-zealand perth sydney vancouver winnipeg")
	})
	t.Run("2.31 Proxy Power Capitals", func(t *testing.T) {
		same(t, "Nats", NatChina.Facts().Capital, at(t, "nanking"))
		same(t, "Reds", RedChina.Facts().Capital, at(t, "sian"))
		same(t, "Nationalist China", areas(func(p *Place) bool { return p.Of == NatChina }), "fukien nanking suchow wuhan")
	})
	t.Run("2.4 Home Territory is a Power's alone", func(t *testing.T) {
		for _, a := range LandAreas() {
			if p := a.Place(); p.Home != p.Of.Power() {
				t.Errorf("%s belongs to %s", a, p.Of)
			}
		}
	})
	t.Run("2.41 Home Seas, those of the Australian desert too", func(t *testing.T) {
		seas := BritishEmpire.HomeSeas()
		for _, slug := range strings.Fields("tasman-sea coral-sea timor-sea southern-ocean indian-ocean gulf-of-alaska") {
			if !slices.Contains(seas, at(t, slug)) {
				t.Errorf("the %s lies on the Home Territory of the British Empire", slug)
			}
		}
		for _, slug := range strings.Fields("bay-of-bengal south-china-sea andaman-sea") {
			if slices.Contains(seas, at(t, slug)) {
				t.Errorf("only Colonies lie on the %s", slug)
			}
		}
		if len(NatChina.HomeSeas()) > 0 {
			t.Error("a Proxy Power has no Home Seas")
		}
	})
	t.Run("2.5 Minor Nations outside China", func(t *testing.T) {
		same(t, "minors", nations(func(f *NationFacts) bool { return f.Kind == Minor }), "wakhan thailand vietnam dei mexico")
	})
	t.Run("2.51 a Capital is the largest City of its Nation or Colony", func(t *testing.T) {
		for n := Nation(1); n <= NationCount; n++ {
			f, best := n.Facts(), NoCity
			for _, a := range n.Areas() {
				best = max(best, a.Place().City)
			}
			if inside := f.Capital.Place().Of == n; len(n.Areas()) == 0 || inside && f.Capital.Place().City != best || inside == (f.Slug == "papua" || n == BritishEmpire) {
				t.Errorf("%s has its Capital in %s", n, f.Capital)
			}
		}
	})
	t.Run("2.6 Colonies and their owners", func(t *testing.T) {
		for owner, want := range map[Nation]string{
			ImperialJapan: "manchuria-korea formosa bonins carolines kuriles marianas marshalls palau ryukyus",
			US:            "alaska christmas guam hawaii johnston leewards midway palmyra panama philippines samoa wake",
			BritishEmpire: "india bismarcks cook ellice fiji gilberts hong-kong malaya new-caledonia papua society solomons",
		} {
			same(t, owner.String(), nations(func(f *NationFacts) bool { return f.Kind == Colony && f.Owner == owner }), want)
		}
		for slug, capital := range map[string]string{"manchuria-korea": "mukden", "alaska": "anchorage", "philippines": "manila", "india": "new-delhi", "malaya": "singapore", "papua": "sydney"} {
			same(t, slug, nation(t, slug).Facts().Capital, at(t, capital))
		}
		same(t, "Alaska", areas(func(p *Place) bool { return p.Of == nation(t, "alaska") }), "aleutians anchorage attu-kiska")
		same(t, "Ceylon", at(t, "ceylon").Place().Of, nation(t, "india"))
	})
	t.Run("15.31 World Reaction cards: two for Vietnam, and Peiping would give two outside China", func(t *testing.T) {
		same(t, "Vietnam", nation(t, "vietnam").Facts().Capital.Place().City.Muster(), 2)
		same(t, "Peiping", nation(t, "peiping").Facts().Capital.Place().City.Muster(), 2)
	})
	t.Run("15.32 Vietnam's Fortresses have two and one", func(t *testing.T) {
		same(t, "Saigon", at(t, "saigon").Place().City.Muster(), 2)
		same(t, "Hanoi", at(t, "hanoi").Place().City.Muster(), 1)
	})
	t.Run("19.6 Sinkiang touches Russia", func(t *testing.T) {
		if !slices.ContainsFunc(Board().Neighbours(at(t, "sinkiang")), func(over borderTo) bool { return over.To.Place().Of == Russia }) {
			t.Error("it does not")
		}
	})
}

// sums adds POP and RES of some Nations with their Colonies, as they count for a Faction.
func sums(f Faction, of ...Nation) (l blockwar.Levels) {
	for _, a := range LandAreas() {
		if p := a.Place(); slices.Contains(of, p.Nation) {
			l.Pop += p.City.Pop()
			l.Res += p.Resources(f)
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
			same(t, "on the track", c.f.Facts().Start, c.want)
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
		same(t, "on the track", USA.Facts().China.Control, 4)
		for slug, pop := range map[string]int{"nanking": 2, "suchow": 1, "wuhan": 1, "fukien": 0} {
			same(t, slug, at(t, slug).Place().City.Pop(), pop)
		}
	})
	t.Run("16.22 REDMUSTER begins at two: a City counts two", func(t *testing.T) {
		same(t, "on the map", at(t, "sian").Place().City.Muster(), 2)
		same(t, "on the track", Soviets.Facts().China.Control, 2)
	})
	t.Run("19.4 Rising Sun: POP 12 and NATCITIES 5 with Sian", func(t *testing.T) {
		same(t, "on the map", sums(USA, US, NatChina, RedChina).Pop, 12)
		same(t, "cities of China", sums(USA, NatChina, RedChina).Pop, 5)
		same(t, "on the track", USA.Facts().Rising, RisingFacts{12, 5})
	})
	t.Run("19.5 Chungking, Kansu and Sian are two NATCITIES", func(t *testing.T) {
		same(t, "POP", at(t, "chungking").Place().City.Pop()+at(t, "kansu").Place().City.Pop()+at(t, "sian").Place().City.Pop(), 2)
	})
}
