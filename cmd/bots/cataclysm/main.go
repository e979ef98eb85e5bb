// The computer players of Cataclysm: in a Web Worker beside the page, or on a command line.
package main

import (
	"interbellum/app/worker"
	_ "interbellum/engine/bots/cataclysm"
)

func main() { worker.Serve() }
