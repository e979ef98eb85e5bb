package blockwar

import (
	"slices"
	"testing"
)

func TestTechnology(t *testing.T) {
	var hand Cards
	for _, n := range []int{2, 3, 5} {
		hand.Add(n)
	}
	t.Run("a WildCard stands in for the other card of a pair, not for the one that has the Technology", func(t *testing.T) {
		odd, five := func(n int) bool { return n < 4 }, func(n int) bool { return n == 5 }
		if got, want := hand.Pairs(odd, five), []Pair{{2, 3}, {2, 5}, {3, 2}, {3, 5}}; !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
		if got := hand.Pairs(five, func(int) bool { return false }); got != nil {
			t.Errorf("a card with itself: %v, want none", got)
		}
	})
	t.Run("Science lists Technologies from a year on", func(t *testing.T) {
		science, other := TechFacts{Kind: TechWild, FromYear: 1940, Lists: []Tech{1, 2}}, TechFacts{Kind: UnitTech, Lists: []Tech{1}}
		if !science.Science(2, 1940) || science.Science(2, 1939) || science.Science(3, 1944) || other.Science(1, 1944) {
			t.Errorf("1 and 2 from 1940 on: got Science(2, 1940) %v, Science(2, 1939) %v, Science(3, 1944) %v and Science(1, 1944) %v; want true, false, false and false",
				science.Science(2, 1940), science.Science(2, 1939), science.Science(3, 1944), other.Science(1, 1944))
		}
	})
	t.Run("cards are worth the sum of theirs", func(t *testing.T) {
		if got := hand.Sum(func(n int) int { return 10 * n }); got != 100 {
			t.Errorf("%d, want 100", got)
		}
	})
}
