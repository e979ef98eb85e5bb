package engine_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

func BenchmarkRandomMatch(b *testing.B) {
	answers := 0
	for i := 0; b.Loop(); i++ {
		m, _, _ := toy.Game().New("full", nil)
		w := walk.New(uint64(i))
		for e, _, going := w.Pick(m); going; e, _, going = w.Pick(m) {
			m.Apply(e)
			answers++
		}
	}
	b.ReportMetric(float64(answers)/float64(b.N), "answers/match")
}

// middle is a position in the midst of things.
func middle(b *testing.B) engine.Match {
	m, _, err := toy.Game().New("full", nil)
	if err != nil {
		b.Fatal(err)
	}
	w := walk.New(7)
	for range 60 {
		e, _, _ := w.Pick(m)
		m.Apply(e)
	}
	return m
}

func BenchmarkClone(b *testing.B) {
	m := middle(b)
	b.ReportAllocs()
	for b.Loop() {
		m.Clone()
	}
}

func BenchmarkSave(b *testing.B) {
	m := middle(b)
	b.ReportAllocs()
	for b.Loop() {
		saves.Write(m)
	}
	b.ReportMetric(float64(len(saves.Write(m))), "bytes")
}

func BenchmarkLoad(b *testing.B) {
	data := saves.Write(middle(b))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := saves.Read(toy.Game(), data); err != nil {
			b.Fatal(err)
		}
	}
}
