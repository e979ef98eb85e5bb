package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/store"
)

// What the page asks of the browser itself.

// shelf is the browser's storage, or a memory where the page is drawn without a browser.
func shelf() store.Store {
	if app.IsClient {
		return store.Browser()
	}
	return store.In(store.NewMemory())
}

// copyText puts a text on the clipboard, if the browser lets the page do so.
func copyText(text string) {
	if clipboard := app.Window().Get("navigator").Get("clipboard"); clipboard.Truthy() {
		clipboard.Call("writeText", text)
	}
}

// download offers bytes as a file.
func download(name string, data []byte) {
	parts := app.Window().Get("Array").New()
	parts.Call("push", string(data))
	blob := app.Window().Get("Blob").New(parts, map[string]any{"type": "application/json"})
	url := app.Window().Get("URL").Call("createObjectURL", blob)
	a := app.Window().Get("document").Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
}

// toggleTheme changes between light and dark and keeps the choice.
func toggleTheme() {
	root := app.Window().Get("document").Get("documentElement")
	theme := "dark"
	if root.Get("dataset").Get("theme").String() == "dark" {
		theme = "light"
	}
	root.Get("dataset").Set("theme", theme)
	app.Window().Get("localStorage").Call("setItem", "interbellum/theme", theme)
}

// linkIn finds the link's text in what somebody pasted: a whole address, or its end.
func linkIn(text string) string {
	text = strings.TrimSpace(text)
	if _, fragment, found := strings.Cut(text, "#"); found {
		return fragment
	}
	return text
}
