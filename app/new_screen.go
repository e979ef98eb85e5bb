package app

import (
	"interbellum/app/face"
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
	shipped, _ := games.ByID(d.Game)
	game, _ := d.game()
	scenario, _ := game.ScenarioByID(d.Scenario)
	if len(d.Faults) > 0 {
		return n.impossible(d)
	}
	asking := app.UI(app.Text(""))
	if len(game.Orders) > 0 {
		asking = ui.El("label.chk", ui.El("input#ask-all type=checkbox").Attr("checked", d.AskAll).OnChange(n.askAll),
			" "+say("new.ask-all"))
	}
	return ui.El("main.home.newmatch data-intake=yes",
		formHead(say("new.title", game.Name)),
		lessonOffer(game),
		ui.El("form.card.newform",
			n.beginning(game, scenario),
			n.people(game, scenario),
			n.chosenEdition(shipped),
			ui.El("footer.row", ui.El("span.grow"), ui.Text("button.btn.primary.huge#begin type=submit", say("new.begin"))),
			ui.El("details#new-more", ui.Text("summary", say("new.more")),
				n.title(scenario),
				n.edition(shipped, len(d.House) == 0),
				n.seats(game, scenario),
				ui.El("label.chk", ui.El("input type=checkbox").Attr("checked", d.ByHand).OnChange(n.byHand),
					" "+say("new.by-hand")),
				asking)).OnSubmit(n.start))
}

// lessonOffer is the way to the first hour of a game whose face has a lesson.
func lessonOffer(game *engine.Game) app.UI {
	f, can := faceOf(game).(face.Teacher)
	if !can {
		return app.Text("")
	}
	return ui.El("p.row", ui.El("button.btn#learn-here type=button", ui.Icon("i-play"), f.Lesson()).Attr("data-lesson", game.ID).On("text", learn))
}

func formHead(title string) app.UI {
	return ui.El("header.hero", bind(ui.IconButton("i-back", say("common.home")), &goHome{}), ui.El("div.mark", ui.Text("h1", title)), nowButton())
}

// impossible lists everything that is wrong with a written position.
func (n *newMatch) impossible(d *Draft) app.UI {
	var faults []app.UI
	for _, fault := range d.Faults {
		rule := ""
		if at := strings.LastIndex(fault, " ("); at > 0 && strings.HasSuffix(fault, ").") && fault[at+2] >= '0' && fault[at+2] <= '9' {
			fault, rule = fault[:at]+". ", fault[at+2:len(fault)-2]
		}
		faults = append(faults, ui.El("li", fault, ui.Rule(rule)))
	}
	title, many := say("new.impossible"), say("new.fault")
	if d.From != "" {
		title = say("new.impossible-file", d.From)
	}
	if len(faults) > 1 {
		many = say("new.faults", len(faults))
	}
	return ui.El("main.home.newmatch data-intake=yes",
		formHead(title),
		ui.El("section.card.newform.faults", ui.Text("p", many), ui.El("ol", faults),
			ui.El("footer.row", ui.Text("span.grow", say("new.mend")), fileButton()))).Attr("data-book", d.Game)
}

// beginning is the choice of a scenario, or the written position that the match begins from.
func (n *newMatch) beginning(game *engine.Game, s engine.Scenario) app.UI {
	d := &n.desk.Draft
	if d.Start == nil {
		return n.scenarios(game)
	}
	name, where := say("new.written"), say("new.by-rules", scenarioTitle(s))
	if d.From != "" {
		name = say("new.written-file", d.From)
	}
	f := faceOf(game)
	if w, is := f.(face.Dater); is {
		where = say("new.by-rules-at", w.When(d.Shown), scenarioTitle(s))
	}
	picture := f.Thumb(d.Shown)
	if picture == nil {
		picture = box(game.ID)
	}
	return ui.El("div.startfrom", ui.El("span.th aria-hidden=true", picture), ui.El("span", ui.Text("b", name), ui.Text("small", where)))
}

func (n *newMatch) scenarios(game *engine.Game) app.UI {
	list := game.Scenarios
	if len(list) < 2 {
		return ui.El("p.scenario", ui.Text("b", scenarioTitle(list[0])))
	}
	var options []app.UI
	for _, s := range list {
		options = append(options, ui.Text("option", scenarioTitle(s)).Attr("value", s.ID).Attr("selected", s.ID == n.desk.Draft.Scenario))
	}
	choice := ui.El("select#scenario", options).OnChange(n.choose)
	if s, found := game.ScenarioByID(recommended(game)); found {
		choice = choice.Attr("data-first", s.Name) // "What can I do now?" says so
	}
	return ui.El("label.field", say("new.scenario"), choice, n.about(game))
}

