package hidden

// The tests read what is said.
import (
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/hidden"
	_ "interbellum/engine/words/triumph"
)
