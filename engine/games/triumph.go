//go:build !js || harbours || whole || blocks

package games

import "interbellum/engine/triumph"

func init() { here("triumph", triumph.Game) }
