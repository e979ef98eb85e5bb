//go:build !js || harbours || whole || blocks

package games

import "interbellum/engine/conquest"

func init() { here("conquest", conquest.Game) }
