package saves_test

// The tests read what is said.
import (
	_ "interbellum/engine/words/engine"
)
