//go:build !js || harbours

package games

import (
	"sync"

	"interbellum/engine/enginetest/toy"
	"interbellum/engine/triumph"
)

// besides are the games that no list offers: Harbours, which proves the kernel, and Triumph & Tragedy, which has no page
// yet. The page that people download is built without them.
var besides = []entry{
	{toy.Game().Title(), sync.OnceValue(toy.Game)},
	{triumph.Game().Title(), triumph.Game},
}
