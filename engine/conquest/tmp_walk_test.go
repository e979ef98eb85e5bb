package conquest

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
)

func TestTmpWalk(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("N"))
	for seed := range uint64(n) {
		func() {
			m, _, err := newMatch(Scenario1936, nil)
			if err != nil {
				t.Fatal(err)
			}
			w := walk.New(seed + 1)
			kinds := map[string]int{}
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("seed %d seq %d: %v", seed, m.Seq(), r)
					panic(r)
				}
			}()
			i := 0
			for ; ; i++ {
				e, d, going := w.Pick(m)
				if !going {
					break
				}
				kinds[d.Kind]++
				if len(d.Weights) == 0 && d.Seat != 0 && i%2 == 0 {
					for _, c := range d.Legal {
						d.Weights = append(d.Weights, blockwar.Bias(d, c))
					}
					e = d.Answer(m.Seq(), w.Answer(d), "")
				}
				if _, err := m.Apply(e); err != nil {
					t.Fatalf("seed %d seq %d %s %v: %v", seed, m.Seq(), d.Kind, e.Choice, err)
				}
				if i%20 == 0 {
					if errs := m.Check(); len(errs) > 0 {
						t.Fatalf("seed %d seq %d after %s %v: %v", seed, m.Seq(), d.Kind, e.Choice, errs)
					}
				}
			}
			r, over := m.Result()
			fmt.Println("seed", seed, "answers", i, over, r, kinds)
		}()
	}
}
