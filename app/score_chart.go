package app

import (
	"strings"

	"interbellum/app/face"
)

// courseMost is how many moments of a match are drawn at most: it is looked at in as many even steps.
const courseMost = 48

// course is how the scores have come about up to a moment. What cannot be undone any more is kept.
func (h *History) course(until int) string {
	f, can := h.t.Face.(face.Scorer)
	if !can {
		return ""
	}
	every := 1
	for h.t.Session.Play.Seq()/every > courseMost {
		every *= 2
	}
	if h.every != every {
		h.every, h.scored = every, nil
	}
	at := func(seq int) string { return itoa(seq) + f.Scores(h.t.Session.ViewAt(seq)) }
	h.scored = h.scored[:min(len(h.scored), h.t.Session.Floor.Seq()/every)]
	for seq := len(h.scored) * every; seq <= h.t.Session.Play.Seq(); seq += every {
		h.scored = append(h.scored, at(seq))
	}
	return strings.Join(append(h.scored[:(until+every-1)/every:(until+every-1)/every], at(until)), ";")
}
