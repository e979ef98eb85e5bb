//go:build wasm

// Interbellum in the browser. There is one route: what is shown stands in the page and in the address's #fragment,
// so that the site runs under any path and every address is answered offline.
package main

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	page "interbellum/app"
)

func main() {
	app.RouteWithRegexp(".*", func() app.Composer { return &page.Root{} })
	app.RunWhenOnBrowser()
}
