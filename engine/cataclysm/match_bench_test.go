package cataclysm_test

import (
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest"
	"interbellum/engine/record"
)

// BenchmarkRandomMatch plays whole matches of two scenarios.
func BenchmarkRandomMatch(b *testing.B) {
	for _, id := range []string{"cataclysm", "days-of-decision"} {
		b.Run(id, func(b *testing.B) { enginetest.Bench(b, cataclysm.Game(), id) })
	}
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
