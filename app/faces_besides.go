//go:build !js || harbours

package app

import (
	"interbellum/app/face"
	"interbellum/app/plain"
	"interbellum/app/toy"
	"interbellum/engine"
)

func init() {
	faces["toy"] = func(g *engine.Game) face.Face { return toy.New(g) }
	faces[""] = func(g *engine.Game) face.Face { return plain.Face{Game: g} }
}
