package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// scores is the table of points on the end screen.
func scores(heads []string, rows []face.EndRow) app.UI {
	first := []app.UI{app.Elem("th")}
	for _, h := range heads {
		first = append(first, app.Elem("th").Attr("scope", "col").Text(h))
	}
	var lines []app.UI
	for _, r := range rows {
		class := ""
		if r.Winner {
			class = "first"
		}
		cells := []app.UI{app.Elem("th").Attr("scope", "row").Body(ui.Emblem(r.Power, "sm"), app.Text(" "+r.Name))}
		for _, c := range r.Cells {
			cells = append(cells, app.Elem("td").Text(c))
		}
		lines = append(lines, app.Elem("tr").Class(class).Body(cells...))
	}
	return app.Elem("table").Class("scores").Body(
		app.Elem("caption").Class("sr").Text("Scores"),
		app.Elem("thead").Body(app.Elem("tr").Body(first...)),
		app.Elem("tbody").Body(lines...))
}
