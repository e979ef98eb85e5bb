package triumph

import (
	"testing"

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

func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, not %s", what, got, want)
	}
}

func TestNations(t *testing.T) {
	t.Run("2.3 names and slugs come back from text", func(t *testing.T) {
		for n := Nation(1); n <= printed().Forces(); n++ {
			if got, found := printed().ParseNation(printed().NationFacts(n).Slug); !found || got != n {
				t.Errorf("%d is called %s: got found %v and %v; want true and %v", n, printed().NationFacts(n).Slug, found, got, n)
			}
		}
		for slug, want := range map[string]Nation{"germany": Germany, "italy": Italy, "britain": Britain, "france": France, "usa": USA, "ussr": SovietUnion} {
			same(t, "nation", printed().NationFacts(want).Slug, slug)
		}
	})
}
