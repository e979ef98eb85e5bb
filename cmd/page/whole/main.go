// The page with all games that are offered and the Workshop: for the one file, and for the Workshop of a site. It is its
// own bots.
package main

import (
	"interbellum/app"
	_ "interbellum/app/all"
	"interbellum/app/worker"
	_ "interbellum/app/workshop"
	_ "interbellum/engine/bots/all"
)

func main() {
	if worker.Inside() {
		worker.Serve()
	}
	app.Run()
}
