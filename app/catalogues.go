package app

import (
	_ "interbellum/engine/words/engine" // what the kernel says; each game's face brings its own catalogue
	"interbellum/engine/words/page"
)

// say is a text of the page.
func say(kind string, arguments ...any) string { return page.Book.Say(kind, arguments...) }
