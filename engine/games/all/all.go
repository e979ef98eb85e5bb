// Package all puts every game into the catalogue, the hidden one too: for command lines and tests.
package all

import (
	_ "interbellum/engine/games/cataclysm"
	_ "interbellum/engine/games/conquest"
	_ "interbellum/engine/games/toy"
	_ "interbellum/engine/games/triumph"
)
