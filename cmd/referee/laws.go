package main

import (
	"interbellum/engine"
	cataclysm "interbellum/engine/cataclysm/laws"
	"interbellum/engine/enginetest/law"
)

// lawsOf is what a soak watches in a game; nil where there is nothing.
func lawsOf(g *engine.Game) law.Book {
	switch g.ID {
	case "cataclysm":
		return cataclysm.Code
	}
	return nil
}
