// The page with the games that have wooden blocks.
package main

import (
	"interbellum/app"
	_ "interbellum/app/conquest"
	_ "interbellum/app/triumph"
)

func main() { app.Run() }
