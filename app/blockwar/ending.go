package blockwar

import (
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Ending says how the match ended and why.
func (f *Face) Ending(s *face.Sight, r engine.Result) face.Ending {
	v := f.view(s)
	var names []string
	for _, seat := range r.Winners.List() {
		names = append(names, v.theSeat(seat))
	}
	e := face.Ending{Title: "Nobody wins", Why: f.Victories[r.Kind], Rule: r.Rule, Heads: []string{"Production", "Atomic", "Capitals"}}
	if f.More != "" {
		e.Heads = append(e.Heads, f.More)
	}
	e.Heads = append(e.Heads, "Wars declared", "Secret", "Victory Points")
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
		faction := v.FactionOf(score.Who)
		p := FactionView(v, faction).Points
		row := face.EndRow{Power: v.Slug(faction), Name: strings.TrimPrefix(english.Upper(v.The(faction)), "The "), Winner: r.Winners.Meets(score.Seats)}
		numbers := []int{p.Production, p.Atomic, p.Capitals}
		if f.More != "" {
			numbers = append(numbers, more(&p))
		}
		for _, n := range append(numbers, -p.Declared, score.N-p.Public, score.N) {
			row.Cells = append(row.Cells, english.Number(n))
		}
		e.Rows = append(e.Rows, row)
	}
	return e
}

// When says how far a match has come, for the list of matches.
func (f *Face) When(view engine.View) string {
	if _, is := view.(*rules.View); !is {
		return ""
	}
	v := f.view(&face.Sight{View: view})
	return year(v) + ", " + phaseName(v.Phase)
}
