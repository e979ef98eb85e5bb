// The computer players of all games, for a command line: a question a line in JSON, and an answer a line (engine/bots/wire).
package main

import (
	"interbellum/app/worker"
	_ "interbellum/engine/bots/all"
)

func main() { worker.Serve() }
