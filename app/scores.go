package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// scores is the table of points on the end screen.
func scores(heads []string, rows []face.EndRow) app.UI {
	first := []app.UI{app.Th()}
	for _, h := range heads {
		first = append(first, app.Th().Scope("col").Text(h))
	}
	var lines []app.UI
	for _, r := range rows {
		class := ""
		if r.Winner {
			class = "first"
		}
		cells := []app.UI{app.Th().Scope("row").Body(ui.Emblem(r.Power, "sm"), app.Text(" "+r.Name))}
		for _, c := range r.Cells {
			cells = append(cells, app.Td().Text(c))
		}
		lines = append(lines, app.Tr().Class(class).Body(cells...))
	}
	return app.Table().Class("scores").Body(
		app.Caption().Class("sr").Text("Scores"),
		app.THead().Body(app.Tr().Body(first...)),
		app.TBody().Body(lines...))
}
