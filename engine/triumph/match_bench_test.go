package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole matches at random: go test -bench RandomMatch -run xxx.
func BenchmarkRandomMatch(b *testing.B) {
	b.Run(scenario1936, func(b *testing.B) { enginetest.Bench(b, Game(), scenario1936) })
	b.Run(scenario1939, func(b *testing.B) { enginetest.Bench(b, Game(), scenario1939) })
	b.Run("two players", func(b *testing.B) { enginetest.Bench(b, Game(), scenario1936, twoPlayerKey+"=yes") })
}
