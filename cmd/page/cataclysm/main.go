// The page with Cataclysm.
package main

import (
	"interbellum/app"
	_ "interbellum/app/cataclysm"
)

func main() { app.Run() }
