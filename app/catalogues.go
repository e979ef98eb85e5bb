package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	_ "interbellum/engine/words/engine" // what the kernel says; each game's face brings its own catalogue
	_ "interbellum/engine/words/house"
	"interbellum/engine/words/page"
)

// say is a text of the page.
func say(kind string, arguments ...any) string { return page.Book.Say(kind, arguments...) }

// slot is the argument of a text where an element will stand.
const slot = "\x00"

// around is an element with a text, and another element in the place of its slot.
func around(spec, text string, element app.UI) app.HTMLElem {
	before, after, _ := strings.Cut(text, slot)
	var holds []any
	if before != "" {
		holds = append(holds, before)
	}
	holds = append(holds, element)
	if after != "" {
		holds = append(holds, after)
	}
	return ui.El(spec, holds...)
}
