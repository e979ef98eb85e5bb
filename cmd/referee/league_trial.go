package main

import (
	"cmp"
	"math"
	"slices"
)

// A span holds a share.
type span struct {
	From float64 `json:"from"`
	To   float64 `json:"to"`
}

// wilson is the interval that holds the true share in 95 of 100 leagues (Wilson 1927).
func wilson(won, n int) span {
	if n == 0 {
		return span{0, 1}
	}
	const z = 1.959964
	p, m := float64(won)/float64(n), float64(n)
	centre := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return span{max(0, centre-half), min(1, centre+half)}
}

// A trial decides by Wald's sequential test whether the true share of won matches is as much
// as the bar or as little as least. Either verdict is wrong in at most 5 of 100 leagues.
type trial struct{ least, bar float64 }

// Verdicts.
const (
	undecided = "undecided"
	reached   = "reached"
	missed    = "missed"
)

func (t trial) fair() bool { return 0 < t.least && t.least < t.bar && t.bar < 1 }

// of is the verdict after these matches.
func (t trial) of(matches []played) string {
	weight := 0.0
	limit := math.Log(0.95 / 0.05)
	for _, m := range matches {
		if m.Result == won {
			weight += math.Log(t.bar / t.least)
		} else {
			weight += math.Log((1 - t.bar) / (1 - t.least))
		}
		if weight >= limit {
			return reached
		}
		if weight <= -limit {
			return missed
		}
	}
	return undecided
}

// odd is a match that is worth a look, and why.
type odd struct {
	played
	Why string `json:"why"`
}

// strange picks the longest and the shortest match, the worst defeat of A and its greatest
// victory, and one of every kind of end that is rare.
func (l *league) strange() []odd {
	list := []odd{}
	if len(l.matches) == 0 {
		return list
	}
	add := func(m played, why string) {
		if !slices.ContainsFunc(list, func(x odd) bool { return x.N == m.N }) {
			list = append(list, odd{m, why})
		}
	}
	byLength := func(a, b played) int { return cmp.Compare(a.Answers, b.Answers) }
	byMargin := func(a, b played) int { return cmp.Compare(a.Margin, b.Margin) }
	add(slices.MaxFunc(l.matches, byLength), "the longest")
	add(slices.MinFunc(l.matches, byLength), "the shortest")
	add(slices.MinFunc(l.matches, byMargin), "the worst for A")
	add(slices.MaxFunc(l.matches, byMargin), "the best for A")
	ends := counts{}
	for _, m := range l.matches {
		ends[m.Kind]++
	}
	for _, m := range l.matches {
		if ends[m.Kind]*20 <= len(l.matches) && !slices.ContainsFunc(list, func(x odd) bool { return x.Kind == m.Kind }) {
			add(m, "a rare end")
		}
	}
	return list
}
