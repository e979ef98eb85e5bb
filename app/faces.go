package app

import (
	"interbellum/app/cataclysm"
	"interbellum/app/face"
	"interbellum/app/plain"
	"interbellum/engine"
)

// faceOf is how a game looks. A game without a face of its own is shown plainly.
func faceOf(g *engine.Game) face.Face {
	if g.ID == "cataclysm" {
		return cataclysm.Face{}
	}
	return plain.Face{Game: g}
}
