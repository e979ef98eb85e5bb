package app

import (
	"runtime/debug"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine/words"
)

// Run is the page in the browser; elsewhere it does nothing. There is one route: what is shown stands in the page and in the address's
// #fragment, so that the site runs under any path and every address is answered offline.
func Run() {
	app.Route("/", func() app.Composer { return &Root{} })
	if app.IsClient {
		if texts := app.Window().Get("interbellumLanguage"); texts.Type() == app.TypeString { // boot.js has fetched them
			words.Translate(texts.String())
		}
	}
	// Collecting less often makes taps quicker: the page holds some 20 MB, and three times that is little for a table.
	debug.SetGCPercent(300)
	app.RunWhenOnBrowser()
}
