package app

import (
	"fmt"
	"strconv"

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
		return app.Main().Class("home").Body(app.P().Text("This game is not known."))
	}
	scenario, _ := game.ScenarioByID(d.Scenario)
	return app.Main().Class("home newmatch").Body(
		app.Header().Class("hero").Body(
			press(ui.IconButton("i-back", "Back to your games"), doHome, "", 0),
			app.Div().Class("mark").Body(app.H1().Text("New game of "+game.Name))),
		app.Form().Class("card newform").OnSubmit(n.start).Body(
			n.scenarios(game),
			n.title(scenario),
			n.people(game, scenario),
			app.Label().Class("chk").Body(
				app.Input().Type("checkbox").Checked(d.ByHand).OnChange(n.byHand),
				app.Text(" We throw real dice and draw from a real cup, and type in what comes")),
			app.Footer().Class("row").Body(
				app.Span().Class("grow"),
				app.Button().Class("btn primary huge").Type("submit").ID("begin").Text("Begin"))))
}

func (n *newMatch) scenarios(game *engine.Game) app.UI {
	if len(game.Scenarios) < 2 {
		s := game.Scenarios[0]
		return app.P().Class("scenario").Body(app.B().Text(s.Number + " " + s.Name))
	}
	var options []app.UI
	for _, s := range game.Scenarios {
		options = append(options, app.Option().Value(s.ID).Selected(s.ID == n.desk.Draft.Scenario).Text(s.Number+" "+s.Name))
	}
	return app.Label().Class("field").Body(app.Text("Scenario"), app.Select().ID("scenario").Body(options...).OnChange(n.choose))
}

func (n *newMatch) title(s engine.Scenario) app.UI {
	return app.Label().Class("field").Body(app.Text("Name of the match"),
		app.Input().Type("text").ID("title").MaxLength(60).Placeholder(s.Name).Value(n.desk.Draft.Title).OnChange(n.ValueTo(&n.desk.Draft.Title)))
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
		names = append(names, app.Label().Class("field").Body(app.Text(fmt.Sprintf("Player %d", i+1)),
			app.Input().Type("text").ID(fmt.Sprintf("player-%d", i+1)).MaxLength(30).Placeholder(fmt.Sprintf("Player %d", i+1)).
				Value(d.Names[i]).OnChange(n.ValueTo(&d.Names[i]))))
	}
	for _, seat := range s.Seats.List() {
		seats = append(seats, &seatRow{Seat: seat, Name: game.SeatName(seat), Slug: slugOf(game, seat), Holder: d.Holder[seat], Names: d.Names, draft: d, desk: n.desk})
	}
	ways := []app.UI{app.Button().Class("btn quiet").Type("button").Text("One player plays all").OnClick(n.alone)}
	for i, split := range s.Players {
		ways = append(ways, app.Button().Class("btn quiet").Type("button").Text(strconv.Itoa(len(split))+" players").
			OnClick(n.split(split), app.EventScope("split", s.ID, i)))
	}
	return app.Div().Class("people").Body(
		app.FieldSet().Body(app.Legend().Text("Who plays"), app.Div().Class("row").Body(ways...), app.Div().Class("names").Body(names...)),
		app.FieldSet().Body(app.Legend().Text("Who holds which seat"), app.Div().Class("seats").Body(seats...)))
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
		options = append(options, app.Option().Value(strconv.Itoa(i)).Selected(i == s.Holder).Text(s.draft.name(i)))
	}
	return app.Label().Class("seat", "p-"+s.Slug).Body(
		ui.Emblem(s.Slug, ""), app.Span().Text(s.Name),
		app.Select().Aria("label", "Who plays "+s.Name).Body(options...).OnChange(s.choose))
}

func (s *seatRow) choose(ctx app.Context, _ app.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i >= 0 && i < MaxPlayers {
		s.draft.Holder[s.Seat] = i
		s.Holder = i
		do(ctx, "", "", 0) // the names follow
	}
}
