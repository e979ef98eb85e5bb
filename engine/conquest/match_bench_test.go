package conquest

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole matches at random: go test -bench RandomMatch -run xxx.
func BenchmarkRandomMatch(b *testing.B) {
	b.Run(Scenario1936, func(b *testing.B) { enginetest.Bench(b, Game(), Scenario1936) })
	b.Run(RisingSun, func(b *testing.B) { enginetest.Bench(b, Game(), RisingSun) })
}
