package triumph

import (
	"strings"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// whys are the forms of victory in words (16.0).
var whys = map[string]string{
	"economic": "An Economic Victory: 25 Victory Points at the start of a Year, and more than anybody else.",
	"military": "A Military Victory: two Capitals of its rivals are in its hands.",
	"atomic":   "An Atomic Victory: the bomb could be delivered on a rival’s Main Capital.",
	"hegemony": "Economic Hegemony: nobody had won by the end of 1945, so that most Victory Points decide.",
}

// Ending says how the match ended and why.
func (f Face) Ending(s *face.Sight, r engine.Result) face.Ending {
	v := viewOf(s)
	var names []string
	for _, seat := range r.Winners.List() {
		names = append(names, theSeat(seat))
	}
	e := face.Ending{Title: "Nobody wins", Why: whys[r.Kind], Rule: r.Rule, Heads: []string{"Production", "Atomic", "Capitals", "Wars declared", "Secret", "Victory Points"}}
	switch len(names) {
	case 0:
	case 1:
		e.Title = english.Upper(names[0]) + " wins"
	default:
		e.Title = english.Upper(english.List(names)) + " win"
	}
	if e.Why == "" {
		e.Why = "The match was ended as it stood."
	}
	for _, score := range r.Scores {
		faction := factionOf(score.Who)
		p := factionView(v, faction).Points
		row := face.EndRow{Power: rules.Book().FactionFacts(faction).Slug, Name: strings.TrimPrefix(english.Upper(the(faction)), "The "), Winner: r.Winners.Meets(score.Seats)}
		for _, n := range []int{p.Production, p.Atomic, p.Capitals, -p.Declared, score.N - p.Public, score.N} {
			row.Cells = append(row.Cells, english.Number(n))
		}
		e.Rows = append(e.Rows, row)
	}
	return e
}

// When says how far a match has come, for the list of matches.
func (Face) When(view engine.View) string {
	v, is := view.(*blockwar.View)
	if !is {
		return ""
	}
	return year(v) + ", " + phaseName(v.Phase)
}
