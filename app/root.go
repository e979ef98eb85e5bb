// Package app holds the components of the page: no rules, no storage.
package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Root is the whole page.
type Root struct {
	app.Compo
}

// Render shows the name and the list of matches.
func (r *Root) Render() app.UI {
	return app.Main().Class("home").Body(
		app.H1().Text("Interbellum"),
		app.P().Text("No matches yet."),
	)
}
