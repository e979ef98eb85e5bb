package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	_ "interbellum/engine/games/cataclysm"
)

func init() { face.Register("cataclysm", func(*engine.Game) face.Face { return Face{} }) }
