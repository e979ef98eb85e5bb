package enginetest

import (
	"slices"
	"testing"
	"time"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// Bench plays whole matches at random and tells, beside the time of a match, the median, the 99th percentile
// and the worst of Open() over its questions.
func Bench(b *testing.B, game *engine.Game, scenario string, options ...string) {
	var opens []time.Duration
	answers := 0
	for n := 0; b.Loop(); n++ {
		m, _, err := game.New(scenario, options)
		if err != nil {
			b.Fatal(err)
		}
		walker := walk.New(uint64(n))
		for {
			begun := time.Now()
			open := m.Open()
			opens = append(opens, time.Since(begun))
			if len(open) == 0 {
				break
			}
			if _, err := m.Apply(open[0].Answer(m.Seq(), walker.Answer(open[0]), "")); err != nil {
				b.Fatal(err)
			}
			answers++
		}
	}
	slices.Sort(opens)
	b.ReportMetric(float64(opens[len(opens)/2].Microseconds()), "µs-Open-median")
	b.ReportMetric(float64(opens[len(opens)*99/100].Microseconds()), "µs-Open-99%")
	b.ReportMetric(float64(opens[len(opens)-1].Microseconds()), "µs-Open-worst")
	b.ReportMetric(float64(answers)/float64(b.N), "answers/match")
}
