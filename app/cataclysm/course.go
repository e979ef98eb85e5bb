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
func (Face) Scores(view engine.View) (list []int) {
	if v, is := view.(*rules.View); is {
		for _, s := range v.Sides {
			list = append(list, s.Points)
		}
	}
	return list
}

// sideLines are the classes of the lines of the ideologies.
var sideLines = [...]string{rules.NoIdeology: "", rules.Fascism: "fas", rules.Communism: "com", rules.Democracy: "dem"}

// the chart's frame: 210 wide with room for the names at its right, 84 high.
const (
	chartWide = 132
	chartHigh = 78
)

// course draws the victory points over time.
func course(s *face.Sight, v *rules.View) app.UI {
	if s.Course == nil || s.Seq == 0 {
		return app.Text("")
	}
	moments := s.Course()
	low, high := 0, 4
	for _, m := range moments {
		for _, n := range m.Scores {
			low, high = min(low, n), max(high, n)
		}
	}
	y := func(n int) float64 { return 6 + chartHigh*float64(high-n)/float64(high-low) }
	parts := []app.UI{}
	for n := low; n <= high; n += max(1, (high-low+3)/4) {
		at := ui.Num(y(n))
		parts = append(parts, ui.SVG("path").Class("axis").Attr("d", "M16 "+at+"H"+strconv.Itoa(16+chartWide)),
			ui.SVG("text").Class("dim").Attr("x", "11").Attr("y", ui.Num(y(n)+4)).Attr("text-anchor", "end").Text(number(n)))
	}
	said, taken := "", []float64{}
	for i, side := range v.Sides {
		var d strings.Builder
		for j, m := range moments {
			d.WriteString(map[bool]string{true: "M", false: "L"}[j == 0] + ui.Num(16+chartWide*float64(m.Seq)/float64(s.Seq)) + " " + ui.Num(y(m.Scores[i])))
		}
		first, last := moments[0].Scores[i], moments[len(moments)-1].Scores[i]
		at := y(last)
		for moved := true; moved; {
			moved = false
			for _, t := range taken {
				if at < t+13 && at > t-13 {
					at, moved = t+13, true
				}
			}
		}
		taken = append(taken, at)
		class := sideLines[side.Ideology]
		parts = append(parts, ui.SVG("path").Class("series", "s-"+class).Attr("d", d.String()),
			ui.SVG("circle").Class("f-"+class).Attr("r", "3.5").Attr("cx", strconv.Itoa(16+chartWide)).Attr("cy", ui.Num(y(last))),
			ui.SVG("text").Attr("x", strconv.Itoa(22+chartWide)).Attr("y", ui.Num(at+4)).Text(upper(sideShort[side.Ideology])+" "+number(last)))
		said += upper(sideShort[side.Ideology]) + " from " + number(first) + " to " + number(last) + ". "
	}
	return ui.El("section.sit", ui.El("h2", "Points so far ", ui.El("small", ui.Rule("1.7.1"))),
		ui.SVG("svg").Attr("viewBox", "0 0 226 96").Attr("role", "img").Attr("aria-label", said).Body(parts...))
}

// waits lists what lies on the turn track and comes with the next turn (4.6, 8.3).
func waits(v *rules.View) app.UI {
	var items []app.UI
	for i := range v.Powers {
		p := &v.Powers[i]
		for _, c := range p.Boxes {
			if c.Box == rules.Track {
				items = append(items, ui.El("li", counter(p.Power, c.Kind, "sm"), ui.El("span", ui.El("b", strconv.Itoa(c.N)), " "+adjective(p.Power)+" "+counterNames[c.Kind])))
			}
		}
	}
	for _, c := range v.Neutral {
		if c.Box == rules.Track {
			items = append(items, ui.El("li", ui.El("b", strconv.Itoa(c.N)), " "+counterNames[c.Kind]))
		}
	}
	if len(items) == 0 {
		return app.Text("")
	}
	return ui.El("section.sit", ui.El("h2", "On the turn track ", ui.El("small", ui.Rule("3.2.1"))), ui.El("ul.avail", items))
}
