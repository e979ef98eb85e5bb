package app

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/orders"
)

// apart is what an order says of single things, where the rules let it: a row for each that has a setting of its own, and
// a list to add one from. It stands where the orders of one seat are shown.
func (s *orderSheet) apart(kind int, words face.Order, shown engine.Seats, general int) app.UI {
	if words.Apart == "" || shown.Len() != 1 {
		return app.Text("")
	}
	seat, rows := shown.List()[0], []app.UI{}
	given := orders.Apart(s.table.Session.Match(), seat, kind)
	for _, o := range given {
		rows = append(rows, s.apartRow(kind, words, o))
	}
	free := s.table.Orders.subjects(seat, kind, given)
	if len(free) > 0 {
		id := "order-" + s.table.Session.Game().Orders[kind].Kind + "-apart"
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

func (s *orderSheet) apartRow(kind int, words face.Order, o engine.Order) app.UI {
	id := "order-" + s.table.Session.Game().Orders[kind].Kind + "-" + o.Subject
	options := []app.UI{ui.El("option").Attr("value", -1).Text("As above")}
	for i, text := range words.Settings {
		options = append(options, ui.El("option").Attr("value", i).Attr("selected", i == int(o.Setting)).Text(text))
	}
	return ui.El("div", ui.El("label").Attr("for", id).Body(ui.Text("b", words.Name(o.Subject))),
		ui.El("select").ID(id).Attr("data-now", int(o.Setting)).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			send(ctx, &giveOrder{Kind: kind, Subject: o.Subject, Setting: atoi(ctx.JSSrc().Get("value").String())})
		}, app.EventScope(id, o.Seat, o.Setting)))
}

// subjects lists what an order may be given for and is not yet, as the seat's rights have it.
func (orders *Orders) subjects(seat engine.Seat, kind int, given []engine.Order) (list []string) {
	k := &orders.t.Session.Game().Orders[kind]
	for _, q := range orders.t.Session.Orders() {
		if q.Seat != seat || string(q.About) != k.Kind {
			continue
		}
		for _, c := range q.Legal {
			subject := c.On.Name()
			if subject != "" && !slices.ContainsFunc(given, func(o engine.Order) bool { return o.Subject == subject }) {
				list = append(list, subject)
			}
		}
	}
	return slices.Compact(list)
}
