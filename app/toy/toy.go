// Package toy is the face of Harbours, the small game that the program is tried with.
package toy

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/enginetest/toy"
)

// Face shows Harbours.
type Face struct{ Game *engine.Game }

// New is the face of Harbours.
func New(g *engine.Game) Face { return Face{g} }

// name is a house in a sentence.
func (f Face) name(seat engine.Seat) string { return f.Game.SeatName(seat) }

// of is the house that a reference names, or a seat that nobody holds.
func (f Face) of(r engine.Ref) engine.Seat {
	for _, info := range f.Game.Seats {
		if r.Class() == "house" && info.Slug == r.Name() {
			return info.Seat
		}
	}
	return engine.Chance
}

// Seat is the slug of a house.
func (f Face) Seat(seat engine.Seat) string {
	for _, info := range f.Game.Seats {
		if info.Seat == seat {
			return info.Slug
		}
	}
	return "neutral"
}

// card is the value of a card.
func card(r engine.Ref) int {
	n, _ := strconv.Atoi(r.Name())
	return n
}

// Facts are the round, the wind, and what the cup still holds.
func (f Face) Facts(s *face.Sight) app.UI {
	v, is := s.View.(rules.View)
	if !is {
		return app.Elem("span")
	}
	wind := "calm"
	if v.Wind != 0 {
		wind = f.name(v.Wind)
	}
	left := 0
	for _, n := range v.Cup {
		left += n
	}
	return app.Elem("dl").Class("facts").Body(
		fact("Round", strconv.Itoa(min(v.Round, v.Rounds))+" of "+strconv.Itoa(v.Rounds)),
		fact("Wind", wind),
		fact("In the cup", strconv.Itoa(left)+", "+strconv.Itoa(v.Cup[0])+" of calm"))
}

func fact(name, value string) app.UI {
	return app.Elem("div").Class("fact").Body(app.Elem("dt").Text(name), app.Elem("dd").Text(value))
}

// Ahead tells nothing: much is hidden.
func (Face) Ahead(*face.Sight, engine.Decision, engine.Choice) []face.AheadLine { return nil }

// Over is nothing: a raid stands on the table itself.
func (Face) Over(*face.Sight) app.UI { return nil }

// Panels are none beside the log.
func (Face) Panels(*face.Sight) []face.Panel { return nil }

// Thumb is nothing.
func (Face) Thumb(engine.View) app.UI { return nil }

// Ending lists what each house has come to.
func (f Face) Ending(s *face.Sight, r engine.Result) face.Ending {
	var names []string
	for _, seat := range r.Winners.List() {
		names = append(names, f.name(seat))
	}
	e := face.Ending{Title: "Nobody wins", Rule: r.Rule, Heads: []string{"Renown", "Hope", "Gold", "Ships", "Score"}}
	if len(names) > 0 {
		e.Title = strings.Join(names, " and ") + " win"
		if len(names) == 1 {
			e.Title += "s"
		}
	}
	e.Why = "A house that stands scores its renown, its hope, 1 for every 2 gold and 1 for every card of 5 or 6."
	if r.Kind == "last-house" {
		e.Why = "It is the last house that stands."
	}
	v, _ := s.View.(rules.View)
	for _, score := range r.Scores {
		seat := f.of(score.Who)
		row := face.EndRow{Power: f.Seat(seat), Name: f.name(seat), Winner: r.Winners.Has(seat)}
		for _, h := range v.Houses {
			if h.Seat == seat {
				row.Cells = []string{strconv.Itoa(h.Renown), strconv.Itoa(h.Hope), strconv.Itoa(h.Gold), strconv.Itoa(h.Ships)}
				if h.Fallen {
					row.Name += " (fallen)"
				}
			}
		}
		row.Cells = append(row.Cells, strconv.Itoa(score.N))
		e.Rows = append(e.Rows, row)
	}
	return e
}

// When says how far a match has come, for the list of matches.
func (Face) When(view engine.View) string {
	v, is := view.(rules.View)
	if !is {
		return ""
	}
	return "round " + strconv.Itoa(min(v.Round, v.Rounds)) + " of " + strconv.Itoa(v.Rounds)
}
