package conquest

import "interbellum/engine"

// ViewOf reads a view that came from elsewhere, of a match of the edition that comes with the program.
func ViewOf(unpack func(to any) error) (engine.View, error) { return Book().ViewOf(&Shown{}, unpack) }

func (e *edition) viewOf(unpack func(to any) error) (engine.View, error) {
	return e.book.ViewOf(&Shown{}, unpack)
}
