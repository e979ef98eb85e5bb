package triumph

import (
	"interbellum/app/face"
	"interbellum/engine"
	_ "interbellum/engine/games/triumph"
)

func init() { face.Register("triumph", func(*engine.Game) face.Face { return New() }) }
