//go:build !js || harbours

package games

import (
	"sync"

	"interbellum/engine/enginetest/toy"
)

// Harbours proves the kernel. The programs that people download do not know it.
func init() {
	catalogue = append(catalogue, entry{title: toy.Game().Title(), game: sync.OnceValue(toy.Game)})
}
