package conquest

import (
	"interbellum/app/face"
	"interbellum/engine"
	_ "interbellum/engine/games/conquest"
)

func init() { face.Register("conquest", func(*engine.Game) face.Face { return New() }) }
