// Package all puts the computer players of every game into the catalogue: for command lines, tests and the page in one file.
package all

import (
	_ "interbellum/engine/bots/cataclysm"
	_ "interbellum/engine/bots/conquest"
	_ "interbellum/engine/bots/triumph"
)
