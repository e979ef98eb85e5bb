package cataclysm_test

import (
	"slices"
	"testing"
	"time"

	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
)

// BenchmarkRandomMatch plays whole matches at random and tells, beside the time of a match,
// the median, the 99th percentile and the worst of Open() over its questions.
func BenchmarkRandomMatch(b *testing.B) {
	for _, id := range []string{"cataclysm", "days-of-decision"} {
		b.Run(id, func(b *testing.B) { randomMatches(b, id) })
	}
}

func randomMatches(b *testing.B, scenario string) {
	game := cataclysm.Game()
	var opens []time.Duration
	answers := 0
	for n := 0; b.Loop(); n++ {
		m, _, err := game.New(scenario, nil)
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

// BenchmarkReplay reads and replays the recorded match of C.1 as the page does when it opens one: every answer is checked,
// every die dealt again, every fingerprint compared.
func BenchmarkReplay(b *testing.B) {
	data, err := played.ReadFile("testdata/games/cataclysm-1-random.json")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		rec, err := record.Decode(data)
		if err != nil {
			b.Fatal(err)
		}
		_, report, err := record.Open(cataclysm.Game(), rec, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(report.Answers), "answers")
	}
}
