package toy

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/enginetest/toy"
)

// mostHope is how much hope a house can have (1.2).
const mostHope = 3

// Board lays the houses out round the lagoon.
func (f Face) Board(s *face.Sight) app.UI {
	v, is := s.View.(rules.View)
	if !is {
		return app.Elem("section").Class("harbours")
	}
	var cards []app.UI
	for _, h := range v.Houses {
		cards = append(cards, f.house(s, v, h))
	}
	return app.Elem("section").Class("harbours").TabIndex(0).Aria("label", say("panel.table")).Body(
		app.Elem("div").Class("houses").Body(cards...), lagoon(v))
}

// lagoon is what belongs to nobody.
func lagoon(v rules.View) app.UI {
	var shown []app.UI
	for value, n := range v.Discard {
		for range n {
			shown = append(shown, open(value))
		}
	}
	pile := app.UI(app.Text(say("panel.no-cards")))
	if len(shown) > 0 {
		pile = app.Elem("span").Class("cards").Body(shown...)
	}
	return app.Elem("dl").Class("lagoon").Body(
		fact("bank", say("panel.bank.holds", v.Bank)), fact("shipyard", say("panel.shipyard.holds", v.Yard)),
		fact("whistles", strconv.Itoa(v.Whistles)), fact("deck", say("panel.deck.holds", v.Deck)),
		app.Elem("div").Class("fact").Body(app.Elem("dt").Text(say("panel.discards")), app.Elem("dd").Body(pile)))
}

func (f Face) house(s *face.Sight, v rules.View, h rules.HouseView) app.UI {
	slug := f.Seat(h.Seat)
	acts := f.acts(s, h.Seat)
	class := "house"
	if len(acts) > 0 {
		class += " legal"
	}
	if h.Fallen {
		class += " fallen"
	}
	if v.Acting == h.Seat {
		class += " acting"
	}
	return app.Elem("article").Class(class, "p-"+slug).Attr("data-house", slug).
		Attr("data-gold", strconv.Itoa(h.Gold)).Attr("data-ships", strconv.Itoa(h.Ships)).
		Attr("data-hope", strconv.Itoa(h.Hope)).Attr("data-renown", strconv.Itoa(h.Renown)).Body(
		app.Elem("header").Body(ui.Emblem(slug, "lg"),
			app.Elem("div").Body(app.Elem("h2").Text(f.name(h.Seat).String()), app.Elem("p").Text(f.about(s, v, h)))),
		app.Elem("dl").Class("goods").Body(
			good("gold", app.Elem("b").Text(strconv.Itoa(h.Gold))),
			good("ships", app.Elem("b").Text(strconv.Itoa(h.Ships))),
			good("hope", hope(h.Hope)),
			good("renown", app.Elem("b").Text(strconv.Itoa(h.Renown)))),
		friendsOf(f, h),
		handOf(f, s, h),
		app.Elem("div").Class("actions").Body(acts...))
}

func good(kind string, value app.UI) app.UI {
	return app.Elem("div").Body(app.Elem("dt").Text(say("panel."+kind)), app.Elem("dd").Body(value))
}

func hope(n int) app.UI {
	var pips []app.UI
	for i := range mostHope {
		class := ""
		if i < n {
			class = "on"
		}
		pips = append(pips, app.Elem("i").Class(class))
	}
	return app.Elem("span").Class("hope").Role("img").Aria("label", say("panel.hope.of", n, mostHope)).Body(pips...)
}

// about says in a line what is special about a house now.
func (f Face) about(s *face.Sight, v rules.View, h rules.HouseView) string {
	text := s.Player(h.Seat)
	add := func(t string) {
		if text != "" {
			text += " · "
		}
		text += t
	}
	switch {
	case h.Fallen:
		add(say("now.fallen"))
	case v.Raid != nil && v.Raid.By == h.Seat:
		add(say("now.raids", f.name(v.Raid.Target)))
	case v.Raid != nil && v.Raid.Target == h.Seat:
		add(say("now.raided"))
	case v.Raid != nil && v.Raid.Joined.Has(h.Seat):
		add(say("now.defends", f.name(v.Raid.Target)))
	case v.Acting == h.Seat:
		add(say("now.acts"))
	}
	if v.Wind == h.Seat {
		add(say("now.wind"))
	}
	if h.Whistle {
		add(say("now.whistle"))
	}
	return text
}

