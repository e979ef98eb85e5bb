package blockwar

import (
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
		names = append(names, v.The(rules.Faction(seat)))
	}
	e := face.Ending{Title: v.Say("end.nobody"), Why: v.Texts.Fill("end.why."+r.Kind, nil), Rule: r.Rule, Heads: []string{v.Say("end.production"), v.Say("end.atomic"), v.Say("end.capitals")}}
	if f.More {
		e.Heads = append(e.Heads, v.Say("end.more"))
	}
	e.Heads = append(e.Heads, v.Say("end.declared"), v.Say("end.secret"), v.Say("end.points"))
	switch len(names) {
	case 0:
	case 1:
		e.Title = v.Say("end.winner", names[0])
	default:
		e.Title = v.Say("end.winners", names)
	}
	if e.Why == "" {
		e.Why = v.Say("end.stopped")
	}
	for _, score := range r.Scores {
		faction := v.FactionOf(score.Who)
		p := FactionView(v, faction).Points
		row := face.EndRow{Power: v.Slug(faction), Name: v.bare(faction), Winner: r.Winners.Meets(score.Seats)}
		numbers := []int{p.Production, p.Atomic, p.Capitals}
		if f.More {
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
	return v.Say("when", year(v), phaseName(v.Words, v.Phase.String()))
}
