package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// press makes a button do something. The scope is what go-app compares handlers by:
// without it a button would keep doing what it first did.
func press(b app.HTMLElem, what, id string, n int) app.HTMLElem {
	return b.Attr("type", "button").Attr("data-do", what).OnClick(doing(what, id, n), app.EventScope(what, id, n))
}
