package face

import (
	"strings"

	"interbellum/engine"
)

// An Order is a standing order in words.
type Order struct {
	Title    string
	Says     string   // what it is about, in one sentence
	Settings []string // in the order of the rules
	Later    string   // on the button that gives the order which lasts for a while
}

// OrderIn finds an order in a table: a line for each, with its kind, title, sentence and
// settings.
func OrderIn(table, kind, later string) (o Order) {
	for line := range strings.Lines(table) {
		if f := strings.Split(strings.TrimSpace(line), "|"); f[0] == kind {
			return Order{f[1], f[2], f[3:], later}
		}
	}
	return o
}

// Given says which order an entry gave, or nothing if it gave none that may be seen.
func Given(o Order, kinds []engine.OrderKind, e engine.Entry) string {
	for i := range kinds {
		for n, setting := range kinds[i].Settings {
			if kinds[i].Kind == string(e.Choice.On) && setting == string(e.Choice.To) && n < len(o.Settings) {
				return "orders: " + o.Title + " – " + strings.ToLower(o.Settings[n][:1]) + o.Settings[n][1:]
			}
		}
	}
	return ""
}
