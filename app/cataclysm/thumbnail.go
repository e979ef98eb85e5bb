package cataclysm

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Where each map is most crowded: alone in a thumbnail, and beside the other one.
var thumbViews = [...][2]string{rules.EuropeMap: {"220 300 1180 960", "480 420 560 840"}, rules.PacificMap: {"320 60 1240 930", "470 80 800 1200"}}

var thumbCoasts = [...]string{rules.EuropeMap: "t-coast", rules.PacificMap: "t-coast-pacific"}

// Thumb is a small map of who holds what, or two side by side, from the outlines that
// every page has.
func (Face) Thumb(view engine.View) app.UI {
	v, is := view.(*rules.View)
	if !is {
		return nil
	}
	var parts [rules.PacificMap + 1][]app.UI
	for i := range v.Areas {
		x := &v.Areas[i]
		m := v.Place(x.Area).Map
		if parts[m] == nil {
			parts[m] = []app.UI{ui.Use(thumbCoasts[m]).Class("tcoast")}
		}
		if x.Controller != rules.NoPower && x.Controller != rules.Neutral && !v.Place(x.Area).IsSea() {
			parts[m] = append(parts[m], ui.Use("t-"+x.Area.String()).Class("t-own", "p-"+x.Controller.String()))
		}
	}
	small := func(m rules.Map, alone int) app.HTMLElem {
		return ui.Draw("svg preserveAspectRatio=xMidYMid slice", parts[m]).Attr("viewBox", thumbViews[m][alone])
	}
	switch {
	case parts[rules.PacificMap] == nil:
		return small(rules.EuropeMap, 0).Class("thumb").Attr("aria-hidden", "true")
	case parts[rules.EuropeMap] == nil:
		return small(rules.PacificMap, 0).Class("thumb").Attr("aria-hidden", "true")
	}
	return ui.Draw("svg.thumb aria-hidden=true viewBox=0 0 176 132",
		small(rules.EuropeMap, 1).Attr("width", "87").Attr("height", "132"),
		ui.Draw("path.tcut d=M88 0v132"),
		small(rules.PacificMap, 1).Attr("x", "89").Attr("width", "87").Attr("height", "132")).Attr("preserveAspectRatio", "xMidYMid slice")
}
