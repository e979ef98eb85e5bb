// The page with all games, those too that no list offers: for the browser's tests. It is its own bots.
package main

import (
	"interbellum/app"
	_ "interbellum/app/all"
	_ "interbellum/app/plain"
	_ "interbellum/app/toy"
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
