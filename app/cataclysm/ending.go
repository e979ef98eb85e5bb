package cataclysm

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// Ending says who has won and why, with the table of scores.
func (Face) Ending(s *face.Sight, r engine.Result) face.Ending {
	v := viewOf(s)
	points, winner := map[rules.Ideology]int{}, rules.NoIdeology
	for _, score := range r.Scores {
		if score.Who.Class() != "ideology" {
			continue
		}
		i, _ := rules.ParseIdeology(score.Who.Name())
		points[i] = score.N
		if score.Seats.Meets(r.Winners) {
			winner = i
		}
	}
	e := face.Ending{Rule: r.Rule, Heads: []string{say("ending.surrenders"), say("ending.points")}}
	var others []string
	tie := false
	for _, i := range []rules.Ideology{rules.Fascism, rules.Communism, rules.Democracy} {
		n, plays := points[i]
		if plays && i != winner {
			others = append(others, english.Number(n))
			tie = tie || n == points[winner]
		}
	}
	e.Title = say("ending.title", sideText(winner))
	if len(others) > 0 {
		e.Title = say("ending.scores", sideText(winner), points[winner], others)
	}
	e.Why = say("ending." + r.Kind)
	if tie {
		e.Why = say("ending.tie", e.Why, sideText(winner))
		e.Rule = "1.7.2"
	}
	for _, i := range []rules.Ideology{rules.Fascism, rules.Communism, rules.Democracy} {
		n, plays := points[i]
		if !plays {
			continue
		}
		e.Rows = append(e.Rows, endRows(v, r, i, n)...)
	}
	return e
}

// endRows is an ideology's line and those of its powers.
func endRows(v *rules.View, r engine.Result, i rules.Ideology, n int) (rows []face.EndRow) {
	for _, score := range r.Scores {
		if score.Who.Class() != "power" {
			continue
		}
		p := powerOf(score.Who)
		pv := powerView(v, p)
		if pv.Ideology != i {
			continue
		}
		won := score.Seats.Meets(r.Winners)
		name := powerText(p).String()
		if pv.Surrendered {
			name = say("ending.surrendered", name)
		}
		rows = append(rows, face.EndRow{Power: p.String(), Name: name, Cells: []string{"", english.Number(score.N)}, Winner: won})
	}
	side := sideView(v, i)
	total := face.EndRow{Power: "neutral", Name: sideText(i).String(), Cells: []string{strconv.Itoa(len(side.Surrenders)), english.Number(n)}, Sum: true}
	if len(rows) > 0 {
		total.Power, total.Winner = rows[0].Power, rows[0].Winner
	}
	return append([]face.EndRow{total}, rows...)
}
