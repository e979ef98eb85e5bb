package cataclysm

import "interbellum/engine"

// census counts every piece: a power's counters by kind, wherever they are, minor armies, and
// neutral markers. Offensives and resources are one marker (2.4.3) and are counted together.
func census(t *Table) (list []engine.Count) {
	for p := France; p <= Neutral; p++ {
		var have CounterMix
		for b := range t.Boxes[p] {
			for k, n := range t.Boxes[p][b] {
				have[k] += n
			}
		}
		for i := range t.Units {
			if t.Units[i].Owner == p {
				have[t.Units[i].Kind]++
			}
		}
		have[Offensive] += have[Resource]
		have[Resource] = 0
		for k, n := range have {
			if n > 0 {
				list = append(list, engine.Count{Of: counterRef(p, Kind(k)), N: int(n)})
			}
		}
	}
	return list
}
