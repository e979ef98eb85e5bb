// Package plain shows a game that has no face of its own: its view as a list of facts,
// its questions and answers in their own words. Everything can be played in it.
package plain

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/words"
)

// Face shows any game.
type Face struct{ Game *engine.Game }

// Facts shows nothing but how many answers there are.
func (Face) Facts(s *face.Sight) app.UI {
	return app.Elem("span").Class("fact").Body(app.Elem("small").Text(say("plain.answers")), app.Elem("b").Text(fmt.Sprint(s.Seq)))
}

// Board lists the view.
func (f Face) Board(s *face.Sight) app.UI {
	text, err := json.MarshalIndent(s.View, "", "  ")
	if err != nil {
		text = []byte(err.Error())
	}
	return app.Elem("section").Class("plainboard").TabIndex(0).Aria("label", say("plain.board")).Body(app.Elem("pre").ID("view").Text(string(text)))
}

// Ahead tells nothing.
func (Face) Ahead(*face.Sight, engine.Decision, engine.Choice) []face.AheadLine { return nil }

// Over is nothing.
func (Face) Over(*face.Sight) app.UI { return nil }

// Panels are none.
func (Face) Panels(*face.Sight) []face.Panel { return nil }

// Question is the kind of the question.
func (f Face) Question(_ *face.Sight, d engine.Decision) face.Question {
	text := spaced(d.Kind)
	if d.About != "" {
		text += ": " + spaced(d.About.Name())
	}
	return face.Question{Text: say("plain.of", f.Game.SeatName(d.Seat), text)}
}

// Label is the answer's words.
func (Face) Label(_ *face.Sight, _ engine.Decision, c engine.Choice) face.Label {
	text := spaced(c.Verb)
	for _, ref := range []engine.Ref{c.On, c.To} {
		if ref != "" {
			text += " " + spaced(ref.Name())
		}
	}
	if c.N != 0 {
		text += fmt.Sprintf(" %d", c.N)
	}
	return face.Label{Text: text, End: c.Verb == engine.Pass || c.Verb == "done"}
}

// say is what the page's catalogue has for a game without words of its own.
func say(kind string, arguments ...any) string {
	return words.To("page/"+kind, arguments...).String()
}

func spaced(text string) string {
	return words.Upper(strings.ReplaceAll(text, "-", " "))
}

// Stories lists every answer and event.
func (f Face) Stories(s *face.Sight, seen []face.Watched) (list []face.Story) {
	for _, w := range seen {
		story := face.Story{Seq: w.Entry.Seq, Power: f.Seat(w.Entry.Seat), Title: f.title(w.Entry)}
		if said := face.Accord(s, w); said != nil {
			story.Title, story.Lines = said[0].Text, said[1:]
			list = append(list, story)
			continue
		}
		for _, e := range w.Events {
			text := spaced(e.Kind)
			for _, ref := range []engine.Ref{e.On, e.To} {
				if ref != "" {
					text += " " + spaced(ref.Name())
				}
			}
			if e.N != 0 {
				text += fmt.Sprintf(" %d", e.N)
			}
			if e.Seat != engine.Chance {
				text = say("plain.of", f.Game.SeatName(e.Seat), text)
			}
			story.Lines = append(story.Lines, face.Line{Seq: w.Entry.Seq, Text: text, Rule: e.Rule})
		}
		list = append(list, story)
	}
	return list
}

func (f Face) title(e engine.Entry) string {
	if e.Seq < 0 {
		return say("plain.set-up")
	}
	text := face.Public(f.Game.ID, e.Public)
	if e.Choice != (engine.Choice{}) {
		text = f.Label(nil, engine.Decision{}, e.Choice).Text
	}
	if e.Seat == engine.Chance {
		return text
	}
	return say("plain.of", f.Game.SeatName(e.Seat), text)
}

// Ending lists the scores.
func (f Face) Ending(s *face.Sight, r engine.Result) face.Ending {
	var names []string
	for _, seat := range r.Winners.List() {
		names = append(names, f.Game.SeatName(seat))
	}
	e := face.Ending{Title: say("plain.win", names), Why: say("plain.won-by", spaced(r.Kind)), Rule: r.Rule, Heads: []string{say("plain.score")}}
	for _, score := range r.Scores {
		row := face.EndRow{Name: spaced(score.Who.Name()), Cells: []string{fmt.Sprint(score.N)}, Winner: score.Seats.Meets(r.Winners)}
		if seats := score.Seats.List(); len(seats) > 0 {
			row.Power = f.Seat(seats[0])
		}
		e.Rows = append(e.Rows, row)
	}
	return e
}

// Seat is the seat's slug.
func (f Face) Seat(seat engine.Seat) string {
	for _, info := range f.Game.Seats {
		if info.Seat == seat {
			return info.Slug
		}
	}
	return "neutral"
}

// Thumb is nothing.
func (Face) Thumb(engine.View) app.UI { return nil }

// Order names an order and its settings by their slugs.
func (f Face) Order(kind string) face.Order {
	o := face.Order{Title: spaced(kind)}
	for _, k := range f.Game.Orders {
		if k.Kind == kind {
			for _, s := range k.Settings {
				o.Settings = append(o.Settings, spaced(s))
			}
			o.Later = slices.Repeat([]string{say("plain.later")}, len(k.Expire))
		}
	}
	return o
}
