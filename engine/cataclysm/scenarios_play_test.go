package cataclysm

import (
	"encoding/json"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// Every scenario can be laid out, written and read, and what the rules say about a
// position holds for each.
func TestEveryScenarioSetUp(t *testing.T) {
	judgeTheData(t)
	for i := range Scenarios() {
		s := &Scenarios()[i]
		t.Run(s.ID, func(t *testing.T) {
			table := setUp(s)
			t.Run("1.3 is a position that play could have come to", func(t *testing.T) {
				r := &schemaReader{t: table, w: &WrittenPosition{}}
				r.check()
				for _, err := range r.errs {
					t.Error(err)
				}
			})
			t.Run("1.3 can be written and read", func(t *testing.T) {
				text, err := json.Marshal(toSchema(table))
				if err != nil {
					t.Fatal(err)
				}
				var w WrittenPosition
				if err := engine.DecodeStrictly(text, &w); err != nil {
					t.Fatal(err)
				}
				back, errs := readOver(s, &w)
				if len(errs) > 0 {
					t.Fatalf("got %v, want none", errs)
				}
				if field := firstDifference(table, back); field != "" {
					t.Errorf(`%s differs, want ""`, field)
				}
			})
			t.Run("1.7.1 has the points of its data", func(t *testing.T) {
				for _, x := range s.StartingPoints {
					if got := table.points(x.Power); got != x.Points {
						t.Errorf("%s has %d points instead of %d, want %v", x.Power, got, x.Points, x.Points)
					}
				}
			})
		})
	}
}

// Random players play each scenario to its end; what must hold is looked at now and then.
func TestEveryScenarioPlays(t *testing.T) {
	judgeTheData(t)
	for i := range Scenarios() {
		s := &Scenarios()[i]
		t.Run(s.ID, func(t *testing.T) {
			for seed := range uint64(2) {
				p, _ := engine.Start(rules, setUp(s), &game{})
				before := pieces(p.Table())
				w := walk.New(seed)
				for n := 0; ; n++ {
					e, _, going := w.Pick(p)
					if !going {
						break
					}
					if _, err := p.Apply(e); err != nil {
						t.Fatal(err)
					}
					if n%10 == 0 {
						for _, err := range p.Check() {
							t.Errorf("seed %d, answer %d: got %v, want no fault; %v", seed, n, err, p.Stack())
						}
					}
					if n > 20000 {
						t.Fatalf("no end: got %v, want at most 20000", n)
					}
				}
				if !p.Over() {
					t.Errorf("seed %d: nobody is asked, and it is not over: %v: p.Over() = false, want true", seed, p.Stack())
				}
				if after := pieces(p.Table()); after != before {
					t.Errorf("seed %d: pieces are lost; got %v, want %v", seed, after, before)
				}
			}
		})
	}
}

func pieces(t *Table) (n int) {
	for _, c := range census(t) {
		n += c.N
	}
	return n
}
