package checks

import "interbellum/engine/triumph"

// sciences: a Science card stands in for six Technologies.
func (j judge) sciences() {
	for t := triumph.Science1938; t <= triumph.Science1944; t++ {
		if n := len(j.TechFacts(t).Lists); n != 6 {
			j.Against("9.1", j.Tech(t, "lists"), "checks/triumph.science", n, 6)
		}
	}
}
