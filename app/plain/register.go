package plain

import (
	"interbellum/app/face"
	"interbellum/engine"
)

func init() { face.Register("", func(g *engine.Game) face.Face { return Face{Game: g} }) }
