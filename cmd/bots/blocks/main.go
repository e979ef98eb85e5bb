// The computer players of the games with wooden blocks: in a Web Worker beside the page, or on a command line.
package main

import (
	"interbellum/app/worker"
	_ "interbellum/engine/bots/conquest"
	_ "interbellum/engine/bots/triumph"
)

func main() { worker.Serve() }
