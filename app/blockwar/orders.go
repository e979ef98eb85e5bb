package blockwar

import (
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
)

// Order puts a standing order into words.
func (f *Face) Order(kind string) face.Order {
	text := strings.Split(f.Texts.Fill("order."+kind, nil), "|")
	if len(text) < 3 {
		return face.Order{}
	}
	o := face.Order{Title: text[0], Says: text[1], Settings: text[2:], Later: []string{f.Say("order.later")}}
	if kind == "fight" {
		o.Later = []string{f.Say("order.later.fight"), f.Say("order.later.fight.turn")}
	}
	for _, k := range f.Rule.OrderKinds() {
		if k.Kind == kind && k.PerSubject != "" {
			o.Apart, o.Name = f.Texts.Fill("order.in."+k.PerSubject, nil), func(slug string) string { return apart[k.PerSubject](f.Words, engine.Ref(k.PerSubject+"/"+slug)) }
		}
	}
	return o
}

// apart names what an order can be given for apart from all else, by the class that the rules know it as.
var apart = map[string]func(*Words, engine.Ref) string{
	"area":   func(w *Words, r engine.Ref) string { return w.Place(w.AreaOf(r)).Name },
	"tech":   (*Words).TechName,
	"nation": func(w *Words, r engine.Ref) string { return w.Say("name.capital", w.nation(w.NationOf(r))) },
}

// AlwaysAsked says what no order answers.
func (f *Face) AlwaysAsked() string { return f.Say("order.always-asked") }
