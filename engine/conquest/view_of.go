package conquest

import "interbellum/engine"

// ViewOf reads a view that came from elsewhere.
func ViewOf(unpack func(to any) error) (engine.View, error) { return Book().ViewOf(&Shown{}, unpack) }
