package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/store"
)

// What the page asks of the browser itself.

// savedMatches is the browser's storage, or a memory where the page is drawn without a browser.
func savedMatches() store.Store {
	if app.IsClient {
		return store.Browser()
	}
	return store.In(store.NewMemory())
}

// callBrowser calls one of the functions of web/shelf.js. Before that file has come there is nothing to call.
func callBrowser(name string, args ...any) {
	if !app.IsClient {
		return
	}
	if of := app.Window().Get("interbellum"); of.Truthy() && of.Get(name).Truthy() {
		of.Call(name, args...)
	}
}

// botWorker puts questions to the computer players, which web/bots.js starts in a worker, and takes them back.
func botWorker(ctx app.Context) (think func(id int, question string, heard func(string)), unthink func(id int)) {
	think = func(id int, question string, heard func(string)) {
		if of := app.Window().Get("interbellum"); !of.Truthy() || !of.Get("think").Truthy() { // the script is on its way
			ctx.After(time.Second/5, func(app.Context) { think(id, question, heard) })
			return
		}
		var call app.Func
		call = app.FuncOf(func(_ app.Value, args []app.Value) any {
			call.Release()
			text := args[0].String()
			ctx.Dispatch(func(app.Context) { heard(text) })
			return nil
		})
		callBrowser("think", id, question, call)
	}
	return think, func(id int) { callBrowser("unthink", id) }
}

// preloadBots loads the computer players before the first question to one.
func preloadBots() { callBrowser("prepare") }

// address is what links begin with: the page's own, or what the page in one file names, which stands nowhere on the net.
func address(ctx app.Context) string {
	if site := app.Window().Get("interbellumSite"); app.IsClient && site.Type() == app.TypeString {
		return site.String()
	}
	return ctx.Page().URL().String()
}

// setting is what web/settings.js keeps on this device, or "".
func setting(name string) string {
	if !app.IsClient {
		return ""
	}
	kept := app.Window().Get("localStorage").Call("getItem", "interbellum/"+name)
	if kept.Type() != app.TypeString {
		return ""
	}
	return kept.String()
}

// keep has this device keep a setting; an empty one is forgotten. Where the storage is full it holds until the page is closed.
func keep(name, value string) {
	defer func() { _ = recover() }()
	switch {
	case !app.IsClient:
	case value == "":
		app.Window().Get("localStorage").Call("removeItem", "interbellum/"+name)
	default:
		app.Window().Get("localStorage").Call("setItem", "interbellum/"+name, value)
	}
}

// toggleTheme changes between light and dark and keeps the choice.
func toggleTheme() {
	root := app.Window().Get("document").Get("documentElement")
	theme := "dark"
	if root.Get("dataset").Get("theme").String() == "dark" {
		theme = "light"
	}
	root.Get("dataset").Set("theme", theme)
	keep("theme", theme)
}
