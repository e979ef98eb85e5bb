package toy

import (
	"interbellum/app/face"
	"interbellum/engine"
	_ "interbellum/engine/games/toy"
)

func init() { face.Register("toy", func(g *engine.Game) face.Face { return New(g) }) }
