//go:build !js || harbours || whole || blocks

package app

import (
	"interbellum/app/conquest"
	"interbellum/app/face"
	"interbellum/engine"
)

func init() {
	faces["conquest"] = func(*engine.Game) face.Face { return conquest.New() }
}
