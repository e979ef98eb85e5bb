package cataclysm

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// Over is what the last answer brought about, and the battle under way.
func (Face) Over(s *face.Sight) app.UI { return &over{Sight: s} }

type over struct {
	app.Compo
	Sight *face.Sight
}

func (o *over) Render() app.UI {
	fights := viewOf(o.Sight).Battle != nil
	var parts []app.UI
	if fights {
		parts = append(parts, &battle{Sight: o.Sight})
	}
	if news := latest(o.Sight, fights); len(news) > 0 {
		var lines []app.UI
		for _, l := range news {
			lines = append(lines, lineView(l))
		}
		parts = append(parts, ui.El("div.latest", lines))
	}
	return ui.El("div.overs", parts)
}

// shownMost is as many lines as may lie over the board.
const shownMost = 4

// latest are the lines since the last answer of a person, the newest last.
func latest(s *face.Sight, fights bool) (lines []face.Line) {
	recent, from := s.Recent, 0
	for i, w := range recent {
		if w.Entry.Seat != engine.Chance && w.Entry.By == "" {
			from = i
		}
	}
	for _, story := range (Face{}).Stories(s, recent[from:]) {
		for i, l := range story.Lines {
			if fights && (isCombat(l) || ofBattle[l.Rule]) {
				continue
			}
			if i == 0 && story.Title != beforeTitle() && len(l.Rolls) == 0 {
				l.Text = story.Title + ": " + l.Text
			}
			lines = append(lines, l)
		}
		if len(story.Lines) == 0 && story.Title != beforeTitle() {
			lines = append(lines, face.Line{Text: story.Title + " " + story.Note})
		}
	}
	most := shownMost
	if fights {
		most = 2
	}
	if len(lines) > most {
		lines = lines[len(lines)-most:]
	}
	return lines
}

// ofBattle are the rules of what the battle itself shows.
var ofBattle = map[engine.Rule]bool{"9.2": true, "10.2": true, "10.7": true, "10.12": true, "10.3": true}

func isCombat(l face.Line) bool {
	if len(l.Rolls) > 0 {
		for _, kind := range []engine.Ref{"land-combat", "naval-combat", "air-combat"} {
			if l.Text == rollName(engine.Event{To: kind}) {
				return true
			}
		}
	}
	return false
}

// combatLines are the throws of the combats of the operation under way.
func combatLines(recent []face.Watched) (lines []face.Line) {
	var events []engine.Event
	for _, w := range recent {
		for _, e := range w.Events {
			if e.Kind == "operation" {
				events = nil
			}
			events = append(events, e)
		}
	}
	for _, story := range (Face{}).Stories(&face.Sight{}, []face.Watched{{Events: events}}) {
		for _, l := range story.Lines {
			if isCombat(l) || l.Rule == "10.7" || l.Rule == "10.12" {
				lines = append(lines, l)
			}
		}
	}
	return lines
}

// lineView is a line of the log as it lies over the board.
func lineView(l face.Line) app.UI {
	var parts []app.UI
	for _, r := range l.Rolls {
		parts = append(parts, rollView(r)...)
	}
	parts = append(parts, ui.Text("span", l.Text+" ").Class(ui.Outcome(l.Good, l.Bad, "")))
	return ui.El("p.ev", append(parts, ui.Rule(l.Rule)))
}

// rollView shows the dice, the one that counts solid and the others faded.
func rollView(r face.Roll) (parts []app.UI) {
	if r.Power != "" {
		parts = append(parts, ui.Emblem(r.Power, "sm"))
	}
	parts = append(parts, ui.Dice(r.Faces, r.Side)...)
	for _, m := range r.Mods {
		parts = append(parts, ui.Text("span.mod", signed(m.N)+" "+m.Text))
	}
	return append(parts, ui.Text("span", r.Says).Class(ui.Outcome(r.Good, r.Bad, "mod")))
}
