//go:build wasm

// A bare go-app page, built as the real one is: the measure for its size and its cold start.
package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type hello struct{ app.Compo }

func (h *hello) Render() app.UI { return app.H1().Text("Hello, world") }

func main() {
	app.RouteWithRegexp(".*", func() app.Composer { return &hello{} })
	app.RunWhenOnBrowser()
}
