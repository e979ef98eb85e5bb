package cataclysm

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Scores are the victory points of the ideologies (1.7.1).
func (Face) Scores(view engine.View) (text string) {
	if v, is := view.(*rules.View); is {
		for _, s := range v.Ideologies {
			text += " " + strconv.Itoa(s.Points)
		}
	}
	return text
}

// sideLines are the classes of the lines of the ideologies.
var sideLines = [...]string{rules.NoIdeology: "", rules.Fascism: "fas", rules.Communism: "com", rules.Democracy: "dem"}

// course is the chart of the victory points over time; web/settings.js draws it.
func course(s *face.Sight, v *rules.View) app.UI {
	if s.Course == nil || s.Seq == 0 {
		return app.Text("")
	}
	var names []string
	for _, side := range v.Ideologies {
		names = append(names, sideLines[side.Ideology]+":"+ideologyName(side.Ideology))
	}
	return ui.El("section.sit", ui.El("h2", say("course")+" ", ui.El("small", ui.Rule("1.7.1"))),
		ui.El("div.course").Attr("data-course", s.Course()).Attr("data-names", strings.Join(names, ";")))
}

// waits lists what lies on the turn track and comes with the next turn (4.6, 8.3).
func waits(v *rules.View) app.UI {
	var items []app.UI
	for i := range v.Powers {
		p := &v.Powers[i]
		for _, c := range p.Boxes {
			if c.Box == rules.Track {
				items = append(items, ui.El("li", counter(p.Power, c.Kind, "sm"), ui.El("span", ui.Text("b", strconv.Itoa(c.N)), " "+ownCounter(p.Power, c.Kind).String())))
			}
		}
	}
	for _, c := range v.Neutral {
		if c.Box == rules.Track {
			items = append(items, ui.El("li", ui.Text("b", strconv.Itoa(c.N)), " "+counterName(c.Kind)))
		}
	}
	if len(items) == 0 {
		return app.Text("")
	}
	return ui.El("section.sit", ui.El("h2", say("waits")+" ", ui.El("small", ui.Rule("3.2.1"))), ui.El("ul.avail", items))
}
