package conquest

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
	begin := func(scenario string) func() (engine.Match, []engine.Event, error) {
		return func() (engine.Match, []engine.Event, error) { return Game().New(scenario, nil) }
	}
	list := []blocks.Kept{
		{Name: "1936", Seed: 501, Answers: 2500, Start: begin(Scenario1936)},
		{Name: "rising-sun", Seed: 502, Answers: 2500, Start: begin(RisingSun)},
	}
	for seed := range uint64(5) {
		list = append(list, blocks.Kept{Name: fmt.Sprint("war-", seed), Seed: 503 + seed, Answers: 3000, Start: startAtWar})
	}
	return list
}

func TestShippedMatches(t *testing.T) {
	enginetest.Shipped(t, Game())
	blocks.AsKept(t, Book(), keptMatches(), *writePrints)
}
