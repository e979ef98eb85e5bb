package games

// The tests compare titles.
import (
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/triumph"
)
