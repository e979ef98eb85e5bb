//go:build !js || harbours || whole || blocks

package app

import (
	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
)

func init() {
	faces["triumph"] = func(*engine.Game) face.Face { return triumph.New() }
}
