package blockwar

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// hands are what the looking player holds, one Faction after the other, that which is asked first.
func hands(game *Face, s *face.Sight, v *View) app.UI {
	var held, others []app.UI
	for i := range v.Factions {
		switch f := &v.Factions[i]; {
		case f.Own == nil || absent(v, f.Faction):
		case asks(s, f.Faction):
			held = append(held, hand(&ownHand{v, game, s, f.Faction}, f))
		default:
			others = append(others, hand(&ownHand{v, game, s, f.Faction}, f))
		}
	}
	if len(held)+len(others) == 0 {
		return ui.Text("p.dim", v.Say("hand.none"))
	}
	return ui.El("div.hands", append(held, others...))
}

// asks reports whether a Faction is asked.
func asks(s *face.Sight, f rules.Faction) bool {
	return len(s.Asked) > 0 && s.Asked[0].Seat == engine.Seat(f)
}

// hand is what one Faction's player alone may look at: cards, the committed one, the Vault, Peace Dividends.
func hand(h *ownHand, f *rules.FactionView) app.UI {
	v, own := h.View, f.Own
	parts := []app.UI{ui.El("h3", ui.Emblem(v.Slug(f.Faction), "sm"), " "+v.Say("hand.of", v.Side(f.Faction)), ui.Text("small", v.Say("hand.size", f.Cards, f.HandLimit)))}
	cards := func(title string, refs ...engine.Ref) {
		if len(refs) == 0 {
			return
		}
		var list []app.UI
		for _, r := range refs {
			list = append(list, h.held(r))
		}
		parts = append(parts, ui.Text("h4", title), ui.El("ul.cardrow", list))
	}
	if v.Phase == rules.SetupPhase {
		parts = append(parts, mustered(v, f.Faction))
	}
	action, investment := refsOf("action", own.Action), refsOf("investment", own.Investment)
	first := h.usable(investment) && !h.usable(action)
	if first {
		cards(v.Say("hand.investment"), investment...)
	}
	cards(v.Say("hand.action"), action...)
	if !first {
		cards(v.Say("hand.investment"), investment...)
	}
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
	parts = append(parts, h.togetherBar())
	return ui.El("section.hand-of", parts).Class("p-"+v.Slug(f.Faction)).Attr("data-faction", v.Slug(f.Faction))
}

func refsOf(deck string, numbers []int) (refs []engine.Ref) {
	for _, n := range numbers {
		refs = append(refs, engine.Ref(deck+"/"+strconv.Itoa(n)))
	}
	return refs
}
