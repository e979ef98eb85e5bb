package cataclysm

// The tests read what is refused.
import (
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/engine"
)
