package cataclysm

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	rules "interbellum/engine/cataclysm"
)

// maps says which of the two maps is in sight.
type maps struct {
	shown rules.Map
	both  bool      // the match uses both
	seq   int       // the question that the map was last turned for, counted from 1
	next  rules.Map // what it is turned to after the paint, or 0
}

// pictureOf is the picture of a map.
func pictureOf(m rules.Map) *layout.Board {
	if m == rules.PacificMap {
		return layout.Pacific()
	}
	return layout.Europe()
}

// boardOf is the picture on which an area is drawn. The pictures are those of the shipped maps.
func boardOf(a rules.Area) *layout.Board { return pictureOf(rules.Shipped().Place(a).Map) }

// Spot is where an area is on its picture.
func (Face) Spot(area string) (board string, x, y float64, found bool) {
	a, found := rules.ParseArea(area)
	if !found {
		return "", 0, 0, false
	}
	l := boardOf(a)
	p := l.Middle(l.Area(area))
	return l.ID, p.X, p.Y, true
}

var _ face.Mapped = Face{}

// follow turns to the map on which a new question plays. It leaves the map alone where
// both are concerned, or none, and while a finger moves it: the other one's badge tells.
func (m *maps) follow(s *face.Sight, v *rules.View, t *targets, f *focus) {
	var used [rules.PacificMap + 1]bool
	for i := range v.Areas {
		used[v.Place(v.Areas[i].Area).Map] = true
	}
	m.both = used[rules.EuropeMap] && used[rules.PacificMap]
	if !used[m.shown] || m.shown == 0 {
		m.shown, m.seq = rules.EuropeMap, 0
		if !m.both && used[rules.PacificMap] {
			m.shown = rules.PacificMap
		}
	}
	if !m.both || m.seq == s.Seq+1 {
		return
	}
	first := m.seq == 0
	m.seq, m.next = s.Seq+1, 0
	to := stage(v, t, f)
	switch {
	case to == 0 || to == m.shown || moving():
	case first || !app.IsClient:
		m.shown = to
	default:
		m.next = to
	}
}

// turn shows the map that waited for the paint, unless a finger has come down or a hand has turned it since.
func (m *maps) turn() {
	if m.next != 0 && !moving() {
		m.shown = m.next
	}
	m.next = 0
}

// stage is the map on which all that can be chosen lies, or else the target; 0 for none.
func stage(v *rules.View, t *targets, f *focus) rules.Map {
	n := t.onMaps(v.Book)
	switch {
	case n[rules.EuropeMap] > 0 && n[rules.PacificMap] == 0:
		return rules.EuropeMap
	case n[rules.PacificMap] > 0 && n[rules.EuropeMap] == 0:
		return rules.PacificMap
	}
	return v.Place(f.target).Map
}

// onMaps counts the areas that can be chosen on each map.
func (t *targets) onMaps(b *rules.Book) (n [rules.PacificMap + 1]int) {
	for a := range t.areas {
		if len(t.areas[a]) > 0 {
			n[b.Place(rules.Area(a)).Map]++
		}
	}
	return n
}

// moving reports whether a finger or the mouse is moving the board.
func moving() bool {
	if !app.IsClient {
		return false
	}
	page := app.Window().Get("interbellum")
	return page.Truthy() && page.Get("board").Truthy() && page.Get("board").Call("busy").Bool()
}

var mapNames = [...]string{rules.EuropeMap: "name.map.europe", rules.PacificMap: "name.map.pacific"}

// switches are the two maps as buttons; what glows on the other one is counted there.
func (b *board) switches(printed *rules.Book, t *targets) app.UI {
	if !b.both {
		return app.Text("")
	}
	n := t.onMaps(printed)
	var parts []app.UI
	for m := rules.EuropeMap; m <= rules.PacificMap; m++ {
		name := app.UI(app.Text(say(mapNames[m])))
		button := ui.El("button type=button").Attr("data-turn", pictureOf(m).ID).Aria("pressed", strconv.FormatBool(m == b.shown)).OnClick(func(app.Context, app.Event) { b.shown, b.next = m, 0 }, app.EventScope(int(m)))
		if m != b.shown && m != b.next && n[m] > 0 {
			parts = append(parts, button.Title(say("maps.chosen")).Body(name, ui.El("span.badge", strconv.Itoa(n[m]), ui.Text("span.sr", " "+say("maps.count")))))
			continue
		}
		parts = append(parts, button.Body(name))
	}
	return ui.El("div.maptabs role=group", parts).Aria("label", say("maps"))
}

// ways are the connectors to the other map (2.3.6): where each leads, and a tap goes there.
func (b *board) ways(l *layout.Board) app.UI {
	layer := ui.Draw("svg.layer.ways").Attr("viewBox", "0 0 "+strconv.Itoa(l.ViewBox[2])+" "+strconv.Itoa(l.ViewBox[3]))
	if !b.both {
		return layer
	}
	var list []app.UI
	for _, c := range l.Connectors {
		a, _ := rules.ParseArea(c.To)
		there := boardOf(a)
		x := there.Area(c.To)
		at := there.Middle(x)
		kind, class := "maps.way.land", ""
		switch {
		case c.Land && c.Naval:
			kind = "maps.way"
		case c.Naval:
			kind, class = "maps.way.sea", "wet"
		}
		list = append(list, ui.Draw("g role=button tabindex=0",
			ui.Draw("circle.hit r=24"),
			ui.Draw("circle.disc r=13"),
			ui.Draw("text y=5.5", c.Letter+" "),
			ui.Draw("text.to y=29", areaName(a))).Class("connector", class).Attr("transform", "translate("+ui.Num(c.X)+" "+ui.Num(c.Y)+")").Attr("aria-label", say(kind, c.Letter, areaText(a))).Attr("data-go", ui.Num(at.X)+","+ui.Num(at.Y)).Attr("data-map", there.ID))
	}
	return layer.Attr("role", "group").Attr("aria-label", say("maps.ways")).Body(list...)
}
