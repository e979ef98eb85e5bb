package toy

import "interbellum/engine"

// 9.2 Hands are shown before they are counted.
func showHands(t *Table) (seen events) {
	for _, s := range t.standing() {
		for card, n := range t.house(s).Hand {
			for range n {
				seen = append(seen, public("hand-shown", "9.2", s, card).Showing())
			}
		}
	}
	return seen
}

func score(h *House) int {
	n := h.Renown
	if !h.Fallen {
		n += h.Hope + h.Gold/2 + h.Hand[5] + h.Hand[6]
	}
	return n
}

// 9.1, 9.2 The result.
func result(t *Table) engine.Result {
	r := engine.Result{Kind: "renown", Rule: "9.2"}
	best := -1
	for _, s := range t.standing() {
		best = max(best, score(t.house(s)))
	}
	for s := Amber; s <= Dune; s++ {
		h := t.house(s)
		if !h.Plays {
			continue
		}
		n := score(h)
		r.Scores = append(r.Scores, engine.Score{Who: houseRef(s), Seats: engine.Only(s), N: n})
		if !h.Fallen && n == best {
			r.Winners = r.Winners.With(s)
		}
	}
	if len(t.standing()) == 1 {
		r.Kind, r.Rule = "last-house", "9.1"
	}
	return r
}
