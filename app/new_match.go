package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
)

// newMatch asks for the scenario, the players' names and who holds which seats.
type newMatch struct {
	app.Compo
	Version int
	desk    *Desk
}

func (n *newMatch) Render() app.UI {
	d := &n.desk.Draft
	game, found := games.ByID(d.Game)
	if !found {
		return app.Elem("main").Class("home").Body(app.Elem("p").Text("This game is not known."))
	}
	scenario, _ := game.ScenarioByID(d.Scenario)
	return app.Elem("main").Class("home newmatch").Body(
		app.Elem("header").Class("hero").Body(
			press(ui.IconButton("i-back", "Back to your games"), doHome, "", 0),
			app.Elem("div").Class("mark").Body(app.Elem("h1").Text("New game of "+game.Name))),
		app.Elem("form").Class("card newform").OnSubmit(n.start).Body(
			n.scenarios(game),
			n.title(scenario),
			n.people(game, scenario),
			app.Elem("label").Class("chk").Body(
				app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", d.ByHand).OnChange(n.byHand),
				app.Text(" We throw real dice and draw from a real cup, and type in what comes")),
			app.Elem("footer").Class("row").Body(
				app.Elem("span").Class("grow"),
				app.Elem("button").Class("btn primary huge").Attr("type", "submit").ID("begin").Text("Begin"))))
}

func (n *newMatch) scenarios(game *engine.Game) app.UI {
	list := game.Scenarios
	if len(list) < 2 {
		return app.Elem("p").Class("scenario").Body(app.Elem("b").Text(entitled(list[0])))
	}
	var options []app.UI
	for _, s := range list {
		options = append(options, app.Elem("option").Attr("value", s.ID).Attr("selected", s.ID == n.desk.Draft.Scenario).Text(entitled(s)))
	}
	return app.Elem("label").Class("field").Body(app.Text("Scenario"), app.Elem("select").ID("scenario").Body(options...).OnChange(n.choose), n.about(game))
}

// about says in a line what the chosen scenario is, where the face can tell.
func (n *newMatch) about(game *engine.Game) app.UI {
	if f, can := faceOf(game).(interface{ About(string) string }); can {
		return app.Elem("small").Text(f.About(n.desk.Draft.Scenario))
	}
	return app.Text("")
}

// entitled is a scenario's number, if it has one, and its name.
func entitled(s engine.Scenario) string { return strings.TrimSpace(s.Number + " " + s.Name) }

func (n *newMatch) title(s engine.Scenario) app.UI {
	return app.Elem("label").Class("field").Body(app.Text("Name of the match"),
		app.ElemSelfClosing("input").Attr("type", "text").ID("title").Attr("maxlength", 60).Attr("placeholder", s.Name).Attr("value", n.desk.Draft.Title).OnChange(n.ValueTo(&n.desk.Draft.Title)))
}

// people lists the seats, each with the player who holds it, and the players' names.
func (n *newMatch) people(game *engine.Game, s engine.Scenario) app.UI {
	d := &n.desk.Draft
	held := d.seats(s)
	var names, seats []app.UI
	for i := range held {
		if held[i] == 0 {
			continue
		}
		names = append(names, app.Elem("label").Class("field").Body(app.Text(fmt.Sprintf("Player %d", i+1)),
			app.ElemSelfClosing("input").Attr("type", "text").ID(fmt.Sprintf("player-%d", i+1)).Attr("maxlength", 30).Attr("placeholder", fmt.Sprintf("Player %d", i+1)).
				Attr("value", d.Names[i]).OnChange(n.ValueTo(&d.Names[i]))))
	}
	for _, seat := range s.Seats.List() {
		seats = append(seats, &seatRow{Seat: seat, Name: game.SeatName(seat), Slug: slugOf(game, seat), Holder: d.Holder[seat], Names: d.Names, draft: d, desk: n.desk})
	}
	ways := []app.UI{app.Elem("button").Class("btn quiet").Attr("type", "button").Text("One player plays all").OnClick(n.alone)}
	for i, split := range s.Players {
		ways = append(ways, app.Elem("button").Class("btn quiet").Attr("type", "button").Text(divided(game, s.Players, i)).
			OnClick(n.split(split), app.EventScope("split", s.ID, i)))
	}
	return app.Elem("div").Class("people").Body(
		app.Elem("fieldset").Body(app.Elem("legend").Text("Who plays"), app.Elem("div").Class("row").Body(ways...), app.Elem("div").Class("names").Body(names...)),
		app.Elem("fieldset").Body(app.Elem("legend").Text("Who holds which seat"), app.Elem("div").Class("seats").Body(seats...)))
}

// divided names a division by the number of its players; where others have as many, by the
// seats besides that somebody holds alone in it.
func divided(game *engine.Game, all []engine.Split, i int) string {
	name := strconv.Itoa(len(all[i])) + " players"
	var alone engine.Split
	for j, other := range all {
		if j == i || len(other) != len(all[i]) {
			continue
		}
		for _, seats := range all[i] {
			if len(seats.List()) == 1 && !slices.Contains(other, seats) {
				alone = append(alone, seats)
			}
		}
	}
	for k, seats := range alone {
		name += map[bool]string{true: ": ", false: ", "}[k == 0] + game.SeatName(seats.List()[0]) + " alone"
	}
	return name
}

func slugOf(game *engine.Game, seat engine.Seat) string {
	for _, info := range game.Seats {
		if info.Seat == seat {
			return info.Slug
		}
	}
	return ""
}

func (n *newMatch) choose(ctx app.Context, _ app.Event) {
	game, _ := games.ByID(n.desk.Draft.Game)
	n.desk.Draft.choose(game, ctx.JSSrc().Get("value").String())
}

func (n *newMatch) alone(app.Context, app.Event) { n.desk.Draft.alone() }

func (n *newMatch) split(split engine.Split) app.EventHandler {
	return func(app.Context, app.Event) { n.desk.Draft.split(split) }
}

func (n *newMatch) byHand(ctx app.Context, _ app.Event) {
	n.desk.Draft.ByHand = ctx.JSSrc().Get("checked").Bool()
}

func (n *newMatch) start(ctx app.Context, e app.Event) {
	e.PreventDefault()
	do(ctx, doStart, "", 0)
}

// seatRow chooses the player of one seat.
type seatRow struct {
	app.Compo
	Seat   engine.Seat
	Name   string
	Slug   string
	Holder int
	Names  [MaxPlayers]string // of the draft; who is offered
	draft  *Draft
	desk   *Desk
}

func (s *seatRow) Render() app.UI {
	var options []app.UI
	for i := range MaxPlayers {
		options = append(options, app.Elem("option").Attr("value", strconv.Itoa(i)).Attr("selected", i == s.Holder).Text(s.draft.name(i)))
	}
	return app.Elem("label").Class("seat", "p-"+s.Slug).Body(
		ui.Emblem(s.Slug, ""), app.Elem("span").Text(s.Name),
		app.Elem("select").Aria("label", "Who plays "+s.Name).Body(options...).OnChange(s.choose))
}

func (s *seatRow) choose(ctx app.Context, _ app.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i >= 0 && i < MaxPlayers {
		s.draft.Holder[s.Seat] = i
		s.Holder = i
		do(ctx, "", "", 0) // the names follow
	}
}
