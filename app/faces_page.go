//go:build js && !harbours

package app

import (
	"interbellum/app/face"
	"interbellum/engine"
)

// faceBesides is never asked in the page that people download: its catalogue holds no other game.
func faceBesides(g *engine.Game) face.Face { panic("no face for " + g.ID) }
