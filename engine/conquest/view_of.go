package conquest

import "interbellum/engine"

// ViewOf reads a view that came from elsewhere, of a match of the edition that comes with the program.
func ViewOf(unpack func(to any) error) (engine.View, error) { return Book().ViewOf(&Shown{}, unpack) }

func (e *edition) viewOf(unpack func(to any) error) (engine.View, error) {
	return e.book.ViewOf(&Shown{}, unpack)
}

// Views reads views of matches of another edition, whose tables file gives by name.
func Views(file func(name string) string) (func(unpack func(to any) error) (engine.View, error), error) {
	b, err := readBook(file, Book())
	if err != nil {
		return nil, err
	}
	return func(unpack func(to any) error) (engine.View, error) { return b.ViewOf(&Shown{}, unpack) }, nil
}
