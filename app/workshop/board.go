package workshop

import (
	"fmt"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine/record"
)

// board is the game's own, at the beginning of a scenario under the draft. Where the draft cannot be read it shows the last that could.
// A touch on any area is heard here, around it.
func (b *view) board() goapp.UI {
	s := b.sight()
	if s == nil {
		return ui.El("div.boardframe")
	}
	return ui.El("div.boardframe", face.Of(s.Game).Board(s), b.scenarios()).OnClick(b.touch)
}

func (s *Shop) touch(ctx goapp.Context, e goapp.Event) {
	area := e.Get("target").Call("closest", "[data-area]")
	if area.Truthy() {
		s.tap(area.Get("dataset").Get("area").String())
		ctx.Defer(func(goapp.Context) { titled() })
	}
}

// titled scrolls what stands beside the board to the card of the area, where a small screen shows too little of it.
func titled() {
	panel, title := goapp.Window().GetElementByID("shop-panel"), goapp.Window().GetElementByID("shop-title")
	if !panel.Truthy() || !title.Truthy() {
		return
	}
	edge := func(of goapp.Value, side string) int { return of.Call("getBoundingClientRect").Get(side).Int() }
	const card = 200 // its title, and the first thing to choose
	if edge(title, "top")+card > edge(panel, "bottom") {
		panel.Set("scrollTop", panel.Get("scrollTop").Int()+edge(title, "top")-edge(panel, "top")-8)
	}
}

// sight is the beginning of a scenario as one sees it who holds all seats.
func (b *view) sight() *face.Sight {
	game, err := b.bench.Game()
	v := &b.shown
	if err != nil || v.sight != nil && v.game == game && v.scenario == b.scenario {
		return v.sight
	}
	if _, is := game.ScenarioByID(b.scenario); !is { // it was the draft's own, and is undone
		b.scenario = game.Scenarios[0].ID
	}
	m, _, err := game.New(b.scenario, nil)
	if err != nil {
		return v.sight
	}
	v.game, v.scenario = game, b.scenario
	scenario, _ := game.ScenarioByID(b.scenario)
	seats := scenario.Seats
	v.sight = &face.Sight{Version: b.version, Game: game, Header: &record.Header{Game: game.ID, Scenario: b.scenario}, Seats: seats, View: m.View(seats), Past: true, Looking: record.Nobody}
	return v.sight
}

// scenarios chooses whose beginning the board shows.
func (b *view) scenarios() goapp.UI {
	list := b.shown.game.Scenarios
	if len(list) < 2 {
		return goapp.Text("")
	}
	var options []goapp.UI
	for _, s := range list {
		options = append(options, option(s.ID, strings.TrimSpace(s.Number+" "+s.Name), s.ID == b.scenario))
	}
	return ui.El("label.onboard", ui.Text("span", say("board.scenario")), change(ui.El("select#shop-scenario", options).Aria("label", say("board.scenario")), b.scenario, func(id string) bool {
		turnTo(b.Shop, id)
		return true
	}))
}

// turnTo turns the board and the set-up beside it to a scenario.
func turnTo(s *Shop, scenario string) {
	s.version++
	s.scenario, s.begins.id = scenario, scenario
}

// marks light the chosen areas on the board. Two have no outline, so that the border between them is seen as it is.
func (b *view) marks() goapp.UI {
	var rules strings.Builder
	width := 5
	if b.shown.other != "" {
		width = 0
	}
	for i, area := range []string{b.shown.area, b.shown.other} {
		if area != "" && (b.tab == mapTab || b.tab == setUpTab) && !strings.ContainsAny(area, `"\<>`) {
			fmt.Fprintf(&rules, ".area.area.area[data-area=\"%s\"]>g>.shape{stroke:var(--%s);stroke-width:%d;fill:var(--%[2]s);fill-opacity:.3}", area, []string{"selected", "legal"}[i], width)
		}
	}
	return ui.Text("style", rules.String())
}
