package blockwar

import (
	"slices"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// What the tests of both games look into.

var (
	FactionViewOf = FactionView
	CutWords      = cutWords
)

type Template = template

func (w *Words) BlockadeWords(r *rules.TradeRoute) string { return w.blockadeWords(r) }

// Tells reports whether the log has words for an event, or leaves it out on purpose.
func (f *Face) Tells(kind string) bool {
	return kind == "die" || kind == "hits" || kind == "battle" || quiet[kind] || f.Forms[kind] != nil || f.Texts.Has("event."+kind) || f.Texts.Has("chapter."+kind)
}

func (w *Words) Spoken(parts []face.Part) string { return spoken(w, parts) }

// ViewOf is what a sight shows.
func (f *Face) ViewOf(s *face.Sight) *View { return f.view(s) }

// Drawn are the pictures that a game names by what is printed.
func (f *Face) Drawn() (list []string) {
	for _, t := range f.inOrder() {
		list = append(list, f.typeSign(t))
	}
	for i := range f.TechList[1:] {
		list = append(list, f.techIcon(rules.Tech(i+1)))
	}
	for _, n := range slices.Concat(f.Sides[1:], f.Powers[1:]) {
		list = append(list, "power-"+n)
	}
	return list
}

// Sample is a text of a kind, filled in from a question, an answer or an event of its section.
func (f *Face) Sample(section, kind string) string {
	v := &View{&rules.View{Book: f.Book, Battle: &rules.BattleView{Type: rules.Tank}}, f.Words}
	d := engine.Decision{About: "action/3", Seat: 1}
	switch section {
	case "question", "why":
		return v.Asks(kind, d)
	case "answer":
		return f.Texts.Fill(kind, v.answerSlots(d, engine.Choice{On: "action/3", To: "action/4"}))
	}
	return f.Texts.Fill(kind, f.eventSlots(engine.Event{Seat: 1, On: "action/3", To: "action/4"}))
}