// about says in a line what the chosen scenario is, where the face can tell.
func (n *newMatch) about(game *engine.Game) app.UI {
	if f, can := faceOf(game).(face.Describer); can {
		if s, found := game.ScenarioByID(n.desk.Draft.Scenario); found {
			return ui.Text("small", f.About(s))
		}
	}
	return app.Text("")
}

// scenarioTitle is a scenario's number, if it has one, and its name.
func scenarioTitle(s engine.Scenario) string { return strings.TrimSpace(s.Number + " " + s.Name) }

func (n *newMatch) title(s engine.Scenario) app.UI {
	return ui.El("label.field", say("new.name"),
		ui.El("input#title type=text maxlength=60").Attr("placeholder", s.Name).Attr("value", n.desk.Draft.Title).OnChange(n.ValueTo(&n.desk.Draft.Title)))
}

// people asks how many play, and who: against the computer which seats are one's own and how strong it is, else the players' names.
func (n *newMatch) people(game *engine.Game, s engine.Scenario) app.UI {
	d := &n.desk.Draft
	ways := []app.UI{}
	if plays(game.ID) && len(s.Players) > 0 {
		ways = append(ways, toggle(d.playsBots(s), say("new.against")).ID("against").OnClick(n.playBots(s), app.EventScope("against", s.ID)))
	}
	people := programWords(d.styles()) == ""
	for i, split := range s.Players {
		ways = append(ways, toggle(people && d.divided(s, split), divided(game, s.Players, i)).OnClick(n.split(split), app.EventScope("split", s.ID, i)))
	}
	ways = append(ways, toggle(people && d.divided(s, engine.Split{s.Seats}), say("new.solo")).OnClick(n.alone))
	who := n.mine(game, s, d.seats(s))
	if people {
		who = n.names(game, d.seats(s))
	}
	return ui.El("fieldset.people", ui.Text("legend", say("new.who-plays")), ui.El("div.row", ways), who)
}

// names asks for the players' names, and who of them plays here.
func (n *newMatch) names(game *engine.Game, held [MaxPlayers]engine.Seats) app.UI {
	var names []app.UI
	for i := range held {
		if held[i] != 0 {
			names = append(names, n.player(i))
		}
	}
	if len(names) > 1 {
		names = append(names, n.here(held), sealing(&n.desk.Draft))
	}
	return ui.El("div.names", names)
}

func (n *newMatch) player(i int) app.UI {
	d := &n.desk.Draft
	return ui.El("label.field", say("player.number", i+1),
		ui.El("input type=text maxlength=30 id=player-"+strconv.Itoa(i+1)).Attr("placeholder", d.nameless(i)).Attr("value", d.Names[i]).OnChange(n.ValueTo(&d.Names[i])))
}

// seats lists the seats, each with the player who holds it, and how each player is played.
func (n *newMatch) seats(game *engine.Game, s engine.Scenario) app.UI {
	d := &n.desk.Draft
	var seats, manners []app.UI
	for _, seat := range s.Seats.List() {
		seats = append(seats, &seatRow{Seat: seat, Name: game.SeatName(seat), Slug: faceOf(game).Seat(seat), Holder: d.Holder[seat], Names: d.Names, Programs: d.Programs, draft: d, desk: n.desk})
	}
	people := programWords(d.styles()) == ""
	for i, held := range d.seats(s) {
		if held == 0 || !plays(game.ID) {
			continue
		}
		manner := ui.El("label.field.wide", say("new.played-by-of", d.name(i)), styleSelect("manner-"+strconv.Itoa(i+1), "", d.Programs[i], n.manner(i)))
		if !people {
			manner = ui.El("div.player", n.player(i), manner)
		}
		manners = append(manners, manner)
	}
	return ui.El("fieldset.people", ui.Text("legend", say("new.who-holds")), ui.El("div.seats", seats), ui.El("div.names", manners))
}

// toggle is a button that is pressed or not.
func toggle(pressed bool, name ...any) app.HTMLElem {
	return ui.El("button.btn.quiet type=button", name...).Aria("pressed", strconv.FormatBool(pressed))
}

