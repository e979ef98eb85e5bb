package triumph

import (
	"flag"
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

var writePrints = flag.Bool("prints", false, "write testdata/prints.txt anew")

func keptMatches() []blocks.Kept {
	begin := func(scenario string, options ...string) func() (engine.Match, []engine.Event, error) {
		return func() (engine.Match, []engine.Event, error) { return Game().New(scenario, options) }
	}
	list := []blocks.Kept{
		{Name: "1936", Seed: 501, Answers: 2500, Start: begin(scenario1936)},
		{Name: "1939", Seed: 502, Answers: 2500, Start: begin(scenario1939, territorialKey+"=yes", britanniaKey+"=yes")},
		{Name: "two-players", Seed: 503, Answers: 2500, Start: begin(scenario1936, twoPlayerKey+"=yes")},
	}
	for seed := range uint64(5) {
		list = append(list, blocks.Kept{Name: fmt.Sprint("war-", seed), Seed: 504 + seed, Answers: 3000, Start: startAtWar})
	}
	for seed := range uint64(16) {
		list = append(list, blocks.Kept{Name: fmt.Sprint("battles-", seed), Seed: seed, Answers: 1000, Start: func() (engine.Match, []engine.Event, error) { return randomBattles(31 + seed) }})
	}
	return list
}

func TestShippedMatches(t *testing.T) {
	enginetest.Shipped(t, Game())
	blocks.AsKept(t, Book(), keptMatches(), *writePrints)
}
