package link

import (
	"math"
	"testing"

	"interbellum/engine/record/recordtest"
)

func TestTheCoderReadsWhatItWrote(t *testing.T) {
	for seed := range uint64(300) {
		src := recordtest.Source(seed)
		n := src.Intn(400)
		type number struct{ i, of int }
		var numbers []number
		bits := 0.0
		e, f := newEncoder(), rarely
		for range n {
			of := []int{1, 2, 6, 7, 255, 1000, 65535, 65536, 65537, 1 << 20}[src.Intn(10)]
			i := []int{0, of - 1, src.Intn(of)}[src.Intn(3)]
			numbers = append(numbers, number{i, of})
			e.uniform(i, of)
			e.flag(&f, i == 0)
			bits += math.Log2(float64(of))
		}
		out := e.bytes()
		d, f := newDecoder(out), rarely
		for at, want := range numbers {
			if got := d.uniform(want.of); got != want.i || d.err != nil {
				t.Fatalf("seed %d: number %d of %d: %d out of %d read as %d, %v", seed, at, n, want.i, want.of, got, d.err)
			}
			if d.flag(&f) != (want.i == 0) {
				t.Fatalf("seed %d: flag %d of %d read wrongly: got flag(f) %v, want %v", seed, at, n, d.flag(&f), (want.i == 0))
			}
		}
		if most := bits/8 + float64(n)*0.6 + 8; float64(len(out)) > most {
			t.Errorf("seed %d: %d bytes for %.0f bits and %d flags: got float64(len(out)) %v, want at most %v", seed, len(out), bits, n, float64(len(out)), most)
		}
	}
}

func TestADieCostsItsEntropyAndAForcedAnswerNothing(t *testing.T) {
	e, rights := newEncoder(), rarely
	for i := range 3000 {
		e.uniform(i*7%6, 6)
		e.uniform(0, 1)
		e.flag(&rights, false)
	}
	if got, most := len(e.bytes()), int(3000*2.6/8)+10; got > most {
		t.Errorf("3000 dice and 3000 forced answers take %d bytes, more than %d, want at most %v", got, most, most)
	}
}

func TestNothingToSayTakesNoBytes(t *testing.T) {
	if out := newEncoder().bytes(); len(out) != 0 {
		t.Errorf("nothing takes %d bytes: got out %v, want none", len(out), out)
	}
}
