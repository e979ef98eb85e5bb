// Package toy is the face of Harbours, the small game that the program is tried with.
package toy

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/enginetest/toy"
	"interbellum/engine/words"
)

// Face shows Harbours.
type Face struct{ Game *engine.Game }

// New is the face of Harbours.
func New(g *engine.Game) Face { return Face{g} }

// name is a house in a sentence.
func (f Face) name(seat engine.Seat) words.Text {
	return words.Named("toy/seat."+f.Seat(seat), f.Game.SeatName(seat))
}

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
	wind := say("panel.calm")
	if v.Wind != 0 {
		wind = f.name(v.Wind).String()
	}
	left := 0
	for _, n := range v.Cup {
		left += n
	}
	return app.Elem("dl").Class("facts").Body(
		fact("round", say("panel.round.of", min(v.Round, v.Rounds), v.Rounds)),
		fact("wind", wind),
		fact("cup", say("panel.cup.holds", left, v.Cup[0])))
}

func fact(kind, value string) app.UI {
	return app.Elem("div").Class("fact").Body(app.Elem("dt").Text(say("panel."+kind)), app.Elem("dd").Text(value))
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
		names = append(names, f.name(seat).String())
	}
	e := face.Ending{Title: say("ending.nobody"), Why: say("ending.scores"), Rule: r.Rule,
		Heads: []string{say("panel.renown"), say("panel.hope"), say("panel.gold"), say("panel.ships"), say("ending.score")}}
	if len(names) > 0 {
		e.Title = say("ending.winners", names, len(names))
	}
	if r.Kind == "last-house" {
		e.Why = say("ending.last-house")
	}
	v, _ := s.View.(rules.View)
	for _, score := range r.Scores {
		seat := f.of(score.Who)
		row := face.EndRow{Power: f.Seat(seat), Name: f.name(seat).String(), Winner: r.Winners.Has(seat)}
		for _, h := range v.Houses {
			if h.Seat == seat {
				row.Cells = []string{strconv.Itoa(h.Renown), strconv.Itoa(h.Hope), strconv.Itoa(h.Gold), strconv.Itoa(h.Ships)}
				if h.Fallen {
					row.Name = say("ending.fallen", row.Name)
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
	return say("when.round", min(v.Round, v.Rounds), v.Rounds)
}
