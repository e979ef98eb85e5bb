package sealed

import (
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

// drawsOfAKind is how many dice of each kind are thrown in a long run, and fewOfAKind else.
const (
	drawsOfAKind = 2_000_000
	fewOfAKind   = 60_000
)

// Each kind of die and draw falls evenly, and none tells the next: chi-square of the outcomes and of pairs of them, and the correlation of
// each with the next. The kinds are all labels of LABELS.md. With LONG=1 each has two million draws, as many as a thousand years of play, and
// FAIR.md has what they came to. The seeds are fixed, so the outcome is always the same.
func TestSealedDiceAreFair(t *testing.T) {
	text, err := os.ReadFile("LABELS.md")
	if err != nil {
		t.Fatal(err)
	}
	kinds := 0
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) < 7 || strings.TrimSpace(cells[3]) == "Rule" || strings.HasPrefix(cells[1], " -") {
			continue
		}
		kinds++
		label := strings.Join(strings.Fields(strings.Join(cells[2:6], " ")), " ")
		t.Run(label, func(t *testing.T) {
			n := fewOfAKind
			if os.Getenv("LONG") != "" {
				n = drawsOfAKind
			}
			lots := 6
			draws := strings.HasPrefix(label, "deal") || strings.HasPrefix(label, "draw") || strings.HasPrefix(label, "spy") || strings.HasPrefix(label, "peace")
			if draws {
				lots = 11
			}
			evenly(t, label, n, lots, byte(kinds), draws)
		})
	}
	if kinds < 40 {
		t.Errorf("got %d kinds, want all of LABELS.md", kinds)
	}
}

func evenly(t *testing.T, label string, n, lots int, match byte, draws bool) {
	t.Helper()
	things := make([]string, lots)
	for i := range things {
		things[i] = "draw:thing/" + strconv.Itoa(i)
	}
	single, pairs, serial := make([]int, lots), make([]int, lots*lots), 0.0
	middle := float64(lots-1) / 2
	for stretch := range 4 { // a stretch deals many, a match has many stretches
		s := SeedOf(Match{match}, stretch, 0, []Value{{byte(stretch)}})
		last := 0
		for k := range n / 4 {
			d := s.Draw(label, k/2, k%2)
			x := int(d.Lot(uint64(lots)))
			if draws {
				x = lowest(d.Order(), things)
			}
			single[x]++
			if k > 0 {
				pairs[last*lots+x]++
				serial += (float64(last) - middle) * (float64(x) - middle)
			}
			last = x
		}
	}
	serial /= float64(lots*lots-1) / 12 * math.Sqrt(float64(n)) // of chance: mean 0, deviation 1
	one, two := deviation(single), deviation(pairs)
	t.Logf("| %s | %d | %d | %+.2f | %+.2f | %+.2f |", label, lots, n, one, two, serial)
	for _, off := range []float64{one, two, serial} {
		if math.Abs(off) > 5 {
			t.Errorf("got %.1f deviations off, want at most 5", off)
		}
	}
}

func lowest(o Order, things []string) (best int) {
	least := uint64(math.MaxUint64)
	for i, name := range things {
		if x := o.Place(name, 0); x < least {
			best, least = i, x
		}
	}
	return best
}

// deviation is how many standard deviations the chi-square of the counts is from what chance gives.
func deviation(counts []int) float64 {
	total, chi := 0, 0.0
	for _, n := range counts {
		total += n
	}
	mean := float64(total) / float64(len(counts))
	for _, n := range counts {
		chi += (float64(n) - mean) * (float64(n) - mean) / mean
	}
	free := float64(len(counts) - 1)
	return (chi - free) / math.Sqrt(2*free)
}

func BenchmarkLot(b *testing.B) {
	s := SeedOf(Match{}, 0, 0, nil)
	for n := range b.N {
		s.Draw("fire 12.41 battle/paris", n, 0).Lot(6)
	}
}

func BenchmarkChainFromItsRoot(b *testing.B) {
	for range b.N {
		Secret{}.Value(0)
	}
}

func BenchmarkSign(b *testing.B) {
	s := Secret{}
	for range b.N {
		s.Sign(&Turn{})
	}
}

func BenchmarkVerify(b *testing.B) {
	s := Secret{}
	id, g := s.Identity(), s.Sign(&Turn{})
	for range b.N {
		if !id.Signed(&Turn{}, g) {
			b.Fatal("refused")
		}
	}
}
