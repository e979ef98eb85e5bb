package app

import (
	"slices"

	"interbellum/app/face"
)

// courseMost is how many moments of a match are drawn at most: it is looked at in as many even steps.
const courseMost = 48

// course is how the scores have come about up to a moment. What has been worked out is kept.
func (d *Desk) course(until int) (list []face.Moment) {
	f, can := d.Face.(face.Scorer)
	if !can {
		return nil
	}
	every, seq := 1, d.Session.Seq()
	for seq/every > courseMost {
		every *= 2
	}
	var kept []face.Moment
	for at := 0; at <= seq; at += every {
		i := slices.IndexFunc(d.scored, func(m face.Moment) bool { return m.Seq == at })
		if i >= 0 && at < d.Session.Floor() {
			kept = append(kept, d.scored[i])
		} else {
			kept = append(kept, face.Moment{Seq: at, Scores: f.Scores(d.Session.ViewAt(at))})
		}
	}
	d.scored = kept
	for _, m := range kept {
		if m.Seq < until {
			list = append(list, m)
		}
	}
	return append(list, face.Moment{Seq: until, Scores: f.Scores(d.Session.ViewAt(until))})
}