// mine asks one person among programs which seats to play, and how strong the programs are.
func (n *newMatch) mine(game *engine.Game, s engine.Scenario, held [MaxPlayers]engine.Seats) app.UI {
	me, opposed := n.desk.Draft.person(s)
	if !opposed {
		return app.Text("")
	}
	f, list := faceOf(game), []app.UI{ui.Text("span#mine", say("new.you-play"))}
	for _, seat := range s.Seats.List() {
		holder := n.desk.Draft.Holder[seat]
		if seats := held[holder]; seats.List()[0] == seat {
			slug := f.Seat(seat)
			list = append(list, toggle(holder == me, emblemsOf(f, seats), namesOf(game, seats)).ID("mine-"+slug).OnClick(n.swapSeats(s, holder), app.EventScope("mine", s.ID, slug, holder)))
		}
	}
	strength := ui.El("label.field.strength", say("new.strength"), strengthSelect("strength", n.desk.Draft.strength(), func(_ app.Context, style string) { n.desk.Draft.oppose(style) }))
	return ui.El("div.opponent", ui.El("div.row role=group aria-labelledby=mine", list), strength)
}

func (n *newMatch) swapSeats(s engine.Scenario, player int) app.EventHandler {
	return func(app.Context, app.Event) { n.desk.Draft.swapSeats(s, player) }
}

// here asks who plays on this device; the others are sent links.
func (n *newMatch) here(held [MaxPlayers]engine.Seats) app.UI {
	d := &n.desk.Draft
	options := []app.UI{ui.El("option value=0", say("new.here-all")).Attr("selected", d.Here == 0)}
	for i := range held {
		if held[i] != 0 {
			options = append(options, ui.El("option", say("new.here-only", d.name(i))).Attr("value", i+1).Attr("selected", d.Here == i+1))
		}
	}
	return ui.El("label.field.wide", say("new.here"), ui.El("select#who-here", options).OnChange(n.hereChosen))
}

// manner says how a player is played.
func (n *newMatch) manner(player int) func(app.Context, string) {
	return func(_ app.Context, style string) {
		if n.desk.Draft.Programs[player] = style; style != "" {
			preloadBots()
		}
	}
}

func (n *newMatch) hereChosen(ctx app.Context, _ app.Event) {
	n.desk.Draft.Here = atoi(ctx.JSSrc().Get("value").String())
}

// divided names a division by the number of its players; where others have as many, by the
// seats besides that somebody holds alone in it.
func divided(game *engine.Game, all []engine.Split, i int) string {
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
	if len(alone) == 0 {
		return say("new.players", len(all[i]))
	}
	names := make([]string, len(alone))
	for k, seats := range alone {
		names[k] = say("new.alone", game.SeatName(seats.List()[0]))
	}
	return say("new.players-alone", len(all[i]), strings.Join(names, ", "))
}

func (n *newMatch) choose(ctx app.Context, _ app.Event) {
	game, _ := n.desk.Draft.game()
	n.desk.Draft.choose(game, ctx.JSSrc().Get("value").String())
}

func (n *newMatch) alone(app.Context, app.Event) {
	n.desk.Draft.Programs = [MaxPlayers]string{}
	n.desk.Draft.alone()
}

func (n *newMatch) playBots(s engine.Scenario) app.EventHandler {
	return func(app.Context, app.Event) {
		preloadBots()
		if !n.desk.Draft.playsBots(s) {
			n.desk.Draft.playBots(s)
		}
	}
}

func (n *newMatch) split(split engine.Split) app.EventHandler {
	return func(app.Context, app.Event) {
		n.desk.Draft.Programs = [MaxPlayers]string{}
		n.desk.Draft.split(split)
	}
}

func (n *newMatch) byHand(ctx app.Context, _ app.Event) {
	n.desk.Draft.ByHand = ctx.JSSrc().Get("checked").Bool()
}

func (n *newMatch) askAll(ctx app.Context, _ app.Event) {
	n.desk.Draft.AskAll = ctx.JSSrc().Get("checked").Bool()
}

func (n *newMatch) start(ctx app.Context, e app.Event) {
	e.PreventDefault()
	send(ctx, &startMatch{})
}

// seatRow chooses the player of one seat.
type seatRow struct {
	app.Compo
	Seat     engine.Seat
	Name     string
	Slug     string
	Holder   int
	Names    [MaxPlayers]string // of the draft; who is offered
	Programs [MaxPlayers]string // likewise
	draft    *Draft
	desk     *Desk
}

func (s *seatRow) Render() app.UI {
	var options []app.UI
	for i := range MaxPlayers {
		options = append(options, ui.Text("option", s.draft.name(i)).Attr("value", i).Attr("selected", i == s.Holder))
	}
	return ui.El("label.seat.p-"+s.Slug, ui.Emblem(s.Slug, ""), ui.Text("span", s.Name),
		ui.El("select", options).Aria("label", say("new.who-plays-seat", s.Name)).OnChange(s.choose))
}

func (s *seatRow) choose(ctx app.Context, _ app.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i >= 0 && i < MaxPlayers {
		s.draft.Holder[s.Seat] = i
		s.Holder = i
		send(ctx, &redraw{}) // the names follow
	}
}
