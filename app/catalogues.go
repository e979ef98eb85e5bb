package app

// What the page and the kernel say. Each game's face brings its own catalogue.
import (
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/page"
)
