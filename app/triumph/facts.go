package triumph

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// Facts are the Year, the phase, the Turn Order, and who has its turn.
func (Face) Facts(s *face.Sight) app.UI {
	v := viewOf(s)
	var order []app.UI
	for _, f := range v.Order {
		item := ui.El("li", ui.Emblem(rules.Book().FactionFacts(f).Slug, "sm"), ui.Text("span.sr", english.Upper(the(f))))
		if f == v.Active {
			item = item.Aria("current", "true")
		}
		order = append(order, item)
	}
	facts := []app.UI{fact("Year", app.Text(year(v))), fact("Phase", app.Text(phaseName(v.Phase)))}
	if order != nil {
		facts = append(facts, fact("Turn Order", ui.El("ol.order", order)))
	}
	return ui.El("div.factbar", ui.El("dl.facts", facts, wars(v)))
}

func fact(name string, body ...app.UI) app.UI {
	return ui.El("div.fact", ui.Text("dt", name), ui.El("dd", body))
}

// wars says who is at War with whom.
func wars(v *blockwar.View) app.UI {
	var pairs []app.UI
	for _, x := range v.Factions {
		for _, f := range x.Wars {
			if f > x.Faction {
				pairs = append(pairs, ui.El("span.war", ui.Emblem(rules.Book().FactionFacts(x.Faction).Slug, "sm"), "–", ui.Emblem(rules.Book().FactionFacts(f).Slug, "sm"), ui.Text("span.sr", the(x.Faction)+" against "+the(f))))
			}
		}
	}
	if pairs == nil {
		return fact("War", app.Text("None"))
	}
	return fact("War", pairs...)
}

// Thumb is a small map of who holds what.
func (Face) Thumb(view engine.View) app.UI {
	v, is := view.(*blockwar.View)
	if !is {
		return nil
	}
	parts := []app.UI{ui.Use("t-coast-triumph").Class("tcoast")}
	for _, a := range rules.Book().LandAreas() {
		if owner := groundOf(v, a); owner != "" {
			parts = append(parts, ui.Use("tt-"+rules.Book().Place(a).Slug).Class("t-own", "p-"+owner))
		}
	}
	return ui.Draw("svg.thumb aria-hidden=true preserveAspectRatio=xMidYMid slice", parts).Attr("viewBox", "300 240 1600 1200")
}
