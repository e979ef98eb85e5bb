//go:build wasm

// Interbellum in the browser. There is one route: what is shown stands in the page and in the address's #fragment,
// so that the site runs under any path and every address is answered offline.
package main

import (
	"runtime/debug"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	page "interbellum/app"
)

// serve is what the program does in a Web Worker, where it is one that can: it is its own computer players.
var serve func()

func main() {
	if serve != nil && js.Global().Get("document").IsUndefined() {
		serve()
	}
	app.Route("/", func() app.Composer { return &page.Root{} })
	// Collecting less often makes taps quicker: the page holds some 20 MB, and three times that is little for a table.
	debug.SetGCPercent(300)
	app.RunWhenOnBrowser()
}
