package blockwar

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// hands are what the looking player holds, one Faction after the other.
func hands(s *face.Sight, v *View) app.UI {
	var held []app.UI
	for i := range v.Factions {
		if f := &v.Factions[i]; f.Own != nil && !absent(v, f.Faction) {
			held = append(held, hand(s, v, f))
		}
	}
	return ui.El("div.hands", held)
}

// hand is what one Faction's player alone may look at: cards, the committed one, the Vault, Peace Dividends.
func hand(s *face.Sight, v *View, f *rules.FactionView) app.UI {
	own := f.Own
	parts := []app.UI{ui.El("h3", ui.Emblem(v.Slug(f.Faction), "sm"), " "+v.Say("hand.of", v.Side(f.Faction)), ui.Text("small", v.Say("hand.size", f.Cards, f.HandLimit)))}
	cards := func(title string, refs ...engine.Ref) {
		if len(refs) == 0 {
			return
		}
		var list []app.UI
		for _, r := range refs {
			list = append(list, card(s, v, f.Faction, r))
		}
		parts = append(parts, ui.Text("h4", title), ui.El("ul.cardrow", list))
	}
	if v.Phase == rules.SetupPhase {
		parts = append(parts, mustered(v, f.Faction))
	}
	cards(v.Say("hand.action"), refsOf("action", own.Action)...)
	cards(v.Say("hand.investment"), refsOf("investment", own.Investment)...)
	if f.Command == "" && own.Command != "" {
		refs := []engine.Ref{own.Command}
		if own.Under != "" {
			refs = append(refs, own.Under)
		}
		cards(v.Say("hand.committed"), refs...)
	}
	for i, x := range own.Vault {
		cards(v.Say("hand.vault", i+1, v.TechFacts(x.Tech).Name), refsOf("investment", []int{int(x.Card), int(x.Pair)})...)
	}
	var chits []app.UI
	for n, k := range own.Chits {
		if k > 0 {
			chits = append(chits, ui.El("li", ui.Mark("peace-dividend-"+strconv.Itoa(n)), times(v.Words, int(k), v.Say("hand.points", n))))
		}
	}
	if chits != nil {
		parts = append(parts, ui.Text("h4", v.Say("hand.dividends")), ui.El("ul.chits", chits))
	}
	if f.Bought > 0 {
		parts = append(parts, ui.Text("p", v.Say("hand.blind", f.Bought)))
	}
	return ui.El("section.hand-of", parts).Class("p-"+v.Slug(f.Faction)).Attr("data-faction", v.Slug(f.Faction))
}

func refsOf(deck string, numbers []int) (refs []engine.Ref) {
	for _, n := range numbers {
		refs = append(refs, engine.Ref(deck+"/"+strconv.Itoa(n)))
	}
	return refs
}

// card is one card with all its uses. Where it alone is an answer, a tap gives it.
func card(s *face.Sight, v *View, f rules.Faction, r engine.Ref) app.UI {
	body := []any{ui.El("span.use", ui.Mark(v.cardIcon(r)), ui.Text("b", v.Ends(r))), ui.Text("span.use.low", v.Value(r))}
	if r.Class() == "action" {
		body = actionBody(v, r)
	}
	li := ui.El("li.tcard."+r.Class(), append(body, ui.Text("small.no", r.Name()))...).Attr("data-card", string(r))
	if legal := answersOf(s, f, r); len(legal) == 1 {
		return ui.El("li", ui.El("button.tcard.legal."+r.Class()+" type=button", append(body, ui.Text("small.no", r.Name()))...).Attr("data-card", string(r)).
			OnClick(giving(engine.Seat(f), legal[0]), app.EventScope(legal[0].Words())))
	}
	return li
}

func giving(seat engine.Seat, c engine.Choice) app.EventHandler {
	return func(ctx app.Context, _ app.Event) { face.Give(ctx, seat, c.Words()) }
}

// answersOf are the legal answers that name a card first.
func answersOf(s *face.Sight, f rules.Faction, r engine.Ref) (legal []engine.Choice) {
	if s.Past || len(s.Asked) == 0 || s.Asked[0].Seat != engine.Seat(f) {
		return nil
	}
	for _, c := range s.Asked[0].Legal {
		if c.On == r {
			legal = append(legal, c)
		}
	}
	return legal
}

// actionBody is an Action card: its Nations or what the WildCard does, and the Command below.
func actionBody(v *View, r engine.Ref) []any {
	c := v.Action(numberOf(r))
	upperUse := ui.El("span.use", ui.Mark("influence"), ui.Text("b", v.Ends(r)))
	note := app.UI(app.Text(""))
	if c.Wild != nil {
		note = ui.Text("small", v.Say("card.wild."+c.Wild.Kind.String()))
	}
	parts := []any{upperUse, note}
	if v.Note != nil {
		parts = append(parts, ui.Text("small", v.Note(v, numberOf(r))))
	}
	command := "span.use.low"
	if c.Season == v.Phase || v.Phase == rules.Winter {
		command += ".valid"
	}
	return append(parts, ui.El(command, ui.Mark("season-"+c.Season.String()), v.Value(r)))
}
