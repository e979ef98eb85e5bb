//go:build !js || harbours

package app

import (
	"interbellum/app/face"
	"interbellum/app/plain"
	"interbellum/app/toy"
	"interbellum/app/triumph"
	"interbellum/engine"
)

// faceBesides is the face of a game that no list offers. One without a face of its own is shown plainly.
func faceBesides(g *engine.Game) face.Face {
	switch g.ID {
	case "toy":
		return toy.New(g)
	case "triumph":
		return triumph.Face{}
	}
	return plain.Face{Game: g}
}
