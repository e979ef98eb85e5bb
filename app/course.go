package app

import (
	"strings"

	"interbellum/app/face"
)

// courseMost is how many moments of a match are drawn at most: it is looked at in as many even steps.
const courseMost = 48

// course is how the scores have come about up to a moment. What cannot be undone any more is kept.
func (d *Desk) course(until int) string {
	f, can := d.Face.(face.Scorer)
	if !can {
		return ""
	}
	every := 1
	for d.Session.Seq()/every > courseMost {
		every *= 2
	}
	if d.every != every {
		d.every, d.scored = every, nil
	}
	at := func(seq int) string { return itoa(seq) + f.Scores(d.Session.ViewAt(seq)) }
	d.scored = d.scored[:min(len(d.scored), d.Session.Floor()/every)]
	for seq := len(d.scored) * every; seq <= d.Session.Seq(); seq += every {
		d.scored = append(d.scored, at(seq))
	}
	return strings.Join(append(d.scored[:(until+every-1)/every:(until+every-1)/every], at(until)), ";")
}
