//go:build !js || harbours || whole || !blocks

package app

import (
	"interbellum/app/cataclysm"
	"interbellum/app/face"
	"interbellum/engine"
)

func init() {
	faces["cataclysm"] = func(*engine.Game) face.Face { return cataclysm.Face{} }
}
