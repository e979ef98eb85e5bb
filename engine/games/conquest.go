//go:build !js || harbours

package games

import "interbellum/engine/conquest"

// Conquest & Consequence is played by the referee and in tests until all of its rules are there. The programs that people
// download do not know it.
func init() {
	catalogue = append(catalogue, entry{title: conquest.Game().Title(), game: conquest.Game})
}