func friendsOf(f Face, h rules.HouseView) app.UI {
	seats := h.Friends.List()
	if len(seats) == 0 {
		return app.Elem("p").Class("friends none").Text(say("panel.no-treaty"))
	}
	var signs []app.UI
	for i, seat := range seats {
		text := f.name(seat).String()
		if i > 0 {
			text = ", " + text
		}
		signs = append(signs, app.Elem("span").Text(text))
	}
	return app.Elem("p").Class("friends").Body(append([]app.UI{app.Elem("small").Text(say("panel.treaty") + " ")}, signs...)...)
}

// handOf shows the cards of a house: its own holder sees their faces, everybody else how
// many there are.
func handOf(f Face, s *face.Sight, h rules.HouseView) app.UI {
	var cards []app.UI
	if h.Hand != nil {
		for value, n := range h.Hand {
			for range n {
				cards = append(cards, heldCard(f, s, h.Seat, value))
			}
		}
	} else {
		for range h.Cards {
			cards = append(cards, closed("card", ""))
		}
	}
	for range h.Parcels {
		cards = append(cards, closed("parcel", "parcel"))
	}
	if h.Laid > 0 {
		laid := app.UI(closed("laid", "laid"))
		if h.FaceDown != 0 {
			laid = cardFace(f, h.Seat, h.FaceDown, "laid")
		}
		cards = append(cards, laid)
	}
	return app.Elem("div").Class("cards").Body(cards...)
}

// heldCard is a card in the hand of who looks: where it may be laid, it is laid by a tap.
func heldCard(f Face, s *face.Sight, seat engine.Seat, value int) app.UI {
	answer := "lay:card/" + strconv.Itoa(value)
	for _, d := range s.Asked {
		if d.Seat == seat && d.Kind == "lay-card" {
			return &act{Seat: seat, Words: answer, Text: strconv.Itoa(value), Name: say("answer.lay-card", privateCard(f, seat, value)), Class: "hcard may"}
		}
	}
	return cardFace(f, seat, value, "")
}

// privateCard names a card that its holder alone may know: one phrase, used wherever such a
// card is named, so that a search for it finds every place.
func privateCard(f Face, seat engine.Seat, value int) string {
	return say("name.card", f.name(seat), value)
}

func cardFace(f Face, seat engine.Seat, value int, class string) app.UI {
	return app.Elem("span").Class("hcard", class).Role("img").Aria("label", privateCard(f, seat, value)).Title(privateCard(f, seat, value)).Text(strconv.Itoa(value))
}

// open is a card that lies open for all.
func open(value int) app.UI { return app.Elem("span").Class("hcard").Text(strconv.Itoa(value)) }

func closed(kind, class string) app.UI {
	name := say("panel." + kind)
	return app.Elem("span").Class("hcard back", class).Role("img").Aria("label", name).Title(name)
}

// acts are the answers that are given on a house itself.
func (f Face) acts(s *face.Sight, seat engine.Seat) (list []app.UI) {
	if len(s.Asked) == 0 {
		return nil
	}
	d := s.Asked[0]
	for _, c := range d.Legal {
		if f.of(c.On) == seat && d.Seat != engine.Chance {
			l := f.Label(s, d, c)
			list = append(list, &act{Seat: d.Seat, Words: c.Words(), Text: filled("act."+c.Verb, subject{}), Name: l.Text, Class: "btn may"})
		}
	}
	return list
}

// act is an answer that is given on the table.
type act struct {
	app.Compo
	Seat  engine.Seat
	Words string
	Text  string // on the button
	Name  string // in full
	Class string
}

func (a *act) Render() app.UI {
	return app.Elem("button").Attr("type", "button").Class(a.Class).Aria("label", a.Name).Title(a.Name).Text(a.Text).OnClick(a.press)
}

func (a *act) press(ctx app.Context, _ app.Event) { face.Give(ctx, a.Seat, a.Words) }
