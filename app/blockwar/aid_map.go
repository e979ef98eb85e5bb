package blockwar

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/layout"
	"interbellum/app/ui"
	rules "interbellum/engine/blockwar"
)

// drawnRoute is a route of a Faction on the small map.
type drawnRoute struct {
	rules.Route
	of rules.Faction
}

// routeMap draws routes that are cut over the coasts of the board: each as a line in its Faction's colour, a cross
// where it is cut.
func routeMap(v *View, routes []drawnRoute) app.UI {
	l := v.Layout()
	at := func(a rules.Area) layout.Label { return l.Area(v.Place(a).Slug).Label }
	parts, crosses := []any{ui.Use("map-coast").Class("tcoast")}, []any{}
	for _, r := range routes {
		var points []string
		for _, a := range r.Way {
			points = append(points, ui.Num(at(a).X)+","+ui.Num(at(a).Y))
		}
		parts = append(parts, ui.Draw("polyline.route").Class("p-"+v.Slug(r.of)).Attr("points", strings.Join(points, " ")))
		for _, c := range r.Cuts {
			crosses = append(crosses, ui.Draw("path.cut").Attr("d", "M"+ui.Num(at(c.Area).X-22)+" "+ui.Num(at(c.Area).Y-22)+"l44 44m0-44l-44 44"))
		}
	}
	return ui.Draw("svg.routemap role=img", append(parts, crosses...)...).Attr("aria-label", v.Say("aid.map")).Attr("viewBox", box(l))
}
