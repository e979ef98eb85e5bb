package main

// What the kernel says, in English.
import (
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/engine"
)
