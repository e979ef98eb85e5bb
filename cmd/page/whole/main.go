// The page with all games that are offered, for the one file. It is its own bots.
package main

import (
	"interbellum/app"
	_ "interbellum/app/cataclysm"
	_ "interbellum/app/conquest"
	_ "interbellum/app/triumph"
	"interbellum/app/worker"
	_ "interbellum/engine/bots/all"
)

func main() {
	if worker.Inside() {
		worker.Serve()
	}
	app.Run()
}
