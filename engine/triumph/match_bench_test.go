package triumph

import (
	"testing"

	"interbellum/engine/enginetest/walk"
)

// A whole match at random: go test -bench Match -run xxx.
func BenchmarkMatch(b *testing.B) {
	answers := 0
	for i := range b.N {
		m, _, err := Game().New(scenario1936, nil)
		if err != nil {
			b.Fatal(err)
		}
		w := walk.New(uint64(i))
		for e, _, going := w.Pick(m); going; e, _, going = w.Pick(m) {
			if _, err := m.Apply(e); err != nil {
				b.Fatal(err)
			}
			answers++
		}
	}
	b.ReportMetric(float64(answers)/float64(b.N), "answers/op")
}
