package blocks

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Supposed: a Violation under consideration meets the same forces as one that is made.
func (k Kit) Supposed() {
	k.Helper()
	s, considered := k.govern(), 0
	for _, f := range blockwar.AllFactions {
		seen := s.Match.View(blockwar.SeenBy(f)).(*blockwar.View).Seen()
		for n := blockwar.Nation(1); n <= k.LastNation; n++ {
			if !k.CanViolate(f, n) {
				continue
			}
			considered++
			c, made := engine.Choice{Verb: "violate", On: k.NationRef(n)}, TableOf(s).Clone()
			made.Suppose(f, c)
			supposed := seen.Clone()
			supposed.Suppose(f, c)
			same(k, fmt.Sprintf("%s considers Violating %s", k.seat(f), k.NationFacts(n).Slug), forcesOf(supposed, n), forcesOf(made, n))
		}
	}
	if considered == 0 {
		k.Error("no Neutral can be Violated, want some")
	}
}

// forcesOf lists the blocks in a Nation's areas.
func forcesOf(t *blockwar.Table, n blockwar.Nation) (list string) {
	for _, a := range t.AreasOf(n) {
		list += fmt.Sprintf("%s: %s; ", t.Place(a).Slug, standingIn(t, a))
	}
	return list
}
