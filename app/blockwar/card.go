package blockwar

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// ownHand is the hand of one Faction, as its player sees it.
type ownHand struct {
	*View
	face *Face
	s    *face.Sight
	of   rules.Faction
}

// held is a card of the own hand: a button that opens its uses below it, or marks it where cards are given together.
func (h *ownHand) held(r engine.Ref) app.UI {
	if h.s.Past {
		return ui.El("li", ui.El("span.tcard."+r.Class(), cardFace(h.View, r)).Class(bandOf(h.View, r)).Attr("data-card", string(r)))
	}
	uses := h.usesOf(r)
	button := ui.El("button.tcard."+r.Class()+" type=button", cardFace(h.View, r)).Class(bandOf(h.View, r)).Attr("data-card", string(r)).
		OnClick(func(ctx app.Context, _ app.Event) { face.Tap(ctx, r) }, app.EventScope("card", r))
	if len(uses) > 0 {
		button.Class("legal")
	}
	if h.advised(r, uses) {
		button.Class("advised").Body(append(cardFace(h.View, r), ui.El("span.tip", ui.Icon("i-hint"), ui.Text("span.sr", h.Say("card.advised"))))...)
	}
	if _, together := h.together(); together && len(uses) > 0 {
		return ui.El("li", button.Attr("aria-pressed", strconv.FormatBool(slices.Contains(h.s.Marked, r))))
	}
	open, id := h.s.Card == r, "uses-"+r.Class()+"-"+r.Name()
	button.Attr("aria-expanded", strconv.FormatBool(open))
	if !open {
		return ui.El("li", button)
	}
	return ui.El("li", button.Attr("aria-controls", id), ui.El("div.uses role=group", h.usesBody(r, uses)).ID(id).Aria("label", h.CardName(r)))
}

// together is what the marked cards do at the question that is asked.
func (h *ownHand) together() (face.Use, bool) {
	if !asks(h.s, h.of) {
		return face.Use{}, false
	}
	return h.face.Together(h.s, h.s.Asked[0])
}

// usesOf are all uses of a card: at the question, and those that nobody waits for.
func (h *ownHand) usesOf(r engine.Ref) (uses []face.Use) {
	if asks(h.s, h.of) {
		uses = h.face.Uses(h.s, h.s.Asked[0], r)
	}
	return append(uses, rightsWith(h.s, h.View, h.of, r)...)
}

// usable reports whether one of these cards can be used.
func (h *ownHand) usable(cards []engine.Ref) bool {
	return slices.ContainsFunc(cards, func(r engine.Ref) bool { return len(h.usesOf(r)) > 0 })
}

// usesBody asks once before a card leaves the hand, or says why it stays there.
func (h *ownHand) usesBody(r engine.Ref, uses []face.Use) []app.UI {
	if len(uses) == 0 {
		why, rule := unplayable(h.s, h.View, h.of, r)
		return []app.UI{ui.El("p.whynot role=status", why+" ", ui.Rule(rule))}
	}
	head := h.Say("card.use")
	if len(uses) > 1 {
		head = h.Say("card.uses")
	}
	var buttons []app.UI
	for _, u := range uses {
		b := useButton(engine.Seat(h.of), u)
		if h.pointed(r, u) {
			b.Class("marked")
		}
		buttons = append(buttons, b)
	}
	return []app.UI{ui.Text("p", head), ui.El("div.choices", buttons)}
}

// advised reports whether the answer that a lesson or a hint points at is one of these uses.
func (h *ownHand) advised(r engine.Ref, uses []face.Use) bool {
	return slices.ContainsFunc(uses, func(u face.Use) bool { return h.pointed(r, u) })
}

// pointed reports whether that answer is this use of a card. One that names no card means none before the others.
func (h *ownHand) pointed(r engine.Ref, u face.Use) bool {
	return u.Choice.Words() == h.s.Pointed && (u.Choice.On == r || u.Choice.To == r)
}

// useButton gives the answers of a use.
func useButton(seat engine.Seat, u face.Use) app.HTMLElem {
	text := []any{ui.Text("b", u.Label.Text)}
	if u.Label.Note != "" {
		text = append(text, ui.Text("small", u.Label.Note))
	}
	b := ui.El("button.choice type=button", ui.AnyIcon(u.Label.Icon), ui.El("span", text...)).Attr("data-answer", u.Words).Attr("data-area", u.Label.Area)
	return b.OnClick(func(ctx app.Context, _ app.Event) { face.Give(ctx, seat, u.Words) }, app.EventScope("use", seat, u.Words))
}

// togetherBar gives the marked cards together, or says how many are still to be marked.
func (h *ownHand) togetherBar() app.UI {
	u, is := h.together()
	switch {
	case !is || h.s.Past:
		return app.Text("")
	case u.Words == "":
		return ui.El("div.together role=status", ui.Text("p", u.Label.Text))
	}
	return ui.El("div.together role=status", useButton(engine.Seat(h.of), u))
}

// bandOf is the class that colours a card: its Season, or that it is an Investment card.
func bandOf(v *View, r engine.Ref) string {
	if r.Class() != "action" {
		return "of-investment"
	}
	switch v.Action(numberOf(r)).Season {
	case rules.Spring:
		return "of-spring"
	case rules.Summer:
		return "of-summer"
	}
	return "of-fall"
}

// cardFace is what is printed on a card: the Season with letter and number, or the Factories; below, what it is for.
func cardFace(v *View, r engine.Ref) []app.UI {
	if r.Class() == "action" {
		return actionFace(v, r)
	}
	c := v.Investment(numberOf(r))
	body := []any{}
	for _, t := range []rules.Tech{c.Ends[0], c.Red, c.Ends[1]} {
		if t != rules.NoTech {
			body = append(body, ui.El("span.end", ui.Mark(v.techIcon(t)), ui.Text("b", v.TechFacts(t).Name)))
		}
	}
	return []app.UI{ui.El("span.band", ui.Mark("production"), ui.Text("span", v.Say("card.band.factory")), ui.Text("b", v.Say("card.band.number", c.Factory))),
		ui.El("span.ends", body...), ui.Text("small.no", r.Name())}
}

// actionFace is an Action card: its Command above, and below its Nations or what the WildCard does.
func actionFace(v *View, r engine.Ref) []app.UI {
	c, body := v.Action(numberOf(r)), []any{}
	if c.Wild != nil {
		body = append(body, ui.Text("b", c.Wild.Name), ui.Text("small", v.Say("card.wild."+c.Wild.Kind.String())))
	} else {
		for _, n := range c.Ends {
			body = append(body, ui.Text("b", v.NationFacts(n).Name))
		}
	}
	if v.Note != nil {
		if note := v.Note(v, numberOf(r)); note != "" {
			body = append(body, ui.Text("small", note))
		}
	}
	season := c.Season.String()
	return []app.UI{ui.El("span.band", ui.Mark("season-"+season), ui.Text("span", phaseName(v.Words, season)), ui.Text("b", v.Say("card.band.command", c.Priority, c.Value))),
		ui.El("span.ends", body...), ui.Text("small.no", r.Name())}
}
