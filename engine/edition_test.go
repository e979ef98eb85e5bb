package engine_test

import (
	"testing"

	"interbellum/engine"
)

func TestSameEdition(t *testing.T) {
	const long = "0123456789abcdef0123456789abcdef"
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{long, long, true}, {"01234567", long, true}, {long, "01234567", true}, {"01234567", "01234567", true},
		{"01234568", long, false}, {"0123456", long, false}, {"012345678", long, false}, {"", long, false}, {"", "", true},
		{long, long[:31] + "0", false}, {"toy-1", "toy-1", true}, {"toy-1", "toy-2", false}, {"01234567", "0123456789", false},
	} {
		if got := engine.SameEdition(c.a, c.b); got != c.want {
			t.Errorf("%q and %q: got %v, want %v", c.a, c.b, got, c.want)
		}
	}
	if got := engine.EditionOf("a", "b"); len(got) != len(long) || got == engine.EditionOf("ab", "") {
		t.Errorf("got the name %s of %d digits, want one of %d for these parts alone", got, len(got), len(long))
	}
}
