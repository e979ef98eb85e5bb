//go:build !js || harbours || whole || !blocks

package games

import "interbellum/engine/cataclysm"

func init() { here("cataclysm", cataclysm.Game) }
