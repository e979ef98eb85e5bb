package app

import (
	"strconv"

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
		seats = append(seats, s.seat(0, "All of mine", nil))
	}
	for _, seat := range own.List() {
		seats = append(seats, s.seat(seat, d.Session.Game().SeatName(seat), ui.Emblem(d.Face.Seat(seat), "")))
	}
	if others != 0 {
		seats = append(seats, ui.Text("span", "Others"))
	}
	for _, seat := range others.List() {
		seats = append(seats, s.seat(seat, d.Session.Game().SeatName(seat), ui.Emblem(d.Face.Seat(seat), "")))
	}
	for i := range d.Session.Game().Orders {
		rows = append(rows, s.row(i, shown, own))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders role=dialog aria-modal=true aria-labelledby=oh",
			ui.El("header",
				ui.El("div", ui.Text("h1#oh", "Standing orders"), ui.Text("p", "They answer for you, so that nobody waits. Change them whenever you like.")),
				press(ui.IconButton("i-close", "Close"), &closeSheet{})),
			ui.El("div.row role=group aria-label=Whose orders", seats),
			ui.El("ul.rows tabindex=0 aria-label=Orders", rows),
			ui.El("footer", ui.Text("span.grow", alwaysAsked(d.Face)), pressText("button.btn.primary", "Done", &closeSheet{}))))
}

func alwaysAsked(f face.Face) string {
	if a, says := f.(face.Asker); says {
		return a.AlwaysAsked()
	}
	return ""
}

func (s *orderSheet) seat(seat engine.Seat, name string, emblem app.UI) app.UI {
	b := press(ui.El("button.btn.quiet"), &showOrdersOf{Seat: seat}).Aria("pressed", strconv.FormatBool(seat == s.Seat))
	if emblem == nil {
		return b.Text(name)
	}
	return b.Title(name).Aria("label", name).Body(emblem, ui.Text("span.hide-s", name))
}

func (s *orderSheet) row(kind int, shown, own engine.Seats) app.UI {
	k := &s.table.Session.Game().Orders[kind]
	words, id := s.table.Face.Order(k.Kind), "order-"+k.Kind
	now := -1
	for i, seat := range shown.List() {
		if at := orders.Setting(s.table.Session.Match(), seat, kind); i == 0 || at == now {
			now = at
		} else {
			now = -1
			break
		}
	}
	var options []app.UI
	if now < 0 {
		options = append(options, ui.El("option").Attr("value", -1).Attr("selected", true).Text("– not all alike –"))
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
		s.apart(kind, words, shown, now))
}

func (s *orderSheet) choose(kind int) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		if n := atoi(ctx.JSSrc().Get("value").String()); n >= 0 {
			send(ctx, &giveOrder{Kind: kind, Setting: n})
		}
	}
}

// orderers are the looking player's seats that may give orders and, where the game hides
// nothing, everybody else's.
func (orders *Orders) orderers() (own, others engine.Seats) {
	for _, q := range orders.t.Session.Match().Rights() {
		switch {
		case q.Kind != engine.OrderVerb, orders.t.Bots.thinking.styles[q.Seat] != "": // a program gives none
		case orders.t.Session.Seats(orders.t.Session.Looking()).Has(q.Seat):
			own = own.With(q.Seat)
		case !orders.t.Session.Game().Secret:
			others = others.With(q.Seat)
		}
	}
	return own, others
}

// Order gives a standing order, in general or for one subject, for the seat whose orders are
// shown, or for all of the player's. A setting below zero lifts the one for a subject.
func (orders *Orders) Order(kind int, subject string, setting int) error {
	k := &orders.t.Session.Game().Orders[kind]
	c := k.Lift(subject)
	if setting >= 0 {
		c.To = engine.Ref(k.Settings[setting])
	}
	for _, q := range orders.t.Session.Orders() {
		if string(q.About) != k.Kind || orders.Whose != 0 && orders.Whose != q.Seat || !q.Allows(c) {
			continue
		}
		if err := orders.t.Session.Answer(q.Seat, c); err != nil {
			return err
		}
	}
	orders.t.handOn()
	return nil
}

// ordersButton opens the form, for whoever may give any.
func (b *decisionBar) ordersButton() app.UI {
	if own, _ := b.table.Orders.orderers(); b.Sight.Past || own == 0 {
		return app.Text("")
	}
	return press(ui.El("button.btn#orders").Title("Standing orders"), &openOrders{}).
		Body(ui.Icon("i-gear"), ui.Text("span.hide-s", "Orders"))
}

// later gives, with one tap, the order that lets such questions go by for a while.
func (b *decisionBar) later(d engine.Decision) app.UI {
	kinds := b.Sight.Game.Orders
	i := engine.OrderFor(kinds, d.Kind)
	if i < 0 || kinds[i].For == "" {
		return app.Text("")
	}
	for n, setting := range kinds[i].Settings {
		if setting == kinds[i].For {
			words := engine.Order{Seat: d.Seat, Kind: uint8(i), Setting: uint8(n)}.Choice(kinds).Words()
			return ui.Text("button.btn#later type=button", b.table.Face.Order(kinds[i].Kind).Later).
				OnClick(func(ctx app.Context, _ app.Event) { face.Give(ctx, d.Seat, words) }, app.EventScope("later", d.Seat, words))
		}
	}
	return app.Text("")
}
