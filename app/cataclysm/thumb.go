package cataclysm

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Thumb is a small map of who holds what, from the outlines that every page has.
func (Face) Thumb(view engine.View) app.UI {
	v, is := view.(*rules.View)
	if !is {
		return nil
	}
	parts := []app.UI{ui.Use("t-coast").Class("tcoast")}
	for i := range v.Areas {
		if x := &v.Areas[i]; x.Controller != rules.NoPower && x.Controller != rules.Neutral && !x.Area.Place().IsSea() {
			parts = append(parts, ui.Use("t-"+x.Area.String()).Class("t-own", "p-"+x.Controller.String()))
		}
	}
	return ui.SVG("svg").Class("thumb").Attr("viewBox", "230 300 960 780").Attr("aria-hidden", "true").
		Attr("preserveAspectRatio", "xMidYMid slice").Body(parts...)
}
