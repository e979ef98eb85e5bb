package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/orders"
)

// orderSheet is the form of standing orders: one row for each, for one seat of the looking
// player or for all of them. Other seats' orders can be read where the game hides nothing.
type orderSheet struct {
	app.Compo
	Version int
	Seat    engine.Seat // whose orders are shown; 0: all of the player's
	table   *Table
}

func (s *orderSheet) Render() app.UI {
	d := s.table
	own, others := d.Orders.orderers()
	shown := own
	if s.Seat != 0 {
		shown = engine.Only(s.Seat)
	}
	var seats, rows []app.UI
	if own.Len() > 1 {
		seats = append(seats, s.seat(0, say("orders.mine"), nil))
	}
	for _, seat := range own.List() {
		seats = append(seats, s.seat(seat, d.Session.Play.Game().SeatName(seat), ui.Emblem(d.Face.Seat(seat), "")))
	}
	if others != 0 {
		seats = append(seats, ui.Text("span", say("orders.others")))
	}
	for _, seat := range others.List() {
		seats = append(seats, s.seat(seat, d.Session.Play.Game().SeatName(seat), ui.Emblem(d.Face.Seat(seat), "")))
	}
	for i := range d.Session.Play.Game().Orders {
		rows = append(rows, s.row(i, shown, own))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders role=dialog aria-modal=true aria-labelledby=oh",
			ui.El("header",
				ui.El("div", ui.Text("h1#oh", say("orders.title")), ui.Text("p", say("orders.says"))),
				bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			ui.El("div.row role=group", seats).Aria("label", say("orders.whose")),
			ui.El("ul.rows tabindex=0", rows).Aria("label", say("orders.list")),
			ui.El("footer", ui.Text("span.grow", alwaysAsked(d.Face)), commandButton("button.btn.primary", say("common.done"), &closeSheet{}))))
}

func alwaysAsked(f face.Face) string {
	if a, says := f.(face.Asker); says {
		return a.AlwaysAsked()
	}
	return ""
}

func (s *orderSheet) seat(seat engine.Seat, name string, emblem app.UI) app.UI {
	b := bind(ui.El("button.btn.quiet"), &showOrdersOf{Seat: seat}).Aria("pressed", strconv.FormatBool(seat == s.Seat))
	if emblem == nil {
		return b.Text(name)
	}
	return b.Title(name).Aria("label", name).Body(emblem, ui.Text("span.hide-s", name))
}

func (s *orderSheet) row(kind int, shown, own engine.Seats) app.UI {
	k := &s.table.Session.Play.Game().Orders[kind]
	words, id := s.table.Face.Order(k.Kind), "order-"+k.Kind
	now := -1
	for i, seat := range shown.List() {
		if at := orders.Setting(s.table.Session.Play.Match(), seat, kind); i == 0 || at == now {
			now = at
		} else {
			now = -1
			break
		}
	}
	var options []app.UI
	if now < 0 {
		options = append(options, ui.El("option").Attr("value", -1).Attr("selected", true).Text(say("orders.unlike")))
	}
	for i := range k.Settings {
		options = append(options, ui.El("option").Attr("value", i).Attr("selected", i == now).Text(words.Settings[i]))
	}
	return ui.El("li",
		ui.El("label").Attr("for", id).Body(ui.Text("b", words.Title)),
		ui.Rule(k.Rule),
		ui.Text("p", words.Says),
		ui.El("select").ID(id).Attr("data-now", now).Attr("disabled", !own.Meets(shown)).Body(options...).
			OnChange(s.choose(kind), app.EventScope(id, s.Seat)),
		s.exceptions(kind, words, shown, now))
}

func (s *orderSheet) choose(kind int) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		if n := atoi(ctx.JSSrc().Get("value").String()); n >= 0 {
			send(ctx, &giveOrder{Kind: kind, Setting: n})
		}
	}
}

// exceptions is what an order says of single things, where the rules let it: a row for each that has a setting of its own, and
// a list to add one from. It stands where the orders of one seat are shown.
func (s *orderSheet) exceptions(kind int, words face.Order, shown engine.Seats, general int) app.UI {
	if words.Apart == "" || shown.Len() != 1 {
		return app.Text("")
	}
	seat, rows := shown.List()[0], []app.UI{}
	given := orders.Apart(s.table.Session.Play.Match(), seat, kind)
	for _, o := range given {
		rows = append(rows, s.exceptionRow(kind, words, o))
	}
	free := s.table.Orders.subjects(seat, kind, given)
	if len(free) > 0 {
		id := "order-" + s.table.Session.Play.Game().Orders[kind].Kind + "-apart"
		options := []app.UI{ui.El("option value=").Text(words.Apart + "…")}
		for _, subject := range free {
			options = append(options, ui.El("option").Attr("value", subject).Text(words.Name(subject)))
		}
		rows = append(rows, ui.El("div.adds", ui.El("select").ID(id).Aria("label", words.Title+": "+strings.ToLower(words.Apart)).Body(options...).
			OnChange(func(ctx app.Context, _ app.Event) {
				subject := ctx.JSSrc().Get("value").String()
				ctx.JSSrc().Set("value", "")
				if subject != "" {
					send(ctx, &giveOrder{Kind: kind, Subject: subject, Setting: general})
				}
			}, app.EventScope(id, seat, general, len(given)))))
	}
	if len(rows) == 0 {
		return app.Text("")
	}
	return ui.El("div.apart", rows)
}

func (s *orderSheet) exceptionRow(kind int, words face.Order, o engine.Order) app.UI {
	id := "order-" + s.table.Session.Play.Game().Orders[kind].Kind + "-" + o.Subject
	options := []app.UI{ui.El("option").Attr("value", -1).Text(say("orders.as-above"))}
	for i, text := range words.Settings {
		options = append(options, ui.El("option").Attr("value", i).Attr("selected", i == int(o.Setting)).Text(text))
	}
	return ui.El("div", ui.El("label").Attr("for", id).Body(ui.Text("b", words.Name(o.Subject))),
		ui.El("select").ID(id).Attr("data-now", int(o.Setting)).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			send(ctx, &giveOrder{Kind: kind, Subject: o.Subject, Setting: atoi(ctx.JSSrc().Get("value").String())})
		}, app.EventScope(id, o.Seat, o.Setting)))
}
