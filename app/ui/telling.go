package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Telling is a button that shows what is so in signs, and opens a small card that says it in sentences, with the rule about it.
func Telling(id, name string, sentences []string, rule string, signs ...any) app.UI {
	said := make([]app.UI, len(sentences))
	for i, s := range sentences {
		said[i] = Text("p", s)
	}
	return El("div.teller",
		El("button.telling type=button aria-haspopup=dialog", signs...).Attr("popovertarget", id),
		El("div.enmity popover=auto role=dialog", Text("b", name), said, Rule(rule)).ID(id).Aria("label", name))
}
