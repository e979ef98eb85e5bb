//go:build !js || harbours

package games

import (
	"sync"

	"interbellum/engine/enginetest/toy"
)

// besides are the games that no list offers: Harbours, which proves the kernel. The page that people download is
// built without it.
var besides = []entry{
	{toy.Title(), sync.OnceValue(toy.Game)},
}
