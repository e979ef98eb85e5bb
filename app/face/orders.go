package face

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/words"
)

// An Order is a standing order in words.
type Order struct {
	Title    string
	Says     string   // what it is about, in one sentence
	Settings []string // in the order of the rules
	Later    []string // on the buttons that give the orders which end by themselves, in the order of the rules

	Apart string                   // "In one area": what it can be given for apart from all else; may be empty
	Name  func(slug string) string // of such a thing: "Lorraine"
}

// An Asker is a face that says what no order answers.
type Asker interface{ AlwaysAsked() string }

// Given says which order an entry gave, or nothing if it gave none that may be seen.
func Given(order func(kind string) Order, kinds []engine.OrderKind, e engine.Entry) string {
	class, subject := e.Choice.On.Class(), e.Choice.On.Name()
	i := slices.IndexFunc(kinds, func(k engine.OrderKind) bool { return k.Kind == class })
	if i < 0 {
		return ""
	}
	o := order(class)
	title := o.Title
	if subject != "" {
		title = words.To("page/order.for", title, o.Name(subject)).String()
	}
	if e.Choice == kinds[i].Lift(subject) {
		return words.To("page/order.lifted", title).String()
	}
	n := slices.Index(kinds[i].Settings, string(e.Choice.To))
	if n < 0 || n >= len(o.Settings) {
		return ""
	}
	return words.To("page/order.given", title, words.Lower(o.Settings[n])).String()
}
