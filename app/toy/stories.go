package toy

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words/english"
)

// Stories tells the log, one group for every answer that somebody gave.
func (f Face) Stories(s *face.Sight, seen []face.Watched) (list []face.Story) {
	for _, w := range seen {
		story := face.Story{Seq: w.Entry.Seq, Power: f.Seat(w.Entry.Seat), Icon: "i-play", Title: f.title(s, w)}
		if w.Entry.Seat == engine.Chance {
			story.Power, story.Icon = "", "i-die"
		}
		switch w.Entry.By {
		case record.ByOrder:
			story.Note = "by order"
		case record.ByStandIn:
			story.Note = "by a stand-in"
		}
		if said := face.Accord(s, w); said != nil {
			story.Title, story.Lines = said[0].Text, said[1:]
			list = append(list, story)
			continue
		}
		for _, e := range w.Events {
			if e.Kind == "round-begun" {
				story.Chapter = "Round " + strconv.Itoa(e.N)
				continue
			}
			story.Lines = append(story.Lines, f.line(w.Entry.Seq, e))
		}
		list = append(list, story)
	}
	return list
}

func (f Face) title(s *face.Sight, w face.Watched) string {
	e := w.Entry
	if e.Seq < 0 {
		return "The houses are set up"
	}
	hidden := e.Choice == (engine.Choice{})
	if e.Choice.Verb == engine.OrderVerb {
		return f.name(e.Seat) + " " + face.Given(f.Order, f.Game.Orders, e)
	}
	switch {
	case e.Seat == engine.Chance && hidden:
		return english.Upper(e.Public)
	case e.Seat == engine.Chance && e.Choice.Verb == engine.Roll:
		return "A die shows " + strconv.Itoa(e.Choice.N)
	case e.Seat == engine.Chance && e.Choice.Verb == "draw":
		return "A counter is drawn"
	case e.Seat == engine.Chance && len(w.Events) > 0:
		return privateCard(f, w.Events[0].Seat, card(e.Choice.On)) + " is dealt"
	case hidden:
		return f.name(e.Seat) + " " + e.Public
	}
	return f.name(e.Seat) + ": " + f.Label(s, engine.Decision{Seat: e.Seat}, e.Choice).Text
}

// kinds are the events in words; the house is what happens to, N how much.
var kinds = map[string]func(house, other string, n int) string{
	"harvested":         func(h, _ string, n int) string { return h + " harvests " + strconv.Itoa(n) + " gold" },
	"hope-lost":         func(h, _ string, _ int) string { return h + " loses hope" },
	"ship-lost":         func(h, _ string, _ int) string { return h + " loses a ship" },
	"ship-built":        func(h, _ string, _ int) string { return h + " builds a ship" },
	"feast-held":        func(h, _ string, _ int) string { return h + " feasts and takes hope" },
	"traded":            func(h, _ string, n int) string { return h + " earns " + strconv.Itoa(n) + " gold by trade" },
	"card-dealt":        func(h, _ string, _ int) string { return h + " is dealt a card" },
	"parcel-dealt":      func(h, _ string, _ int) string { return "A parcel is laid before " + h },
	"parcel-taken":      func(h, _ string, _ int) string { return h + " unpacks its parcel" },
	"parcel-opened":     func(h, _ string, _ int) string { return h + " opens its parcel" },
	"parcel-buried":     func(h, _ string, _ int) string { return h + " buries the card" },
	"parcel-kept":       func(h, _ string, _ int) string { return h + " keeps the card" },
	"bid-shown":         func(h, _ string, n int) string { return h + " has bid " + strconv.Itoa(n) },
	"wind-taken":        func(h, _ string, n int) string { return h + " takes the wind for " + strconv.Itoa(n) + " gold" },
	"whistle-taken":     func(h, _ string, _ int) string { return h + " takes a whistle" },
	"interrupt-claimed": func(h, _ string, _ int) string { return h + " wants to act first" },
	"interrupted":       func(h, _ string, _ int) string { return h + " whistles" },
	"treaty-made":       func(h, o string, _ int) string { return h + " and " + o + " make a treaty" },
	"treaty-refused":    func(h, o string, _ int) string { return h + " refuses " + o + "’s treaty" },
	"raid-declared":     func(h, o string, _ int) string { return h + " declares a raid on " + o },
	"raid-called-off":   func(h, o string, _ int) string { return h + " calls the raid on " + o + " off" },
	"joined":            func(h, o string, _ int) string { return h + " defends " + o },
	"stood-aside":       func(h, o string, _ int) string { return h + " leaves " + o + " alone" },
	"battle-rolled":     func(h, _ string, n int) string { return h + " rolls " + strconv.Itoa(n) },
	"card-laid":         func(h, _ string, _ int) string { return h + " lays a card face down" },
	"card-shown":        func(h, _ string, n int) string { return h + " shows a " + strconv.Itoa(n) },
	"card-discarded":    func(h, _ string, n int) string { return h + " discards a " + strconv.Itoa(n) },
	"hand-shown":        func(h, _ string, n int) string { return h + " holds a " + strconv.Itoa(n) },
	"battle-won":        func(h, o string, _ int) string { return h + " beats " + o },
	"gold-plundered":    func(h, _ string, n int) string { return h + " carries " + strconv.Itoa(n) + " gold away" },
	"fame-won":          func(h, _ string, _ int) string { return h + " wins fame" },
	"collapsed":         func(h, _ string, _ int) string { return h + " collapses" },
	"inherited":         func(h, o string, n int) string { return h + " inherits " + strconv.Itoa(n) + " gold of " + o },
	"surrendered":       func(h, o string, _ int) string { return h + " surrenders to " + o },
	"action-broken-off": func(h, _ string, _ int) string { return h + "’s action ends at once" },
}

func (f Face) line(seq int, e engine.Event) face.Line {
	line := face.Line{Seq: seq, Rule: e.Rule}
	house, other := f.name(e.Seat), f.name(f.of(e.To))
	switch e.Kind {
	case "counter-drawn":
		line.Text = english.Upper(e.On.Name()) + " is drawn."
		return line
	case "parcel-unpacked", "parcel-seen":
		line.Text = privateCard(f, e.Seat, e.N) + " was in the parcel."
		return line
	}
	line.Text = english.Upper(e.Kind) + "."
	if say, known := kinds[e.Kind]; known {
		line.Text = say(house, other, e.N) + "."
	}
	if e.Kind == "battle-rolled" {
		line.Rolls = []face.Roll{{Power: f.Seat(e.Seat), Faces: []int{e.N}, Says: house}}
		line.Text = ""
	}
	line.Bad = e.Kind == "collapsed" || e.Kind == "hope-lost" || e.Kind == "ship-lost"
	line.Good = e.Kind == "battle-won" || e.Kind == "fame-won"
	return line
}
