package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// scores is the table of points on the end screen.
func scores(heads []string, rows []face.EndRow) app.UI {
	summed, wide := "", ""
	if len(heads) > 5 {
		wide = "wide"
	}
	first := []app.UI{ui.El("th")}
	for _, h := range heads {
		first = append(first, ui.Text("th scope=col", h))
	}
	var lines []app.UI
	for _, r := range rows {
		row := "tr"
		if r.Winner {
			row = "tr.first"
		}
		if r.Sum {
			row, summed = row+".sum", "summed"
		}
		cells := []app.UI{ui.El("th scope=row", ui.Emblem(r.Power, "sm"), " "+r.Name)}
		for i, c := range r.Cells {
			cells = append(cells, ui.Text("td", c).Attr("data-head", heads[i]))
		}
		lines = append(lines, ui.El(row, cells))
	}
	return ui.El("table.scores", ui.Text("caption.sr", say("end.scores")), ui.El("thead", ui.El("tr", first)), ui.El("tbody", lines)).Class(summed, wide)
}
