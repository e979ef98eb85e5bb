package face

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/words"
)

// An Order is a standing order in words.
type Order struct {
	Title    string
	Says     string   // what it is about, in one sentence
	Settings []string // in the order of the rules
	Later    string   // on the button that gives the order which lasts for a while

	Apart string                   // "In one area": what it can be given for apart from all else; may be empty
	Name  func(slug string) string // of such a thing: "Lorraine"
}

// An Asker is a face that says what no order answers.
type Asker interface{ AlwaysAsked() string }

// OrderIn finds an order in a table: a line for each, with its kind, title, sentence and
// settings.
func OrderIn(table, kind, later string) (o Order) {
	for line := range strings.Lines(table) {
		if f := strings.Split(strings.TrimSpace(line), "|"); f[0] == kind {
			return Order{Title: f[1], Says: f[2], Settings: f[3:], Later: later}
		}
	}
	return o
}

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
