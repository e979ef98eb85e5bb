package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// Hand is what a player does with the cards in hand before there is an answer: one lies open with its uses, or some are marked.
type Hand struct {
	t      *Table
	card   engine.Ref
	marked []engine.Ref
	seq    int // what the marks are made for
	player int // whose hand it is
}

// Tap opens a card or closes it, or marks it where cards are given together.
func (h *Hand) Tap(card engine.Ref) {
	f, can := h.t.Face.(face.Holder)
	if !can || h.t.History.Past != Now {
		return
	}
	s := h.t.Sight()
	next := Hand{h.t, card, s.Marked, h.t.Session.Play.Seq(), s.Looking}
	switch {
	case usable(f, s, card) && together(f, s):
		next.card, next.marked = "", slices.Clone(s.Marked)
		if at := slices.Index(next.marked, card); at >= 0 {
			next.marked = slices.Delete(next.marked, at, at+1)
		} else {
			next.marked = append(next.marked, card)
		}
	case s.Card == card:
		next.card = ""
	}
	*h = next
}

// usable reports whether a card can be used at the question that is asked.
func usable(f face.Holder, s *face.Sight, card engine.Ref) bool {
	return len(s.Asked) > 0 && len(f.Uses(s, s.Asked[0], card)) > 0
}

// together reports whether cards are given together there.
func together(f face.Holder, s *face.Sight) bool {
	if len(s.Asked) == 0 {
		return false
	}
	_, is := f.Together(s, s.Asked[0])
	return is
}

// Clear closes the card and takes all marks away.
func (h *Hand) Clear() { h.card, h.marked = "", nil }

// show puts the hand into a sight, for the player whose hand it is and as long as the cards are in it.
func (h *Hand) show(s *face.Sight) {
	f, can := h.t.Face.(face.Holder)
	if !can || h.player != s.Looking || h.t.Covered || h.card == "" && h.marked == nil {
		return
	}
	if slices.Contains(f.Held(s), h.card) {
		s.Card = h.card
	}
	if h.seq == s.Seq {
		s.Marked = h.marked
	}
}

// follow keeps a card open after an answer for as long as the next question is about it too.
func (h *Hand) follow() {
	f, can := h.t.Face.(face.Holder)
	if h.card == "" && h.marked == nil {
		return
	}
	if s := h.t.Sight(); !can || s.Card == "" || !usable(f, s, s.Card) || together(f, s) {
		h.Clear()
	}
}

// ofHand lists the answers of the card that lies open, or what the marked ones do; nil where the bar lists all answers.
func (b *decisionBar) ofHand(d engine.Decision) (list []labelled) {
	f, can := b.table.Face.(face.Holder)
	if !can {
		return nil
	}
	if len(b.Sight.Marked) > 0 {
		if all, together := f.Together(b.Sight, d); together && all.Words != "" {
			return []labelled{{all.Choice, all.Label, false, all.Words}}
		}
	}
	if b.Sight.Card != "" {
		for _, u := range f.Uses(b.Sight, d, b.Sight.Card) {
			list = append(list, labelled{u.Choice, u.Label, false, u.Words})
		}
	}
	return list
}

// handButtons lead from the question to the hand, and back from one card to all answers.
func handButtons(b *decisionBar, open bool) app.UI {
	f, can := b.table.Face.(face.Holder)
	if !can {
		return app.Text("")
	}
	var buttons []app.UI
	if open {
		buttons = append(buttons, commandButton("button.btn#all-answers", say("bar.all-answers"), &clearHand{}))
	}
	if b.table.desk.Tab != face.HandPanel && slices.ContainsFunc(f.Held(b.Sight), func(c engine.Ref) bool { return usable(f, b.Sight, c) }) {
		buttons = append(buttons, bind(ui.El("button.btn#to-hand", ui.AnyIcon("command"), say("bar.to-hand")), &chooseTab{ID: face.HandPanel}))
	}
	if buttons == nil {
		return app.Text("")
	}
	return ui.El("div.of-hand", buttons)
}

// tapCard opens or marks a card of the hand.
type tapCard struct{ Card engine.Ref }

func (w *tapCard) do(r *Root, _ app.Context) { r.desk.Table.Hand.Tap(w.Card) }

// clearHand closes the card that lies open.
type clearHand struct{}

func (*clearHand) do(r *Root, _ app.Context) { r.desk.Table.Hand.Clear() }
