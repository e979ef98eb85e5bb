package blockwar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Facts are the Year, the phase, the Turn Order, and who has its turn.
func (f *Face) Facts(s *face.Sight) app.UI {
	v := f.view(s)
	var order []app.UI
	for _, f := range v.Order {
		if absent(v, f) {
			continue
		}
		item := ui.El("li", ui.Emblem(v.Slug(f), "sm"), ui.Text("span.sr", v.Capital(f)))
		if f == v.Active {
			item = item.Aria("current", "true")
		}
		order = append(order, item)
	}
	facts := []app.UI{fact(v.Say("facts.year"), app.Text(year(v))), fact(v.Say("facts.phase"), app.Text(phaseName(v.Words, v.Phase.String())))}
	if order != nil {
		facts = append(facts, fact(v.Say("facts.turn-order"), ui.El("ol.order", order)))
	}
	return ui.El("div.factbar", ui.El("dl.facts", facts, wars(v)))
}

func fact(name string, body ...app.UI) app.UI {
	return ui.El("div.fact", ui.Text("dt", name), ui.El("dd", body))
}

// wars shows who is at War with whom, every War once: one Faction, then all that fight it and have not had their turn. A tap says it.
func wars(v *View) app.UI {
	var signs []any
	var said []string
	for _, x := range v.Factions {
		var emblems []app.UI
		var names []string
		for _, f := range x.Wars {
			if f > x.Faction {
				emblems, names = append(emblems, ui.Emblem(v.Slug(f), "sm")), append(names, v.The(f))
			}
		}
		if names != nil {
			signs = append(signs, ui.El("span.war", ui.Emblem(v.Slug(x.Faction), "sm"), "–", emblems, ui.Text("span.sr", v.Say("facts.against", v.Side(x.Faction), names))))
			said = append(said, v.Say("facts.at-war", v.Side(x.Faction), names))
		}
	}
	if signs == nil {
		signs, said = []any{v.Say("facts.no-war")}, []string{v.Say("facts.peace")}
	}
	return fact(v.Say("facts.war"), ui.Telling("wars", v.Say("facts.war"), said, "15.0", append([]any{ui.Text("span.sr", v.Say("facts.war")+": ")}, signs...)...))
}

// Thumb is a small map of who holds what.
func (f *Face) Thumb(view engine.View) app.UI {
	if _, is := view.(*rules.View); !is {
		return nil
	}
	v := f.view(&face.Sight{View: view})
	parts := []app.UI{ui.Use("t-coast-" + f.ID).Class("tcoast")}
	for _, a := range v.LandAreas() {
		if owner := groundOf(v, a); owner != "" {
			parts = append(parts, ui.Use(f.Small.Prefix+v.Place(a).Slug).Class("t-own", "p-"+owner))
		}
	}
	return ui.Draw("svg.thumb aria-hidden=true preserveAspectRatio=xMidYMid slice", parts).Attr("viewBox", f.Small.Box)
}
