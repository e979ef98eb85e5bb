package conquest

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// at finds an area by its slug.
func at(t *testing.T, slug string) Area {
	t.Helper()
	return enginetest.Named(t, "area", slug, printed().ParseArea)
}

// nation finds a Nation or Colony by its slug.
func nation(t *testing.T, slug string) Nation {
	t.Helper()
	return enginetest.Named(t, "nation", slug, printed().ParseNation)
}

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}

func TestAreas(t *testing.T) {
	t.Run("1.12 cities and what they are worth", func(t *testing.T) {
		for city, want := range map[blockwar.City][2]int{blockwar.MainCapital: {3, 0}, blockwar.SubCapital: {2, 4}, blockwar.PlainCity: {1, 2}, blockwar.Town: {0, 1}, blockwar.NoCity: {0, 0}} {
			same(t, blockwar.CityWords[city], [2]int{city.Pop(), cityMuster[city]}, want)
		}
	})
	t.Run("1.13 oil counts twice for Japan and once for others", func(t *testing.T) {
		p := printed().Place(at(t, "sumatra"))
		same(t, "Sumatra", [2]int{Resources(Japan, p), Resources(USA, p)}, [2]int{p.Res + p.Oil, p.Res})
	})
	t.Run("1.41 Islets, and what can be on them", func(t *testing.T) {
		if !FortsOnly(printed().Place(at(t, "marshalls"))) || FortsOnly(printed().Place(at(t, "guam"))) || FortsOnly(printed().Place(at(t, "manila"))) {
			t.Errorf("on Islets without a Base nothing is built but Fortresses and SNLFs: got FortsOnly(Place(marshalls)) %v, FortsOnly(Place(guam)) %v and FortsOnly(Place(manila)) %v; want true, false and false",
				FortsOnly(printed().Place(at(t, "marshalls"))), FortsOnly(printed().Place(at(t, "guam"))), FortsOnly(printed().Place(at(t, "manila"))))
		}
	})
}

func TestNations(t *testing.T) {
	t.Run("2.0 names come back from text", func(t *testing.T) {
		for n := Nation(1); n <= printed().Forces(); n++ {
			if got, found := printed().ParseNation(printed().NationFacts(n).Slug); !found || got != n {
				t.Errorf("%d is called %s: got found %v and %v; want true and %v", n, printed().NationFacts(n).Slug, found, got, n)
			}
		}
		for slug, want := range map[string]Nation{"japan": ImperialJapan, "us": US, "britemp": BritishEmpire, "russia": Russia, "nationalist-china": NatChina, "red-china": RedChina} {
			same(t, slug, nation(t, slug), want)
		}
	})
	t.Run("2.41 Home Seas, those of the Australian desert too", func(t *testing.T) {
		seas := HomeSeas(printed(), BritishEmpire)
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
		if len(HomeSeas(printed(), NatChina)) > 0 {
			t.Errorf("a Proxy Power has no Home Seas: got %v, want none", HomeSeas(printed(), NatChina))
		}
	})
}
