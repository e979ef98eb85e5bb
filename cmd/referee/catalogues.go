package main

// What the kernel and the games say, in English.
import (
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/hidden"
	_ "interbellum/engine/words/house"
	_ "interbellum/engine/words/triumph"
)
