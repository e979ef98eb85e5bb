//go:build js && !harbours

package games

import "interbellum/engine"

var besides []*engine.Game
