package toy

import (
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Stories tells the log, one group for every answer that somebody gave.
func (f Face) Stories(s *face.Sight, seen []face.Watched) (list []face.Story) {
	for _, w := range seen {
		story := face.Story{Seq: w.Entry.Seq, Power: f.Seat(w.Entry.Seat), Icon: "i-play", Title: f.title(s, w)}
		if w.Entry.Seat == engine.Chance {
			story.Power, story.Icon = "", "i-dice"
		}
		switch w.Entry.By {
		case record.ByOrder:
			story.Note = say("by.order")
		case record.ByStandIn:
			story.Note = say("by.stand-in")
		}
		if said := face.Accord(s, w); said != nil {
			story.Title, story.Lines = said[0].Text, said[1:]
			list = append(list, story)
			continue
		}
		for _, e := range w.Events {
			if e.Kind == "round-begun" {
				story.Chapter = say("chapter.round", e.N)
				continue
			}
			story.Lines = append(story.Lines, f.line(w.Entry.Seq, e))
		}
		list = append(list, story)
	}
	return list
}

func (f Face) title(s *face.Sight, w face.Watched) string {
	e, who := w.Entry, f.name(w.Entry.Seat)
	if e.Seq < 0 {
		return say("title.set-up")
	}
	hidden := e.Choice == (engine.Choice{})
	if e.Choice.Verb == engine.OrderVerb {
		return say("title.hidden", who, face.Given(f.Order, f.Game.Orders, e))
	}
	switch {
	case e.Seat == engine.Chance && hidden:
		return words.Upper(face.Public("toy", e.Public))
	case e.Seat == engine.Chance && e.Choice.Verb == engine.Roll:
		return say("title.die", e.Choice.N)
	case e.Seat == engine.Chance && e.Choice.Verb == "draw":
		return say("title.counter")
	case e.Seat == engine.Chance && len(w.Events) > 0:
		return say("title.dealt", privateCard(f, w.Events[0].Seat, card(e.Choice.On)))
	case hidden:
		return say("title.hidden", who, face.Public("toy", e.Public))
	}
	return say("title.answer", who, f.Label(s, engine.Decision{Seat: e.Seat}, e.Choice).Text)
}

func (f Face) line(seq int, e engine.Event) face.Line {
	line := face.Line{Seq: seq, Rule: e.Rule}
	about := subject{who: f.name(e.Seat), other: f.name(f.of(e.To)), n: e.N, what: e.On}
	if e.Kind == "battle-rolled" {
		line.Rolls = []face.Roll{{Power: f.Seat(e.Seat), Faces: []int{e.N}, Says: about.who.String()}}
		return line
	}
	if line.Text = filled("event."+e.Kind, about); line.Text == "" {
		line.Text = english.Upper(e.Kind) + "."
	}
	line.Bad = e.Kind == "collapsed" || e.Kind == "hope-lost" || e.Kind == "ship-lost"
	line.Good = e.Kind == "battle-won" || e.Kind == "fame-won"
	return line
}
