package workshop

import "testing"

// An act on a draft with fifty changed borders.
func BenchmarkAct(b *testing.B) {
	bench := open(b, "cataclysm")
	table, _ := bench.Table("borders.csv")
	for _, r := range table.Parts[0].Rows[:50] {
		do(b, bench.Set("borders.csv", r.Key, field("kind", "impassable"), "board"))
	}
	for n := 0; b.Loop(); n++ {
		do(b, bench.Set("areas.csv", "persia", field("resistance", []string{"2", "1"}[n%2]), ""))
	}
}

func BenchmarkTable(b *testing.B) {
	bench := open(b, "cataclysm")
	for b.Loop() {
		bench.Table("borders.csv")
	}
}

func BenchmarkArea(b *testing.B) {
	bench := open(b, "cataclysm")
	for b.Loop() {
		bench.Area("persia")
	}
}

func BenchmarkChecklist(b *testing.B) {
	bench := open(b, "cataclysm")
	for b.Loop() {
		bench.Checklist()
	}
}

func BenchmarkFaults(b *testing.B) {
	for _, game := range printed {
		b.Run(game, func(b *testing.B) {
			bench := open(b, game)
			first := bench.Areas()[0]
			for n := 0; b.Loop(); n++ {
				do(b, bench.Set("areas.csv", first, field("name", string(rune('A'+n%2))), ""))
				bench.Faults()
			}
		})
	}
}
