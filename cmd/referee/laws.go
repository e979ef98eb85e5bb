package main

import (
	"interbellum/engine"
	cataclysm "interbellum/engine/cataclysm/laws"
	conquest "interbellum/engine/conquest/laws"
	"interbellum/engine/enginetest/law"
	triumph "interbellum/engine/triumph/laws"
)

// lawsOf is what a soak watches in a game; nil where there is nothing.
func lawsOf(g *engine.Game) law.Book {
	switch g.ID {
	case "cataclysm":
		return cataclysm.Code
	case "triumph":
		return triumph.Code
	case "conquest":
		return conquest.Code
	}
	return nil
}
